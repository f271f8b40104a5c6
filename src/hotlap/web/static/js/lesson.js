/** A lesson from outside its Worker: what is to be learned, how it goes, and the driver after each generation. */

import { readDriver } from "./driver.js";
import { learnedHash, writeDriver } from "./driver_file.js";
import { encoded, loadBytes, startWorker } from "./files.js";
import { sha256 } from "./sha256.js";

/** @typedef {import("./wasm.js").Facts} Facts */
/** @typedef {import("./track.js").Track} Track */
/** @typedef {import("./episodes.js").Plan} Plan */
/** @typedef {import("./lesson_worker.js").Progress} Progress */
/** @typedef {import("./driver.js").Driver} Driver */
/** @typedef {{steps: number, seconds: number, learned: import("./learner.js").Learned, hash?: string}} Generation */

/**
 * What can be chosen of a lesson.
 * @typedef {object} LessonChoice
 * @property {number} seed
 * @property {number} steps
 * @property {number[]} network widths of the hidden layers
 * @property {number} grip of the standard car's
 * @property {Record<string, number>} weights of the rewards
 */

/** @typedef {"learning" | "paused" | "finished" | "failed"} LessonState */

export const WORKER = "js/lesson_worker.js";
const LABEL_DIGITS = 6;
/** Of the curves: a longer lesson has them further apart, and needs no more memory. */
const MOST_POINTS = 600;

export class Lesson {
  /**
   * @param {Facts} facts
   * @param {Track} track
   * @param {LessonChoice} choice
   * @param {() => void} onChange
   */
  constructor(facts, track, choice, onChange) {
    this.facts = facts;
    this.track = track;
    this.choice = choice;
    this.plan = planOf(facts, track, choice);
    this.onChange = onChange;
    /** @type {LessonState} */
    this.state = "learning";
    this.failure = "";
    /** The latest figures. @type {Progress | null} */
    this.latest = null;
    /** @type {import("./exam.js").Mark | null} */
    this.exam = null;
    /** Figures of every so many rollouts. @type {Progress[]} */
    this.history = [];
    this.rollouts = 0;
    this.spacing = 1;
    /** @type {Generation[]} */
    this.generations = [];
    /** Seconds of learning until all cars of an exam lapped. @type {number | null} */
    this.lappedAfter = null;
    this.startedAt = new Date().toISOString();
    /** @type {Worker | null} */
    this.worker = null;
    this.start().catch((error) => this.fail(error.message));
  }

  async start() {
    const { facts, track, plan } = this;
    const worker = startWorker(WORKER);
    this.worker = worker;
    worker.onmessage = ({ data }) => this.hear(data);
    worker.onerror = (event) => this.fail(event.message ?? "the Worker did not start");
    const wasm = await loadBytes("hotlap.wasm");
    worker.postMessage({ order: { wasm, facts, track: track.file, plan }, run: this.state === "learning" });
  }

  /** @param {{progress?: Progress, failure?: string}} said */
  hear({ progress, failure }) {
    if (failure !== undefined) return this.fail(failure);
    if (!progress || this.state === "failed") return;
    const { learned, ...figures } = progress;
    this.note({ ...figures, learned: null });
    if (learned) this.generations.push({ steps: progress.steps, seconds: progress.seconds, learned });
    if (progress.exam && progress.exam.lapping === progress.exam.cars) this.lappedAfter ??= progress.seconds;
    if (progress.steps >= this.plan.total_timesteps) this.state = "finished";
    this.onChange();
  }

  /** @param {Progress} figures */
  note(figures) {
    this.latest = figures;
    this.exam = figures.exam ?? this.exam;
    if (this.rollouts % this.spacing === 0) this.history.push(figures);
    this.rollouts += 1;
    if (this.history.length <= MOST_POINTS) return;
    this.history = this.history.filter((_, index) => index % 2 === 0);
    this.spacing *= 2;
  }

  /** @param {string} message */
  fail(message) {
    this.state = "failed";
    this.failure = message;
    this.close();
    this.onChange();
  }

  pause() {
    if (this.state !== "learning") return;
    this.state = "paused";
    this.worker?.postMessage({ run: false });
    this.onChange();
  }

  resume() {
    if (this.state !== "paused") return;
    this.state = "learning";
    this.worker?.postMessage({ run: true });
    this.onChange();
  }

  /** @param {Generation} generation @returns {Uint8Array<ArrayBuffer>} its driver's zip */
  file({ steps, seconds, learned }) {
    const { plan, track, startedAt } = this;
    return writeDriver({ plan, track, learned, steps, seconds, startedAt }, this.facts);
  }

  /** @param {Generation} generation @param {string} name @returns {Promise<Driver>} */
  driver(generation, name) {
    return readDriver(this.file(generation), name, this.facts);
  }

  /** @param {Generation} generation as `hotlap inspect` prints it */
  hash(generation) {
    generation.hash ??= learnedHash(generation.learned);
    return generation.hash;
  }

  close() {
    this.worker?.terminate();
  }
}

/**
 * The run's config, as Python would resolve it.
 * @param {Facts} facts
 * @param {Track} track
 * @param {LessonChoice} choice
 * @returns {Plan}
 */
export function planOf(facts, track, choice) {
  const { config, hidden } = facts.lesson;
  const network = String(choice.network) === String(hidden) ? {} : { net_arch: choice.network };
  const grip = choice.grip === 1 ? {} : { randomize: { grip: [choice.grip, choice.grip] } };
  return {
    ...config,
    environment: `racer:${track.name}${track.source ? ".json" : ""}`,
    seed: choice.seed,
    total_timesteps: Math.ceil(choice.steps / config.n_envs) * config.n_envs,
    hyperparameters: { ...config.hyperparameters, ...network },
    env_options: { ...config.env_options, ...grip },
    racer_config: { ...config.racer_config, weights: { ...config.racer_config.weights, ...choice.weights } },
    track_data: track.source,
  };
}

/**
 * The label of the run that repeats a lesson: one for each choice of settings.
 * @param {Facts} facts
 * @param {Plan} plan
 */
export function labelOf(facts, plan) {
  const settings = JSON.stringify([plan.total_timesteps, ...settingsOf(facts, plan)]);
  return `${facts.lesson.config.name}-${sha256(encoded(settings)).slice(0, LABEL_DIGITS)}`;
}

/**
 * The command that trains the same driver natively.
 * @param {Facts} facts
 * @param {Plan} plan
 * @param {number} steps after which the driver is wanted
 */
export function commandOf(facts, plan, steps) {
  const words = ["hotlap", "train", plan.environment, "--preset", plan.preset, "--seed", plan.seed, "--steps", plan.total_timesteps];
  words.push("--name", labelOf(facts, plan), ...settingsOf(facts, plan));
  if (steps < plan.total_timesteps) words.push("--checkpoint-every", steps);
  // The label belongs to these settings, so the run that is there already is the same one.
  return [...words, "--overwrite"].map(quoted).join(" ");
}

/**
 * Options for what differs from the preset.
 * @param {Facts} facts
 * @param {Plan} plan
 */
function settingsOf({ lesson: { config } }, plan) {
  const weights = Object.fromEntries(changes(config.racer_config.weights, plan.racer_config.weights));
  return [
    ...changes(config.hyperparameters, plan.hyperparameters).flatMap(([key, value]) => ["--set", `${key}=${JSON.stringify(value)}`]),
    ...changes(config.env_options, plan.env_options).flatMap(([key, value]) => ["--env-set", `${key}=${JSON.stringify(value)}`]),
    ...(Object.keys(weights).length ? ["--config", JSON.stringify({ weights })] : []),
  ];
}

/**
 * @param {Record<string, any>} before
 * @param {Record<string, any>} now
 */
function changes(before, now) {
  return Object.entries(now).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key]));
}

/** A word as a shell takes it. Tracks may have any name. @param {string | number} word */
function quoted(word) {
  const text = String(word);
  return /^[\w.:/=-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
