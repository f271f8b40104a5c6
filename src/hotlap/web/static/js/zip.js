/** Read a zip of stored (not compressed) entries, as hotlap writes checkpoints. Every offset is checked. */

import { FileError } from "./checks.js";

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const LONGEST_COMMENT = 65535;
const MOST_ENTRIES = 1000;
const STORED = 0;

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
