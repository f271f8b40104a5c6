/** The game: from the start screen to the track and back. Connects session, drawing, input, sound and screens. */

import { bestGhost } from "./bests.js";
import { FileError } from "./checks.js";
import { Dialogs } from "./dialogs.js";
import { listenToDrops } from "./drops.js";
import { MOST_BYTES } from "./files.js";
import { Hud, coveredBy, element } from "./hud.js";
import { Input } from "./input.js";
import { LapBook } from "./lap_book.js";
import { Loop } from "./loop.js";
import { Countdown, helpOnFirstVisit, lapLine, signFor, toast } from "./notices.js";
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
      camera: () => this.nextCamera(),
      keep: (track, driver) => this.garage.keep(driver, `taught here, on ${track.name}`),
      race: (track, driver, grip) => this.raceTaught(track, driver, grip),
      watch: (track, drivers, grip) => this.watchTaught(track, drivers, grip),
    });
    /** @type {"start" | "count" | "drive" | "paused" | "result" | "teach"} */
    this.screen = "start";
    this.presses = 0;
    /** The camera to go back to after a lesson. @type {import("./cameras.js").CameraName} */
    this.camera = "chase";
    this.countdown = new Countdown();
    this.book = new LapBook();
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
    element("touch").hidden = this.screen === "start" || this.screen === "teach";
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
      toast(`${driver.name} is ready to race`);
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      this.setup.error(error.message);
      toast(error.message);
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
    // Who presses again while files are still on their way means the last press.
    const press = (this.presses += 1);
    const isOld = () => press !== this.presses || this.screen !== "start";
    try {
      const track = await this.garage.track(choice.track);
      if (isOld()) return;
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
      const fastest = await this.garage.fastestLaps(choice.track, against);
      if (isOld()) return;
      this.book.rival = fastest;
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
    this.camera = this.view.crew?.name ?? this.camera;
    this.teaching.open(track, lesson);
    this.showLesson();
  }

  showLesson() {
    this.screen = "teach";
    this.view.crew?.choose("track");
    // The space bar and the arrow keys are the panel's.
    this.input.enabled = false;
    this.loop.running = true;
    element("view").focus();
  }

  /**
   * @param {import("./track.js").Track} track
   * @param {import("./driver.js").Driver} driver
   * @param {number} grip that it learned with
   */
  async raceTaught(track, driver, grip) {
    this.garage.keep(driver, `taught here, on ${track.name}`);
    this.book.rival = grip === 1 ? await this.garage.fastestLaps(track.name, [driver.name]) : null;
    this.view.crew?.choose(this.camera);
    this.openSession(track, "race", [{ name: "You" }, { name: driver.name, driver }], this.choice?.laps ?? 1, grip);
    this.begin();
  }

  /**
   * @param {import("./track.js").Track} track
   * @param {import("./driver.js").Driver[]} drivers
   * @param {number} grip that they learned with
   */
  watchTaught(track, drivers, grip) {
    this.openSession(track, "watch", drivers.map((driver) => ({ name: driver.name, driver })), 0, grip);
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
   * @param {number} [grip]
   */
  openSession(track, mode, entrants, laps, grip = 1) {
    // First the old one's memory: the simulator's is a stack.
    this.teaching.hide();
    this.closeSession();
    const session = new Session(this.simulator, track, mode, entrants, laps, grip);
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
    this.book.open(session.track);
  }

  /** From the grid. */
  begin() {
    const { session } = this;
    if (!session) return;
    this.dialogs.closeAll();
    session.restart();
    this.input.release();
    this.input.enabled = true;
    this.hud.open(session, this.colours);
    this.dialogs.sayWhereLeavingLeads(Boolean(this.teaching.lesson));
    if (session.mode === "watch") this.telemetry.open(session);
    else this.telemetry.close();
    document.body.classList.toggle("watching", session.mode === "watch");
    element("touch").hidden = !this.input.touch.used;
    const takeOver = /** @type {HTMLElement} */ (document.querySelector(".take-over"));
    takeOver.hidden = session.mode !== "watch";
    showTakeOver(this.input, takeOver);
    element("view").focus();
    this.countdown.start(session.mode === "watch" ? 0 : COUNT_SECONDS);
    this.screen = this.countdown.left ? "count" : "drive";
    this.loop.running = true;
    if (session.mode !== "watch") helpOnFirstVisit();
  }

  tick() {
    const { session } = this;
    if (this.screen === "teach") this.teaching.tick();
    if (!session || this.screen === "result") return;
    if (this.screen === "count") {
      if (this.countdown.pass(session.tickSeconds, (last) => this.sound.beep(last))) this.screen = "drive";
      return;
    }
    if (this.screen === "drive") {
      session.playerInput.set(this.input.controls(session.tickSeconds, session.world.speed(0)));
      session.takenOver = session.mode === "watch" && this.input.takesOver;
    }
    session.step();
    if (session.cars[0].finishedAt !== null && this.screen === "drive") this.finish();
  }

  /**
   * @param {number} share
   * @param {number} seconds
   */
  frame(share, seconds) {
    const { session } = this;
    // While nobody drives, a gamepad's buttons still go on, restart and change the camera.
    if (this.screen !== "drive") this.input.readPad();
    if (this.screen === "teach" && this.draws) this.teaching.frame(share, seconds);
    if (!session) return;
    const poses = posesOf(session, share);
    const shown = this.screen !== "start";
    let rays = null;
    if (shown) {
      if (session.mode === "watch") rays = this.telemetry.update(session);
      this.hud.update(session, poses, this.book.against(session));
      this.hud.showMap(this.view.crew?.name !== "track");
      this.hud.sign(...signFor(session, poses[0], this.screen === "drive"));
      if (this.screen === "drive") this.sound.update(poses[0]);
    }
    if (this.draws) {
      const about = { topSpeed: this.simulator.facts.constants.topSpeed, rays, line: session.mode === "watch", covered: coveredBy(this.telemetry.root) };
      this.view.draw(poses, this.loop.running ? seconds : 0, about);
    }
  }

  /** @param {FinishedLap} lap */
  lapFinished(lap) {
    const { session } = this;
    if (!session || this.screen === "start") return;
    if (lap.car > 0 || session.mode === "watch") return;
    const best = this.book.note(session, lap);
    this.sound.chime(best);
    toast(lapLine(lap, best));
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
      toast(this.sound.muted ? "Sound off" : "Sound on");
    }
    if (command === "fullscreen") document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen?.().catch(() => {});
    if (this.screen === "start") return;
    if (this.screen === "teach" && (command === "pause" || command === "restart")) this.teaching.act(command);
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
    if (this.screen !== "paused") toast(`Camera: ${name}`);
  }

  /** @param {string} action */
  act(action) {
    if (action === "resume" && this.screen === "paused") {
      this.dialogs.closeAll();
      this.input.enabled = true;
      this.screen = this.countdown.left > 0 ? "count" : "drive";
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
    this.countdown.hide();
    element("first-help").hidden = true;
    document.body.classList.remove("watching");
    if (this.screen !== "teach" && this.teaching.lesson) {
      this.closeSession();
      this.teaching.show();
      this.showLesson();
      return;
    }
    if (this.screen === "teach") {
      if (this.teaching.lesson) this.teaching.keepLatest(this.teaching.lesson);
      this.view.crew?.choose(this.camera);
    }
    this.teaching.end();
    this.screen = "start";
    this.input.enabled = false;
    this.setup.show();
    this.demo();
  }
}
