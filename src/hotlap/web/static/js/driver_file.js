/** A taught driver as a file: the zip that `hotlap evaluate`, `load_driver` and this page read. */

import { ARRAYS, MANIFEST } from "./driver.js";
import { encoded, joined } from "./files.js";
import { sha256 } from "./sha256.js";
import { writeZip } from "./zip.js";

/** @typedef {import("./networks.js").NamedArray} NamedArray */
/** @typedef {import("./learner.js").Learned} Learned */
/** @typedef {import("./episodes.js").Plan} Plan */
/** @typedef {import("./wasm.js").Facts} Facts */

/**
 * A driver as it was after a number of steps.
 * @typedef {object} Taught
 * @property {Plan} plan
 * @property {{name: string, fingerprint: string}} track
 * @property {Learned} learned
 * @property {number} steps
 * @property {number} seconds of training
 * @property {string} startedAt
 */

const FORMAT = 1;
const NUMPY = { F32: "<f4", F64: "<f8" };

/** @param {Taught} taught @param {Facts} facts @returns {Uint8Array<ArrayBuffer>} */
export function writeDriver(taught, facts) {
  const arrays = driverArrays(taught, facts);
  const tensors = writeTensors(arrays);
  const manifest = { ...manifestOf(taught, facts, arrays), entries: { [ARRAYS]: sha256(tensors) } };
  return writeZip([[ARRAYS, tensors], [MANIFEST, encoded(JSON.stringify(manifest, null, 1))]]);
}

/**
 * The hash of all that a driver has learned, as `hotlap inspect` prints it.
 * @param {Learned} learned
 */
export function learnedHash(learned) {
  const arrays = learnedArrays(learned).sort((a, b) => (a.name < b.name ? -1 : 1));
  return sha256(joined(arrays.flatMap(({ name, shape, values }) => {
    const sizes = shape.length === 1 ? `(${shape[0]},)` : `(${shape.join(", ")})`;
    return [encoded(`${name} ${NUMPY[kindOf(values)]} ${sizes}\n`), bytesOf(values)];
  })));
}

/** @param {Learned} learned @returns {NamedArray[]} */
function learnedArrays({ weights, normalizer }) {
  return [
    ...weights.map((array) => ({ ...array, name: `driver.weights.${array.name}` })),
    ...normalizer.arrays.map((array) => ({ ...array, name: `driver.normalizer.${array.name}` })),
  ];
}

/**
 * @param {Taught} taught
 * @param {Facts} facts
 * @returns {NamedArray[]}
 */
function driverArrays({ plan, learned }, facts) {
  const { terms } = facts.observations[plan.env_options.observation ?? "standard"];
  const [low, high] = facts.lesson.bounds;
  /** @type {(space: string, side: string, values: number[]) => NamedArray} */
  const bound = (space, side, values) => ({ name: `driver.spaces.${space}.${side}`, shape: [values.length], values: Float32Array.from(values) });
  return [
    ...learnedArrays(learned),
    bound("observation", "low", terms.map((term) => term.low)), bound("observation", "high", terms.map((term) => term.high)),
    bound("action", "low", low), bound("action", "high", high),
  ];
}

/**
 * @param {Taught} taught
 * @param {Facts} facts
 * @param {NamedArray[]} arrays
 */
function manifestOf({ plan, track, learned, steps, seconds, startedAt }, facts, arrays) {
  const { lesson } = facts;
  const under = (/** @type {string} */ prefix) => Object.fromEntries(arrays
    .filter(({ name }) => name.startsWith(prefix))
    .map(({ name }) => [name.slice(prefix.length), { $array: name, scalar: false }]));
  const space = (/** @type {string} */ name) => ({ kind: "Box", ...under(`driver.spaces.${name}.`), dtype: "float32" });
  const layers = learned.weights
    .filter(({ name }) => /^(mlp_extractor\.policy_net\.\d+|action_net)\.weight$/.test(name))
    .map(({ name }) => [name, name.replace(/weight$/, "bias")]);
  return {
    format: FORMAT, hotlap: lesson.hotlap,
    environment: plan.environment, algorithm: lesson.config.algorithm, seed: plan.seed, plan,
    fingerprints: { ...lesson.fingerprints, observation: facts.observations[plan.env_options.observation ?? "standard"].fingerprint, tracks: { [track.name]: track.fingerprint } },
    versions: { hotlap: lesson.hotlap },
    torch_threads: lesson.config.torch_threads,
    times: { started_at: startedAt, training_time_sec: seconds },
    step: steps, resume_step: steps, ended: steps >= plan.total_timesteps,
    driver: {
      weights: under("driver.weights."),
      policy: { ...lesson.policy, activation: plan.hyperparameters.activation_fn, layers },
      normalizer: { ...learned.normalizer.settings, ...under("driver.normalizer.") },
      spaces: { observation: space("observation"), action: space("action") },
    },
    resume: null, interrupted: false,
  };
}

/**
 * A header of names, types and places, then the numbers.
 * @param {NamedArray[]} arrays
 */
function writeTensors(arrays) {
  // Doubles first: so every array is aligned.
  const ordered = [...arrays].sort((a, b) => b.values.BYTES_PER_ELEMENT - a.values.BYTES_PER_ELEMENT);
  /** @type {Record<string, {dtype: string, shape: number[], data_offsets: number[]}>} */
  const header = {};
  let at = 0;
  for (const { name, shape, values } of ordered) {
    header[name] = { dtype: kindOf(values), shape, data_offsets: [at, at + values.byteLength] };
    at += values.byteLength;
  }
  const text = JSON.stringify(header);
  const names = encoded(text.padEnd(Math.ceil(text.length / 8) * 8));
  const length = new Uint8Array(8);
  new DataView(length.buffer).setBigUint64(0, BigInt(names.length), true);
  return joined([length, names, ...ordered.map(({ values }) => bytesOf(values))]);
}

/** @param {Float32Array | Float64Array} values @returns {"F32" | "F64"} */
function kindOf(values) {
  return values instanceof Float64Array ? "F64" : "F32";
}

/** @param {Float32Array | Float64Array} values */
function bytesOf(values) {
  return new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
}
