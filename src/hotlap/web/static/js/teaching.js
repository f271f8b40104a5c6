/** The mode in which the page trains a driver: a lesson in a Worker, and many cars that drive as it goes. */

import { FileError } from "./checks.js";
import { coveredBy, element } from "./hud.js";
import { LessonPanel } from "./lesson_panel.js";
import { Lesson, labelOf } from "./lesson.js";
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
/**
 * What a lesson asks of the game.
 * @typedef {object} Surroundings
 * @property {() => void} leave
 * @property {() => void} camera
 * @property {(track: Track, driver: Driver) => void} keep among the rivals
 * @property {(track: Track, driver: Driver, grip: number) => void} race
 * @property {(track: Track, drivers: Driver[], grip: number) => void} watch
 */

const CROWD_SEED = 7;
const MOST_RACED = 6;

export class Teaching {
  /**
   * @param {Simulator} simulator
   * @param {View} view
   * @param {Surroundings} game
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
    this.hide();
    this.driving = null;
    this.followed = 0;
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
    lesson.driver(chosen, "the driver").then((driver) => this.driving === chosen && this.swarm?.follow(driver), complain);
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
    else if (action === "restart") this.restart(lesson);
    else if (action === "leave") this.game.leave();
    else if (action === "camera") this.game.camera();
    else if (action === "race") this.race(lesson).catch(complain);
    else if (action === "generations") this.raceGenerations(lesson).catch(complain);
    else if (action === "download") this.download(lesson);
    else if (action === "track") save(`${lesson.track.name}.json`, JSON.stringify(lesson.track.source));
    else if (action === "copy") copyCommand();
  }

  /** From the beginning. What was learned stays among the rivals. @param {Lesson} lesson */
  restart(lesson) {
    this.keepLatest(lesson);
    this.open(lesson.track, { ...lesson.choice, cars: this.cars });
  }

  /** @param {Lesson} lesson */
  keepLatest(lesson) {
    const latest = lesson.generations[lesson.generations.length - 1];
    if (latest) lesson.driver(latest, nameOf(lesson, latest)).then((driver) => this.game.keep(lesson.track, driver), complain);
  }

  /** You against the chosen generation. @param {Lesson} lesson */
  async race(lesson) {
    const chosen = this.panel.chosen(lesson);
    if (!chosen) return;
    lesson.pause();
    this.game.race(lesson.track, await lesson.driver(chosen, nameOf(lesson, chosen)), lesson.choice.grip);
  }

  /** The chosen generation and earlier ones, evenly spread, from the grid. @param {Lesson} lesson */
  async raceGenerations(lesson) {
    const last = lesson.generations.indexOf(this.panel.chosen(lesson) ?? lesson.generations[0]);
    const count = Math.min(MOST_RACED, last + 1);
    const spread = Array.from({ length: count }, (_, index) => lesson.generations[Math.round(last - (index * last) / Math.max(count - 1, 1))]);
    lesson.pause();
    const drivers = await Promise.all(spread.map((generation) => lesson.driver(generation, nameOf(lesson, generation))));
    this.game.watch(lesson.track, drivers, lesson.choice.grip);
  }

  /** @param {Lesson} lesson */
  download(lesson) {
    const chosen = this.panel.chosen(lesson);
    if (chosen) save(`${nameOf(lesson, chosen).replace(/[^\w.-]+/g, "-")}.zip`, lesson.file(chosen));
  }
}

/**
 * Save a file as a download.
 * @param {string} name
 * @param {BlobPart} content
 */
function save(name, content) {
  const address = URL.createObjectURL(new Blob([content]));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  toast(`Saved ${name}`);
}

function copyCommand() {
  const text = element("lesson-command").textContent ?? "";
  const refuse = () => toast("Copying is not allowed here: select the command instead");
  if (navigator.clipboard) navigator.clipboard.writeText(text).then(() => toast("Copied"), refuse);
  else refuse();
}

/** @param {unknown} error */
function complain(error) {
  if (!(error instanceof FileError)) throw error;
  toast(error.message);
}

/**
 * @param {Lesson} lesson
 * @param {import("./lesson.js").Generation} generation
 */
function nameOf({ facts, track, plan }, { steps }) {
  return `${labelOf(facts, plan)}-${track.name}-seed${plan.seed}-${Math.round(steps / 1000)}k`;
}
