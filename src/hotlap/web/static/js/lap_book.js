/** What laps are compared with: the player's own best ones and the fastest rival's. */

import { bestGhost, bestTime, keepIfBest } from "./bests.js";
import { Session } from "./session.js";

/** @typedef {import("./session.js").FinishedLap} FinishedLap */
/** @typedef {import("./laps.js").LapTrace} LapTrace */

export class LapBook {
  constructor() {
    /** The fastest rival's laps. @type {import("./garage.js").LapsOfRival | null} */
    this.rival = null;
    /** The player's best ones. @type {{standing: LapTrace | null, flying: LapTrace | null}} */
    this.best = { standing: null, flying: null };
    /** @type {number | null} */
    this.bestTime = null;
  }

  /** What was driven on a track before. @param {import("./track.js").Track} track */
  open(track) {
    this.bestTime = bestTime(track);
    const [standing, flying] = [true, false].map((kind) => bestGhost(track, kind)?.trace ?? null);
    this.best = { standing, flying };
  }

  /** What this lap is compared with: laps from the grid with others from the grid, flying ones with flying ones. @param {Session} session */
  against(session) {
    const [{ standing, laps }] = session.cars;
    const kind = standing ? "standing" : "flying";
    if (session.mode === "watch") return { rival: null, best: null, bestTime: laps.length ? Math.min(...laps.map((lap) => lap.time)) : null };
    return { rival: this.rival?.[kind]?.trace ?? null, best: this.best[kind], bestTime: this.bestTime };
  }

  /**
   * The player has finished a lap.
   * @param {Session} session
   * @param {FinishedLap} lap
   * @returns {boolean} whether it is the best one
   */
  note(session, lap) {
    const [{ inputs, lapState }] = session.cars;
    // Another car's laps are not compared with the standard one's.
    if (session.grip !== 1 || !keepIfBest(session.track, lap, Session.ghostOf(lap, inputs, lapState))) return false;
    this.bestTime = bestTime(session.track);
    this.best[lap.standing ? "standing" : "flying"] = lap.trace;
    if (session.mode === "trial") raceOwnBest(session, lap);
    return true;
  }
}

/**
 * From now on the ghost drives the new best lap.
 * @param {Session} session
 * @param {FinishedLap} lap
 */
function raceOwnBest(session, lap) {
  const found = bestGhost(session.track, lap.standing);
  const car = session.cars.find(({ isGhost, entrant }) => isGhost && entrant.standing === lap.standing);
  if (found && car) car.entrant = { ...car.entrant, ghost: found.ghost };
}
