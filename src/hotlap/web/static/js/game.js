/** The game: from the start screen to the track and back. Connects session, drawing, input, sound and screens. */

import { bestGhost, bestTime, keepIfBest } from "./bests.js";
import { FileError } from "./checks.js";
import { Dialogs } from "./dialogs.js";
import { listenToDrops } from "./drops.js";
import { MOST_BYTES } from "./files.js";
import { Hud, coveredBy, element, setText } from "./hud.js";
import { Input } from "./input.js";
import { lapTime } from "./laps.js";
import { Loop } from "./loop.js";
import { posesOf } from "./poses.js";
import { Session } from "./session.js";
import { PLAYER_COLOUR, RIVAL_COLOURS, Setup } from "./setup.js";
import { Sound } from "./sound.js";
import { recall, remember } from "./storage.js";
import { Teaching } from "./teaching.js";
import { Telemetry } from "./telemetry.js";
import { listenToTouch, showTakeOver } from "./touch.js";
import { View } from "./view.js";

/** @typedef {import("./garage.js").Garage} Garage */
/** @typedef {import("./setup.js").Choice} Choice */
/** @typedef {import("./session.js").FinishedLap} FinishedLap */
/** @typedef {import("./input.js").Command} Command */
/** @typedef {import("./wasm.js").Simulator} Simulator */

const COUNT_SECONDS = 3;
const TOAST_MS = 3200;
const HELP_MS = 9000;
const GHOST_OPACITY = 0.5;
const FINISH_TICKS = 5 * 60 * 60;

export class Game {
  /**
   * @param {Simulator} simulator
   * @param {Garage} garage
   */
  constructor(simulator, garage) {
    this.simulator = simulator;
    this.garage = garage;
    const asked = new URLSearchParams(location.search);
    const quality = asked.get("quality");
    this.view = new View(/** @type {HTMLCanvasElement} */ (element("view")), quality === null ? null : Number(quality) || 0);
    const calm = matchMedia("(prefers-reduced-motion: reduce)");
    this.view.setCalm(calm.matches);
    calm.addEventListener("change", () => this.view.setCalm(calm.matches));
    this.draws = asked.get("draw") !== "off";
    this.hud = new Hud();
    this.telemetry = new Telemetry();
    this.sound = new Sound();
    this.sound.mute(recall("muted", false));
    this.input = new Input();
    this.dialogs = new Dialogs(this.input, (action) => this.act(action));
    this.setup = new Setup(garage, (choice) => this.go(choice));
    /** @type {Session | null} */
    this.session = null;
    /** @type {Choice | null} */
    this.choice = null;
    this.teaching = new Teaching(simulator, this.view, {
      leave: () => this.leave(),
      race: (track, driver) => this.raceTaught(track, driver),
      watch: (track, drivers) => this.watchTaught(track, drivers),
      toast: (text) => this.toast(text),
    });
    /** @type {"start" | "count" | "drive" | "paused" | "result" | "teach"} */
    this.screen = "start";
    this.countdown = 0;
    /** @type {number[]} */
    this.colours = [];
    this.loop = new Loop(1 / simulator.facts.constants.ticksPerSecond, () => this.tick(), (share, seconds) => this.frame(share, seconds));
  }

  /** Show the start screen, with the AI lapping behind it. */
  async open() {
    this.listen();
    this.loop.start();
    this.setup.show();
    await this.demo();
  }

  listen() {
    this.input.listen(window);
    this.input.onPress.push((command) => this.press(command));
    const pads = Object.fromEntries([...document.querySelectorAll("[data-pad]")].map((pad) => [pad.getAttribute("data-pad"), pad]));
    listenToTouch(this.input, /** @type {any} */ (pads));
    document.querySelector(".tools")?.addEventListener("click", (event) => {
      const command = /** @type {HTMLElement} */ (event.target).closest("[data-command]")?.getAttribute("data-command");
      if (command) this.press(/** @type {Command} */ (command));
    });
    element("open-keys").addEventListener("click", () => this.dialogs.open("keys"));
    window.addEventListener("resize", () => this.view.resize());
    document.addEventListener("visibilitychange", () => document.hidden && this.pause());
    for (const kind of ["keydown", "pointerdown"]) window.addEventListener(kind, () => this.sound.start(), { once: true });
    window.addEventListener("touchstart", () => this.showTouch(), { once: true, passive: true });
    if (matchMedia("(pointer: coarse)").matches) this.showTouch();
    this.showMuted();
    listenToDrops((file) => this.bring(file));
  }

  showTouch() {
    this.input.touch.used = true;
    document.body.classList.add("touching");
    element("touch").hidden = this.screen === "start";
  }

  /** A driver's file from outside. @param {File | undefined} file */
  async bring(file) {
    if (!file) return;
    try {
      if (file.size > MOST_BYTES) throw new FileError(`${file.name} cannot be raced: it is larger than 32 MB`);
      const driver = await this.garage.add(file.name, new Uint8Array(await file.arrayBuffer()));
      if (this.screen !== "start" && this.screen !== "teach") this.leave();
      this.setup.choose(driver.name);
      this.setup.error("");
      this.toast(`${driver.name} is ready to race`);
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      this.setup.error(error.message);
      this.toast(error.message);
    }
  }

  /** The AI on the track that is chosen first, behind the start screen. */
  async demo() {
    const opening = await this.garage.opening();
    if (!opening || this.screen !== "start") return;
    this.openSession(opening.track, "watch", [opening.entrant], 0);
    this.loop.running = !this.view.calm;
  }

  /** @param {Choice} choice */
  async go(choice) {
    this.setup.error("");
    try {
      const track = await this.garage.track(choice.track);
      this.choice = choice;
      if (choice.mode === "teach") return this.teach(track, choice.lesson);
      const rivals = choice.mode === "trial" ? [] : await Promise.all(choice.rivals.map((name) => this.garage.entrant(name)));
      // One for laps from the grid, one for flying laps; also before there is a lap to drive again.
      const ghosts = choice.mode === "trial" ? [true, false] : [];
      const entrants = [
        ...(choice.mode === "watch" ? [] : [{ name: "You" }]), ...rivals,
        ...ghosts.map((standing) => ({ name: "Your best", standing, ghost: bestGhost(track, standing)?.ghost ?? null })),
      ];
      const against = choice.mode === "race" ? choice.rivals : this.garage.rivals(choice.track).map((rival) => rival.name);
      this.aiLaps = await this.garage.fastestLaps(choice.track, against);
      this.setup.hide();
      this.openSession(track, choice.mode, entrants, choice.mode === "race" ? choice.laps : 0);
      this.begin();
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      this.setup.error(error.message);
    }
  }

  /**
   * @param {import("./track.js").Track} track
   * @param {import("./teaching.js").TeachChoice} lesson
   */
  teach(track, lesson) {
    this.setup.hide();
    this.closeSession();
    this.teaching.open(track, lesson);
    this.showLesson();
  }

  showLesson() {
    this.screen = "teach";
    this.view.crew?.choose("track");
    this.input.enabled = true;
    this.loop.running = true;
    element("view").focus();
  }

  /**
   * @param {import("./track.js").Track} track
   * @param {import("./driver.js").Driver} driver
   */
  async raceTaught(track, driver) {
    this.garage.keep(driver, `taught here, on ${track.name}`);
    this.aiLaps = await this.garage.fastestLaps(track.name, [driver.name]);
    this.teaching.hide();
    this.view.crew?.choose("chase");
    this.openSession(track, "race", [{ name: "You" }, { name: driver.name, driver }], this.choice?.laps ?? 1);
    this.begin();
  }

  /**
   * @param {import("./track.js").Track} track
   * @param {import("./driver.js").Driver[]} drivers
   */
  watchTaught(track, drivers) {
    this.teaching.hide();
    this.openSession(track, "watch", drivers.map((driver) => ({ name: driver.name, driver })), 0);
    this.begin();
  }

  closeSession() {
    this.session?.close();
    this.session = null;
  }

  /**
   * @param {import("./track.js").Track} track
   * @param {import("./session.js").Mode} mode
   * @param {import("./session.js").Entrant[]} entrants
   * @param {number} laps
   */
  openSession(track, mode, entrants, laps) {
    // First the old one's memory: the simulator's is a stack.
    this.closeSession();
    const session = new Session(this.simulator, track, mode, entrants, laps);
    this.session = session;
    session.assistance = Boolean(this.choice?.help) && session.mode !== "watch";
    session.onLap.push((lap) => this.lapFinished(lap));
    session.onReset.push(() => this.view.clearMarks());
    let rival = 0;
    const looks = session.cars.map((car, row) => {
      if (car.isPlayer || (session.mode === "watch" && row === 0)) return { colour: PLAYER_COLOUR, opacity: 1 };
      if (car.isGhost) return { colour: 0xf4f5f2, opacity: 0.4 };
      rival += 1;
      return { colour: RIVAL_COLOURS[(rival - 1) % RIVAL_COLOURS.length], opacity: GHOST_OPACITY };
    });
    this.colours = looks.map((look) => look.colour);
    this.view.open(session.track, looks);
    this.loadTraces();
  }

  /** What laps are compared with: the player's best before this session. */
  loadTraces() {
    const { session } = this;
    if (!session) return;
    this.bestTime = bestTime(session.track);
    const [standing, flying] = [true, false].map((kind) => bestGhost(session.track, kind)?.trace ?? null);
    this.bestTraces = { standing, flying };
  }

  /** What this lap is compared with: laps from the grid with others from the grid, flying ones with flying ones. @param {Session} session */
  against(session) {
    const [{ standing, laps }] = session.cars;
    const kind = standing ? "standing" : "flying";
    if (session.mode === "watch") return { rival: null, best: null, bestTime: laps.length ? Math.min(...laps.map((lap) => lap.time)) : null };
    return { rival: this.aiLaps?.[kind]?.trace ?? null, best: this.bestTraces?.[kind] ?? null, bestTime: this.bestTime ?? null };
  }

  /** From the grid. */
  begin() {
    const { session } = this;
    if (!session) return;
    this.dialogs.closeAll();
    session.restart();
    element("count").hidden = true;
    this.input.release();
    this.input.enabled = true;
    this.hud.open(session, this.colours);
    if (session.mode === "watch") this.telemetry.open(session);
    else this.telemetry.close();
    document.body.classList.toggle("watching", session.mode === "watch");
    element("touch").hidden = !this.input.touch.used;
    const takeOver = /** @type {HTMLElement} */ (document.querySelector(".take-over"));
    takeOver.hidden = session.mode !== "watch";
    showTakeOver(this.input, takeOver);
    element("view").focus();
    this.countdown = session.mode === "watch" ? 0 : COUNT_SECONDS;
    this.screen = this.countdown ? "count" : "drive";
    this.loop.running = true;
    this.helpOnFirstVisit();
  }

  /** What to press, until the first seconds of the first drive are over. */
  helpOnFirstVisit() {
    if (this.session?.mode === "watch" || recall("visited", false)) return;
    remember("visited", true);
    element("first-help").hidden = false;
    setTimeout(() => (element("first-help").hidden = true), HELP_MS);
  }

  tick() {
    const { session } = this;
    if (this.screen === "teach") this.teaching.tick();
    if (!session || this.screen === "result") return;
    if (this.screen === "count") {
      this.count();
      return;
    }
    if (this.screen === "drive") {
      session.playerInput.set(this.input.controls(session.tickSeconds, session.world.speed(0)));
      session.takenOver = session.mode === "watch" && this.input.takesOver;
    }
    session.step();
    if (session.cars[0].finishedAt !== null && this.screen === "drive") this.finish();
  }

  count() {
    const shown = Math.ceil(this.countdown);
    this.countdown -= 1 / this.simulator.facts.constants.ticksPerSecond;
    const next = Math.ceil(this.countdown);
    const display = element("count");
    if (display.hidden || next !== shown) {
      display.hidden = false;
      setText(display, next > 0 ? String(next) : "GO");
      this.sound.beep(next <= 0);
    }
    if (this.countdown <= 0) {
      this.screen = "drive";
      setTimeout(() => (display.hidden = true), 700);
    }
  }

  /**
   * @param {number} share
   * @param {number} seconds
   */
  frame(share, seconds) {
    const { session } = this;
    if (this.screen === "teach" && this.draws) this.teaching.frame(share, seconds);
    if (!session) return;
    // While nobody drives, a gamepad's buttons still go on, restart and change the camera.
    if (this.screen !== "drive") this.input.readPad();
    const poses = posesOf(session, share);
    const shown = this.screen !== "start";
    let rays = null;
    if (shown) {
      if (session.mode === "watch") rays = this.telemetry.update(session);
      this.hud.update(session, poses, this.against(session));
      this.showSign(session, poses);
      if (this.screen === "drive") this.sound.update(poses[0]);
    }
    if (this.draws) {
      const about = { topSpeed: this.simulator.facts.constants.topSpeed, rays, line: session.mode === "watch", covered: coveredBy(this.telemetry.root) };
      this.view.draw(poses, this.loop.running ? seconds : 0, about);
    }
  }

  /**
   * @param {Session} session
   * @param {import("./poses.js").Pose[]} poses
   */
  showSign(session, poses) {
    const [car] = session.cars;
    if (session.takenOver) this.hud.sign("YOU DRIVE", true);
    else if (this.screen !== "drive") this.hud.sign("");
    else if (session.world.count(0, "backward") && poses[0].forward > 3) this.hud.sign("↶ WRONG WAY");
    else if (poses[0].offTrack) this.hud.sign("⚠ OFF TRACK");
    else if (car.stillTicks > 90) this.hud.sign("Stuck? You will be put back", true);
    else if (!car.valid) this.hud.sign("This lap does not count", true);
    else this.hud.sign("");
  }

  /** @param {FinishedLap} lap */
  lapFinished(lap) {
    const { session } = this;
    if (!session || this.screen === "start") return;
    if (lap.car > 0 || session.mode === "watch") return;
    const car = session.cars[0];
    const best = keepIfBest(session.track, lap, Session.ghostOf(lap, car.inputs, car.lapState));
    this.sound.chime(best);
    const marks = [!lap.valid && "does not count", lap.valid && !lap.clean && "not clean", lap.assisted && "with help"].filter(Boolean).join(", ");
    this.toast(best ? `New best: ${lapTime(lap.time)}` : `${lapTime(lap.time)}${marks ? ` (${marks})` : ""}`);
    if (best) {
      this.bestTime = bestTime(session.track);
      if (this.bestTraces) this.bestTraces[lap.standing ? "standing" : "flying"] = lap.trace;
      if (session.mode === "trial") this.raceOwnBest(session, lap);
    }
  }

  /**
   * From now on the ghost drives the new best lap.
   * @param {Session} session
   * @param {FinishedLap} lap
   */
  raceOwnBest(session, lap) {
    const found = bestGhost(session.track, lap.standing);
    const car = session.cars.find(({ isGhost, entrant }) => isGhost && entrant.standing === lap.standing);
    if (found && car) car.entrant = { ...car.entrant, ghost: found.ghost };
  }

  finish() {
    const { session } = this;
    if (!session) return;
    this.screen = "result";
    this.input.enabled = false;
    this.sound.hush();
    this.loop.running = false;
    session.finishOthers(FINISH_TICKS);
    this.dialogs.showResult(session);
  }

  /** @param {Command} command */
  press(command) {
    // While keys are chosen, they are for that.
    if (this.dialogs.isOpen("keys")) return;
    if (command === "mute") {
      this.sound.mute(!this.sound.muted);
      remember("muted", this.sound.muted);
      this.showMuted();
      this.toast(this.sound.muted ? "Sound off" : "Sound on");
    }
    if (command === "fullscreen") document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen?.().catch(() => {});
    if (this.screen === "start") return;
    if (this.screen === "teach" && command === "pause") this.teaching.act("pause");
    else if (command === "pause") this.screen === "paused" ? this.act("resume") : this.pause();
    if (command === "restart") this.act("restart");
    if (command === "camera") this.nextCamera();
  }

  showMuted() {
    element("mute").setAttribute("aria-pressed", String(this.sound.muted));
  }

  nextCamera() {
    const name = this.view.crew?.next() ?? "chase";
    this.dialogs.showCamera(name);
    if (this.screen !== "paused") this.toast(`Camera: ${name}`);
  }

  /** @param {string} action */
  act(action) {
    if (action === "resume" && this.screen === "paused") {
      this.dialogs.closeAll();
      this.input.enabled = true;
      this.screen = this.countdown > 0 ? "count" : "drive";
      this.loop.running = true;
      element("view").focus();
    } else if (action === "restart" && this.session) this.begin();
    else if (action === "camera") this.nextCamera();
    else if (action === "keys") this.dialogs.open("keys");
    else if (action === "leave") this.leave();
  }

  pause() {
    if (this.screen !== "drive" && this.screen !== "count") return;
    this.screen = "paused";
    this.loop.running = false;
    this.input.release();
    this.input.enabled = false;
    this.sound.hush();
    this.dialogs.open("pause");
  }

  leave() {
    this.dialogs.closeAll();
    this.hud.close();
    this.telemetry.close();
    this.sound.hush();
    element("touch").hidden = true;
    element("count").hidden = true;
    element("first-help").hidden = true;
    document.body.classList.remove("watching");
    if (this.screen !== "teach" && this.teaching.lesson) {
      this.closeSession();
      this.teaching.show();
      this.showLesson();
      return;
    }
    this.teaching.end();
    this.screen = "start";
    this.input.enabled = false;
    this.setup.show();
    this.demo();
  }

  /** @param {string} text */
  toast(text) {
    const toast = element("toast");
    setText(toast, text);
    toast.hidden = false;
    clearTimeout(this.toastTimer);
    this.toastTimer = setTimeout(() => (toast.hidden = true), TOAST_MS);
  }

  /** For tests and scripts. */
  state() {
    const { session } = this;
    const world = session?.world;
    return {
      screen: this.screen,
      mode: session?.mode ?? null,
      track: session?.track.name ?? null,
      tick: session?.tick ?? 0,
      camera: this.view.crew?.name ?? null,
      takenOver: session?.takenOver ?? false,
      lesson: this.teaching.state(),
      frameMs: this.loop.costs.slice(),
      memory: this.simulator.exports.memory.buffer.byteLength,
      cars: !session || !world ? [] : session.cars.map((car, row) => ({
        name: car.entrant.name,
        x: world.number(row, "x_m"), y: world.number(row, "y_m"), yaw: world.number(row, "yaw_rad"),
        position: world.number(row, "position_m"), offset: world.number(row, "offset_m"),
        speed: world.speed(row), lap: car.laps.length + 1, lapTime: world.currentLap(row), shown: session.isShown(row),
      })),
    };
  }

  lapList() {
    return (this.session?.finishedLaps ?? []).map(({ car, time, clean, valid, assisted }) => ({ car, time, clean, valid, assisted }));
  }
}
