/** The figures over the race: times, deltas, gaps, speed, map, signs. Writes to the page only what has changed. */

import { lapTime, signed } from "./laps.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./poses.js").Pose} Pose */
/** @typedef {import("./track.js").Track} Track */
/** @typedef {import("./laps.js").LapTrace} LapTrace */

const KMH = 3.6;

/** @template {HTMLElement} T @param {string} id @returns {T} */
export function element(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no #${id}`);
  return /** @type {T} */ (found);
}

/** @param {HTMLElement} target @param {string} text */
export function setText(target, text) {
  if (target.textContent !== text) target.textContent = text;
}

/** Shares of the window that a panel covers, from the left or, where windows are narrow, from below. @typedef {{left: number, below: number}} Covered */

/** @param {HTMLElement} panel @returns {Covered} */
export function coveredBy(panel) {
  if (panel.hidden) return { left: 0, below: 0 };
  const { right, top, width } = panel.getBoundingClientRect();
  return width > innerWidth / 2 ? { left: 0, below: 1 - top / innerHeight } : { left: right / innerWidth, below: 0 };
}

/** @param {number} colour @returns {string} */
export function cssColour(colour) {
  return `#${colour.toString(16).padStart(6, "0")}`;
}

export class Hud {
  constructor() {
    this.root = element("hud");
    this.sectorItems = [...this.root.querySelectorAll(".sectors li")].map((item) => /** @type {HTMLElement} */ (item));
    this.map = new TrackMap(/** @type {HTMLCanvasElement} */ (element("map")));
    /** @type {number[]} */
    this.colours = [];
  }

  /**
   * @param {Session} session
   * @param {number[]} colours of the cars
   */
  open(session, colours) {
    this.colours = colours;
    this.map.open(session.track);
    this.root.hidden = false;
    const rivals = session.cars.slice(1).filter((car) => !car.isGhost);
    const list = element("gaps");
    list.replaceChildren(...rivals.map((car) => {
      const item = document.createElement("li");
      item.append(document.createElement("i"), document.createElement("span"), document.createElement("b"));
      /** @type {HTMLElement} */ (item.children[0]).style.background = cssColour(colours[session.cars.indexOf(car)]);
      item.children[1].textContent = car.entrant.name;
      return item;
    }));
  }

  close() {
    this.root.hidden = true;
  }

  /**
   * @param {Session} session
   * @param {Pose[]} poses
   * @param {{rival: LapTrace | null, best: LapTrace | null, bestTime: number | null}} against
   */
  update(session, poses, against) {
    const [car] = session.cars;
    const lap = Math.min(car.laps.length + 1, session.lapsToGo || Infinity);
    setText(element("lap-number"), String(lap));
    setText(element("lap-count"), session.lapsToGo ? ` / ${session.lapsToGo}` : "");
    const now = session.world.currentLap(0) ?? (session.tick - car.lapStartTick) * session.tickSeconds;
    setText(element("time-now"), lapTime(car.finishedAt === null ? now : car.laps[car.laps.length - 1]?.time));
    setText(element("time-last"), lapTime(car.laps[car.laps.length - 1]?.time ?? null));
    setText(element("time-best"), lapTime(against.bestTime));
    this.showSectors(session, against.best ?? against.rival);
    const driving = session.tick > 0 && car.finishedAt === null;
    this.showDelta("delta-ai", "AI", driving ? session.deltaTo(0, against.rival) : null);
    this.showDelta("delta-best", "Best", driving ? session.deltaTo(0, against.best) : null);
    this.showGaps(session);
    setText(element("speed"), String(Math.round(Math.hypot(poses[0].forward, poses[0].sideways) * KMH)));
    element("pedal-throttle").style.transform = `scaleY(${poses[0].throttle.toFixed(2)})`;
    element("pedal-brake").style.transform = `scaleY(${poses[0].brake.toFixed(2)})`;
    this.map.draw(poses, this.colours);
  }

  /** The map is in the way where the camera shows the whole track. @param {boolean} visible */
  showMap(visible) {
    element("map").hidden = !visible;
  }

  /**
   * @param {string} id
   * @param {string} label
   * @param {number | null} seconds
   */
  showDelta(id, label, seconds) {
    const badge = element(id);
    badge.hidden = seconds === null;
    if (seconds === null) return;
    const ahead = seconds <= 0;
    badge.className = `delta ${ahead ? "ahead" : "behind"}`;
    const text = `${ahead ? "▲" : "▼"} ${signed(seconds)}`;
    if (badge.dataset.text === text) return;
    badge.dataset.text = text;
    const name = document.createElement("small");
    name.textContent = label;
    badge.replaceChildren(name, text);
  }

  /**
   * @param {Session} session
   * @param {LapTrace | null} other
   */
  showSectors(session, other) {
    const [car] = session.cars;
    const running = car.trace.sectors();
    const sectors = running.length || !car.laps.length ? running : car.laps[car.laps.length - 1].sectors;
    const theirs = other?.sectors() ?? [];
    this.sectorItems.forEach((item, index) => {
      setText(item, sectors[index] === undefined ? "" : sectors[index].toFixed(2));
      const known = sectors[index] !== undefined && theirs[index] !== undefined;
      item.className = known ? (sectors[index] <= theirs[index] ? "faster" : "slower") : "";
    });
  }

  /** @param {Session} session */
  showGaps(session) {
    const items = element("gaps").children;
    let index = 0;
    session.cars.forEach((car, row) => {
      if (row === 0 || car.isGhost) return;
      const gap = session.gapTo(row);
      setText(/** @type {HTMLElement} */ (items[index].children[2]), gap === null ? "" : signed(gap));
      index += 1;
    });
  }

  /**
   * @param {string} text empty for none
   * @param {boolean} [calm] whether it only informs
   */
  sign(text, calm = false) {
    const sign = element("sign");
    sign.hidden = !text;
    sign.classList.toggle("calm", calm);
    setText(sign, text);
  }
}

/** A small map with the cars on it. */
export class TrackMap {
  /** @param {HTMLCanvasElement} canvas */
  constructor(canvas) {
    this.canvas = canvas;
    this.context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    /** @type {(x: number, y: number) => [number, number]} */
    this.place = (x, y) => [x, y];
  }

  /** @param {Track} track */
  open(track) {
    const points = [];
    for (let row = 0; row < track.rows; row += 1) points.push([track.lines[row * 8 + 4], track.lines[row * 8 + 5]]);
    this.place = fitted(points, this.canvas.width, this.canvas.height, 16);
    this.path = new Path2D();
    points.forEach(([x, y], index) => {
      const [left, top] = this.place(x, y);
      if (index) this.path?.lineTo(left, top);
      else this.path?.moveTo(left, top);
    });
    const start = track.at(0);
    this.line = [this.place(start.x + start.leftX * 12, start.y + start.leftY * 12), this.place(start.x - start.leftX * 12, start.y - start.leftY * 12)];
  }

  /**
   * @param {Pose[]} poses
   * @param {number[]} colours
   */
  draw(poses, colours) {
    const { context, path, line } = this;
    if (!path || !line) return;
    context.clearRect(0, 0, this.canvas.width, this.canvas.height);
    context.lineJoin = "round";
    context.lineWidth = 11;
    context.strokeStyle = "rgba(255,255,255,0.22)";
    context.stroke(path);
    context.lineWidth = 6;
    context.strokeStyle = "rgba(255,255,255,0.85)";
    context.stroke(path);
    context.lineWidth = 4;
    context.strokeStyle = "#ff6a3d";
    context.beginPath();
    context.moveTo(...line[0]);
    context.lineTo(...line[1]);
    context.stroke();
    for (let car = poses.length - 1; car >= 0; car -= 1) {
      if (!poses[car].shown) continue;
      const [x, y] = this.place(poses[car].x, poses[car].y);
      context.beginPath();
      context.arc(x, y, car ? 8 : 10, 0, 7);
      context.fillStyle = cssColour(colours[car]);
      context.fill();
      context.lineWidth = 3;
      context.strokeStyle = "#10141b";
      context.stroke();
    }
  }
}

/**
 * A way to put points of the track into a box, north up.
 * @param {number[][]} points
 * @param {number} width
 * @param {number} height
 * @param {number} margin
 * @returns {(x: number, y: number) => [number, number]}
 */
export function fitted(points, width, height, margin) {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min((width - 2 * margin) / (right - left), (height - 2 * margin) / (high - low));
  const [offX, offY] = [(width - (right - left) * scale) / 2, (height - (high - low) * scale) / 2];
  return (x, y) => [offX + (x - left) * scale, height - offY - (y - low) * scale];
}
