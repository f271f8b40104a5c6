/** Cars on a track, inside the simulator: place them, drive ticks, look at what came of it. */

/** @typedef {import("./wasm.js").Simulator} Simulator */
/** @typedef {import("./wasm.js").WasmArray} WasmArray */
/** @typedef {import("./track.js").Track} Track */

export const CONTROLS = 3;
const STANDARD_CAR = { grip: 1, mass: 1, power: 1 };

/**
 * Where to place a car; what is left out is 0, and the standard car's.
 * @typedef {object} Start
 * @property {number} [position] metres from the line
 * @property {number} [offset] metres to the left of the centreline
 * @property {number} [heading] radians against the road
 * @property {number} [speed] metres per second
 * @property {number} [grip]
 * @property {number} [mass]
 * @property {number} [power]
 */

export class World {
  /**
   * @param {Simulator} simulator
   * @param {Track} track
   * @param {number} cars
   */
  constructor(simulator, track, cars) {
    const { facts } = simulator;
    this.simulator = simulator;
    this.track = track;
    this.cars = cars;
    this.geometry = track.geometry(simulator);
    this.motion = simulator.array("float64", [cars, facts.columns.motion.length]);
    this.tally = simulator.array("int64", [cars, facts.columns.tally.length]);
    this.controls = simulator.array("float64", [cars, CONTROLS]);
    this.score = simulator.array("float64", [cars, facts.columns.score.length]);
    this.starts = simulator.array("float64", [cars, facts.columns.start.length]);
    this.all = simulator.array("int64", [cars], BigInt64Array.from({ length: cars }, (_, car) => BigInt(car)));
    this.settings = simulator.array("float64", [facts.constants.settings.length], facts.constants.settings);
    this.block = simulator.array("float64", facts.constants.blockShape);
    this.kinds = Object.keys(facts.observations);
    this.observations = this.kinds.map((kind) =>
      simulator.array("float32", [cars, facts.observations[kind].terms.length]),
    );
    this.advance = simulator.bind(
      "step", 0, cars, this.motion, this.tally, this.controls, ...this.geometry, facts.constants.stillSpeed, this.block,
    );
    this.place(Array.from({ length: cars }, () => ({})));
  }

  /**
   * Put every car where its start says; everything else about it is forgotten.
   * @param {Start[]} starts
   */
  place(starts) {
    starts.forEach((start, car) => this.writeStart(car, start));
    this.simulator.bind("place", this.all, this.starts, this.motion, this.tally, ...this.geometry)();
    this.simulator.floats(this.score).fill(0);
  }

  /**
   * Put one car somewhere else.
   * @param {number} car
   * @param {Start} start
   */
  placeOne(car, start) {
    this.writeStart(0, start);
    const { simulator } = this;
    simulator.bind(
      "place", simulator.rows(this.all, car, 1), simulator.rows(this.starts, 0, 1), this.motion, this.tally,
      ...this.geometry,
    )();
  }

  /**
   * @param {number} row
   * @param {Start} start
   */
  writeStart(row, start) {
    const { position = 0, offset = 0, heading = 0, speed = 0 } = start;
    const { grip, mass, power } = { ...STANDARD_CAR, ...start };
    const width = this.starts.shape[1];
    this.simulator.floats(this.starts).set([0, position, offset, heading, speed, grip, mass, power], row * width);
  }

  /**
   * Drive all cars for some ticks with the controls as they are, score and observe them, as the environment does.
   * @param {string} kind of observation
   * @param {number} ticks
   */
  race(kind, ticks) {
    const { simulator } = this;
    const index = this.kinds.indexOf(kind);
    simulator.bind(
      "race", 0, this.cars, this.motion, this.tally, this.controls, ...this.geometry,
      simulator.facts.constants.stillSpeed, this.settings, this.score, index, this.observations[index], ticks, this.block,
    )();
  }

  /** @param {string} kind of observation, written for every car */
  observe(kind) {
    const index = this.kinds.indexOf(kind);
    this.simulator.bind(
      "observe", this.all, index, this.motion, this.tally, ...this.geometry, this.observations[index],
    )();
  }

  /** @param {string} kind @returns {WasmArray} */
  observation(kind) {
    return this.observations[this.kinds.indexOf(kind)];
  }

  /**
   * @param {number} car
   * @param {ArrayLike<number>} values steer, throttle, brake
   */
  setControls(car, values) {
    this.simulator.floats(this.controls).set(values, car * CONTROLS);
  }

  /** @param {number} car @returns {Float64Array} */
  controlsOf(car) {
    return this.simulator.floats(this.controls).slice(car * CONTROLS, (car + 1) * CONTROLS);
  }

  /** @param {number} car @param {string} column */
  number(car, column) {
    return this.simulator.floats(this.motion)[car * this.motion.shape[1] + this.simulator.motion[column]];
  }

  /** @param {number} car @param {string} column */
  count(car, column) {
    return Number(this.simulator.integers(this.tally)[car * this.tally.shape[1] + this.simulator.tally[column]]);
  }

  /** @param {number} car metres per second over ground */
  speed(car) {
    return Math.hypot(this.number(car, "velocity_x_m_per_s"), this.number(car, "velocity_y_m_per_s"));
  }

  /** Seconds of the lap that a car is in; null where none is timed. @param {number} car */
  currentLap(car) {
    if (!this.count(car, "lap_running")) return null;
    return (this.count(car, "tick") - this.number(car, "lap_start_tick")) / this.simulator.facts.constants.ticksPerSecond;
  }

  /** The whole state of one car, to be put back by `restoreCar`. @param {number} car */
  saveCar(car) {
    const { simulator } = this;
    return {
      motion: simulator.floats(simulator.rows(this.motion, car, 1)).slice(),
      tally: simulator.integers(simulator.rows(this.tally, car, 1)).slice(),
    };
  }

  /**
   * @param {number} car
   * @param {{motion: Float64Array, tally: BigInt64Array}} state
   */
  restoreCar(car, state) {
    const { simulator } = this;
    simulator.floats(simulator.rows(this.motion, car, 1)).set(state.motion);
    simulator.integers(simulator.rows(this.tally, car, 1)).set(state.tally);
  }
}
