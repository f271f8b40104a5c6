/** Pause, result, and keys. */

import { element, setText } from "./hud.js";
import { Input } from "./input.js";
import { lapTime } from "./laps.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./input.js").Command} Command */

const LABELS = {
  left: "Steer left", right: "Steer right", throttle: "Throttle", brake: "Brake", takeOver: "Take over (hold)",
  restart: "Restart", pause: "Pause", mute: "Mute", fullscreen: "Full screen", camera: "Camera",
};

/** @param {string} id @returns {HTMLDialogElement} */
const dialog = (id) => /** @type {HTMLDialogElement} */ (element(id));

export class Dialogs {
  /**
   * @param {Input} input
   * @param {(action: string) => void} onAction
   */
  constructor(input, onAction) {
    this.input = input;
    for (const id of ["pause", "result", "keys"]) {
      dialog(id).addEventListener("click", (event) => {
        const action = /** @type {HTMLElement} */ (event.target).closest("[data-action]")?.getAttribute("data-action");
        if (action === "reset-keys") {
          input.resetKeys();
          this.fillKeys();
        } else if (action === "close") this.close("keys");
        else if (action) onAction(action);
      });
    }
    // Escape must not close a dialog behind the game's back.
    dialog("pause").addEventListener("cancel", (event) => {
      event.preventDefault();
      onAction("resume");
    });
    dialog("result").addEventListener("cancel", (event) => {
      event.preventDefault();
      onAction("leave");
    });
  }

  /** @param {"pause" | "result" | "keys"} id */
  open(id) {
    if (id === "keys") this.fillKeys();
    if (!dialog(id).open) dialog(id).showModal();
  }

  /** @param {"pause" | "result" | "keys"} id */
  isOpen(id) {
    return dialog(id).open;
  }

  /** @param {"pause" | "result" | "keys"} id */
  close(id) {
    if (dialog(id).open) dialog(id).close();
  }

  closeAll() {
    for (const id of /** @type {const} */ (["pause", "result", "keys"])) this.close(id);
  }

  /** @param {string} name */
  showCamera(name) {
    setText(element("camera-name"), name);
  }

  fillKeys() {
    const rows = Input.commands.map((command) => {
      const row = document.createElement("tr");
      const name = document.createElement("td");
      name.textContent = LABELS[command];
      const cell = document.createElement("td");
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = this.input.keys[command].map(keyName).join(" or ") || "none";
      button.setAttribute("aria-label", `${LABELS[command]}: ${button.textContent}. Click, then press a key`);
      button.addEventListener("click", () => this.listenForKey(button, command));
      cell.append(button);
      row.append(name, cell);
      return row;
    });
    element("key-table").replaceChildren(...rows);
  }

  /**
   * @param {HTMLButtonElement} button
   * @param {Command} command
   */
  listenForKey(button, command) {
    button.textContent = "press a key …";
    window.addEventListener("keydown", (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.code !== "Escape" || command === "pause") this.input.assign(command, event.code);
      this.fillKeys();
    }, { once: true, capture: true });
  }

  /** @param {boolean} toLesson whether a lesson waits for the end of the race */
  sayWhereLeavingLeads(toLesson) {
    const [pause, result] = document.querySelectorAll("dialog [data-action=leave]");
    setText(/** @type {HTMLElement} */ (pause), toLesson ? "Back to the lesson" : "Leave");
    setText(/** @type {HTMLElement} */ (result), toLesson ? "Back to the lesson" : "Change track or rivals");
  }

  /** @param {Session} session whose first car is the player's */
  showResult(session) {
    const rows = session.cars
      .map((car, row) => ({
        name: row ? car.entrant.name : "You", mine: row === 0,
        total: car.finishedAt === null ? null : car.laps.reduce((sum, lap) => sum + lap.time, 0),
        best: car.laps.length ? Math.min(...car.laps.map((lap) => lap.time)) : null,
      }))
      .sort((a, b) => (a.total ?? Infinity) - (b.total ?? Infinity));
    const place = rows.findIndex((row) => row.mine);
    const mine = rows[place];
    const rival = rows.find((row) => !row.mine);
    const margin = Math.abs((mine.total ?? 0) - (rival?.total ?? 0)).toFixed(2);
    let title = `You finished in ${lapTime(mine.total)}`;
    if (rival && rival.total === null) title = `You beat ${rival.name}: it did not finish`;
    else if (rival && rows.length === 2) title = place === 0 ? `You beat ${rival.name} by ${margin} s!` : `${rival.name} won by ${margin} s`;
    else if (rival) title = place === 0 ? `You beat them all, by ${margin} s!` : `You came ${ordinal(place + 1)} of ${rows.length}, ${margin}\u00a0s behind ${rival.name}`;
    setText(element("result-title"), title);
    const laps = session.cars[0].laps;
    const unclean = laps.filter((lap) => !lap.clean || !lap.valid).length;
    const helped = laps.some((lap) => lap.assisted) ? " Driven with steering help." : "";
    setText(element("result-lead"), `${session.track.name}, ${laps.length} ${laps.length === 1 ? "lap" : "laps"}. ${unclean ? `${unclean} not clean.` : "All clean."}${helped}`);
    element("result-table").replaceChildren(headRow(), ...rows.map((row, index) => resultRow(row, index)));
    element("result-laps").hidden = laps.length < 2;
    setText(element("result-laps"), `Your laps: ${laps.map((lap) => lapTime(lap.time)).join(", ")}`);
    this.open("result");
  }
}

function headRow() {
  const row = document.createElement("tr");
  for (const [text, kind] of [["", ""], ["Driver", ""], ["Total", "number"], ["Best lap", "number"]]) {
    const cell = document.createElement("th");
    cell.textContent = text;
    cell.className = kind;
    row.append(cell);
  }
  return row;
}

/**
 * @param {{name: string, mine: boolean, total: number | null, best: number | null}} figures
 * @param {number} index
 */
function resultRow(figures, index) {
  const row = document.createElement("tr");
  if (figures.mine) row.className = "mine";
  const texts = [[`${index + 1}.`, ""], [figures.name, ""], [figures.total === null ? "no finish" : lapTime(figures.total), "number"], [lapTime(figures.best), "number"]];
  for (const [text, kind] of texts) {
    const cell = document.createElement("td");
    cell.textContent = text;
    cell.className = kind;
    row.append(cell);
  }
  return row;
}

/** @param {number} place */
function ordinal(place) {
  return `${place}${["th", "st", "nd", "rd"][place < 4 ? place : 0]}`;
}

/** @param {string} code */
function keyName(code) {
  return code.replace(/^Key|^Digit/, "").replace("Arrow", "").replace("ShiftLeft", "Shift").replace("ShiftRight", "right Shift");
}
