/** The player's best laps, kept in the browser as inputs that the simulator drives again. */

import { LapTrace } from "./laps.js";
import { recall, remember } from "./storage.js";

/** @typedef {import("./session.js").GhostLap} GhostLap */
/** @typedef {import("./session.js").FinishedLap} FinishedLap */
/** @typedef {import("./track.js").Track} Track */
/** @typedef {{time: number, inputs: string, motion: string | null, tally: string | null, trace: number[]}} StoredLap */
/** @typedef {{standing: StoredLap | null, flying: StoredLap | null}} StoredBests */

/** Best laps belong to a track's geometry, not to its name. @param {Track} track */
const keyOf = (track) => `best.${track.fingerprint}`;

/** @param {Track} track @returns {StoredBests} */
function stored(track) {
  return recall(keyOf(track), { standing: null, flying: null });
}

/** The best time on a track, null before the first lap. @param {Track} track */
export function bestTime(track) {
  const { standing, flying } = stored(track);
  const times = [standing?.time, flying?.time].filter((time) => typeof time === "number");
  return times.length ? Math.min(.../** @type {number[]} */ (times)) : null;
}

/**
 * The best lap from the grid, or the best flying one, to race against.
 * @param {Track} track
 * @param {boolean} standing
 * @returns {{ghost: GhostLap, trace: LapTrace} | null}
 */
export function bestGhost(track, standing) {
  const lap = stored(track)[standing ? "standing" : "flying"];
  if (!lap) return null;
  try {
    const trace = new LapTrace(track.length);
    lap.trace.forEach((seconds, slot) => (trace.seconds[slot] = seconds));
    trace.last = trace.seconds.length - 1;
    const state = lap.motion && lap.tally
      ? { motion: new Float64Array(decode(lap.motion)), tally: new BigInt64Array(decode(lap.tally)) } : null;
    return { ghost: { time: lap.time, standing, state, inputs: new Float32Array(decode(lap.inputs)) }, trace };
  } catch {
    return null;
  }
}

/**
 * Keep a lap if it is the best of its kind; whether it is.
 * @param {Track} track
 * @param {FinishedLap} lap
 * @param {GhostLap} ghost
 */
export function keepIfBest(track, lap, ghost) {
  if (!lap.clean || !lap.valid || lap.assisted) return false;
  const bests = stored(track);
  const kind = lap.standing ? "standing" : "flying";
  const before = bests[kind];
  if (before && before.time <= lap.time) return false;
  bests[kind] = {
    time: lap.time,
    inputs: encode(ghost.inputs),
    motion: ghost.state ? encode(ghost.state.motion) : null,
    tally: ghost.state ? encode(ghost.state.tally) : null,
    trace: Array.from(lap.trace?.seconds ?? [], (seconds) => Math.round(seconds * 1000) / 1000),
  };
  remember(keyOf(track), bests);
  return true;
}

/** @param {Float32Array | Float64Array | BigInt64Array} array */
function encode(array) {
  let text = "";
  for (const byte of new Uint8Array(array.buffer, array.byteOffset, array.byteLength)) text += String.fromCharCode(byte);
  return btoa(text);
}

/** @param {string} text */
function decode(text) {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer;
}
