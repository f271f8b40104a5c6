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
 * @property {number | null} completion share of them with a lap
 * @property {number | null} lapTime median of the laps
 * @property {Learned | null} learned where a generation ends
 * @property {Mark | null} exam
 */

const MOST_GENERATIONS = 96;
/** An exam takes a fraction of a second: not after every generation. */
const EXAM_EVERY_S = 1.5;

class Lesson {
  /** @param {Order} order */
  async open({ wasm, facts, track, plan }) {
    this.plan = plan;
    this.facts = facts;
    this.simulator = await Simulator.load(/** @type {BufferSource} */ (wasm), facts);
    // Exams have a memory of their own: the learner's is a stack.
    this.examiner = await Simulator.load(/** @type {BufferSource} */ (wasm), facts);
    this.track = new Track(track);
    this.learner = new Learner(this.simulator, this.track, plan);
    const rollouts = Math.ceil(plan.total_timesteps / (plan.n_envs * plan.hyperparameters.n_steps));
    this.every = Math.ceil(rollouts / MOST_GENERATIONS);
    this.rollouts = 0;
    this.seconds = 0;
    this.examinedAt = 0;
    this.hasLapped = false;
  }

  /** @returns {Promise<Progress>} */
  async advance() {
    const { learner, plan, facts, track, examiner } = this;
    if (!learner || !plan || !facts || !track || !examiner) throw new Error("the lesson is not open");
    const begun = performance.now();
    const tally = learner.iterate();
    this.rollouts = (this.rollouts ?? 0) + 1;
    this.hasLapped ||= tally.withLap > 0;
    const ends = learner.finished || this.rollouts % (this.every ?? 1) === 0;
    const learned = ends ? learner.learned() : null;
    const seconds = (this.seconds ?? 0) + (performance.now() - begun) / 1000;
    let exam = null;
    if (learned && this.hasLapped && (learner.finished || seconds - (this.examinedAt ?? 0) > EXAM_EVERY_S)) {
      const about = { plan, track, learned, steps: learner.steps, seconds, startedAt: "" };
      exam = examine(examiner, track, plan, await readDriver(writeDriver(about, facts), "the driver", facts));
      this.examinedAt = seconds;
    }
    this.seconds = (this.seconds ?? 0) + (performance.now() - begun) / 1000;
    const laps = tally.laps.sort((a, b) => a - b);
    return {
      steps: learner.steps, seconds: this.seconds, episodes: tally.episodes,
      reward: tally.episodes ? tally.returns / tally.episodes : null,
      completion: tally.episodes ? tally.withLap / tally.episodes : null,
      lapTime: laps.length ? laps[laps.length >> 1] : null,
      learned, exam,
    };
  }
}

const lesson = new Lesson();
let running = false;
let busy = false;
const turns = new MessageChannel();

/** One rollout, then a chance for messages to arrive. */
async function turn() {
  if (!running || busy) return;
  busy = true;
  try {
    postMessage({ progress: await lesson.advance() });
    running &&= !lesson.learner?.finished;
  } catch (error) {
    running = false;
    postMessage({ failure: String(/** @type {Error} */ (error).message ?? error) });
  }
  busy = false;
  if (running) turns.port2.postMessage(null);
}

turns.port1.onmessage = turn;
onmessage = async ({ data }) => {
  if (data.order) await lesson.open(data.order);
  running = data.run;
  turn();
};
