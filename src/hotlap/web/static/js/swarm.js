/** Many cars with one driver, in episodes that start anywhere on the lap. */

import { Episodes } from "./episodes.js";
import { CONTROLS } from "./world.js";

/** @typedef {import("./wasm.js").Simulator} Simulator */
/** @typedef {import("./wasm.js").WasmArray} WasmArray */
/** @typedef {import("./track.js").Track} Track */
/** @typedef {import("./driver.js").Driver} Driver */
/** @typedef {import("./episodes.js").Plan} Plan */

export class Swarm {
  /**
   * @param {Simulator} simulator
   * @param {Track} track
   * @param {Plan} plan that the driver learns by
   * @param {number} cars
   * @param {number} seed of the starts
   */
  constructor(simulator, track, plan, cars, seed) {
    this.mark = simulator.mark();
    this.simulator = simulator;
    this.track = track;
    this.cars = cars;
    this.ticksHeld = plan.env_options.action_repeat ?? 1;
    // One tick at a time, for drawing; the driver still decides as often as it learned to.
    const options = { ...plan.env_options, action_repeat: 1, random_start: true };
    this.episodes = new Episodes(simulator, track, { ...plan, env_options: options }, cars, seed);
    this.actions = simulator.array("float32", [cars, CONTROLS]);
    this.arrays = simulator.mark();
    /** @type {(() => void) | null} */
    this.decide = null;
    this.tick = 0;
    this.episodes.resetAll();
    this.before = simulator.floats(this.episodes.motion).slice();
  }

  /** Who drives from now on. @param {Driver} driver */
  follow(driver) {
    const { simulator, cars } = this;
    const inputs = driver.widths[0];
    simulator.free(this.arrays);
    this.decide = simulator.bind(
      "act", 0, cars, this.episodes.observation,
      simulator.array("float64", [2, driver.normalizer.length / 2], driver.normalizer), driver.clip,
      simulator.array("float64", [driver.numbers.length], driver.numbers),
      simulator.array("int64", [driver.widths.length], driver.widths.map(BigInt)),
      driver.activation, driver.meanLimit, Number(driver.squashed),
      simulator.array("float64", [2, CONTROLS], driver.bounds),
      simulator.array("float64", [cars, inputs]),
      simulator.array("float64", [2, Math.max(...driver.widths)]),
      simulator.array("float64", [cars, CONTROLS]),
      simulator.array("float64", [cars, driver.widths[driver.widths.length - 2]]),
      this.actions,
    );
  }

  /** One tick of all cars. A car whose episode ends starts the next one. @returns {number[]} the cars that start anew */
  step() {
    const { simulator, episodes } = this;
    this.before.set(simulator.floats(episodes.motion));
    if (this.decide && this.tick % this.ticksHeld === 0) this.decide();
    episodes.step(simulator.singles(this.actions));
    this.tick += 1;
    const [terminated, truncated] = [episodes.scored("terminated"), episodes.scored("truncated")];
    const ended = [];
    for (let car = 0; car < this.cars; car += 1) if (terminated[car] + truncated[car] > 0) ended.push(car);
    if (ended.length) {
      episodes.reset(ended);
      // Nothing is drawn between where a car was and where it starts again.
      this.before.set(simulator.floats(episodes.motion));
    }
    return ended;
  }

  /** Give the memory back. */
  close() {
    this.simulator.free(this.mark);
  }
}
