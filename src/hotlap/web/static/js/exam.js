/** How good a driver is: cars from random starts, each until its first lap or its end. */

import { Swarm } from "./swarm.js";

/** @typedef {import("./wasm.js").Simulator} Simulator */
/** @typedef {import("./driver.js").Driver} Driver */
/** @typedef {import("./episodes.js").Plan} Plan */
/** @typedef {{cars: number, lapping: number, lapTime: number | null}} Mark `lapTime` is the median */

export const EXAM_CARS = 20;
/** Far from the seeds that cars learn with. */
const SEED = 2 ** 31;

/**
 * @param {Simulator} simulator
 * @param {import("./track.js").Track} track
 * @param {Plan} plan
 * @param {Driver} driver
 * @returns {Mark}
 */
export function examine(simulator, track, plan, driver) {
  const swarm = new Swarm(simulator, track, plan, EXAM_CARS, SEED);
  swarm.follow(driver);
  /** @type {Map<number, number | null>} */
  const done = new Map();
  for (let tick = 0; done.size < EXAM_CARS && tick < plan.racer_config.episode.maxSteps; tick += 1) {
    for (const car of swarm.step()) if (!done.has(car)) done.set(car, null);
    swarm.episodes.scored("lapCompleted").forEach((lapped, car) => {
      if (lapped && !done.has(car)) done.set(car, swarm.episodes.lapTime(car));
    });
  }
  swarm.close();
  const times = [...done.values()].filter((time) => time !== null).sort((a, b) => a - b);
  return { cars: EXAM_CARS, lapping: times.length, lapTime: times.length ? times[times.length >> 1] : null };
}
