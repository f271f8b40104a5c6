/** Running means and variances of observations and returns, as the training pipeline keeps them. */

/** @typedef {import("./wasm.js").Simulator} Simulator */
/** @typedef {import("./wasm.js").WasmArray} WasmArray */
/** @typedef {import("./networks.js").NamedArray} NamedArray */

export class Normalizer {
  /**
   * @param {Simulator} simulator
   * @param {WasmArray} observation the cars' observations, a row per car
   * @param {number} gamma
   */
  constructor(simulator, observation, gamma) {
    const { normalizer, firstCount } = simulator.facts.lesson;
    const [cars, seen] = observation.shape;
    this.simulator = simulator;
    this.settings = { ...normalizer, gamma };
    this.mean = simulator.array("float64", [seen]);
    this.variance = simulator.array("float64", [seen], new Float64Array(seen).fill(1));
    this.count = firstCount;
    this.returnMean = simulator.array("float64", [1]);
    this.returnVariance = simulator.array("float64", [1], [1]);
    this.returnCount = firstCount;
    this.returns = simulator.array("float64", [cars]);
    this.rewards = simulator.array("float32", [cars]);
    this.observation = observation;
    this.discount = simulator.bind("discount_returns", this.returns, this.rewards, gamma);
  }

  /** The observations as they are now count in the statistics. */
  noteObservations() {
    this.simulator.bind("update_mean_and_variance", this.observation, this.mean, this.variance, this.count)();
    this.count += this.observation.shape[0];
  }

  /** So do the returns after these rewards. @param {ArrayLike<number>} rewards */
  noteRewards(rewards) {
    const { simulator } = this;
    const cars = this.returns.length;
    simulator.singles(this.rewards).set(rewards);
    this.discount();
    simulator.bind("update_return_variance", { ...this.returns, shape: [cars, 1] }, this.returnMean, this.returnVariance, this.returnCount)();
    this.returnCount += cars;
  }

  /** @param {number[]} cars whose episodes ended */
  endReturns(cars) {
    const returns = this.simulator.floats(this.returns);
    for (const car of cars) returns[car] = 0;
  }

  /**
   * @param {WasmArray} rows
   * @param {WasmArray} into
   */
  normalize(rows, into) {
    const { epsilon, clip_obs: clip } = this.settings;
    this.simulator.bind("normalize_rows", rows, this.mean, this.variance, epsilon, clip, into)();
  }

  /** The latest rewards. @param {WasmArray} into */
  normalizeRewards(into) {
    const { epsilon, clip_reward: clip } = this.settings;
    const [variance] = this.simulator.floats(this.returnVariance);
    this.simulator.bind("normalize_rewards", this.rewards, variance, epsilon, clip, into)();
  }

  /** The statistics under the names that files have for them. */
  state() {
    const { simulator } = this;
    /** @type {(name: string, shape: number[], array: WasmArray) => NamedArray} */
    const named = (name, shape, array) => ({ name, shape, values: simulator.floats(array).slice() });
    const seen = this.mean.length;
    return {
      settings: { ...this.settings, count: this.count, reward_count: this.returnCount },
      arrays: [
        named("mean", [seen], this.mean), named("var", [seen], this.variance),
        named("reward_mean", [], this.returnMean), named("reward_var", [], this.returnVariance),
      ],
    };
  }
}
