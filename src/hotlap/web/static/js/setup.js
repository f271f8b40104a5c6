/** The start screen: track, mode, rivals, laps. */

import { bestTime } from "./bests.js";
import { FileError, unlessRefused } from "./checks.js";
import { cssColour, element, fitted, setText } from "./hud.js";
import { lapTime } from "./laps.js";
import { LessonSetup } from "./lesson_setup.js";
import { recall, remember } from "./storage.js";

/** @typedef {import("./garage.js").Garage} Garage */
/** @typedef {import("./session.js").Mode} Mode */
/** @typedef {{track: string, mode: Mode | "teach", rivals: string[], laps: number, help: boolean, lesson: import("./teaching.js").TeachChoice}} Choice */

const MODES = ["race", "watch", "trial", "teach"];
const GO = { race: "Drive", watch: "Watch", trial: "Drive", teach: "Teach" };

export const PLAYER_COLOUR = 0xff6a3d;
export const RIVAL_COLOURS = [0x3f9bff, 0x35c9a1, 0xb48bff, 0xffd34d, 0xff8fb3, 0x9fd0ff];

export class Setup {
  /**
   * @param {Garage} garage
   * @param {(choice: Choice) => void} onGo
   */
  constructor(garage, onGo) {
    this.garage = garage;
    this.form = /** @type {HTMLFormElement} */ (element("setup"));
    this.screen = element("start");
    const { index } = garage;
    this.track = index.track;
    this.seed = index.random.seeds[0] ?? 1;
    /** @type {Set<string>} */
    this.chosen = new Set([index.opponent]);
    /** Rivals whose files are damaged. @type {Set<string>} */
    this.refused = new Set();
    this.lesson = new LessonSetup(this.form, garage.simulator.facts);
    this.makeCards();
    this.restore();
    this.form.addEventListener("change", (event) => this.changed(event));
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      const choice = this.choice();
      remember("setup", { mode: choice.mode, laps: choice.laps, help: choice.help });
      this.lesson.remember();
      onGo(choice);
    });
  }

  restore() {
    const { mode = "race", laps = 3, help = false } = /** @type {Partial<Choice>} */ (recall("setup", {}));
    const fields = /** @type {any} */ (this.form.elements);
    fields.mode.value = MODES.includes(mode) ? mode : "race";
    fields.laps.value = String(laps);
    fields.help.checked = Boolean(help);
  }

  show() {
    this.screen.hidden = false;
    this.error("");
    this.refresh();
    element("go").focus();
  }

  hide() {
    this.screen.hidden = true;
  }

  /** @param {string} text */
  error(text) {
    setText(element("setup-error"), text);
  }

  makeCards() {
    const { tracks, random } = this.garage.index;
    const cards = tracks.map((entry) => this.makeCard(entry.name));
    if (random.any || random.seeds.length) {
      const card = this.makeCard(this.randomName);
      card.classList.add("random");
      const button = document.createElement("button");
      button.type = "button";
      button.className = "new";
      button.id = "new-track";
      button.textContent = "New track";
      button.addEventListener("click", () => this.newTrack());
      card.append(button);
      cards.push(card);
    }
    element("tracks").replaceChildren(...cards);
  }

  get randomName() {
    return `random:${this.seed}`;
  }

  newTrack() {
    const { any, seeds } = this.garage.index.random;
    const others = seeds.filter((seed) => seed !== this.seed);
    this.seed = any ? Math.floor(Math.random() * 1_000_000) : others[Math.floor(Math.random() * others.length)] ?? this.seed;
    this.track = this.randomName;
    this.makeCards();
    this.refresh();
  }

  /** @param {string} name */
  makeCard(name) {
    const label = document.createElement("label");
    label.className = "card";
    const radio = document.createElement("input");
    Object.assign(radio, { type: "radio", name: "track", value: name, checked: name === this.track });
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width: 320, height: 180 });
    const title = document.createElement("b");
    title.textContent = name;
    const figures = [document.createElement("div"), document.createElement("div")];
    figures.forEach((row) => (row.className = "figures"));
    label.append(radio, canvas, title, ...figures);
    label.dataset.track = name;
    return label;
  }

  /** @param {Event} event */
  changed(event) {
    const target = /** @type {HTMLInputElement} */ (event.target);
    if (target.name === "track") {
      this.track = target.value;
      this.refresh();
    } else if (target.name === "mode") this.refresh();
    else if (target.name === "rival") this.pick(target);
  }

  /** @param {HTMLInputElement} target */
  pick(target) {
    if (target.type === "radio") this.chosen.clear();
    if (target.checked) this.chosen.add(target.value);
    else this.chosen.delete(target.value);
    this.refreshRivals();
  }

  /** @returns {Choice["mode"]} */
  get mode() {
    return /** @type {any} */ (this.form.elements).mode.value;
  }

  refresh() {
    element("laps-option").hidden = this.mode !== "race";
    const fieldset = /** @type {HTMLElement} */ (this.form.querySelector(".opponents"));
    fieldset.hidden = this.mode === "trial" || this.mode === "teach";
    this.lesson.show(this.mode === "teach");
    setText(element("opponents-legend"), this.mode === "watch" ? "Driver" : "Against");
    setText(element("go"), GO[this.mode]);
    this.refreshRivals();
    for (const card of /** @type {NodeListOf<HTMLElement>} */ (element("tracks").querySelectorAll(".card"))) this.fillCard(card);
  }

  /** @param {HTMLElement} card */
  async fillCard(card) {
    const name = card.dataset.track ?? "";
    try {
      const track = await this.garage.track(name);
      const outline = [];
      for (let row = 0; row < track.rows; row += 2) outline.push([track.lines[row * 8 + 4], track.lines[row * 8 + 5]]);
      drawOutline(/** @type {HTMLCanvasElement} */ (card.querySelector("canvas")), outline);
      const [about, times] = card.querySelectorAll(".figures");
      fillFigures(about, [[`${Math.round(track.length)} m`, ""], [`${track.corners} corners`, ""]]);
      const laps = await Promise.all(this.garage.rivals(name).map((rival) => unlessRefused(this.garage.lapTime(name, rival.name))));
      const ai = Math.min(...laps.map((seconds) => seconds ?? Infinity));
      fillFigures(times, [["AI", lapTime(ai)], ["You", lapTime(bestTime(track))]]);
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      this.refuseTrack(card, error.message);
    }
  }

  /**
   * @param {HTMLElement} card
   * @param {string} message
   */
  refuseTrack(card, message) {
    const radio = /** @type {HTMLInputElement} */ (card.querySelector("input"));
    const [about] = card.querySelectorAll(".figures");
    card.classList.add("refused");
    card.title = message;
    radio.disabled = true;
    fillFigures(about, [["cannot be driven", ""]]);
    this.error(message);
    const other = /** @type {HTMLInputElement | null} */ (element("tracks").querySelector("input:enabled"));
    if (this.track !== radio.value || !other) return;
    other.checked = true;
    this.track = other.value;
    this.refreshRivals();
  }

  refreshRivals() {
    const rivals = this.garage.rivals(this.track);
    const names = rivals.map((rival) => rival.name).filter((name) => !this.refused.has(name));
    const still = [...this.chosen].filter((name) => names.includes(name));
    this.chosen = new Set(still.length ? still : [names[names.length - 1]]);
    if (this.mode === "watch") this.chosen = new Set([[...this.chosen][this.chosen.size - 1]]);
    const rows = rivals.map((rival) => this.rivalRow(rival));
    element("opponents").replaceChildren(...rows);
  }

  /** @param {{name: string, note: string}} rival */
  rivalRow(rival) {
    const label = document.createElement("label");
    label.className = "rival";
    const box = document.createElement("input");
    Object.assign(box, { type: this.mode === "watch" ? "radio" : "checkbox", name: "rival", value: rival.name, checked: this.chosen.has(rival.name) });
    const text = document.createElement("span");
    const swatch = document.createElement("i");
    swatch.className = "swatch";
    const order = [...this.chosen].indexOf(rival.name);
    swatch.hidden = order < 0 || this.mode === "watch";
    swatch.style.background = cssColour(RIVAL_COLOURS[Math.max(order, 0) % RIVAL_COLOURS.length]);
    const note = document.createElement("em");
    note.textContent = rival.note;
    text.append(rival.name, swatch, note);
    const time = document.createElement("small");
    label.append(box, text, time);
    box.disabled = this.refused.has(rival.name);
    if (box.disabled) setText(time, "damaged");
    else this.fillRival(rival.name, time);
    return label;
  }

  /**
   * @param {string} name
   * @param {HTMLElement} time where its lap time is shown
   */
  async fillRival(name, time) {
    const { track } = this;
    try {
      await this.garage.entrant(name);
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      this.refused.add(name);
      this.error(error.message);
      this.refreshRivals();
      return;
    }
    const seconds = await unlessRefused(this.garage.lapTime(track, name));
    setText(time, seconds === null ? "no lap" : lapTime(seconds));
  }

  /** A driver was brought: choose it. @param {string} name */
  choose(name) {
    this.chosen = new Set([name]);
    this.refresh();
  }

  /** @returns {Choice} */
  choice() {
    const fields = /** @type {any} */ (this.form.elements);
    return {
      track: this.track, mode: this.mode, rivals: [...this.chosen], laps: Number(fields.laps.value), help: fields.help.checked,
      lesson: this.lesson.choice(),
    };
  }
}

/**
 * @param {Element} row
 * @param {string[][]} pairs
 */
function fillFigures(row, pairs) {
  row.replaceChildren(...pairs.map(([label, value]) => {
    const item = document.createElement("span");
    const strong = document.createElement("strong");
    strong.textContent = value;
    item.append(value ? `${label} ` : label, strong);
    return item;
  }));
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {number[][]} points
 */
function drawOutline(canvas, points) {
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const place = fitted(points, canvas.width, canvas.height, 22);
  context.clearRect(0, 0, canvas.width, canvas.height);
  const path = new Path2D();
  points.forEach(([x, y], index) => (index ? path.lineTo(...place(x, y)) : path.moveTo(...place(x, y))));
  path.closePath();
  context.lineJoin = "round";
  for (const [width, colour] of /** @type {[number, string][]} */ ([[20, "#c8b48c"], [14, "#f1f0ea"], [11, "#4a4d54"]])) {
    context.lineWidth = width;
    context.strokeStyle = colour;
    context.stroke(path);
  }
  const [x, y] = place(points[0][0], points[0][1]);
  context.fillStyle = "#ff6a3d";
  context.beginPath();
  context.arc(x, y, 8, 0, 7);
  context.fill();
}
