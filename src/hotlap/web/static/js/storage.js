/** What the browser remembers: settings and best laps. Where storage is refused, memory serves. */

const PREFIX = "hotlap.";

/** @type {Map<string, string>} */
const memory = new Map();

/** @returns {Storage | null} */
function browserStorage() {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/**
 * @template T
 * @param {string} key
 * @param {T} otherwise
 * @returns {T}
 */
export function recall(key, otherwise) {
  try {
    const text = browserStorage()?.getItem(PREFIX + key) ?? memory.get(key);
    return text ? JSON.parse(text) : otherwise;
  } catch {
    return otherwise;
  }
}

/**
 * @param {string} key
 * @param {unknown} value
 */
export function remember(key, value) {
  const text = JSON.stringify(value);
  memory.set(key, text);
  try {
    browserStorage()?.setItem(PREFIX + key, text);
  } catch {
    // Full, or refused: the memory of this page has it.
  }
}

/** @param {string} key */
export function forget(key) {
  memory.delete(key);
  try {
    browserStorage()?.removeItem(PREFIX + key);
  } catch {
    // As above.
  }
}
