/**
 * A session on the track: cars, who drives them, laps, gaps. Advances in ticks of 1/60 s and knows neither the
 * screen nor the keyboard.
 */

import { LapTrace, WayTimes } from "./laps.js";
import { recordedPilot, scriptedPilot, trainedPilot } from "./pilots.js";
import { CONTROLS, World } from "./world.js";

/** @typedef {import("./wasm.js").Simulator} Simulator */
/** @typedef {import("./track.js").Track} Track */
/** @typedef {import("./driver.js").Driver} Driver */
/** @typedef {import("./pilots.js").Pilot} Pilot */

/** @typedef {"race" | "watch" | "trial"} Mode */

/**
 * Someone in the session. Without driver, script or ghost it is the player.
 * @typedef {object} Entrant
 * @property {string} name
 * @property {Driver} [driver]
 * @property {string} [script] name of a scripted driver
 * @property {number} [seed] of the script
 * @property {GhostLap | null} [ghost] an earlier lap; null as long as there is none
 * @property {boolean} [standing] whether its laps begin at the grid, for a ghost
 */

/**
 * A lap that can be driven again: the car's state where it began, and the inputs since.
 * @typedef {object} GhostLap
 * @property {number} time
 * @property {boolean} standing whether it began at the grid
 * @property {{motion: Float64Array, tally: BigInt64Array} | null} state null for the grid
 * @property {Float32Array} inputs
 */

/** @typedef {{car: number, time: number, clean: boolean, valid: boolean, assisted: boolean, standing: boolean, sectors: number[], trace: LapTrace | null}} FinishedLap */

/** A car of the session, with what its laps need. */
class Car {
  /**
   * @param {Entrant} entrant
   * @param {Track} track
   */
  constructor(entrant, track) {
    this.entrant = entrant;
    /** @type {Pilot | null} */
    this.pilot = null;
    this.isGhost = entrant.ghost !== undefined;
    this.isPlayer = !entrant.driver && !entrant.script && !this.isGhost;
    /** @type {FinishedLap[]} */
    this.laps = [];
    this.trace = new LapTrace(track.length);
    this.lapStartTick = 0;
    this.standing = true;
    this.valid = true;
    this.assisted = false;
    this.distance = 0;
    this.wasRunning = true;
    this.stillTicks = 0;
    this.hasMoved = false;
    this.way = new WayTimes(LAPS_OF_WAY * track.length);
    /** Ticks at which the car has all its laps, null before. @type {number | null} */
    this.finishedAt = null;
    /** Inputs of this lap. @type {number[]} */
    this.inputs = [];
    /** @type {{motion: Float64Array, tally: BigInt64Array} | null} */
    this.lapState = null;
    /** The tick in which a ghost began its lap: its state then still says that a lap was finished. */
    this.startTick = -1;
  }
}

const STUCK_TICKS = 240;
const STUCK_SPEED = 1.5;
const PLAYER_OFFSET_M = -2.2;
/** Gaps of more laps than this are not told. */
const LAPS_OF_WAY = 4;
/** Of older laps only the times are kept. */
const TRACES_KEPT = 2;

export class Session {
  /**
   * @param {Simulator} simulator
   * @param {Track} track
   * @param {Mode} mode
   * @param {Entrant[]} entrants the first one is followed by the camera
   * @param {number} laps to finish, 0 for no end
   * @param {number} [grip] of all cars, as a multiple of the standard car's
   */
  constructor(simulator, track, mode, entrants, laps, grip = 1) {
    this.mark = simulator.mark();
    this.simulator = simulator;
    this.track = track;
    this.mode = mode;
    this.lapsToGo = laps;
    this.grip = grip;
    this.tickSeconds = 1 / simulator.facts.constants.ticksPerSecond;
    this.world = new World(simulator, track, entrants.length);
    this.cars = entrants.map((entrant) => new Car(entrant, track));
    this.cars.forEach((car, row) => {
      car.pilot = this.pilotOf(row);
    });
    this.tick = 0;
    /** What the player does: steer, throttle, brake. */
    this.playerInput = new Float32Array(CONTROLS);
    this.takenOver = false;
    this.assistance = false;
    /** @type {FinishedLap[]} */
    this.finishedLaps = [];
    /** @type {((lap: FinishedLap) => void)[]} */
    this.onLap = [];
    /** @type {(() => void)[]} */
    this.onReset = [];
    this.assistControls = simulator.array("float64", [1, CONTROLS]);
    this.assist = simulator.bind(
      "follow_line", simulator.rows(this.world.motion, 0, 1), simulator.rows(this.world.tally, 0, 1),
      ...this.world.geometry, simulator.array("float64", [track.rows, 2], track.linePlan), this.assistControls,
    );
    this.before = new Float64Array(0);
    this.restart();
  }

  /** @param {number} row @returns {Pilot | null} */
  pilotOf(row) {
    const { entrant } = this.cars[row];
    if (entrant.driver) return trainedPilot(this.world, row, entrant.driver);
    if (entrant.script) return scriptedPilot(this.world, row, entrant.script, entrant.seed);
    return null;
  }

  /** Everybody back to the grid. */
  restart() {
    const beside = this.mode === "race";
    this.world.place(this.cars.map((car) => ({ offset: car.isPlayer && beside ? PLAYER_OFFSET_M : 0, grip: this.grip })));
    this.simulator.floats(this.world.controls).fill(0);
    this.tick = 0;
    this.cars = this.cars.map((car, row) => {
      const fresh = new Car(car.entrant, this.track);
      fresh.pilot = this.pilotAgain(row, car);
      return fresh;
    });
    this.finishedLaps = [];
    this.before = this.simulator.floats(this.world.motion).slice();
    this.cars.forEach((car, row) => this.startGhost(row, true));
    this.onReset.forEach((call) => call());
  }

  /**
   * The casual human keeps a memory, which its first tick clears; others keep none.
   * @param {number} row
   * @param {Car} car
   */
  pilotAgain(row, car) {
    return car.pilot ?? this.pilotOf(row);
  }

  /**
   * The car of a ghost begins its lap with the player.
   * @param {number} row
   * @param {boolean} standing
   */
  startGhost(row, standing) {
    const car = this.cars[row];
    const { ghost } = car.entrant;
    if (!car.isGhost) return;
    if (!ghost || ghost.standing !== standing) {
      car.pilot = null;
      return;
    }
    if (ghost.state) this.world.restoreCar(row, ghost.state);
    else this.world.placeOne(row, {});
    const pilot = recordedPilot(this.world, row, car.entrant.name, ghost.inputs);
    const from = this.tick;
    car.pilot = { name: pilot.name, drive: (tick) => pilot.drive(tick - from) };
    car.trace = new LapTrace(this.track.length);
    car.lapStartTick = this.tick;
    car.startTick = this.tick;
  }

  /** Whether the ghost of a row is on the track now. @param {number} row */
  isShown(row) {
    const car = this.cars[row];
    return !car.isGhost || car.pilot !== null;
  }

  /** Advance everybody by one tick. */
  step() {
    const { world } = this;
    this.before.set(this.simulator.floats(world.motion));
    this.cars.forEach((car, row) => this.drive(car, row));
    world.advance();
    this.tick += 1;
    this.cars.forEach((car, row) => this.note(car, row));
  }

  /**
   * @param {Car} car
   * @param {number} row
   */
  drive(car, row) {
    const mine = car.isPlayer || (row === 0 && this.takenOver);
    if (car.pilot) car.pilot.drive(this.tick);
    if (mine) {
      car.assisted ||= this.assistance || this.takenOver;
      this.world.setControls(row, this.assistance && car.isPlayer ? this.helped() : this.playerInput);
    }
    if (car.isPlayer) car.inputs.push(...this.world.controlsOf(row));
  }

  /** The player's inputs with the line-follower's steering mixed in. */
  helped() {
    this.assist();
    const guide = this.simulator.floats(this.assistControls);
    const [steer, throttle, brake] = this.playerInput;
    const share = 0.75 * (1 - Math.abs(steer)) + 0.25;
    const mixed = steer * (1 - share * 0.6) + guide[0] * share * 0.6;
    return new Float32Array([Math.max(-1, Math.min(1, mixed)), throttle, brake]);
  }

  /**
   * Laps, traces and places after a tick.
   * @param {Car} car
   * @param {number} row
   */
  note(car, row) {
    const { world } = this;
    if (car.finishedAt !== null || (car.isGhost && (!car.pilot || car.startTick === this.tick))) return;
    if (world.count(row, "lap_finished")) {
      this.finishLap(car, row, world.number(row, "lap_time_s"), Boolean(world.count(row, "lap_clean")));
    } else if (!car.wasRunning && world.count(row, "lap_running")) {
      // Put back on the way: the stretch up to the line is no lap to the simulator, and here one that does not count.
      this.finishLap(car, row, (this.tick - car.lapStartTick) * this.tickSeconds, false);
    }
    car.wasRunning = Boolean(world.count(row, "lap_running"));
    const position = world.number(row, "position_m");
    const now = world.currentLap(row) ?? (this.tick - car.lapStartTick) * this.tickSeconds;
    if (position < this.track.length - 4 || now > 3) car.trace.add(position, now);
    this.noteWay(car, row, position);
    if (car.isPlayer) this.watchForStuck(car, row);
  }

  /**
   * @param {Car} car
   * @param {number} row
   * @param {number} time
   * @param {boolean} clean
   */
  finishLap(car, row, time, clean) {
    car.trace.finish(time);
    const lap = {
      car: row, time, clean, valid: car.valid, assisted: car.assisted, standing: car.standing,
      sectors: car.trace.sectors(), trace: car.trace,
    };
    car.laps.push(lap);
    this.finishedLaps.push(lap);
    if (this.lapsToGo && car.laps.length >= this.lapsToGo) car.finishedAt = this.tick;
    this.onLap.forEach((call) => call(lap));
    const old = car.laps[car.laps.length - 1 - TRACES_KEPT];
    if (old) old.trace = null;
    car.trace = new LapTrace(this.track.length);
    car.lapStartTick = this.tick;
    car.standing = false;
    car.valid = true;
    car.assisted = false;
    car.inputs = [];
    car.lapState = car.isPlayer ? this.world.saveCar(row) : null;
    if (car.isPlayer) this.cars.forEach((_, other) => this.startGhost(other, false));
  }

  /**
   * When the car was at each metre of its way, for gaps.
   * @param {Car} car
   * @param {number} row
   * @param {number} position
   */
  noteWay(car, row, position) {
    const running = car.laps.length * this.track.length + position;
    // Just before the line a lap counts as finished a moment before the position falls back.
    car.distance = Math.max(running, 0);
    const metre = Math.floor(car.distance);
    if (car.laps.length === 0 && position > this.track.length / 2 && this.tick < 120) return;
    car.way.reach(metre, this.tick * this.tickSeconds);
  }

  /**
   * Seconds that the first car is behind another one; negative where it is ahead, null where nobody knows.
   * @param {number} row
   */
  gapTo(row) {
    const [mine, other] = [this.cars[0], this.cars[row]];
    const now = this.tick * this.tickSeconds;
    const then = other.way.at(Math.floor(mine.distance));
    if (then !== null) return now - then;
    const mineThere = mine.way.at(Math.floor(other.distance));
    return mineThere === null ? null : mineThere - now;
  }

  /**
   * The difference to a trace at the place where a car is now; positive is slower.
   * @param {number} row
   * @param {LapTrace | null} other
   */
  deltaTo(row, other) {
    const now = this.world.currentLap(row);
    const then = other?.at(this.world.number(row, "position_m"));
    return now === null || then === null || then === undefined ? null : now - then;
  }

  /**
   * @param {Car} car
   * @param {number} row
   */
  watchForStuck(car, row) {
    const still = this.world.speed(row) < STUCK_SPEED;
    car.hasMoved ||= !still;
    // Who waits at the grid is not stuck.
    car.stillTicks = still && car.hasMoved ? car.stillTicks + 1 : 0;
    if (car.stillTicks >= STUCK_TICKS) this.putBack(row);
  }

  /** Put a car back on the road at the gate that it passed last; its lap no longer counts. @param {number} row */
  putBack(row) {
    const car = this.cars[row];
    const { gates } = this.simulator.facts.constants;
    const gate = this.world.count(row, "checkpoint");
    const position = (gate * this.track.length) / gates;
    this.world.placeOne(row, { position: Math.max(position, 1), speed: 6, grip: this.grip });
    car.valid = false;
    car.stillTicks = 0;
    car.wasRunning = false;
    this.before.set(this.simulator.floats(this.world.motion));
    this.onReset.forEach((call) => call());
  }

  /** The player's lap that was just finished, to be driven again. @param {FinishedLap} lap @param {number[]} inputs @param {any} state */
  static ghostOf(lap, inputs, state) {
    return { time: lap.time, standing: lap.standing, state: lap.standing ? null : state, inputs: Float32Array.from(inputs) };
  }

  /**
   * Drive the others on to their end, for the result; afterwards everybody stands where they were.
   * @param {number} most ticks
   */
  finishOthers(most) {
    const { simulator, world } = this;
    const kept = [simulator.floats(world.motion).slice(), simulator.integers(world.tally).slice()];
    const now = this.tick;
    const waiting = () => this.cars.some((car, row) => row > 0 && car.finishedAt === null);
    for (let tick = 0; this.lapsToGo && waiting() && tick < most; tick += 1) this.step();
    simulator.floats(world.motion).set(/** @type {Float64Array} */ (kept[0]));
    simulator.integers(world.tally).set(/** @type {BigInt64Array} */ (kept[1]));
    this.before.set(simulator.floats(world.motion));
    this.tick = now;
  }

  /** Give the memory back. */
  close() {
    this.simulator.free(this.mark);
  }
}
