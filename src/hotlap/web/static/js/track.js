/** A track as Python built it: geometry for the simulator, shapes for drawing. A file that is not such is refused. */

import { FileError, numberOf, objectOf, textOf, wholeNumberOf } from "./checks.js";
import { decodeBase64 } from "./files.js";

/** @typedef {import("./wasm.js").Simulator} Simulator */
/** @typedef {import("./wasm.js").WasmArray} WasmArray */

/**
 * The file that Python writes. Arrays are base64 of little-endian float64.
 * @typedef {object} TrackFile
 * @property {string} name
 * @property {string} title
 * @property {string} fingerprint
 * @property {number} length_m
 * @property {number} t_c the centreline lap, seconds
 * @property {number} corners
 * @property {string} lines rows of left wall, right wall, centre, unit vector to the left
 * @property {string} half_widths rows of half the road and half the way between the walls
 * @property {string} curvature per metre, left positive, one for each quad
 * @property {string} line_plan rows of speed and curvature for the line-follower
 * @property {string} casual_plan speeds for the casual human
 * @property {Record<string, any> | null} source the track's own JSON; null for one that hotlap knows by name
 */

export const LINE = { LEFT: 0, RIGHT: 2, CENTRE: 4, NORMAL: 6, WIDTH: 8 };
const LEAST_ROWS = 5;
const MOST_ROWS = 10_000;
const LENGTHS_M = [10, 100_000];
const FARTHEST_M = 100_000;
const MOST_LETTERS = MOST_ROWS * LINE.WIDTH * 11;
/** Python adds the same numbers up in the same order, so hardly anything is left to differ. */
const SLACK = 1e-6;

export class Track {
  /** @param {TrackFile} found the parsed file, which need not be what it says */
  constructor(found) {
    const file = objectOf(found, "the whole of it");
    this.file = found;
    /** What the track was made from, if it came from a file of its own. */
    this.source = file.source === null ? null : objectOf(file.source, "source");
    this.name = textOf(file.name, "name");
    this.title = textOf(file.title, "title");
    this.fingerprint = textOf(file.fingerprint, "fingerprint");
    this.length = numberOf(file.length_m, "length_m", LENGTHS_M[0], LENGTHS_M[1]);
    this.centrelineLap = numberOf(file.t_c, "t_c", 0, LENGTHS_M[1]);
    this.corners = wholeNumberOf(file.corners, "corners", 0, MOST_ROWS);
    this.lines = decodeFloats(textOf(file.lines, "lines", MOST_LETTERS), "lines");
    this.rows = this.lines.length / LINE.WIDTH;
    if (!Number.isInteger(this.rows) || this.rows < LEAST_ROWS || this.rows > MOST_ROWS) {
      throw new FileError(`lines has ${this.lines.length} numbers; it must have ${LEAST_ROWS} to ${MOST_ROWS} rows of ${LINE.WIDTH}`);
    }
    this.halfWidths = columnOf(file, "half_widths", 2 * this.rows);
    this.curvature = columnOf(file, "curvature", this.quads);
    this.linePlan = columnOf(file, "line_plan", 2 * this.rows);
    this.casualPlan = columnOf(file, "casual_plan", this.rows);
    checkShape(this);
  }

  /** Quads of the corridor: the last row is the first again. */
  get quads() {
    return this.rows - 1;
  }

  /**
   * The arrays that kernels take for a world with this track alone.
   * @param {Simulator} simulator
   * @returns {WasmArray[]}
   */
  geometry(simulator) {
    return [
      simulator.array("float64", [this.rows, LINE.WIDTH], this.lines),
      simulator.array("float64", [this.rows, 2], this.halfWidths),
      simulator.array("int64", [1, 2], [0n, BigInt(this.quads)]),
      simulator.array("float64", [1], [this.length]),
    ];
  }

  /**
   * A point of the lap: centre and unit vector to the left, between two rows.
   * @param {number} position metres from the line
   * @returns {{x: number, y: number, leftX: number, leftY: number, halfRoad: number, halfWall: number}}
   */
  at(position) {
    const along = (((position % this.length) + this.length) % this.length) * (this.quads / this.length);
    const row = Math.min(Math.floor(along), this.quads - 1);
    const share = along - row;
    const mix = (/** @type {Float64Array} */ values, /** @type {number} */ width, /** @type {number} */ column) =>
      values[row * width + column] * (1 - share) + values[(row + 1) * width + column] * share;
    const leftX = mix(this.lines, LINE.WIDTH, LINE.NORMAL);
    const leftY = mix(this.lines, LINE.WIDTH, LINE.NORMAL + 1);
    const size = Math.hypot(leftX, leftY) || 1;
    return {
      x: mix(this.lines, LINE.WIDTH, LINE.CENTRE),
      y: mix(this.lines, LINE.WIDTH, LINE.CENTRE + 1),
      leftX: leftX / size,
      leftY: leftY / size,
      halfRoad: mix(this.halfWidths, 2, 0),
      halfWall: mix(this.halfWidths, 2, 1),
    };
  }
}

/**
 * @param {string} text base64 of little-endian float64
 * @param {string} [what]
 * @returns {Float64Array}
 */
export function decodeFloats(text, what = "it") {
  const bytes = decodeBase64(text, what);
  if (bytes.length % Float64Array.BYTES_PER_ELEMENT) throw new FileError(`${what} is cut off within a number`);
  const values = new Float64Array(bytes.buffer);
  if (!values.every(Number.isFinite)) throw new FileError(`${what} has a number that is not finite`);
  return values;
}

/**
 * @param {Record<string, any>} file
 * @param {string} name
 * @param {number} length that goes with its lines
 */
function columnOf(file, name, length) {
  const values = decodeFloats(textOf(file[name], name, MOST_LETTERS), name);
  if (values.length !== length) throw new FileError(`${name} has ${values.length} numbers; with its lines it must have ${length}`);
  return values;
}

/**
 * Refuse numbers that are no closed strip of road: kernels find their rows by the length, and rays walk along the strip.
 * @param {Track} track
 */
function checkShape({ lines, halfWidths, quads, length }) {
  const at = (/** @type {number} */ row, /** @type {number} */ column) => lines[row * LINE.WIDTH + column];
  if (lines.some((value) => Math.abs(value) > FARTHEST_M)) throw new FileError(`lines has a number beyond ±${FARTHEST_M} m`);
  for (let column = 0; column < LINE.WIDTH; column += 1) {
    if (at(0, column) !== at(quads, column)) throw new FileError("lines is not closed; its last row must be the first again");
  }
  let around = 0;
  for (let row = 0; row < quads; row += 1) {
    const [road, wall] = [halfWidths[2 * row], halfWidths[2 * row + 1]];
    if (!(road > 0 && wall >= road)) throw new FileError(`half_widths has a road of ${road} m within walls of ${wall} m`);
    if (Math.abs(Math.hypot(at(row, LINE.NORMAL), at(row, LINE.NORMAL + 1)) - 1) > SLACK) {
      throw new FileError(`lines has a direction in row ${row} whose length is not 1`);
    }
    around += Math.hypot(at(row + 1, LINE.CENTRE) - at(row, LINE.CENTRE), at(row + 1, LINE.CENTRE + 1) - at(row, LINE.CENTRE + 1));
  }
  if (Math.abs(around - length) > SLACK * length) {
    throw new FileError(`length_m is ${length}, but its lines are ${around.toFixed(3)} m long`);
  }
}
