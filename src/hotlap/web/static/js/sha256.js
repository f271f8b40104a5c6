/** SHA-256. Browsers have a digest of their own only on pages from https and this machine. */

const BLOCK_BYTES = 64;
const ROUNDS = 64;

/** The first 32 bits of the fractional parts of roots of the first primes. */
const [STARTS, CONSTANTS] = (() => {
  const fraction = (/** @type {number} */ value) => (value - Math.floor(value)) * 2 ** 32;
  /** @type {number[]} */
  const primes = [];
  for (let number = 2; primes.length < ROUNDS; number += 1) {
    if (primes.every((prime) => number % prime)) primes.push(number);
  }
  return [Uint32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime))), Uint32Array.from(primes, (prime) => fraction(Math.cbrt(prime)))];
})();

/** @param {Uint8Array} bytes @returns {string} in hexadecimal digits */
export function sha256(bytes) {
  const state = STARTS.slice();
  const words = new Uint32Array(ROUNDS);
  const whole = bytes.length - (bytes.length % BLOCK_BYTES);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < whole; at += BLOCK_BYTES) mixBlock(state, words, view, at);
  const end = padded(bytes.subarray(whole), bytes.length);
  for (let at = 0; at < end.byteLength; at += BLOCK_BYTES) mixBlock(state, words, end, at);
  return Array.from(state, (word) => word.toString(16).padStart(8, "0")).join("");
}

/**
 * The last bytes, a mark and the length in bits.
 * @param {Uint8Array} rest
 * @param {number} length of all bytes
 */
function padded(rest, length) {
  const end = new Uint8Array(rest.length + 9 > BLOCK_BYTES ? 2 * BLOCK_BYTES : BLOCK_BYTES);
  end.set(rest);
  end[rest.length] = 0x80;
  const view = new DataView(end.buffer);
  view.setBigUint64(end.length - 8, BigInt(length) * 8n);
  return view;
}

/**
 * @param {Uint32Array} state
 * @param {Uint32Array} words scratch
 * @param {DataView} view
 * @param {number} at
 */
function mixBlock(state, words, view, at) {
  for (let t = 0; t < 16; t += 1) words[t] = view.getUint32(at + 4 * t);
  for (let t = 16; t < ROUNDS; t += 1) {
    const [near, far] = [words[t - 2], words[t - 15]];
    const s0 = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    const s1 = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    words[t] = words[t - 16] + s0 + words[t - 7] + s1;
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let t = 0; t < ROUNDS; t += 1) {
    const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + CONSTANTS[t] + words[t]) | 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, word) => (state[word] += value));
}

/**
 * @param {number} word
 * @param {number} by bits to the right
 */
function turned(word, by) {
  return (word >>> by) | (word << (32 - by));
}
