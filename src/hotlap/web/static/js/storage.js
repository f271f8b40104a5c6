/** What the browser remembers: settings and best laps. Where storage is refused, memory serves. */

const PREFIX = "hotlap.";

/** What storage did not take. @type {Map<string, string>} */
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
    const text = memory.get(key) ?? browserStorage()?.getItem(PREFIX + key);
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
    const storage = browserStorage();
    storage?.setItem(PREFIX + key, text);
    // Other tabs of this page may change it from now on.
    if (storage) memory.delete(key);
  } catch {
    // Full, or refused: the memory of this page has it.
  }
}
