/** Ticks of fixed length from frames of any length. A slow machine runs slower; it never catches up in a rush. */

const MOST_TICKS_PER_FRAME = 6;
const LONGEST_FRAME_S = 0.25;

export class Loop {
  /**
   * @param {number} tickSeconds
   * @param {() => void} tick
   * @param {(share: number, seconds: number) => void} frame draws; `share` of the next tick has passed
   */
  constructor(tickSeconds, tick, frame) {
    this.tickSeconds = tickSeconds;
    this.tick = tick;
    this.frame = frame;
    this.running = false;
    this.owed = 0;
    /** @type {number | null} */
    this.last = null;
    /** Milliseconds of JavaScript in recent frames. @type {number[]} */
    this.costs = [];
  }

  start() {
    const turn = (/** @type {number} */ now) => {
      // First: an error in one frame must not end all of them.
      requestAnimationFrame(turn);
      this.turn(now);
    };
    requestAnimationFrame(turn);
  }

  /** @param {number} now milliseconds */
  turn(now) {
    const begun = performance.now();
    const seconds = this.last === null ? 0 : Math.min((now - this.last) / 1000, LONGEST_FRAME_S);
    this.last = now;
    if (this.running) {
      this.owed += seconds;
      let ticks = 0;
      while (this.owed >= this.tickSeconds && ticks < MOST_TICKS_PER_FRAME && this.running) {
        this.tick();
        this.owed -= this.tickSeconds;
        ticks += 1;
      }
      // What could not be driven in time is let go.
      this.owed = Math.min(this.owed, this.tickSeconds);
    }
    this.frame(this.running ? this.owed / this.tickSeconds : 1, seconds);
    this.costs.push(performance.now() - begun);
    if (this.costs.length > 600) this.costs.shift();
  }
}
