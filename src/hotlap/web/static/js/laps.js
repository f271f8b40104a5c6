/** Laps as they are driven: when a car was where, its sectors, and the difference to another lap at the same place. */

export const SECTORS = 3;
const SAMPLE_M = 2;

/** When a car was at each place of one lap, for comparing laps. */
export class LapTrace {
  /** @param {number} length of the lap, metres */
  constructor(length) {
    this.length = length;
    this.seconds = new Float32Array(Math.ceil(length / SAMPLE_M) + 1).fill(NaN);
    this.last = 0;
    this.seconds[0] = 0;
  }

  /**
   * @param {number} position metres from the line
   * @param {number} seconds since the lap began
   */
  add(position, seconds) {
    const at = Math.floor(position / SAMPLE_M);
    if (at <= this.last || at >= this.seconds.length) return;
    const before = this.seconds[this.last];
    for (let slot = this.last + 1; slot <= at; slot += 1) {
      this.seconds[slot] = before + ((seconds - before) * (slot - this.last)) / (at - this.last);
    }
    this.last = at;
  }

  /** The lap's end. @param {number} seconds */
  finish(seconds) {
    this.add(this.length, seconds);
    this.seconds[this.seconds.length - 1] = seconds;
    this.last = this.seconds.length - 1;
  }

  /**
   * When the car was at a place; null where it has not been yet.
   * @param {number} position
   */
  at(position) {
    const along = Math.min(Math.max(position, 0), this.length) / SAMPLE_M;
    const slot = Math.floor(along);
    if (slot > this.last) return null;
    const next = Math.min(slot + 1, this.last);
    return this.seconds[slot] + (this.seconds[next] - this.seconds[slot]) * (along - slot);
  }

  /** Seconds of each sector that is complete. */
  sectors() {
    const found = [];
    for (let sector = 0; sector < SECTORS; sector += 1) {
      const from = this.at((sector * this.length) / SECTORS);
      const to = this.at(((sector + 1) * this.length) / SECTORS);
      if (from === null || to === null) break;
      found.push(to - from);
    }
    return found;
  }
}

/**
 * @param {number | null | undefined} seconds
 * @returns {string} as 0:19.92
 */
export function lapTime(seconds) {
  if (seconds === null || seconds === undefined || !Number.isFinite(seconds)) return "–:––.––";
  const hundredths = Math.floor(seconds * 100 + 1e-6);
  const minutes = Math.floor(hundredths / 6000);
  const rest = hundredths - minutes * 6000;
  return `${minutes}:${String(Math.floor(rest / 100)).padStart(2, "0")}.${String(rest % 100).padStart(2, "0")}`;
}

/**
 * @param {number | null | undefined} seconds
 * @returns {string} with its sign, as +0.31
 */
export function signed(seconds) {
  if (seconds === null || seconds === undefined || !Number.isFinite(seconds)) return "";
  return `${seconds < 0 ? "−" : "+"}${Math.abs(seconds).toFixed(2)}`;
}

/** When a car was at each metre of its way, for the last metres of it. */
export class WayTimes {
  /** @param {number} metres that are remembered */
  constructor(metres) {
    this.seconds = new Float64Array(Math.ceil(metres));
    this.count = 0;
  }

  /**
   * The car has come to a metre, and past those before.
   * @param {number} metre
   * @param {number} seconds
   */
  reach(metre, seconds) {
    for (; this.count <= metre; this.count += 1) this.seconds[this.count % this.seconds.length] = seconds;
  }

  /** When it was there; null if it has not been yet, or too long ago. @param {number} metre */
  at(metre) {
    const known = metre < this.count && metre >= this.count - this.seconds.length;
    return known ? this.seconds[metre % this.seconds.length] : null;
  }
}
