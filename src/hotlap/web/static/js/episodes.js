/** Racing episodes for many cars at once, as Python's environment runs them: starts, rewards, ends. */

import { CONTROLS } from "./world.js";

/** @typedef {import("./wasm.js").Simulator} Simulator */
/** @typedef {import("./wasm.js").WasmArray} WasmArray */
/** @typedef {import("./track.js").Track} Track */

/** @typedef {Record<string, number>} Weights */
/**
 * A run's config, as Python writes it to a checkpoint; what the page needs of it.
 * @typedef {object} Plan
 * @property {string} environment
 * @property {string} algorithm
 * @property {string} preset
 * @property {string | null} name
 * @property {number} torch_threads
 * @property {Record<string, any> | null} track_data
 * @property {number} seed
 * @property {number} total_timesteps
 * @property {number} n_envs
 * @property {Record<string, any>} hyperparameters
 * @property {Record<string, any>} env_options
 * @property {{weights: Weights, episode: {maxSteps: number, stillnessTimeoutTicks: number}}} racer_config
 */

const SCALES = ["grip", "mass", "power"];
const WEIGHTS = ["progress", "speedBonus", "wallPenalty", "offTrackPenalty", "backwardPenalty", "stillnessPenalty"];

export class Episodes {
  /**
   * @param {Simulator} simulator
   * @param {Track} track
   * @param {Plan} plan
   * @param {number} cars
   * @param {number} seed of the first car; the others count up from it
   */
  constructor(simulator, track, plan, cars, seed) {
    const { columns, observations, constants } = simulator.facts;
    const kind = plan.env_options.observation ?? "standard";
    this.simulator = simulator;
    this.cars = cars;
    this.kind = Object.keys(observations).indexOf(kind);
    this.ticks = plan.env_options.action_repeat ?? 1;
    this.geometry = track.geometry(simulator);
    this.motion = simulator.array("float64", [cars, columns.motion.length]);
    this.tally = simulator.array("int64", [cars, columns.tally.length]);
    this.controls = simulator.array("float64", [cars, CONTROLS]);
    this.score = simulator.array("float64", [cars, columns.score.length]);
    this.observation = simulator.array("float32", [cars, observations[kind].terms.length]);
    this.seeds = simulator.array("uint64", [cars], BigUint64Array.from({ length: cars }, (_, car) => BigInt(seed + car)));
    this.episodes = simulator.array("int64", [cars], new BigInt64Array(cars).fill(-1n));
    this.trackOf = simulator.array("int64", [cars]);
    this.starts = simulator.array("float64", [cars, columns.start.length]);
    this.chosen = simulator.array("int64", [cars]);
    this.scales = simulator.array("float64", [SCALES.length, 2], SCALES.flatMap((name) => plan.env_options.randomize?.[name] ?? [1, 1]));
    this.randomStart = Number(plan.env_options.random_start ?? false);
    const { weights, episode } = plan.racer_config;
    const settings = [
      ...WEIGHTS.map((name) => weights[name]), plan.env_options.train_max_episode_ticks ?? episode.maxSteps, episode.stillnessTimeoutTicks,
    ];
    this.drive = simulator.bind(
      "race", 0, cars, this.motion, this.tally, this.controls, ...this.geometry, weights.stillnessSpeedThreshold,
      simulator.array("float64", [settings.length], settings), this.score, this.kind, this.observation, this.ticks,
      simulator.array("float64", constants.blockShape),
    );
  }

  /** Start the next episode of some cars; their observations are written. @param {number[]} cars */
  reset(cars) {
    const { simulator } = this;
    const [episodes, score, width] = [simulator.integers(this.episodes), simulator.floats(this.score), this.score.shape[1]];
    for (const car of cars) {
      episodes[car] += 1n;
      score[car * width + simulator.score.return] = 0;
    }
    simulator.integers(this.chosen).set(cars.map(BigInt));
    const chosen = simulator.rows(this.chosen, 0, cars.length);
    const starts = simulator.rows(this.starts, 0, cars.length);
    const [, halfWidths, spans, lengths] = this.geometry;
    simulator.bind("draw_starts", chosen, this.seeds, this.episodes, this.trackOf, this.randomStart, this.scales, halfWidths, spans, lengths, starts)();
    simulator.bind("place", chosen, starts, this.motion, this.tally, ...this.geometry)();
    simulator.bind("observe", chosen, this.kind, this.motion, this.tally, ...this.geometry, this.observation)();
  }

  resetAll() {
    this.reset(Array.from({ length: this.cars }, (_, car) => car));
  }

  /** One step of every car with these actions. @param {ArrayLike<number>} actions */
  step(actions) {
    this.simulator.floats(this.controls).set(actions);
    this.drive();
  }

  /**
   * What a column of the score says of each car.
   * @param {string} column
   */
  scored(column) {
    const { simulator, cars } = this;
    const [score, width, at] = [simulator.floats(this.score), this.score.shape[1], simulator.score[column]];
    return Float64Array.from({ length: cars }, (_, car) => score[car * width + at]);
  }

  /** The time of a car's lap that was finished in the last step. @param {number} car */
  lapTime(car) {
    const { simulator } = this;
    return simulator.floats(this.motion)[car * this.motion.shape[1] + simulator.motion.lap_time_s];
  }
}
