/** Tracks and drivers of the page: what there is, loaded when it is needed, and how fast each rival laps. */

import { readDriver } from "./driver.js";
import { loadBytes, loadJson } from "./files.js";
import { SCRIPTED } from "./pilots.js";
import { Session } from "./session.js";
import { Track } from "./track.js";

/** @typedef {import("./driver.js").Driver} Driver */
/** @typedef {import("./session.js").Entrant} Entrant */
/** @typedef {import("./wasm.js").Simulator} Simulator */

/** @typedef {{name: string, title: string, file: string, length_m: number, corners: number, t_c: number, outline: number[][]}} TrackEntry */
/** @typedef {{name: string, file: string, track: string | null, note: string, steps: number, generation: boolean}} DriverEntry */
/** @typedef {{hotlap: string, server: boolean, track: string, opponent: string, tracks: TrackEntry[], random: {any: boolean, seeds: number[]}, drivers: DriverEntry[]}} Index */
/** @typedef {{name: string, note: string}} Rival */

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
    /** @type {Map<string, Track>} */
    this.tracks = new Map();
    /** @type {Map<string, Driver>} */
    this.drivers = new Map();
    /** Drivers that were dropped onto the page. @type {Driver[]} */
    this.dropped = [];
    /** @type {Map<string, number | null>} */
    this.lapTimes = new Map();
  }

  /** @param {string} name @returns {Promise<Track>} */
  async track(name) {
    const known = this.tracks.get(name);
    if (known) return known;
    const file = this.index.tracks.find((entry) => entry.name === name)?.file ?? `data/tracks/${name.replace(":", "-")}.json`;
    const track = new Track(await loadJson(file));
    this.tracks.set(name, track);
    return track;
  }

  /** @param {string} name @returns {Promise<Driver>} */
  async driver(name) {
    const known = this.drivers.get(name);
    if (known) return known;
    const entry = this.index.drivers.find((item) => item.name === name);
    if (!entry) throw new Error(`there is no driver ${name}`);
    const driver = await readDriver(await loadBytes(entry.file), name, this.simulator.facts);
    this.drivers.set(name, driver);
    return driver;
  }

  /**
   * Take a driver's file that somebody brought.
   * @param {string} fileName
   * @param {Uint8Array} bytes
   */
  async add(fileName, bytes) {
    const base = fileName.replace(/\.zip$/i, "").slice(0, 60) || "driver";
    const taken = new Set([...this.index.drivers.map((entry) => entry.name), ...this.dropped.map((item) => item.name)]);
    let name = base;
    for (let count = 2; taken.has(name); count += 1) name = `${base} (${count})`;
    const driver = await readDriver(bytes, name, this.simulator.facts);
    this.drivers.set(name, driver);
    this.dropped.push(driver);
    return driver;
  }

  /**
   * Who can be raced on a track, from easy to hard.
   * @param {string} track
   * @returns {Rival[]}
   */
  rivals(track) {
    const fits = this.index.drivers.filter((entry) => entry.track === null || entry.track === track || entry.generation);
    return [
      ...SCRIPTED.slice(0, 2).map((name) => ({ name, note: SCRIPT_NOTES[/** @type {keyof typeof SCRIPT_NOTES} */ (name)] })),
      ...fits.map((entry) => ({ name: entry.name, note: entry.note })),
      ...this.dropped.map((driver) => ({ name: driver.name, note: `dropped, trained on ${driver.environment}` })),
    ];
  }

  /** @param {string} name @returns {Promise<Entrant>} */
  async entrant(name) {
    return SCRIPTED.includes(name) ? { name, script: name } : { name, driver: await this.driver(name) };
  }

  /**
   * A rival's flying lap on a track, driven here and now; null if it comes to none.
   * @param {string} trackName
   * @param {string} name
   */
  async lapTime(trackName, name) {
    const key = `${trackName} ${name}`;
    if (!this.lapTimes.has(key)) {
      const [track, entrant] = await Promise.all([this.track(trackName), this.entrant(name)]);
      const session = new Session(this.simulator, track, "watch", [entrant], 2);
      while (session.tick < MOST_TICKS && session.cars[0].finishedAt === null) session.step();
      this.lapTimes.set(key, session.cars[0].laps[1]?.time ?? null);
      session.close();
    }
    return this.lapTimes.get(key) ?? null;
  }
}
