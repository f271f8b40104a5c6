/** The mode in which the page trains a driver: a lesson in a Worker, and many cars that drive as it goes. */

import { coveredBy } from "./hud.js";
import { LessonPanel } from "./lesson_panel.js";
import { Lesson } from "./lesson.js";
import { toast } from "./notices.js";
import { crowdPoses } from "./poses.js";
import { Swarm } from "./swarm.js";

/** @typedef {import("./wasm.js").Simulator} Simulator */
/** @typedef {import("./view.js").View} View */
/** @typedef {import("./track.js").Track} Track */
/** @typedef {import("./driver.js").Driver} Driver */
/** @typedef {import("./lesson.js").LessonChoice} LessonChoice */
/** @typedef {import("./lesson_panel.js").LessonAction} LessonAction */
/** @typedef {LessonChoice & {cars: number}} TeachChoice */

const CROWD_SEED = 7;
const MOST_RACED = 6;

export class Teaching {
  /**
   * @param {Simulator} simulator
   * @param {View} view
   * @param {{leave: () => void, race: (track: Track, driver: Driver) => void, watch: (track: Track, drivers: Driver[]) => void}} game
   */
  constructor(simulator, view, game) {
    this.simulator = simulator;
    this.view = view;
    this.game = game;
    this.panel = new LessonPanel((action) => this.act(action), () => this.refresh());
    /** @type {Lesson | null} */
    this.lesson = null;
    /** @type {Swarm | null} */
    this.swarm = null;
    this.followed = 0;
    this.cars = 0;
    /** Which generation drives. @type {import("./lesson.js").Generation | null} */
    this.driving = null;
  }

  /**
   * A new lesson.
   * @param {Track} track
   * @param {TeachChoice} choice
   */
  open(track, choice) {
    this.end();
    this.cars = choice.cars;
    this.lesson = new Lesson(this.simulator.facts, track, choice, () => this.refresh());
    this.show();
  }

  /** Back on its screen, after a race perhaps. */
  show() {
    const { lesson } = this;
    if (!lesson) return;
    this.driving = null;
    this.swarm = new Swarm(this.simulator, lesson.track, lesson.plan, this.cars, CROWD_SEED);
    this.view.open(lesson.track, [], this.cars);
    this.panel.open(lesson);
    this.refresh();
  }

  /** Off the screen; the lesson stays. */
  hide() {
    this.panel.close();
    this.swarm?.close();
    this.swarm = null;
  }

  /** The lesson is over. */
  end() {
    this.hide();
    this.lesson?.close();
    this.lesson = null;
  }

  refresh() {
    const { lesson, swarm } = this;
    if (!lesson || !swarm) return;
    this.panel.show(lesson);
    const chosen = this.panel.chosen(lesson);
    if (!chosen || chosen === this.driving) return;
    this.driving = chosen;
    lesson.driver(chosen, "the driver").then((driver) => this.driving === chosen && this.swarm?.follow(driver));
  }

  tick() {
    const ended = this.swarm?.step() ?? [];
    if (ended.includes(this.followed)) this.followed = this.longest();
  }

  /** The car that has driven for the longest time. */
  longest() {
    const { swarm, simulator } = this;
    if (!swarm) return 0;
    const { tally } = swarm.episodes;
    const ticks = Array.from({ length: swarm.cars }, (_, car) => Number(simulator.integers(tally)[car * tally.shape[1] + simulator.tally.tick]));
    return ticks.indexOf(Math.max(...ticks));
  }

  /**
   * @param {number} share
   * @param {number} seconds
   */
  frame(share, seconds) {
    if (!this.swarm) return;
    const { topSpeed } = this.simulator.facts.constants;
    const about = { topSpeed, rays: null, line: false, covered: coveredBy(this.panel.root), followed: this.followed };
    this.view.draw(crowdPoses(this.swarm, share), seconds, about);
  }

  /** For tests and scripts. */
  state() {
    const { lesson } = this;
    if (!lesson) return null;
    const { state, failure, latest, generations, lappedAfter, plan } = lesson;
    const last = generations[generations.length - 1];
    return {
      state, failure, lappedAfter, plan, steps: latest?.steps ?? 0, seconds: latest?.seconds ?? 0,
      generations: generations.length, hash: last ? lesson.hash(last) : null, shown: Boolean(this.swarm),
    };
  }

  /** @param {LessonAction} action */
  act(action) {
    const { lesson } = this;
    if (!lesson) return;
    if (action === "pause") lesson.state === "paused" ? lesson.resume() : lesson.pause();
    else if (action === "restart") this.open(lesson.track, { ...lesson.choice, cars: this.cars });
    else if (action === "leave") this.game.leave();
    else if (action === "race") this.race(lesson);
    else if (action === "generations") this.raceGenerations(lesson);
    else if (action === "download") this.download(lesson);
    else if (action === "copy") this.copy();
  }

  /** You against the chosen generation. @param {Lesson} lesson */
  async race(lesson) {
    const chosen = this.panel.chosen(lesson);
    if (!chosen) return;
    lesson.pause();
    this.game.race(lesson.track, await lesson.driver(chosen, nameOf(lesson, chosen)));
  }

  /** The chosen generation and earlier ones, evenly spread, from the grid. @param {Lesson} lesson */
  async raceGenerations(lesson) {
    const last = lesson.generations.indexOf(this.panel.chosen(lesson) ?? lesson.generations[0]);
    const count = Math.min(MOST_RACED, last + 1);
    const spread = Array.from({ length: count }, (_, index) => lesson.generations[Math.round(last - (index * last) / Math.max(count - 1, 1))]);
    lesson.pause();
    this.game.watch(lesson.track, await Promise.all(spread.map((generation) => lesson.driver(generation, nameOf(lesson, generation)))));
  }

  /** @param {Lesson} lesson */
  download(lesson) {
    const chosen = this.panel.chosen(lesson);
    if (!chosen) return;
    const address = URL.createObjectURL(new Blob([lesson.file(chosen)], { type: "application/zip" }));
    const link = document.createElement("a");
    link.href = address;
    link.download = `${nameOf(lesson, chosen).replace(/[^\w.-]+/g, "-")}.zip`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
    toast(`Saved ${link.download}`);
  }

  copy() {
    const text = document.getElementById("lesson-command")?.textContent ?? "";
    navigator.clipboard?.writeText(text).then(() => toast("Copied"), () => toast("Copying is not allowed here"));
  }
}

/**
 * @param {Lesson} lesson
 * @param {import("./lesson.js").Generation} generation
 */
function nameOf({ track, plan }, { steps }) {
  return `taught-${track.name}-seed${plan.seed}-${Math.round(steps / 1000)}k`;
}
