/** Drivers' files that somebody brings: dropped onto the page, or chosen. */

import { element } from "./hud.js";

/** @param {(file: File | undefined) => void} bring */
export function listenToDrops(bring) {
  window.addEventListener("dragover", (event) => {
    event.preventDefault();
    element("drop").hidden = false;
  });
  window.addEventListener("dragleave", (event) => {
    if (!event.relatedTarget) element("drop").hidden = true;
  });
  window.addEventListener("drop", (event) => {
    event.preventDefault();
    element("drop").hidden = true;
    bring(event.dataTransfer?.files[0]);
  });
  const chooser = /** @type {HTMLInputElement} */ (element("file"));
  chooser.addEventListener("change", () => {
    bring(chooser.files?.[0]);
    chooser.value = "";
  });
}
