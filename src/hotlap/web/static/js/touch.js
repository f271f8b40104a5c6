/** Controls for fingers: a strip to steer on the left, pedals on the right. */

/** @typedef {import("./input.js").Input} Input */

const REACH_PX = 70;

/**
 * @param {Input} input
 * @param {{steering: HTMLElement, throttle: HTMLElement, brake: HTMLElement, takeOver: HTMLElement}} pads
 */
export function listenToTouch(input, pads) {
  const knob = /** @type {HTMLElement} */ (pads.steering.querySelector(".knob"));
  let from = 0;
  const steer = (/** @type {number} */ value) => {
    input.touch.steer = value;
    knob.style.transform = `translateX(${-value * REACH_PX * 0.6}px)`;
  };
  hold(pads.steering, (event) => {
    from = event.clientX;
    steer(0);
  }, () => steer(0));
  pads.steering.addEventListener("pointermove", (event) => {
    if (pads.steering.hasPointerCapture(event.pointerId)) {
      steer(Math.max(-1, Math.min(1, (from - event.clientX) / REACH_PX)));
    }
  });
  hold(pads.throttle, () => (input.touch.throttle = 1), () => (input.touch.throttle = 0));
  hold(pads.brake, () => (input.touch.brake = 1), () => (input.touch.brake = 0));
  // Fingers are needed for the pedals, so that this one is pressed once, not held.
  pads.takeOver.addEventListener("click", () => {
    input.touch.takeOver = !input.touch.takeOver;
    showTakeOver(input, pads.takeOver);
  });
}

/**
 * @param {Input} input
 * @param {HTMLElement} button
 */
export function showTakeOver(input, button) {
  const mine = input.touch.takeOver;
  document.body.classList.toggle("taking-over", mine);
  button.textContent = mine ? "Give back" : "Take over";
  button.setAttribute("aria-pressed", String(mine));
}

/**
 * @param {HTMLElement} element
 * @param {(event: PointerEvent) => void} down
 * @param {() => void} up
 */
function hold(element, down, up) {
  element.addEventListener("pointerdown", (event) => {
    element.setPointerCapture(event.pointerId);
    element.classList.add("held");
    down(event);
    event.preventDefault();
  });
  for (const kind of ["pointerup", "pointercancel", "lostpointercapture"]) {
    element.addEventListener(kind, () => {
      element.classList.remove("held");
      up();
    });
  }
}
