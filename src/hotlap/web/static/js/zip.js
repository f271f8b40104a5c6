/** Zips of stored (not compressed) entries, as hotlap writes checkpoints: read, every offset checked, and written. */

import { FileError } from "./checks.js";
import { encoded, joined } from "./files.js";

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const LONGEST_COMMENT = 65535;
const MOST_ENTRIES = 1000;
const STORED = 0;
const CRC_POLYNOMIAL = 0xedb88320;

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? CRC_POLYNOMIAL ^ (value >>> 1) : value >>> 1;
  return value;
});

/**
 * @param {Uint8Array} bytes
 * @returns {Map<string, Uint8Array>} the entries, as views into the file
 */
export function readZip(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > MOST_ENTRIES) throw new FileError(`the zip has ${count} entries; a driver has a few`);
  const entries = new Map();
  let at = view.getUint32(end + 16, true);
  for (let entry = 0; entry < count; entry += 1) {
    if (at + ENTRY_BYTES > end || view.getUint32(at, true) !== ENTRY_SIGNATURE) {
      throw new FileError("the zip's directory is damaged");
    }
    const nameBytes = view.getUint16(at + 28, true);
    const next = at + ENTRY_BYTES + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (next > end) throw new FileError("the zip's directory is damaged");
    const name = new TextDecoder().decode(bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes));
    const method = view.getUint16(at + 10, true);
    if (method === STORED) entries.set(name, storedBytes(bytes, view, at, name));
    at = next;
  }
  return entries;
}

/** @param {DataView} view */
function findEnd(view) {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1) {
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  }
  throw new FileError("this is not a zip file");
}

/**
 * @param {Uint8Array} bytes
 * @param {DataView} view
 * @param {number} at where the entry stands in the directory
 * @param {string} name
 */
function storedBytes(bytes, view, at, name) {
  const size = view.getUint32(at + 24, true);
  const local = view.getUint32(at + 42, true);
  if (local + LOCAL_BYTES > bytes.length || view.getUint32(local, true) !== LOCAL_SIGNATURE) {
    throw new FileError(`the zip's entry ${name} is damaged`);
  }
  const start = local + LOCAL_BYTES + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (start + size > bytes.length) throw new FileError(`the zip's entry ${name} is cut off`);
  return bytes.subarray(start, start + size);
}

/**
 * A zip of stored entries.
 * @param {[string, Uint8Array][]} entries
 */
export function writeZip(entries) {
  const [files, directory] = [/** @type {Uint8Array[]} */ ([]), /** @type {Uint8Array[]} */ ([])];
  let at = 0;
  for (const [name, bytes] of entries) {
    const label = encoded(name);
    // Version 2.0, no flags, stored, 1 January 1980; then hash, sizes and the name's length.
    const about = words([20, 0, 0, 0, 0x21], [crc32(bytes), bytes.length, bytes.length], [label.length, 0]);
    const local = joined([words([], [LOCAL_SIGNATURE]), about, label]);
    files.push(local, bytes);
    directory.push(words([], [ENTRY_SIGNATURE]), words([20]), about, words([0, 0, 0]), words([], [0, at]), label);
    at += local.length + bytes.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const end = joined([words([], [END_SIGNATURE]), words([0, 0, entries.length, entries.length], [size, at], [0])]);
  return joined([...files, ...directory, end]);
}

/**
 * Little-endian numbers of two bytes, of four, and of two again.
 * @param {number[]} shorts
 * @param {number[]} [longs]
 * @param {number[]} [more]
 */
function words(shorts, longs = [], more = []) {
  const bytes = new Uint8Array(2 * (shorts.length + more.length) + 4 * longs.length);
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const value of shorts) view.setUint16((at += 2) - 2, value, true);
  for (const value of longs) view.setUint32((at += 4) - 4, value, true);
  for (const value of more) view.setUint16((at += 2) - 2, value, true);
  return bytes;
}

/** @param {Uint8Array} bytes */
function crc32(bytes) {
  let value = 0xffffffff;
  for (const byte of bytes) value = CRC_TABLE[(value ^ byte) & 0xff] ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}
