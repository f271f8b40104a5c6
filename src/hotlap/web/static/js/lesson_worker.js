/** Trains in a Worker: rollouts and updates, and after each of them what came of it. */

import { readDriver } from "./driver.js";
import { writeDriver } from "./driver_file.js";
import { examine } from "./exam.js";
import { Learner } from "./learner.js";
import { Track } from "./track.js";
import { Simulator } from "./wasm.js";

/** @typedef {import("./exam.js").Mark} Mark */
/** @typedef {import("./episodes.js").Plan} Plan */
/** @typedef {import("./learner.js").Learned} Learned */
/** @typedef {{wasm: Uint8Array, facts: import("./wasm.js").Facts, track: any, plan: Plan}} Order */
/**
 * What is said after each rollout and its update.
 * @typedef {object} Progress
 * @property {number} steps
 * @property {number} seconds of learning
 * @property {number} episodes
 * @property {number | null} reward mean return of the episodes that ended
 * @property {number | null} completion share of the exam's cars with a lap
 * @property {number | null} lapTime median of their laps
 * @property {Learned | null} learned where a generation ends
 * @property {Mark | null} exam
 */

const MOST_GENERATIONS = 96;
/** An exam takes a fraction of a second: not after every generation. */
const EXAM_EVERY_S = 1.5;

class Practice {
  /**
   * @param {Simulator} simulator
   * @param {Simulator} examiner with a memory of its own: the learner's is a stack
   * @param {Order} order
   */
  constructor(simulator, examiner, { facts, track, plan }) {
    this.facts = facts;
    this.plan = plan;
    this.track = new Track(track);
    this.examiner = examiner;
    this.learner = new Learner(simulator, this.track, plan);
    const rollouts = Math.ceil(plan.total_timesteps / (plan.n_envs * plan.hyperparameters.n_steps));
    /** Rollouts in a generation. */
    this.every = Math.ceil(rollouts / MOST_GENERATIONS);
    this.rollouts = 0;
    this.seconds = 0;
    this.examinedAt = 0;
  }

  /** @param {Order} order */
  static async open(order) {
    const load = () => Simulator.load(/** @type {BufferSource} */ (order.wasm), order.facts);
    return new Practice(await load(), await load(), order);
  }

  /** One rollout, its update and perhaps an exam. @returns {Promise<Progress>} */
  async advance() {
    const { learner } = this;
    const begun = performance.now() - 1000 * this.seconds;
    const tally = learner.iterate();
    this.rollouts += 1;
    const learned = learner.finished || this.rollouts % this.every === 0 ? learner.learned() : null;
    this.seconds = (performance.now() - begun) / 1000;
    const exam = learned && this.isExamDue() ? await this.examine(learned) : null;
    this.seconds = (performance.now() - begun) / 1000;
    return {
      steps: learner.steps, seconds: this.seconds, episodes: tally.episodes,
      reward: tally.episodes ? tally.returns / tally.episodes : null,
      // Episodes of training may be too short for a lap.
      completion: exam ? exam.lapping / exam.cars : null, lapTime: exam?.lapTime ?? null,
      learned, exam,
    };
  }

  isExamDue() {
    return this.learner.finished || this.seconds - this.examinedAt > EXAM_EVERY_S;
  }

  /** @param {Learned} learned */
  async examine(learned) {
    const { plan, facts, track } = this;
    this.examinedAt = this.seconds;
    const about = { plan, track, learned, steps: this.learner.steps, seconds: this.seconds, startedAt: "" };
    return examine(this.examiner, track, plan, await readDriver(writeDriver(about, facts), "the driver", facts));
  }
}

/** @type {Practice | null} */
let practice = null;
let running = false;
let busy = false;
const turns = new MessageChannel();

/** One rollout, then a chance for messages to arrive. */
async function turn() {
  if (!practice || !running || busy) return;
  busy = true;
  try {
    postMessage({ progress: await practice.advance() });
    running &&= !practice.learner.finished;
  } catch (error) {
    fail(error);
  }
  busy = false;
  if (running) turns.port2.postMessage(null);
}

/** @param {unknown} error */
function fail(error) {
  running = false;
  postMessage({ failure: error instanceof Error ? error.message : String(error) });
}

turns.port1.onmessage = turn;
onmessage = async ({ data }) => {
  running = data.run;
  try {
    if (data.order) practice = await Practice.open(data.order);
  } catch (error) {
    fail(error);
  }
  turn();
};
