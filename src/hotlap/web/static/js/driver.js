/** A trained driver from its checkpoint: a zip with a JSON manifest and safetensors. Runs nothing from the file. */

import { FileError, parseObject } from "./checks.js";
import { MOST_BYTES } from "./files.js";
import { readTensors } from "./safetensors.js";
import { sha256 } from "./sha256.js";
import { readZip } from "./zip.js";

/** @typedef {import("./wasm.js").Facts} Facts */
/** @typedef {import("./safetensors.js").Tensor} Tensor */

/**
 * @typedef {object} Driver
 * @property {string} name
 * @property {string} environment what it was trained on
 * @property {string} observation its kind
 * @property {number} actionRepeat ticks that it holds an action for
 * @property {number} steps of training
 * @property {number[]} widths of the network's layers
 * @property {Float64Array} numbers weights and biases, layer by layer
 * @property {number} activation
 * @property {boolean} squashed
 * @property {number} meanLimit
 * @property {Float64Array} normalizer means, then deviations; empty without normalisation
 * @property {number} clip
 * @property {Float64Array} bounds of the actions: lows, then highs
 */

export const MANIFEST = "hotlap/manifest.json";
export const ARRAYS = "hotlap/driver.safetensors";
/** Lows, then highs, of steer, throttle and brake. */
const ACTION_BOUNDS = [-1, 0, 0, 1, 1, 1];
const ACTIONS = ACTION_BOUNDS.length / 2;
const MOST_NUMBERS = 4_000_000;

/**
 * @param {Uint8Array} bytes the zip
 * @param {string} name for messages
 * @param {Facts} facts of the simulator
 * @returns {Promise<Driver>}
 */
export async function readDriver(bytes, name, facts) {
  try {
    if (bytes.length > MOST_BYTES) throw new FileError("it is larger than 32 MB");
    const entries = readZip(bytes);
    const text = entries.get(MANIFEST);
    const arrays = entries.get(ARRAYS);
    if (!text || !arrays) throw new FileError("it is not a hotlap driver");
    const manifest = parseObject(new TextDecoder().decode(text), "its manifest");
    if (sha256(arrays) !== manifest.entries?.[ARRAYS]) throw new FileError("its arrays are damaged");
    return describe(manifest, readTensors(arrays), name, facts);
  } catch (error) {
    if (error instanceof FileError) throw new FileError(`${name} cannot be raced: ${error.message}`);
    if (error instanceof TypeError || error instanceof RangeError) {
      throw new FileError(`${name} cannot be raced: its manifest is damaged`);
    }
    throw error;
  }
}

/**
 * @param {Record<string, any>} manifest
 * @param {Map<string, Tensor>} tensors
 * @param {string} name
 * @param {Facts} facts
 * @returns {Driver}
 */
function describe(manifest, tensors, name, facts) {
  const { driver, plan, fingerprints } = manifest;
  const environment = String(plan.environment);
  if (environment !== "racer" && !environment.startsWith("racer:") && environment !== "hotlap/Racer-v0") {
    throw new FileError(`it was trained on ${environment}, not on the racer`);
  }
  if (fingerprints.physics !== facts.physics) throw new FileError("it was trained with other physics than this page has");
  const observation = plan.env_options.observation ?? "standard";
  const terms = facts.observations[observation];
  if (!terms || fingerprints.observation !== terms.fingerprint) {
    throw new FileError("it sees other things than this page shows");
  }
  const read = (/** @type {any} */ leaf) => leafValues(leaf, tensors);
  const network = readNetwork(driver, read, terms.terms.length);
  const activation = facts.activations.indexOf(driver.policy.activation);
  if (activation < 0) throw new FileError(`its activation is ${driver.policy.activation}`);
  const bounds = Float64Array.from([...read(driver.spaces.action.low), ...read(driver.spaces.action.high)]);
  if (bounds.join() !== ACTION_BOUNDS.join()) throw new FileError("it has other actions than steer, throttle and brake");
  return {
    name, environment, observation, ...network, activation, bounds,
    actionRepeat: wholeNumber(plan.env_options.action_repeat ?? 1, 60),
    steps: Number(manifest.step) || 0,
    squashed: Boolean(driver.policy.squashed),
    meanLimit: driver.policy.mean_limit === null ? Infinity : positive(driver.policy.mean_limit),
    ...readNormalizer(driver.normalizer, read, terms.terms.length),
  };
}

/**
 * @param {any} leaf
 * @param {Map<string, Tensor>} tensors
 * @returns {Float32Array | Float64Array}
 */
function leafValues(leaf, tensors) {
  const values = tensors.get(leaf.$array)?.values;
  if (!values || values instanceof BigInt64Array) throw new FileError("an array is missing");
  if (!values.every(Number.isFinite)) throw new FileError("a number in it is not finite");
  return values;
}

/**
 * @param {any} driver
 * @param {(leaf: any) => Float32Array | Float64Array} read
 * @param {number} seen
 */
function readNetwork(driver, read, seen) {
  /** @type {number[]} */
  const widths = [seen];
  const parts = [];
  let length = 0;
  for (const [weightName, biasName] of driver.policy.layers) {
    const weights = read(driver.weights[weightName]);
    const biases = read(driver.weights[biasName]);
    // Layers may share an array: count before anything is copied.
    length += weights.length + biases.length;
    if (length > MOST_NUMBERS) throw new FileError("its network has more than 4 million weights");
    const inputs = widths[widths.length - 1];
    const outputs = biases.length;
    if (weights.length !== inputs * outputs) throw new FileError("its layers do not fit together");
    widths.push(outputs);
    parts.push(transposed(weights, outputs, inputs), biases);
  }
  if (widths.length < 2 || widths[widths.length - 1] !== ACTIONS) {
    throw new FileError("its network has another shape than a driver's");
  }
  const numbers = new Float64Array(length);
  let at = 0;
  for (const part of parts) {
    numbers.set(part, at);
    at += part.length;
  }
  return { widths, numbers };
}

/**
 * One row per input, as the kernel adds them up.
 * @param {Float32Array | Float64Array} weights
 * @param {number} outputs
 * @param {number} inputs
 */
function transposed(weights, outputs, inputs) {
  const turned = new Float64Array(weights.length);
  for (let o = 0; o < outputs; o += 1) {
    for (let i = 0; i < inputs; i += 1) turned[i * outputs + o] = weights[o * inputs + i];
  }
  return turned;
}

/**
 * @param {any} normalizer
 * @param {(leaf: any) => Float32Array | Float64Array} read
 * @param {number} seen
 */
function readNormalizer(normalizer, read, seen) {
  if (!normalizer || !normalizer.norm_obs) return { normalizer: new Float64Array(0), clip: Infinity };
  const mean = read(normalizer.mean);
  const variance = read(normalizer.var);
  const epsilon = Number(normalizer.epsilon);
  if (mean.length !== seen || variance.length !== seen) throw new FileError("its normaliser does not fit");
  const deviation = Array.from(variance, (value) => positive(Math.sqrt(value + epsilon)));
  return { normalizer: Float64Array.from([...mean, ...deviation]), clip: positive(normalizer.clip_obs) };
}

/** @param {unknown} value */
function positive(value) {
  const number = Number(value);
  if (!(number > 0)) throw new FileError("a limit or deviation in it is not above 0");
  return number;
}

/** @param {unknown} value @param {number} most */
function wholeNumber(value, most) {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1 || number > most) throw new FileError("its action_repeat is odd");
  return number;
}
