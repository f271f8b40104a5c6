/** What the driver sees and does, live: rays, observation, action, and how much grip the tyres use. */

import { element, setText } from "./hud.js";

/** @typedef {import("./session.js").Session} Session */

const SEEN = [
  { term: 9, label: "speed", middle: false },
  { term: 10, label: "yaw rate", middle: true },
  { term: 11, label: "wheels", middle: true },
  { term: 12, label: "lap", middle: false },
  { term: 13, label: "offset", middle: true },
];
const DONE = [{ label: "steer", middle: true }, { label: "throttle", middle: false }, { label: "brake", middle: false }];
const GRAVITY = 9.81;
const TRAIL = 40;
const SMALL_SCREEN = matchMedia("(max-width: 860px), (max-height: 500px)");
const PANEL_PX = 270;

export class Telemetry {
  constructor() {
    this.root = element("telemetry");
    this.seen = makeBars(element("seen"), SEEN);
    this.done = makeBars(element("done"), DONE);
    this.raysContext = contextOf("rays");
    this.gripContext = contextOf("grip");
    /** @type {[number, number][]} */
    this.trail = [];
  }

  /** @param {Session} session */
  open(session) {
    this.kind = session.cars[0].entrant.driver?.observation ?? "standard";
    const count = session.simulator.facts.observations[this.kind].terms.length;
    const { name, driver } = session.cars[0].entrant;
    setText(element("telemetry-name"), driver ? `${name} sees ${count} numbers` : `${name} is scripted; a trained driver sees:`);
    this.trail = [];
    this.root.hidden = false;
  }

  close() {
    this.root.hidden = true;
  }

  /** The share of the screen's width that this covers from the left; on small screens it is at the bottom. */
  get covered() {
    return this.root.hidden || SMALL_SCREEN.matches ? 0 : PANEL_PX / innerWidth;
  }

  /**
   * @param {Session} session
   * @returns {{angle: number, distance: number}[]} the rays, for the scene
   */
  update(session) {
    const { world, simulator } = session;
    const kind = this.kind ?? "standard";
    world.observe(kind);
    const seen = simulator.singles(world.observation(kind));
    const { constants } = simulator.facts;
    SEEN.forEach(({ term }, index) => setBar(this.seen[index], seen[term]));
    world.controlsOf(0).forEach((value, index) => setBar(this.done[index], value));
    const rays = constants.rayAnglesDegrees.map((degrees, ray) => ({ angle: (degrees * Math.PI) / 180, distance: seen[ray] * constants.rayRange }));
    this.drawRays(rays);
    this.drawGrip(session);
    return rays;
  }

  /** @param {{angle: number, distance: number}[]} rays */
  drawRays(rays) {
    const { canvas } = this.raysContext;
    const context = this.raysContext;
    const [x, y] = [canvas.width / 2, canvas.height - 14];
    context.clearRect(0, 0, canvas.width, canvas.height);
    const reach = (/** @type {number} */ metres) => 16 + Math.sqrt(metres / 100) * 132;
    const ends = rays.map(({ angle, distance }) => [x - Math.sin(angle) * reach(distance), y - Math.cos(angle) * reach(distance)]);
    context.beginPath();
    context.moveTo(x, y);
    ends.forEach(([endX, endY]) => context.lineTo(endX, endY));
    context.closePath();
    context.fillStyle = "rgba(255, 240, 138, 0.16)";
    context.fill();
    context.strokeStyle = "rgba(255, 240, 138, 0.85)";
    context.lineWidth = 2;
    ends.forEach(([endX, endY], ray) => {
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(endX, endY);
      context.stroke();
      if (ray % 2 === 0) {
        context.fillStyle = "rgba(244, 245, 242, 0.9)";
        context.font = "18px system-ui, sans-serif";
        context.textAlign = "center";
        context.fillText(rays[ray].distance.toFixed(0), Math.min(Math.max(endX, 16), canvas.width - 16), Math.max(endY - 4, 16));
      }
    });
    context.fillStyle = "#ff6a3d";
    context.fillRect(x - 6, y - 10, 12, 20);
  }

  /** Acceleration in the car's frame, against the circle of what the tyres hold. @param {Session} session */
  drawGrip(session) {
    const { world, simulator } = session;
    const now = simulator.floats(world.motion);
    const { velocity_x_m_per_s: columnX, velocity_y_m_per_s: columnY, yaw_rad: yawColumn } = simulator.motion;
    const ax = (now[columnX] - session.before[columnX]) / session.tickSeconds;
    const ay = (now[columnY] - session.before[columnY]) / session.tickSeconds;
    const yaw = now[yawColumn];
    const limit = simulator.facts.car.tyre_grip * GRAVITY;
    const forward = (Math.cos(yaw) * ax + Math.sin(yaw) * ay) / limit;
    const left = (Math.cos(yaw) * ay - Math.sin(yaw) * ax) / limit;
    this.trail.push([left, forward]);
    if (this.trail.length > TRAIL) this.trail.shift();
    const context = this.gripContext;
    const { canvas } = context;
    const [x, y, radius] = [canvas.width / 2, canvas.height / 2, canvas.height / 2 - 12];
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.strokeStyle = "rgba(255,255,255,0.35)";
    context.lineWidth = 2;
    for (const share of [1, 0.5]) {
      context.beginPath();
      context.arc(x, y, radius * share, 0, 7);
      context.stroke();
    }
    this.trail.forEach(([aside, ahead], index) => {
      const last = index === this.trail.length - 1;
      context.fillStyle = last ? "#ff6a3d" : `rgba(255,106,61,${(0.5 * index) / TRAIL})`;
      context.beginPath();
      context.arc(x - aside * radius, y - ahead * radius, last ? 8 : 4, 0, 7);
      context.fill();
    });
    context.fillStyle = "rgba(244,245,242,0.9)";
    context.font = "20px system-ui, sans-serif";
    context.textAlign = "right";
    context.fillText(`${Math.round(Math.min(Math.hypot(forward, left), 9.99) * 100)}%`, canvas.width - 6, y + 7);
  }
}

/** @param {string} id @returns {CanvasRenderingContext2D} */
function contextOf(id) {
  return /** @type {CanvasRenderingContext2D} */ (/** @type {HTMLCanvasElement} */ (element(id)).getContext("2d"));
}

/**
 * @param {HTMLElement} parent
 * @param {{label: string, middle: boolean}[]} rows
 */
function makeBars(parent, rows) {
  return rows.map(({ label, middle }) => {
    const name = document.createElement("label");
    name.textContent = label;
    const bar = document.createElement("div");
    bar.className = middle ? "bar middle" : "bar";
    const fill = document.createElement("i");
    bar.append(fill);
    parent.append(name, bar);
    return { fill, middle };
  });
}

/**
 * @param {{fill: HTMLElement, middle: boolean}} bar
 * @param {number} value left is positive, and drawn to the left
 */
function setBar(bar, value) {
  bar.fill.style.transform = `scaleX(${(bar.middle ? -value : Math.max(value, 0)).toFixed(3)})`;
}
