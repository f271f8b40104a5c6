/**
 * PPO on the racer: rollouts and updates by the simulator's kernels, which Python's training runs too, in the same
 * order. So the weights after a number of steps are those of `hotlap train` with the same plan, bit for bit.
 */

import { Episodes } from "./episodes.js";
import { Networks } from "./networks.js";
import { Normalizer } from "./normalizer.js";
import { CONTROLS } from "./world.js";

/** @typedef {import("./wasm.js").Simulator} Simulator */
/** @typedef {import("./wasm.js").WasmArray} WasmArray */
/** @typedef {import("./track.js").Track} Track */
/** @typedef {import("./episodes.js").Plan} Plan */
/** @typedef {import("./networks.js").NamedArray} NamedArray */

/**
 * What a driver knows: weights and the normaliser's statistics.
 * @typedef {{weights: NamedArray[], normalizer: {settings: Record<string, any>, arrays: NamedArray[]}}} Learned
 */
/** Of the episodes that ended in a rollout. @typedef {{episodes: number, returns: number}} Tally */

const NOISE_SEED = 2;
const ORDER_SEED = 3;
const LINEAR = "lin_";

export class Learner {
  /**
   * @param {Simulator} simulator
   * @param {Track} track
   * @param {Plan} plan
   */
  constructor(simulator, track, plan) {
    const { lesson } = simulator.facts;
    this.simulator = simulator;
    this.plan = plan;
    this.settings = plan.hyperparameters;
    this.cars = plan.n_envs;
    this.steps = 0;
    this.episodes = new Episodes(simulator, track, plan, this.cars, plan.seed);
    const seen = this.episodes.observation.shape[1];
    this.normalizer = new Normalizer(simulator, this.episodes.observation, this.settings.gamma);
    const hidden = this.settings.net_arch ?? lesson.hidden;
    this.networks = new Networks(simulator, seen, hidden, CONTROLS, this.settings.activation_fn === "tanh");
    const seeds = simulator.array("uint64", [lesson.seeds]);
    simulator.bind("split_seed", BigInt(plan.seed), seeds)();
    this.seeds = /** @type {BigUint64Array} */ (simulator.view(seeds)).slice();
    this.networks.draw(this.seeds, this.settings.log_std_init ?? 0);
    this.optimizer = {
      step: simulator.array("int64", [1]),
      first: simulator.array("float32", [this.networks.count]),
      second: simulator.array("float32", [this.networks.count]),
    };
    this.bounds = simulator.array("float32", [2, CONTROLS], lesson.bounds.flat());
    this.seen = simulator.array("float32", [this.cars, seen]);
    this.startsEpisode = new Float32Array(this.cars).fill(1);
    this.mark = simulator.mark();
    this.episodes.resetAll();
    this.normalizer.noteObservations();
    this.normalizer.normalize(this.episodes.observation, this.seen);
  }

  get finished() {
    return this.steps >= this.plan.total_timesteps;
  }

  /** One rollout, and the gradient steps on it. @returns {Tally} */
  iterate() {
    const { simulator, plan } = this;
    const length = Math.min(this.settings.n_steps, (plan.total_timesteps - this.steps) / this.cars);
    const rollout = this.makeRollout(length);
    /** @type {Tally} */
    const tally = { episodes: 0, returns: 0 };
    for (let step = 0; step < length; step += 1) this.collect(rollout, step, tally);
    simulator.bind("value_rows", 0, this.cars, this.seen, this.networks.theta, this.networks.critic, this.networks.tanh, this.networks.block, rollout.lastValues)();
    simulator.bind(
      "estimate_advantages", rollout.rewards, rollout.values, rollout.starts, rollout.lastValues, rollout.dones,
      this.settings.gamma, this.settings.gae_lambda, rollout.advantages, rollout.returns,
    )();
    this.update(rollout, length * this.cars);
    simulator.free(this.mark);
    return tally;
  }

  /** @param {number} length */
  makeRollout(length) {
    const { simulator, cars } = this;
    const seen = this.seen.shape[1];
    const table = () => simulator.array("float32", [length, cars]);
    return {
      observations: simulator.array("float32", [length * cars, seen]),
      actions: simulator.array("float32", [length * cars, CONTROLS]),
      logProbs: table(), values: table(), rewards: table(), starts: table(), advantages: table(), returns: table(),
      lastValues: simulator.array("float32", [cars]),
      dones: simulator.array("bool", [cars]),
      means: simulator.array("float32", [cars, CONTROLS]),
      clipped: simulator.array("float32", [cars, CONTROLS]),
      deviations: simulator.array("float64", [CONTROLS]),
      final: simulator.array("float32", [cars, seen]),
      finalSeen: simulator.array("float32", [cars, seen]),
      finalValues: simulator.array("float32", [cars]),
      truncated: simulator.array("int64", [cars]),
    };
  }

  /**
   * One step of all cars.
   * @param {ReturnType<Learner["makeRollout"]>} rollout
   * @param {number} step
   * @param {Tally} tally
   */
  collect(rollout, step, tally) {
    const { simulator, cars, networks, episodes, normalizer } = this;
    const row = (/** @type {WasmArray} */ array) => ({ ...simulator.rows(array, step, 1), shape: [cars] });
    const observations = simulator.rows(rollout.observations, step * cars, cars);
    const actions = simulator.rows(rollout.actions, step * cars, cars);
    simulator.singles(observations).set(simulator.singles(this.seen));
    simulator.singles(row(rollout.starts)).set(this.startsEpisode);
    simulator.bind("run_rows", 0, cars, observations, networks.theta, networks.actor, networks.critic, networks.tanh, networks.block, rollout.means, row(rollout.values))();
    simulator.bind(
      "draw_gaussian", this.seeds[NOISE_SEED], BigInt(this.steps / cars), rollout.means, networks.logStd, rollout.deviations,
      this.bounds, actions, rollout.clipped, row(rollout.logProbs),
    )();
    episodes.step(simulator.singles(rollout.clipped));
    this.steps += cars;
    const ended = this.noteEnds(rollout, tally);
    normalizer.noteObservations();
    normalizer.noteRewards(episodes.scored("reward"));
    normalizer.endReturns(ended.cars);
    normalizer.normalize(episodes.observation, this.seen);
    normalizer.normalizeRewards(row(rollout.rewards));
    this.bootstrap(rollout, ended.truncated, row(rollout.rewards));
  }

  /**
   * Which episodes end in this step, and their last observations; the next episodes start.
   * @param {ReturnType<Learner["makeRollout"]>} rollout
   * @param {Tally} tally
   */
  noteEnds(rollout, tally) {
    const { simulator, episodes } = this;
    const [terminated, truncated] = [episodes.scored("terminated"), episodes.scored("truncated")];
    const returns = episodes.scored("return");
    const ended = { cars: /** @type {number[]} */ ([]), truncated: /** @type {number[]} */ ([]) };
    const [observation, final, width] = [simulator.singles(episodes.observation), simulator.singles(rollout.final), this.seen.shape[1]];
    const dones = /** @type {Uint8Array} */ (simulator.view(rollout.dones));
    for (let car = 0; car < this.cars; car += 1) {
      const done = terminated[car] + truncated[car] > 0;
      dones[car] = Number(done);
      this.startsEpisode[car] = Number(done);
      if (!done) continue;
      ended.cars.push(car);
      tally.episodes += 1;
      tally.returns += returns[car];
      if (terminated[car]) continue;
      final.set(observation.subarray(car * width, (car + 1) * width), ended.truncated.length * width);
      ended.truncated.push(car);
    }
    if (ended.cars.length) episodes.reset(ended.cars);
    return ended;
  }

  /**
   * Truncated episodes would have gone on: their last rewards get the value of where they stopped.
   * @param {ReturnType<Learner["makeRollout"]>} rollout
   * @param {number[]} cars
   * @param {WasmArray} rewards
   */
  bootstrap(rollout, cars, rewards) {
    if (!cars.length) return;
    const { simulator, networks } = this;
    const some = (/** @type {WasmArray} */ array) => simulator.rows(array, 0, cars.length);
    this.normalizer.normalize(some(rollout.final), some(rollout.finalSeen));
    simulator.bind("value_rows", 0, cars.length, some(rollout.finalSeen), networks.theta, networks.critic, networks.tanh, networks.block, some(rollout.finalValues))();
    simulator.integers(rollout.truncated).set(cars.map(BigInt));
    simulator.bind("bootstrap", rewards, some(rollout.truncated), some(rollout.finalValues), this.settings.gamma)();
  }

  /**
   * @param {ReturnType<Learner["makeRollout"]>} rollout
   * @param {number} count rows
   */
  update(rollout, count) {
    const { simulator, settings, networks } = this;
    const { lesson } = simulator.facts;
    const batch = Math.min(settings.batch_size, count);
    const chunks = Math.ceil(batch / lesson.chunk);
    const minibatches = settings.n_epochs * Math.ceil(count / batch);
    const flat = (/** @type {WasmArray} */ array) => ({ ...array, shape: [count] });
    const { kind, beta1, beta2, eps } = lesson.optimizer;
    simulator.bind(
      "update", this.seeds[ORDER_SEED], this.steps, settings.n_epochs, batch,
      settings.target_kl === null ? Infinity : 1.5 * settings.target_kl,
      this.optimizer.step, networks.theta, this.optimizer.first, this.optimizer.second,
      kind, this.scheduled(settings.learning_rate), beta1, beta2, eps, settings.max_grad_norm,
      networks.actor, networks.critic, networks.tanh, networks.logStdAt,
      rollout.observations, rollout.actions, flat(rollout.logProbs), flat(rollout.values), flat(rollout.advantages), flat(rollout.returns),
      this.scheduled(settings.clip_range), this.scheduled(settings.clip_range_vf ?? Infinity),
      settings.vf_coef, settings.ent_coef, settings.action_bound_coef, Number(settings.normalize_advantage),
      this.bounds, simulator.array("int64", [count]), networks.turned,
      simulator.array("float64", [lesson.shared + CONTROLS]), networks.block, simulator.array("float32", [1], [1]),
      simulator.array("float32", [chunks, networks.count]), simulator.array("float64", [chunks, CONTROLS]),
      simulator.array("float64", [chunks, lesson.sums]), simulator.array("float64", [minibatches + 1, lesson.sums]),
    )();
  }

  /** A number, or one that falls to 0 over the run. @param {number | string} setting */
  scheduled(setting) {
    if (typeof setting === "number") return setting;
    const start = Number(setting.slice(LINEAR.length));
    const remaining = 1 - this.steps / this.plan.total_timesteps;
    return start + (1 - remaining) * (0 - start);
  }

  /** @returns {Learned} */
  learned() {
    return { weights: this.networks.parameters(), normalizer: this.normalizer.state() };
  }
}
