/**
 * The simulator's memory: arrays inside the WebAssembly module and calls of its kernels.
 * The one module that knows about pointers.
 */

import { FileError, MAKE_AGAIN, explained } from "./checks.js";
import { checkModule, readFacts } from "./facts.js";

/** @typedef {"float64" | "float32" | "int64" | "uint64" | "bool"} Kind */
/** @typedef {Float64Array | Float32Array | BigInt64Array | BigUint64Array | Uint8Array} View */
/** @typedef {{at: number, shape: number[], kind: Kind, length: number}} WasmArray */
/** @typedef {WasmArray | number | bigint} Argument */

/**
 * What hotlap.json says of the module.
 * @typedef {object} Facts
 * @property {Record<string, string[]>} abi
 * @property {{motion: string[], tally: string[], start: string[], score: string[]}} columns
 * @property {Constants} constants
 * @property {Record<string, number>} car
 * @property {Record<string, number>} surface
 * @property {Record<string, {fingerprint: string, terms: Term[]}>} observations
 * @property {string[]} activations
 * @property {Lesson} lesson
 * @property {string} physics
 * @property {string} sources
 */
/**
 * What a training in the page needs to be that of `hotlap train`.
 * @typedef {object} Lesson
 * @property {import("./episodes.js").Plan} config
 * @property {string[]} layerColumns
 * @property {string[]} sizes
 * @property {number} lane
 * @property {number} chunk rows whose gradients are summed together
 * @property {number} sums
 * @property {number} shared
 * @property {number} seeds
 * @property {number[]} gains of the last layers' first weights, actor and critic
 * @property {number[]} hidden widths of the layers, unless the plan says otherwise
 * @property {{kind: number, beta1: number, beta2: number, eps: number}} optimizer
 * @property {number} firstCount
 * @property {{clip_obs: number, clip_reward: number, epsilon: number}} normalizer
 * @property {Record<string, any>} policy
 * @property {number[][]} bounds of actions: lows, highs
 * @property {Record<string, any>} fingerprints
 * @property {string} hotlap
 */
/**
 * @typedef {object} Constants
 * @property {number} ticksPerSecond
 * @property {number} stillSpeed
 * @property {number} topSpeed
 * @property {number} gates
 * @property {number[]} blockShape
 * @property {number[]} rayAnglesDegrees
 * @property {number} rayRange
 * @property {number[]} settings
 * @property {number} flatOutLookAhead
 * @property {number} casualMemoryTicks
 * @property {number} casualSeen
 * @property {number} casualHands
 */
/** @typedef {{name: string, scale: number, unit: string, low: number, high: number}} Term */

const VIEWS = {
  float64: Float64Array,
  float32: Float32Array,
  int64: BigInt64Array,
  uint64: BigUint64Array,
  bool: Uint8Array,
};
const PAGE_BYTES = 65536;
const ALIGNMENT = 16;

export class Simulator {
  /**
   * @param {WebAssembly.Instance} instance
   * @param {Facts} facts
   */
  constructor(instance, facts) {
    this.facts = facts;
    /** @type {Record<string, any>} */
    this.exports = instance.exports;
    this.top = Number(this.exports.__heap_base.value);
    this.motion = positions(facts.columns.motion);
    this.tally = positions(facts.columns.tally);
    this.start = positions(facts.columns.start);
    this.score = positions(facts.columns.score);
  }

  /**
   * @param {BufferSource} bytes the module
   * @param {unknown} about what hotlap.json says of it
   */
  static async load(bytes, about) {
    const facts = explained("hotlap.json is damaged", () => readFacts(about), MAKE_AGAIN);
    const loaded = await WebAssembly.instantiate(bytes, {}).catch(() => null);
    if (!loaded) throw new FileError(`hotlap.wasm is damaged: it is no WebAssembly module. ${MAKE_AGAIN}`);
    explained("hotlap.wasm does not go with hotlap.json", () => checkModule(loaded.instance.exports, facts), MAKE_AGAIN);
    return new Simulator(loaded.instance, facts);
  }

  /**
   * A new array of zeros, or of values.
   * @param {Kind} kind
   * @param {number[]} shape
   * @param {ArrayLike<number> | ArrayLike<bigint>} [values]
   * @returns {WasmArray}
   */
  array(kind, shape, values) {
    const length = shape.reduce((product, size) => product * size, 1);
    const at = Math.ceil(this.top / ALIGNMENT) * ALIGNMENT;
    this.top = at + length * VIEWS[kind].BYTES_PER_ELEMENT;
    const missing = this.top - this.exports.memory.buffer.byteLength;
    if (missing > 0) this.exports.memory.grow(Math.ceil(missing / PAGE_BYTES));
    const array = { at, shape, kind, length };
    const view = this.view(array);
    // Memory that was freed before is not empty.
    if (values === undefined) new Uint8Array(view.buffer, view.byteOffset, view.byteLength).fill(0);
    else /** @type {any} */ (view).set(values);
    return array;
  }

  /** Where memory ends now; `free` gives everything after such a mark back. */
  mark() {
    return this.top;
  }

  /** @param {number} mark */
  free(mark) {
    this.top = mark;
  }

  /**
   * Some rows of an array, in the same memory.
   * @param {WasmArray} array
   * @param {number} first
   * @param {number} count
   * @returns {WasmArray}
   */
  rows(array, first, count) {
    const width = array.length / array.shape[0];
    const at = array.at + first * width * VIEWS[array.kind].BYTES_PER_ELEMENT;
    return { at, shape: [count, ...array.shape.slice(1)], kind: array.kind, length: count * width };
  }

  /**
   * An array's numbers. Growing memory detaches views: ask again after making arrays.
   * @param {WasmArray} array
   * @returns {View}
   */
  view(array) {
    return new VIEWS[array.kind](this.exports.memory.buffer, array.at, array.length);
  }

  /** @param {WasmArray} array @returns {Float64Array} */
  floats(array) {
    return /** @type {Float64Array} */ (this.view(array));
  }

  /** @param {WasmArray} array @returns {Float32Array} */
  singles(array) {
    return /** @type {Float32Array} */ (this.view(array));
  }

  /** @param {WasmArray} array @returns {BigInt64Array} */
  integers(array) {
    return /** @type {BigInt64Array} */ (this.view(array));
  }

  /**
   * A kernel with its arguments, to be called many times.
   * @param {string} name
   * @param {...Argument} args
   * @returns {() => void}
   */
  bind(name, ...args) {
    const kernel = this.exports[name];
    const flat = args.flatMap((argument) =>
      typeof argument === "object" ? [argument.at, ...argument.shape] : [argument],
    );
    if (flat.length !== this.facts.abi[name].length) {
      throw new Error(`${name} takes ${this.facts.abi[name].length} words, not ${flat.length}`);
    }
    return () => kernel(...flat);
  }
}

/**
 * @param {string[]} names
 * @returns {Record<string, number>}
 */
function positions(names) {
  return Object.fromEntries(names.map((name, index) => [name, index]));
}
