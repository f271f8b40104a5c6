/** A track as Python built it: geometry for the simulator, shapes for drawing. */

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
 */

export const LINE = { LEFT: 0, RIGHT: 2, CENTRE: 4, NORMAL: 6, WIDTH: 8 };

export class Track {
  /** @param {TrackFile} file */
  constructor(file) {
    this.name = file.name;
    this.title = file.title;
    this.fingerprint = file.fingerprint;
    this.length = file.length_m;
    this.centrelineLap = file.t_c;
    this.corners = file.corners;
    this.lines = decodeFloats(file.lines);
    this.halfWidths = decodeFloats(file.half_widths);
    this.curvature = decodeFloats(file.curvature);
    this.linePlan = decodeFloats(file.line_plan);
    this.casualPlan = decodeFloats(file.casual_plan);
    this.rows = this.lines.length / LINE.WIDTH;
    if (!Number.isInteger(this.rows) || this.halfWidths.length !== 2 * this.rows || this.rows < 5) {
      throw new Error(`track ${this.name} is damaged`);
    }
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

/** @param {string} text base64 of little-endian float64 @returns {Float64Array} */
export function decodeFloats(text) {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  return new Float64Array(bytes.buffer);
}
