/** Keyboard, gamepad and touch as steering and pedals. Keys are smoothed, so that they feel analogue. */

import { recall, remember } from "./storage.js";

/** @typedef {"left" | "right" | "throttle" | "brake" | "takeOver" | "restart" | "pause" | "mute" | "fullscreen" | "camera"} Command */

/** @type {Record<Command, string[]>} */
export const DEFAULT_KEYS = {
  left: ["ArrowLeft", "KeyA"],
  right: ["ArrowRight", "KeyD"],
  throttle: ["ArrowUp", "KeyW"],
  brake: ["ArrowDown", "KeyS", "Space"],
  takeOver: ["ShiftLeft", "ShiftRight"],
  restart: ["KeyR"],
  pause: ["KeyP", "Escape"],
  mute: ["KeyM"],
  fullscreen: ["KeyF"],
  camera: ["KeyC"],
};
const PRESSES = /** @type {Command[]} */ (["restart", "pause", "mute", "fullscreen", "camera"]);
const DRIVING = /** @type {Command[]} */ (["left", "right", "throttle", "brake", "takeOver"]);

const STEER_PER_S = 3.6;
const RETURN_PER_S = 6.5;
const PEDAL_PER_S = 7;
const HALF_LOCK_SPEED = 19;
const DEADZONE = 0.08;

export class Input {
  constructor() {
    /** @type {Record<Command, string[]>} */
    this.keys = { ...DEFAULT_KEYS, ...recall("keys", {}) };
    /** @type {Set<string>} */
    this.down = new Set();
    this.steer = 0;
    this.throttle = 0;
    this.brake = 0;
    this.touch = { steer: 0, throttle: 0, brake: 0, takeOver: false, used: false };
    /** @type {((command: Command) => void)[]} */
    this.onPress = [];
    /** Whether keys drive; elsewhere they belong to buttons and scrolling. */
    this.enabled = false;
    /** @type {Set<string>} */
    this.padDown = new Set();
  }

  /** @param {Window} target */
  listen(target) {
    target.addEventListener("keydown", (event) => this.keyDown(event));
    target.addEventListener("keyup", (event) => this.down.delete(event.code));
    target.addEventListener("blur", () => this.release());
  }

  /** @param {KeyboardEvent} event */
  keyDown(event) {
    const command = this.commandOf(event.code);
    const inField = event.target instanceof HTMLElement && event.target.closest("input, select, textarea");
    if (!command || event.ctrlKey || event.metaKey || event.altKey || inField) return;
    if (PRESSES.includes(command)) {
      // A dialog that opens now must not take the same Escape for its own.
      if (!document.querySelector("dialog[open]")) event.preventDefault();
      if (!event.repeat) this.onPress.forEach((call) => call(command));
    } else if (this.enabled) {
      this.down.add(event.code);
      // Arrow keys and the space bar would scroll the page or press a button.
      event.preventDefault();
    }
  }

  /** @param {string} code @returns {Command | undefined} */
  commandOf(code) {
    const commands = /** @type {Command[]} */ (Object.keys(this.keys));
    return commands.find((command) => this.keys[command].includes(code));
  }

  /** @param {Command} command */
  isDown(command) {
    return this.keys[command].some((code) => this.down.has(code));
  }

  /** Nothing is pressed any more. */
  release() {
    this.down.clear();
    Object.assign(this.touch, { steer: 0, throttle: 0, brake: 0, takeOver: false });
    this.steer = 0;
    this.throttle = 0;
    this.brake = 0;
  }

  /**
   * @param {Command} command
   * @param {string} code
   */
  assign(command, code) {
    for (const other of /** @type {Command[]} */ (Object.keys(this.keys))) {
      this.keys[other] = this.keys[other].filter((key) => key !== code);
    }
    this.keys[command] = [code];
    remember("keys", this.keys);
  }

  resetKeys() {
    this.keys = { ...DEFAULT_KEYS };
    remember("keys", {});
  }

  /** Whether the player asks for the AI's car. */
  get takesOver() {
    return this.isDown("takeOver") || this.touch.takeOver || this.padDown.has("takeOver");
  }

  /**
   * The controls for a tick.
   * @param {number} seconds of the tick
   * @param {number} speed of the car, m/s: the faster, the less a key turns the wheel
   * @returns {[number, number, number]}
   */
  controls(seconds, speed) {
    const pad = this.readPad();
    const side = Number(this.isDown("left")) - Number(this.isDown("right"));
    const lock = 1 / (1 + (speed / HALF_LOCK_SPEED) ** 2);
    const goal = side * Math.max(lock, 0.13);
    const turning = side !== 0 && Math.sign(goal) !== -Math.sign(this.steer);
    this.steer = towards(this.steer, goal, seconds * (turning ? STEER_PER_S * Math.max(lock, 0.25) : RETURN_PER_S * Math.max(lock, 0.3)));
    this.throttle = towards(this.throttle, Number(this.isDown("throttle")), PEDAL_PER_S * seconds);
    this.brake = towards(this.brake, Number(this.isDown("brake")), PEDAL_PER_S * seconds);
    const { touch } = this;
    const steer = [pad.steer * (0.35 + 0.65 * lock), touch.steer * Math.max(lock, 0.16) * 1.15].find((value) => Math.abs(value) > 0.001) ?? this.steer;
    return [
      clamp(steer, -1, 1),
      clamp(Math.max(this.throttle, pad.throttle, touch.throttle), 0, 1),
      clamp(Math.max(this.brake, pad.brake, touch.brake), 0, 1),
    ];
  }

  readPad() {
    const pad = [...(navigator.getGamepads?.() ?? [])].find((found) => found?.connected && found.mapping === "standard");
    if (!pad) {
      this.padDown.clear();
      return { steer: 0, throttle: 0, brake: 0 };
    }
    const raw = -(pad.axes[0] ?? 0);
    const size = Math.abs(raw) < DEADZONE ? 0 : (Math.abs(raw) - DEADZONE) / (1 - DEADZONE);
    this.padButton(pad, 9, "pause");
    this.padButton(pad, 3, "camera");
    this.padButton(pad, 8, "restart");
    if (pad.buttons[4]?.pressed) this.padDown.add("takeOver");
    else this.padDown.delete("takeOver");
    return {
      steer: Math.sign(raw) * size ** 1.4,
      throttle: Math.max(pad.buttons[7]?.value ?? 0, pad.buttons[0]?.value ?? 0),
      brake: Math.max(pad.buttons[6]?.value ?? 0, pad.buttons[1]?.value ?? 0),
    };
  }

  /**
   * @param {Gamepad} pad
   * @param {number} index
   * @param {Command} command
   */
  padButton(pad, index, command) {
    const pressed = pad.buttons[index]?.pressed ?? false;
    if (pressed && !this.padDown.has(command)) this.onPress.forEach((call) => call(command));
    if (pressed) this.padDown.add(command);
    else this.padDown.delete(command);
  }

  /** Commands that can be given other keys. */
  static get commands() {
    return [...DRIVING, ...PRESSES];
  }
}

/**
 * @param {number} value
 * @param {number} goal
 * @param {number} most
 */
function towards(value, goal, most) {
  return value + clamp(goal - value, -most, most);
}

/**
 * @param {number} value
 * @param {number} low
 * @param {number} high
 */
function clamp(value, low, high) {
  return Math.min(Math.max(value, low), high);
}
