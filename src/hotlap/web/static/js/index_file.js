/** data/index.json: what there is to choose from. */

import { FileError, booleanOf, listOf, objectOf, textOf, wholeNumberOf } from "./checks.js";

/** @typedef {{name: string, file: string}} TrackEntry */
/** @typedef {{name: string, file: string, track: string | null, note: string, generation: boolean}} DriverEntry */
/** @typedef {{track: string, opponent: string, tracks: TrackEntry[], random: {any: boolean, seeds: number[]}, drivers: DriverEntry[]}} Index */

const DATA_PATH = /^data\/[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;
const MOST_SEED = 2 ** 31 - 1;

/**
 * @param {unknown} found the parsed file
 * @returns {Index}
 */
export function readIndex(found) {
  const index = objectOf(found, "the whole of it");
  const random = objectOf(index.random, "random");
  const tracks = listOf(index.tracks, "tracks", readTrackEntry);
  const track = textOf(index.track, "track");
  if (!tracks.some((entry) => entry.name === track)) throw new FileError(`track is "${track}", which is not among its tracks`);
  return {
    track, tracks,
    opponent: textOf(index.opponent, "opponent"),
    random: {
      any: booleanOf(random.any, "random.any"),
      seeds: listOf(random.seeds, "random.seeds", (seed, what) => wholeNumberOf(seed, what, 0, MOST_SEED)),
    },
    drivers: listOf(index.drivers, "drivers", readDriverEntry),
  };
}

/**
 * @param {unknown} found
 * @param {string} what
 * @returns {TrackEntry}
 */
function readTrackEntry(found, what) {
  const entry = objectOf(found, what);
  return { name: textOf(entry.name, `${what}.name`), file: pathOf(entry.file, `${what}.file`) };
}

/**
 * @param {unknown} found
 * @param {string} what
 * @returns {DriverEntry}
 */
function readDriverEntry(found, what) {
  const entry = objectOf(found, what);
  return {
    name: textOf(entry.name, `${what}.name`),
    file: pathOf(entry.file, `${what}.file`),
    track: entry.track === null ? null : textOf(entry.track, `${what}.track`),
    note: textOf(entry.note, `${what}.note`),
    generation: booleanOf(entry.generation, `${what}.generation`),
  };
}

/** @param {unknown} value @param {string} what */
function pathOf(value, what) {
  const path = textOf(value, what);
  if (!DATA_PATH.test(path)) throw new FileError(`${what} is "${path}"; it must be a path below data/`);
  return path;
}
