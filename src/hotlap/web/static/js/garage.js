/** Tracks and drivers of the page: what there is, loaded when it is needed, and how fast each rival laps. */

import { FileError, explained, unlessRefused } from "./checks.js";
import { readDriver } from "./driver.js";
import { loadBytes, loadJson } from "./files.js";
import { SCRIPTED } from "./pilots.js";
import { Session } from "./session.js";
import { Track } from "./track.js";

/** @typedef {import("./driver.js").Driver} Driver */
/** @typedef {import("./session.js").Entrant} Entrant */
/** @typedef {import("./wasm.js").Simulator} Simulator */

/** @typedef {import("./index_file.js").Index} Index */
/** @typedef {{name: string, note: string}} Rival */
/** @typedef {import("./session.js").FinishedLap} FinishedLap */
/** The first lap from the grid and the flying one after it; null if it comes to none. @typedef {{standing: FinishedLap | null, flying: FinishedLap | null}} LapsOfRival */

const SCRIPT_NOTES = { "casual-human": "a beginner's pace", "line-follower": "steady, on the centreline", "flat-out": "never brakes" };
const MOST_TICKS = 90 * 60;

export class Garage {
  /**
   * @param {Simulator} simulator
   * @param {Index} index
   */
  constructor(simulator, index) {
    this.simulator = simulator;
    this.index = index;
    /** Loaded once, also if that fails. @type {Map<string, Promise<Track>>} */
    this.tracks = new Map();
    /** @type {Map<string, Promise<Driver>>} */
    this.drivers = new Map();
    /** Drivers that were dropped onto the page or taught in it. @type {Rival[]} */
    this.brought = [];
    /** Laps of rivals, by track and name. @type {Map<string, LapsOfRival>} */
    this.laps = new Map();
  }

  /** @param {string} name @returns {Promise<Track>} */
  track(name) {
    return once(this.tracks, name, () => this.loadTrack(name));
  }

  /** @param {string} name */
  async loadTrack(name) {
    const file = this.index.tracks.find((entry) => entry.name === name)?.file ?? `data/tracks/${name.replace(":", "-")}.json`;
    const found = await loadJson(file);
    return explained(`The track ${name} cannot be driven`, () => {
      const track = new Track(found);
      if (track.name !== name) throw new FileError(`${file} is of another track, ${track.name}`);
      return track;
    }, "Choose another one, or make the page again with hotlap race.");
  }

  /** @param {string} name @returns {Promise<Driver>} */
  driver(name) {
    return once(this.drivers, name, async () => {
      const entry = this.index.drivers.find((item) => item.name === name);
      if (!entry) throw new Error(`there is no driver ${name}`);
      return readDriver(await loadBytes(entry.file), name, this.simulator.facts);
    });
  }

  /**
   * Take a driver's file that somebody brought.
   * @param {string} fileName
   * @param {Uint8Array} bytes
   */
  async add(fileName, bytes) {
    const base = fileName.replace(/\.zip$/i, "").slice(0, 60) || "driver";
    const taken = new Set([...this.index.drivers.map((entry) => entry.name), ...this.brought.map((item) => item.name)]);
    let name = base;
    for (let count = 2; taken.has(name); count += 1) name = `${base} (${count})`;
    const driver = await readDriver(bytes, name, this.simulator.facts);
    this.keep(driver, `dropped, trained on ${driver.environment}`);
    return driver;
  }

  /**
   * Keep a driver to be raced; an earlier one of the same name goes.
   * @param {Driver} driver
   * @param {string} note
   */
  keep(driver, note) {
    const { name } = driver;
    this.drivers.set(name, Promise.resolve(driver));
    this.brought = [...this.brought.filter((item) => item.name !== name), { name, note }];
    for (const key of this.laps.keys()) if (key.endsWith(` ${name}`)) this.laps.delete(key);
  }

  /**
   * Who can be raced on a track, from easy to hard.
   * @param {string} track
   * @returns {Rival[]}
   */
  rivals(track) {
    const anywhere = this.index.drivers.filter((entry) => entry.track === null && !entry.generation);
    const here = this.index.drivers.filter((entry) => entry.track === track || entry.generation);
    return [
      ...SCRIPTED.slice(0, 2).map((name) => ({ name, note: SCRIPT_NOTES[/** @type {keyof typeof SCRIPT_NOTES} */ (name)] })),
      ...[...anywhere, ...here].map((entry) => ({ name: entry.name, note: entry.note })),
      ...this.brought,
    ];
  }

  /** @param {string} name @returns {Promise<Entrant>} */
  async entrant(name) {
    return SCRIPTED.includes(name) ? { name, script: name } : { name, driver: await this.driver(name) };
  }

  /** A track and somebody to drive on it: what the page opens with, else the first that is intact. */
  async opening() {
    const { index } = this;
    for (const name of new Set([index.track, ...index.tracks.map((entry) => entry.name)])) {
      const track = await unlessRefused(this.track(name));
      const rivals = track ? this.rivals(name).map((rival) => rival.name).reverse() : [];
      for (const rival of rivals.includes(index.opponent) ? [index.opponent, ...rivals] : rivals) {
        const entrant = await unlessRefused(this.entrant(rival));
        if (track && entrant) return { track, entrant };
      }
    }
    return null;
  }

  /**
   * A rival's laps on a track, driven here and now.
   * @param {string} trackName
   * @param {string} name
   * @returns {Promise<LapsOfRival>}
   */
  async lapsOf(trackName, name) {
    const key = `${trackName} ${name}`;
    const known = this.laps.get(key);
    if (known) return known;
    const [track, entrant] = await Promise.all([this.track(trackName), this.entrant(name)]);
    const session = new Session(this.simulator, track, "watch", [entrant], 2);
    while (session.tick < MOST_TICKS && session.cars[0].finishedAt === null) session.step();
    const [standing = null, flying = null] = session.cars[0].laps;
    session.close();
    this.laps.set(key, { standing, flying });
    return { standing, flying };
  }

  /**
   * A rival's flying lap on a track; null if it comes to none.
   * @param {string} trackName
   * @param {string} name
   */
  async lapTime(trackName, name) {
    return (await this.lapsOf(trackName, name)).flying?.time ?? null;
  }

  /**
   * The laps of the fastest of some rivals; null if none of them comes round.
   * @param {string} trackName
   * @param {string[]} names
   */
  async fastestLaps(trackName, names) {
    const laps = await Promise.all(names.map((name) => unlessRefused(this.lapsOf(trackName, name))));
    const time = (/** @type {LapsOfRival | null} */ of) => of?.flying?.time ?? Infinity;
    return laps.reduce((best, of) => (time(of) < time(best) ? of : best), null);
  }
}

/**
 * What was made for a name before, else made now.
 * @template T
 * @param {Map<string, Promise<T>>} made
 * @param {string} name
 * @param {() => Promise<T>} make
 */
function once(made, name, make) {
  const promise = made.get(name) ?? make();
  made.set(name, promise);
  return promise;
}
