/** The page's files: embedded in a one-file page, else fetched from beside it. No file may be of any size. */

import { FileError, MAKE_AGAIN } from "./checks.js";

const EMBEDDED = "hotlap-data";
const MEGABYTE = 1024 * 1024;
export const MOST_JSON_BYTES = 4 * MEGABYTE;
export const MOST_BYTES = 32 * MEGABYTE;

/** @type {Record<string, any> | null | undefined} */
let embedded;

/** What a one-file page carries: paths with base64, or with parsed JSON. */
function embeddedFiles() {
  if (embedded === undefined) {
    const element = typeof document === "undefined" ? null : document.getElementById(EMBEDDED);
    embedded = element ? parsed(element.textContent ?? "", "the data in this page") : null;
  }
  return embedded;
}

/**
 * @param {string} path relative to the page
 * @returns {Promise<any>}
 */
export async function loadJson(path) {
  const files = embeddedFiles();
  if (files) return find(files, path);
  return parsed(new TextDecoder().decode(await fetchBytes(path, MOST_JSON_BYTES)), path);
}

/**
 * @param {string} path relative to the page
 * @returns {Promise<Uint8Array>}
 */
export async function loadBytes(path) {
  const files = embeddedFiles();
  return files ? decodeBase64(find(files, path), path) : fetchBytes(path, MOST_BYTES);
}

/**
 * A Worker of one of the page's scripts.
 * @param {string} path relative to the page
 */
export function startWorker(path) {
  const files = embeddedFiles();
  if (!files) return new Worker(path, { type: "module" });
  // A page from disk may start Workers only from its own memory.
  const script = new Blob([decodeBase64(find(files, path), path)], { type: "text/javascript" });
  const address = URL.createObjectURL(script);
  const worker = new Worker(address);
  URL.revokeObjectURL(address);
  return worker;
}

/**
 * @param {unknown} text
 * @param {string} what
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function decodeBase64(text, what) {
  try {
    if (typeof text === "string") return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    // The same sentence as for what is no text.
  }
  throw new FileError(`${what} is not valid base64`);
}

/**
 * @param {string} text
 * @param {string} what
 */
function parsed(text, what) {
  try {
    return JSON.parse(text);
  } catch {
    throw new FileError(`${what} is not valid JSON. ${MAKE_AGAIN}`);
  }
}

/**
 * @param {Record<string, any>} files
 * @param {string} path
 */
function find(files, path) {
  if (!Object.hasOwn(Object(files), path)) throw new FileError(`${path} is not in this page. ${MAKE_AGAIN}`);
  return files[path];
}

/**
 * @param {string} path
 * @param {number} most
 */
async function fetchBytes(path, most) {
  const response = await fetch(path).catch(() => null);
  if (!response) throw new FileError(`${path} could not be loaded: there was no answer. Is the server still running?`);
  if (!response.ok) throw new FileError(`${path} could not be loaded: the server answered ${response.status}. ${MAKE_AGAIN}`);
  return readUpTo(response, path, most);
}

/**
 * The answer's bytes. Counted while they arrive: what a server says of the length need not be true.
 * @param {Response} response
 * @param {string} path
 * @param {number} most
 */
async function readUpTo(response, path, most) {
  const reader = response.body?.getReader();
  const parts = [];
  let length = 0;
  for (;;) {
    const part = await reader?.read().catch(() => null);
    if (part === null) throw new FileError(`${path} could not be loaded: the connection broke. Reload the page.`);
    if (!part?.value) break;
    length += part.value.length;
    if (length > most) {
      // Not waited for: nothing more is wanted of this server.
      reader?.cancel().catch(() => {});
      throw new FileError(`${path} is larger than ${most / MEGABYTE} MB, the most that this page loads`);
    }
    parts.push(part.value);
  }
  return joined(parts);
}

/** @param {string} text */
export function encoded(text) {
  return new TextEncoder().encode(text);
}

/** @param {Uint8Array[]} parts */
export function joined(parts) {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
