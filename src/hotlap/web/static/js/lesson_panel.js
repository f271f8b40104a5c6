/** The panel beside the cars that learn: figures, curves, generations, and what to do with the driver. */

import { drawCurves } from "./curve.js";
import { element, setText } from "./hud.js";
import { commandOf } from "./lesson.js";

/** @typedef {import("./lesson.js").Lesson} Lesson */
/** @typedef {import("./lesson.js").Generation} Generation */
/** @typedef {"pause" | "restart" | "leave" | "camera" | "race" | "generations" | "download" | "copy" | "track"} LessonAction */

const RATE_OVER = 10;

export class LessonPanel {
  /**
   * @param {(action: LessonAction) => void} act
   * @param {() => void} onScrub
   */
  constructor(act, onScrub) {
    this.root = element("lesson");
    this.slider = /** @type {HTMLInputElement} */ (element("lesson-generation"));
    this.canvas = /** @type {HTMLCanvasElement} */ (element("lesson-curve"));
    this.root.addEventListener("click", (event) => {
      const action = /** @type {HTMLElement} */ (event.target).closest("[data-lesson]")?.getAttribute("data-lesson");
      if (action) act(/** @type {LessonAction} */ (action));
    });
    this.follows = true;
    this.slider.addEventListener("input", () => {
      this.follows = this.slider.value === this.slider.max;
      onScrub();
    });
    element("lesson-python").addEventListener("toggle", () => this.lesson && this.show(this.lesson));
    /** @type {Lesson | null} */
    this.lesson = null;
  }

  /** @param {Lesson} lesson */
  open(lesson) {
    this.lesson = lesson;
    this.follows = true;
    this.root.hidden = false;
    this.show(lesson);
  }

  close() {
    this.root.hidden = true;
  }

  /** The chosen generation; the latest as long as nobody has chosen. @param {Lesson} lesson @returns {Generation | null} */
  chosen(lesson) {
    return lesson.generations[Math.min(Number(this.slider.value), lesson.generations.length) - 1] ?? null;
  }

  /** @param {Lesson} lesson */
  show(lesson) {
    const { generations, latest, plan, state } = lesson;
    this.slider.max = String(Math.max(generations.length, 1));
    this.slider.min = "1";
    if (this.follows) this.slider.value = this.slider.max;
    const chosen = this.chosen(lesson);
    setText(element("lesson-title"), titleOf(lesson));
    setText(element("lesson-figures"), latest ? `${latest.steps.toLocaleString("en")} of ${plan.total_timesteps.toLocaleString("en")} steps · ${rateOf(lesson, latest)}` : "Starting …");
    const bar = /** @type {HTMLProgressElement} */ (element("lesson-progress"));
    bar.max = plan.total_timesteps;
    bar.value = latest?.steps ?? 0;
    setText(element("lesson-exam"), examLine(lesson));
    setText(element("lesson-chosen"), chosen ? `${this.slider.value} of ${generations.length}, after ${chosen.seconds.toFixed(0)} s` : "none yet");
    const pause = /** @type {HTMLButtonElement} */ (this.root.querySelector("[data-lesson=pause]"));
    setText(pause, state === "paused" ? "Resume" : "Pause");
    pause.disabled = state === "finished" || state === "failed";
    for (const name of ["race", "download"]) this.button(name).disabled = !chosen;
    this.button("generations").disabled = generations.length < 2;
    drawCurves(this.canvas, lesson.history, this.follows || !chosen ? null : chosen.seconds);
    this.showCommand(lesson, chosen);
  }

  /** @param {string} name @returns {HTMLButtonElement} */
  button(name) {
    return /** @type {HTMLButtonElement} */ (this.root.querySelector(`[data-lesson=${name}]`));
  }

  /**
   * @param {Lesson} lesson
   * @param {Generation | null} chosen
   */
  showCommand(lesson, chosen) {
    setText(element("lesson-command"), commandOf(lesson.facts, lesson.plan, chosen?.steps ?? lesson.plan.total_timesteps));
    const open = /** @type {HTMLDetailsElement} */ (element("lesson-python")).open;
    setText(element("lesson-hash"), chosen && open ? lesson.hash(chosen) : "–");
    setText(element("lesson-where"), whereOf(lesson, chosen));
    this.button("track").hidden = !lesson.track.source;
  }
}

/** @param {Lesson} lesson */
function titleOf({ state, failure, track }) {
  if (state === "failed") return `The lesson ended: ${failure}`;
  const words = { learning: "Learning", paused: "Paused", finished: "Taught" };
  return `${words[state]} on ${track.name}`;
}

/**
 * @param {Lesson} lesson
 * @param {import("./lesson_worker.js").Progress} latest
 */
function rateOf({ history, state }, latest) {
  if (state === "finished") return `${latest.seconds.toFixed(0)} s`;
  const earlier = history[Math.max(history.length - RATE_OVER, 0)];
  const rate = (latest.steps - earlier.steps) / (latest.seconds - earlier.seconds || 1);
  return rate ? `${Math.round(rate / 100) / 10}k/s` : "";
}

/** One line, so that the buttons below stay where they are. @param {Lesson} lesson */
function examLine({ exam, lappedAfter }) {
  if (!exam?.lapping) return "No car has finished a lap yet";
  const when = lappedAfter === null ? "" : ` (${exam.cars} at ${lappedAfter.toFixed(1)} s)`;
  return `${exam.lapping} of ${exam.cars} cars lap${when}`;
}

/**
 * Where the command leaves the same driver, and what it needs.
 * @param {Lesson} lesson
 * @param {Generation | null} chosen
 */
function whereOf({ plan, track }, chosen) {
  const isLast = !chosen || chosen.steps >= plan.total_timesteps;
  const file = isLast ? `ppo_seed${plan.seed}_model.zip` : `checkpoints/checkpoint_${chosen.steps}.zip`;
  const need = track.source ? ` The command needs the track's file in the current folder, as ${track.name}.json.` : "";
  return `${file} in the run's folder has this hash; hotlap inspect prints it.${need}`;
}
