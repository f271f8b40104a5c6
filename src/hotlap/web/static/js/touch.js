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
  hold(pads.takeOver, () => (input.touch.takeOver = true), () => (input.touch.takeOver = false));
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
