/** Read a safetensors file: a JSON header and plain arrays. Every offset and shape is checked. */

import { FileError, parseObject } from "./checks.js";

/** @typedef {{shape: number[], values: Float32Array | Float64Array | BigInt64Array}} Tensor */

const KINDS = { F32: Float32Array, F64: Float64Array, I64: BigInt64Array };
const LONGEST_HEADER = 1 << 20;
const LENGTH_BYTES = 8;

/**
 * @param {Uint8Array} bytes
 * @returns {Map<string, Tensor>} arrays of float32, float64 and int64; others are passed over
 */
export function readTensors(bytes) {
  const header = readHeader(bytes);
  const data = bytes.subarray(LENGTH_BYTES + header.bytes);
  const tensors = new Map();
  for (const [name, about] of Object.entries(header.entries)) {
    if (name !== "__metadata__" && about?.dtype in KINDS) tensors.set(name, readTensor(name, about, data));
  }
  return tensors;
}

/** @param {Uint8Array} bytes */
function readHeader(bytes) {
  if (bytes.length < LENGTH_BYTES) throw new FileError("the arrays are cut off");
  const length = Number(new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0, true));
  if (length > Math.min(bytes.length - LENGTH_BYTES, LONGEST_HEADER)) throw new FileError("the arrays' header is damaged");
  const text = new TextDecoder().decode(bytes.subarray(LENGTH_BYTES, LENGTH_BYTES + length));
  return { bytes: length, entries: parseObject(text, "the arrays' header") };
}

/**
 * @param {string} name
 * @param {{dtype: keyof typeof KINDS, shape: unknown, data_offsets: unknown}} about
 * @param {Uint8Array} data
 * @returns {Tensor}
 */
function readTensor(name, about, data) {
  const Kind = KINDS[about.dtype];
  const shape = wholeNumbers(about.shape);
  const [start, stop] = wholeNumbers(about.data_offsets);
  const length = shape.reduce((product, size) => product * size, 1);
  if (!(start <= stop && stop <= data.length && stop - start === length * Kind.BYTES_PER_ELEMENT)) {
    throw new FileError(`the array ${name} does not fit its header`);
  }
  // A copy of its own: arrays must be aligned, and the file need not be kept.
  return { shape, values: new Kind(data.slice(start, stop).buffer) };
}

/** @param {unknown} value @returns {number[]} */
function wholeNumbers(value) {
  if (!Array.isArray(value) || !value.every((item) => Number.isSafeInteger(item) && item >= 0)) {
    throw new FileError("the arrays' header is damaged");
  }
  return value;
}
