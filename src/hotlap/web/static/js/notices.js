/** Short words on the screen: toasts, signs, the countdown, help on the first visit. */

import { element, setText } from "./hud.js";
import { lapTime } from "./laps.js";
import { recall, remember } from "./storage.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./session.js").FinishedLap} FinishedLap */

const TOAST_MS = 3200;
const HELP_MS = 9000;
const GO_MS = 700;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let toastTimer;

/** @param {string} text */
export function toast(text) {
  const box = element("toast");
  setText(box, text);
  box.hidden = false;
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => (box.hidden = true), TOAST_MS);
}

/**
 * @param {FinishedLap} lap
 * @param {boolean} best
 */
export function lapLine(lap, best) {
  const marks = [!lap.valid && "does not count", lap.valid && !lap.clean && "not clean", lap.assisted && "with help"].filter(Boolean).join(", ");
  return best ? `New best: ${lapTime(lap.time)}` : `${lapTime(lap.time)}${marks ? ` (${marks})` : ""}`;
}

/** What to press, until the first seconds of the first drive are over. */
export function helpOnFirstVisit() {
  if (recall("visited", false)) return;
  remember("visited", true);
  element("first-help").hidden = false;
  setTimeout(() => (element("first-help").hidden = true), HELP_MS);
}

/**
 * @param {Session} session
 * @param {import("./poses.js").Pose} pose of the car that is followed
 * @param {boolean} driving
 * @returns {[string, boolean]} the sign, and whether it is only a remark
 */
export function signFor(session, pose, driving) {
  const [car] = session.cars;
  if (session.takenOver) return ["YOU DRIVE", true];
  if (!driving) return ["", false];
  if (session.world.count(0, "backward") && pose.forward > 3) return ["↶ WRONG WAY", false];
  if (pose.offTrack) return ["⚠ OFF TRACK", false];
  if (car.stillTicks > 90) return ["Stuck? You will be put back", true];
  return car.valid ? ["", false] : ["This lap does not count", true];
}

/** Three, two, one, go. */
export class Countdown {
  constructor() {
    this.left = 0;
    this.box = element("count");
  }

  /** @param {number} seconds */
  start(seconds) {
    this.left = seconds;
    this.box.hidden = true;
  }

  hide() {
    this.box.hidden = true;
  }

  /**
   * @param {number} seconds that have passed
   * @param {(last: boolean) => void} beep
   * @returns {boolean} whether it is over
   */
  pass(seconds, beep) {
    const shown = Math.ceil(this.left);
    this.left -= seconds;
    const next = Math.ceil(this.left);
    if (this.box.hidden || next !== shown) {
      this.box.hidden = false;
      setText(this.box, next > 0 ? String(next) : "GO");
      beep(next <= 0);
    }
    if (this.left > 0) return false;
    setTimeout(() => (this.box.hidden = true), GO_MS);
    return true;
  }
}
