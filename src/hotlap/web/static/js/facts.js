/** hotlap.json: what the page must know of its simulator. */

import { FileError, listOf, numberOf, objectOf, textOf, wholeNumberOf } from "./checks.js";

/** @typedef {import("./wasm.js").Facts} Facts */

const KERNELS = [
  "place", "step", "race", "observe", "draw_starts", "act", "steer_at_point", "follow_line", "drive_casually",
  "split_seed", "lay_out", "draw_first_weights", "run_rows", "value_rows", "draw_gaussian", "update_mean_and_variance",
  "update_return_variance", "normalize_rows", "discount_returns", "normalize_rewards", "bootstrap", "estimate_advantages", "update",
];
const COLUMNS = {
  motion: [
    "x_m", "y_m", "yaw_rad", "velocity_x_m_per_s", "velocity_y_m_per_s", "yaw_rate_rad_per_s", "steer_rad",
    "acceleration_m_per_s2", "position_m", "offset_m", "lap_start_tick", "lap_time_s",
  ],
  tally: ["tick", "checkpoint", "lap_running", "lap_finished", "lap_clean", "off_track", "wall", "backward"],
  start: [],
  score: ["reward", "terminated", "truncated", "lapCompleted"],
};
const MOST = 1e6;
const MOST_SIZE = 1000;

/**
 * @param {unknown} found the parsed file
 * @returns {Facts}
 */
export function readFacts(found) {
  const facts = objectOf(found, "the whole of it");
  const abi = objectOf(facts.abi, "abi");
  for (const name of KERNELS) listOf(abi[name], `abi.${name}`, textOf);
  const columns = objectOf(facts.columns, "columns");
  for (const [name, needed] of Object.entries(COLUMNS)) checkColumns(columns[name], `columns.${name}`, needed);
  checkConstants(objectOf(facts.constants, "constants"));
  numberOf(objectOf(facts.car, "car").tyre_grip, "car.tyre_grip", 0, MOST);
  for (const [name, about] of Object.entries(objectOf(facts.observations, "observations"))) {
    checkObservation(about, `observations.${name}`);
  }
  listOf(facts.activations, "activations", textOf);
  checkLesson(objectOf(facts.lesson, "lesson"));
  textOf(facts.physics, "physics");
  return /** @type {Facts} */ (/** @type {unknown} */ (facts));
}

/**
 * @param {unknown} found
 * @param {string} what
 * @param {string[]} needed
 */
function checkColumns(found, what, needed) {
  const names = listOf(found, what, textOf);
  const missing = needed.find((name) => !names.includes(name));
  if (missing) throw new FileError(`${what} has no ${missing}`);
}

/** @param {Record<string, any>} constants */
function checkConstants(constants) {
  const sizes = ["ticksPerSecond", "gates", "casualMemoryTicks", "casualSeen", "casualHands"];
  for (const name of sizes) wholeNumberOf(constants[name], `constants.${name}`, 1, MOST_SIZE);
  for (const name of ["stillSpeed", "topSpeed", "rayRange", "flatOutLookAhead"]) {
    numberOf(constants[name], `constants.${name}`, 0, MOST);
  }
  listOf(constants.blockShape, "constants.blockShape", (size, what) => wholeNumberOf(size, what, 1, MOST_SIZE), 2);
  for (const name of ["rayAnglesDegrees", "settings"]) {
    listOf(constants[name], `constants.${name}`, (value, what) => numberOf(value, what, -MOST, MOST));
  }
}

/** @param {Record<string, any>} lesson */
function checkLesson(lesson) {
  for (const name of ["config", "optimizer", "normalizer", "policy", "fingerprints"]) objectOf(lesson[name], `lesson.${name}`);
  for (const name of ["hyperparameters", "env_options", "racer_config"]) objectOf(lesson.config[name], `lesson.config.${name}`);
  for (const name of ["lane", "chunk", "sums", "shared", "seeds"]) wholeNumberOf(lesson[name], `lesson.${name}`, 1, MOST_SIZE);
  for (const name of ["layerColumns", "sizes"]) listOf(lesson[name], `lesson.${name}`, textOf);
  listOf(lesson.hidden, "lesson.hidden", (width, what) => wholeNumberOf(width, what, 1, MOST_SIZE));
}

/**
 * @param {unknown} found
 * @param {string} what
 */
function checkObservation(found, what) {
  const about = objectOf(found, what);
  textOf(about.fingerprint, `${what}.fingerprint`);
  listOf(about.terms, `${what}.terms`, (term, place) => textOf(objectOf(term, place).name, `${place}.name`));
}

/**
 * Refuse a module that is not the one that hotlap.json describes.
 * @param {Record<string, any>} exports of the module
 * @param {Facts} facts
 */
export function checkModule(exports, facts) {
  for (const name of KERNELS) {
    const [found, said] = [exports[name]?.length, facts.abi[name].length];
    if (typeof exports[name] !== "function" || found !== said) {
      throw new FileError(`its ${name} takes ${found ?? "no"} words, but hotlap.json says ${said}`);
    }
  }
  if (!(exports.memory instanceof WebAssembly.Memory) || !(exports.__heap_base instanceof WebAssembly.Global)) {
    throw new FileError("it does not export its memory");
  }
}
