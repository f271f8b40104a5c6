/**
 * Who drives a car: trained networks, scripted drivers, recorded inputs. A pilot writes its car's controls
 * before each tick. All of them compute in the simulator's kernels.
 */

import { CONTROLS } from "./world.js";

/** @typedef {import("./world.js").World} World */
/** @typedef {import("./driver.js").Driver} Driver */
/** @typedef {import("./wasm.js").WasmArray} WasmArray */

/**
 * @typedef {object} Pilot
 * @property {string} name
 * @property {(tick: number) => void} drive writes the controls for the coming tick
 */

/**
 * A trained driver, which decides every few ticks.
 * @param {World} world
 * @param {number} car
 * @param {Driver} driver
 * @returns {Pilot}
 */
export function trainedPilot(world, car, driver) {
  const { simulator } = world;
  const inputs = driver.widths[0];
  const observation = simulator.rows(world.observation(driver.observation), car, 1);
  const actions = simulator.array("float32", [1, CONTROLS]);
  const act = simulator.bind(
    "act", 0, 1, observation,
    simulator.array("float64", [2, driver.normalizer.length / 2], driver.normalizer), driver.clip,
    simulator.array("float64", [driver.numbers.length], driver.numbers),
    simulator.array("int64", [driver.widths.length], driver.widths.map(BigInt)),
    driver.activation, driver.meanLimit, Number(driver.squashed),
    simulator.array("float64", [2, CONTROLS], driver.bounds),
    simulator.array("float64", [1, inputs]),
    simulator.array("float64", [2, Math.max(...driver.widths)]),
    simulator.array("float64", [1, CONTROLS]),
    simulator.array("float64", [1, driver.widths[driver.widths.length - 2]]),
    actions,
  );
  const kind = world.kinds.indexOf(driver.observation);
  const look = simulator.bind(
    "observe", simulator.rows(world.all, car, 1), kind, world.motion, world.tally, ...world.geometry,
    world.observation(driver.observation),
  );
  return {
    name: driver.name,
    drive(tick) {
      if (tick % driver.actionRepeat) return;
      look();
      act();
      world.setControls(car, simulator.singles(actions));
    },
  };
}

/** The scripted reference drivers, by name. */
export const SCRIPTED = ["casual-human", "line-follower", "flat-out"];

/**
 * A scripted driver. It sees the world itself.
 * @param {World} world
 * @param {number} car
 * @param {string} name
 * @param {number} [seed] of the casual human's delays and errors
 * @returns {Pilot}
 */
export function scriptedPilot(world, car, name, seed = 0) {
  const { simulator, track } = world;
  const row = (/** @type {WasmArray} */ array) => simulator.rows(array, car, 1);
  const seen = [row(world.motion), row(world.tally), ...world.geometry];
  const controls = row(world.controls);
  const { constants } = simulator.facts;
  if (name === "flat-out") {
    return { name, drive: simulator.bind("steer_at_point", ...seen, constants.flatOutLookAhead, controls) };
  }
  if (name === "line-follower") {
    const plan = simulator.array("float64", [track.rows, 2], track.linePlan);
    return { name, drive: simulator.bind("follow_line", ...seen, plan, controls) };
  }
  const plan = simulator.array("float64", [track.rows], track.casualPlan);
  const memory = simulator.array("float64", [1, constants.casualMemoryTicks, constants.casualSeen]);
  const hands = simulator.array("float64", [1, constants.casualHands]);
  return { name, drive: simulator.bind("drive_casually", ...seen, plan, BigInt(seed), memory, hands, controls) };
}

/**
 * Inputs of an earlier drive, tick by tick; afterwards the car coasts.
 * @param {World} world
 * @param {number} car
 * @param {string} name
 * @param {Float32Array} inputs rows of steer, throttle, brake
 * @returns {Pilot}
 */
export function recordedPilot(world, car, name, inputs) {
  return {
    name,
    drive(tick) {
      const at = tick * CONTROLS;
      world.setControls(car, at < inputs.length ? inputs.subarray(at, at + CONTROLS) : [0, 0, 0]);
    },
  };
}
