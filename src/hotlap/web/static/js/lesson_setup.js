/** The part of the start screen that says how a driver is taught. */

import { element, setText } from "./hud.js";
import { recall, remember } from "./storage.js";

/** @typedef {import("./wasm.js").Facts} Facts */
/** @typedef {import("./teaching.js").TeachChoice} TeachChoice */

const REWARDS = /** @type {const} */ ({
  progress: "Progress", speedBonus: "Speed bonus", wallPenalty: "Wall", offTrackPenalty: "Off the road",
  backwardPenalty: "Backwards", stillnessPenalty: "Standing still",
});
const LARGEST_WEIGHT = 100;
const FIELDS = ["steps", "network", "seed", "cars", "grip"];

export class LessonSetup {
  /**
   * @param {HTMLFormElement} form
   * @param {Facts} facts
   */
  constructor(form, facts) {
    this.fields = /** @type {any} */ (form.elements);
    this.root = /** @type {HTMLFieldSetElement} */ (form.querySelector("fieldset.lesson"));
    this.defaults = facts.lesson.config.racer_config.weights;
    element("reward-fields").replaceChildren(...Object.entries(REWARDS).map(([name, title]) => {
      const label = document.createElement("label");
      const input = document.createElement("input");
      Object.assign(input, { type: "number", name: `reward-${name}`, step: "any", min: -LARGEST_WEIGHT, max: LARGEST_WEIGHT, value: String(this.defaults[name]), required: true });
      label.append(title, input);
      return label;
    }));
    this.restore(recall("lesson", {}));
    this.root.addEventListener("input", () => this.showGrip());
    // What cannot be seen cannot be put right.
    this.root.addEventListener("invalid", () => (/** @type {HTMLDetailsElement} */ (element("rewards")).open = true), true);
    this.showGrip();
  }

  /** @returns {string[]} */
  get names() {
    return [...FIELDS, ...Object.keys(REWARDS).map((name) => `reward-${name}`)];
  }

  /** @param {Record<string, unknown>} kept */
  restore(kept) {
    for (const name of this.names) {
      const field = this.fields[name];
      const before = field.value;
      if (typeof kept[name] !== "string") continue;
      field.value = kept[name];
      if (field.value === "" || !field.checkValidity()) field.value = before;
    }
  }

  remember() {
    remember("lesson", Object.fromEntries(this.names.map((name) => [name, this.fields[name].value])));
  }

  showGrip() {
    setText(element("grip-shown"), `${Math.round(Number(this.fields.grip.value) * 100)}%`);
  }

  /** A hidden fieldset must not keep the form from being sent. @param {boolean} shown */
  show(shown) {
    this.root.hidden = !shown;
    this.root.disabled = !shown;
  }

  /** @returns {TeachChoice} */
  choice() {
    const { fields } = this;
    return {
      seed: Number(fields.seed.value),
      steps: Number(fields.steps.value),
      network: fields.network.value.split(",").map(Number),
      grip: Number(fields.grip.value),
      cars: Number(fields.cars.value),
      weights: Object.fromEntries(Object.keys(REWARDS).map((name) => [name, Number(fields[`reward-${name}`].value)])),
    };
  }
}
