/** Checks of values from files, which anybody may have written. What fails is a FileError with a sentence. */

/** A file that cannot be used; its message is for people to read. */
export class FileError extends Error {}

/** What helps against a damaged file of the page itself. */
export const MAKE_AGAIN = "Reload the page; if that does not help, make it again with hotlap race.";

const LONGEST_SHOWN = 40;

/** @param {unknown} value as a message shows it */
function shown(value) {
  const text = JSON.stringify(value) ?? "missing";
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}

/**
 * @param {unknown} value
 * @param {string} what
 * @returns {Record<string, any>}
 */
export function objectOf(value, what) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new FileError(`${what} is ${shown(value)}; it must be an object`);
  }
  return value;
}

/**
 * @param {unknown} value
 * @param {string} what
 * @param {number} [most] letters
 * @returns {string}
 */
export function textOf(value, what, most = 1000) {
  if (typeof value !== "string" || value.length > most) {
    throw new FileError(`${what} is ${shown(value)}; it must be a text of at most ${most} letters`);
  }
  return value;
}

/**
 * @param {unknown} value
 * @param {string} what
 * @returns {boolean}
 */
export function booleanOf(value, what) {
  if (typeof value !== "boolean") throw new FileError(`${what} is ${shown(value)}; it must be true or false`);
  return value;
}

/**
 * @param {unknown} value
 * @param {string} what
 * @param {number} least
 * @param {number} most
 * @returns {number}
 */
export function numberOf(value, what, least, most) {
  if (typeof value !== "number" || !(value >= least && value <= most)) {
    throw new FileError(`${what} is ${shown(value)}; it must be a number from ${least} to ${most}`);
  }
  return value;
}

/**
 * @param {unknown} value
 * @param {string} what
 * @param {number} least
 * @param {number} most
 * @returns {number}
 */
export function wholeNumberOf(value, what, least, most) {
  if (!Number.isInteger(numberOf(value, what, least, most))) {
    throw new FileError(`${what} is ${value}; it must be a whole number`);
  }
  return /** @type {number} */ (value);
}

/**
 * @template T
 * @param {unknown} value
 * @param {string} what
 * @param {(item: unknown, what: string) => T} read
 * @param {number} [most] items
 * @returns {T[]}
 */
export function listOf(value, what, read, most = 1000) {
  if (!Array.isArray(value) || value.length > most) {
    throw new FileError(`${what} is ${shown(value)}; it must be a list of at most ${most} items`);
  }
  return value.map((item, index) => read(item, `${what}[${index}]`));
}

/**
 * @param {string} text
 * @param {string} what
 * @returns {Record<string, any>}
 */
export function parseObject(text, what) {
  let found;
  try {
    found = JSON.parse(text);
  } catch {
    found = null;
  }
  if (typeof found !== "object" || found === null || Array.isArray(found)) throw new FileError(`${what} is damaged`);
  return found;
}

/**
 * What a check gives; if it fails, its message with something in front and behind.
 * @template T
 * @param {string} before
 * @param {() => T} check
 * @param {string} after
 * @returns {T}
 */
export function explained(before, check, after) {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    throw new FileError(`${before}: ${error.message}. ${after}`);
  }
}

/**
 * What was promised, or null if its file was refused.
 * @template T
 * @param {Promise<T>} promise
 * @returns {Promise<T | null>}
 */
export function unlessRefused(promise) {
  return promise.catch((error) => {
    if (error instanceof FileError) return null;
    throw error;
  });
}
