/** How good a driver is: cars from random starts, each until its first lap or its end. */

import { Swarm } from "./swarm.js";

/** @typedef {import("./wasm.js").Simulator} Simulator */
/** @typedef {import("./driver.js").Driver} Driver */
/** @typedef {import("./episodes.js").Plan} Plan */
/** @typedef {{cars: number, lapping: number, lapTime: number | null}} Mark `lapTime` is the median */

export const EXAM_CARS = 20;
/** Beyond the seeds that cars learn with. */
const SEED = 2 ** 40;
/** From a random start the first lap may end after almost two; a slow car needs its time. */
const MOST_TICKS = 2 * 60 * 60;

/**
 * @param {Simulator} simulator
 * @param {import("./track.js").Track} track
 * @param {Plan} plan
 * @param {Driver} driver
 * @returns {Mark}
 */
export function examine(simulator, track, plan, driver) {
  const { train_max_episode_ticks: _, ...options } = plan.env_options;
  const episode = { ...plan.racer_config.episode, maxSteps: MOST_TICKS };
  const patient = { ...plan, env_options: options, racer_config: { ...plan.racer_config, episode } };
  const swarm = new Swarm(simulator, track, patient, EXAM_CARS, SEED);
  swarm.follow(driver);
  /** @type {Map<number, number | null>} */
  const done = new Map();
  while (done.size < EXAM_CARS) {
    for (const car of swarm.step()) if (!done.has(car)) done.set(car, null);
    swarm.episodes.scored("lapCompleted").forEach((lapped, car) => {
      if (lapped && !done.has(car)) done.set(car, swarm.episodes.lapTime(car));
    });
  }
  swarm.close();
  const times = [...done.values()].filter((time) => time !== null).sort((a, b) => a - b);
  return { cars: EXAM_CARS, lapping: times.length, lapTime: times.length ? times[times.length >> 1] : null };
}
