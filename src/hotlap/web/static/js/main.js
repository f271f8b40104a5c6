/** The page: loads what it needs, then hands over to the game. */

import { FileError, MAKE_AGAIN, explained } from "./checks.js";
import { Game } from "./game.js";
import { Garage } from "./garage.js";
import { element } from "./hud.js";
import { loadBytes, loadJson } from "./files.js";
import { readIndex } from "./index_file.js";
import { reportLaps, reportState } from "./report.js";
import { Simulator } from "./wasm.js";

/** A module of four bytes of SIMD: whether this browser can run such. */
const SIMD_PROBE = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
]);

/** @param {string} title @param {string} text */
function refuse(title, text) {
  const box = document.createElement("div");
  const heading = document.createElement("h1");
  const words = document.createElement("p");
  heading.textContent = title;
  words.textContent = text;
  box.append(heading, words);
  element("message").replaceChildren(box);
  element("message").hidden = false;
}

/** What is missing here, in a sentence; empty if nothing is. */
function missing() {
  if (typeof WebAssembly === "undefined" || !WebAssembly.validate(SIMD_PROBE)) {
    return "The simulator needs WebAssembly with SIMD, which this browser does not have. A current Chrome, Edge, Firefox or Safari does.";
  }
  const canvas = document.createElement("canvas");
  if (!canvas.getContext("webgl2")) {
    return "Drawing needs WebGL 2, which this browser does not have or has switched off. Try another browser, or switch hardware acceleration on.";
  }
  return "";
}

async function start() {
  const lack = missing();
  if (lack) {
    refuse("hotlap cannot run here", lack);
    return null;
  }
  const [facts, wasm, listed] = await Promise.all([loadJson("hotlap.json"), loadBytes("hotlap.wasm"), loadJson("data/index.json")]);
  const simulator = await Simulator.load(/** @type {BufferSource} */ (wasm), facts);
  const index = explained("data/index.json is damaged", () => readIndex(listed), MAKE_AGAIN);
  return new Game(simulator, new Garage(simulator, index));
}

/** @type {Game | null} */
let game = null;
const ready = start().then(
  (started) => {
    game = started;
    game?.open();
  },
  (error) => {
    const expected = error instanceof FileError;
    refuse("hotlap could not start", expected ? error.message : `Something went wrong while loading: ${error.message}`);
    if (!expected) throw error;
  },
);

/** For tests and scripts. */
Object.assign(globalThis, { hotlap: { ready, state: () => (game ? reportState(game) : null), laps: () => (game ? reportLaps(game) : []) } });
