/** Draws a session: track, cars, effects, through one of four cameras. Knows neither the simulator nor input. */

import {
  ACESFilmicToneMapping, BufferAttribute, BufferGeometry, Color, DirectionalLight, Fog, HemisphereLight, LineBasicMaterial,
  LineSegments, PCFShadowMap, Scene, WebGLRenderer,
} from "../vendor/three/three.js";
import { CameraCrew } from "./cameras.js";
import { CarModel } from "./car_model.js";
import { Crowd } from "./crowd.js";
import { DrivenLine, Particles, SkidMarks } from "./effects.js";
import { buildScenery, sampleTrack } from "./scenery.js";
import { paintPlainly } from "./textures.js";

/** @typedef {import("./poses.js").Pose} Pose */
/** @typedef {import("./track.js").Track} Track */

const SKY = 0xc3dcea;
const FOG_M = { near: 260, far: 1150 };
const SHADOW_REACH_M = 38;
/** From handsome to quick: pixels per point at most, and the size of the shadows. */
const QUALITY = [{ pixels: 2, shadows: 2048 }, { pixels: 1.25, shadows: 1024 }, { pixels: 1, shadows: 0 }, { pixels: 0.6, shadows: 0 }];
const SLOW_FRAME_S = 1 / 36;
const FRAMES_JUDGED = 24;
/** From above a whole track a car is a few pixels. */
const CROWD_SIZE_FROM_ABOVE = 1.7;

export class View {
  /**
   * @param {HTMLCanvasElement} canvas
   * @param {number | null} quality to keep, 0 the best; null to choose by how fast the machine is
   */
  constructor(canvas, quality = null) {
    const slow = quality === null && drawsInSoftware();
    if (slow) paintPlainly();
    this.renderer = new WebGLRenderer({ canvas, antialias: !slow, powerPreference: "high-performance" });
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.toneMapping = ACESFilmicToneMapping;
    this.renderer.toneMappingExposure = 1.12;
    this.scene = new Scene();
    this.calm = false;
    this.adapts = quality === null;
    this.quality = Math.min(quality ?? (slow ? QUALITY.length - 2 : 0), QUALITY.length - 1);
    this.slowness = 0;
    /** @type {CarModel[]} */
    this.cars = [];
  }

  /**
   * Draw less where the machine is slow.
   * @param {number} seconds since the last frame
   */
  judge(seconds) {
    const slow = seconds > SLOW_FRAME_S;
    // A very slow machine is helped sooner.
    this.slowness = Math.max(this.slowness + (slow ? Math.min(seconds / SLOW_FRAME_S, 8) : -1), 0);
    if (!this.adapts || this.slowness < FRAMES_JUDGED || this.quality === QUALITY.length - 1) return;
    this.slowness = 0;
    this.quality += 1;
    this.applyQuality();
    this.resize();
  }

  applyQuality() {
    const { shadows } = QUALITY[this.quality];
    if (!this.sun) return;
    this.sun.castShadow = shadows > 0;
    if (!shadows) return;
    this.sun.shadow.mapSize.set(shadows, shadows);
    this.sun.shadow.map?.dispose();
    this.sun.shadow.map = null;
  }

  /**
   * Set the stage anew.
   * @param {Track} track
   * @param {{colour: number, opacity: number}[]} looks of the cars
   * @param {number} [crowd] or how many cars that all look alike
   */
  open(track, looks, crowd = 0) {
    this.dispose();
    this.scene = new Scene();
    this.scene.background = new Color(SKY);
    this.fog = new Fog(SKY);
    this.scene.fog = this.fog;
    this.scene.add(new HemisphereLight(0xdfeefb, 0x6b7a4c, 1.5));
    this.sun = new DirectionalLight(0xfff2dc, 2.6);
    this.applyQuality();
    this.sun.shadow.bias = -0.0006;
    Object.assign(this.sun.shadow.camera, { left: -SHADOW_REACH_M, right: SHADOW_REACH_M, top: SHADOW_REACH_M, bottom: -SHADOW_REACH_M, near: 1, far: 160 });
    this.scene.add(this.sun, this.sun.target, buildScenery(track));
    this.cars = looks.map((look) => new CarModel(look.colour, look.opacity));
    this.crowd = crowd ? new Crowd(crowd) : null;
    if (this.crowd) this.scene.add(this.crowd.group);
    this.skids = new SkidMarks();
    this.particles = new Particles();
    this.particles.calm = this.calm;
    this.line = new DrivenLine();
    this.line.mesh.visible = false;
    this.rays = rayLines();
    this.rays.visible = false;
    this.scene.add(...this.cars.map((car) => car.group), this.skids.mesh, this.particles.group, this.line.mesh, this.rays);
    const name = this.crew?.name;
    this.crew = new CameraCrew(sampleTrack(track));
    this.crew.calm = this.calm;
    if (name) this.crew.choose(name);
    this.resize();
  }

  /** @param {boolean} calm less motion: no particles, no change of focal length */
  setCalm(calm) {
    this.calm = calm;
    if (this.particles) this.particles.calm = calm;
    if (this.crew) this.crew.calm = calm;
  }

  /** Fit the canvas to its place on the page. */
  resize() {
    const { clientWidth, clientHeight } = this.renderer.domElement;
    this.renderer.setPixelRatio(Math.min(globalThis.devicePixelRatio || 1, QUALITY[this.quality].pixels));
    this.renderer.setSize(clientWidth, clientHeight, false);
    this.crew?.resize(clientWidth / Math.max(clientHeight, 1));
  }

  /**
   * @param {Pose[]} poses
   * @param {number} seconds since the last frame
   * @param {{topSpeed: number, rays: {angle: number, distance: number}[] | null, line: boolean, covered: import("./hud.js").Covered, followed?: number}} about
   */
  draw(poses, seconds, about) {
    if (!this.crew || !this.fog || !this.skids || !this.particles || !this.line || !this.rays || !this.sun) return;
    this.cars.forEach((car, index) => car.update(poses[index], seconds));
    const followed = poses[about.followed ?? 0];
    if (this.crowd) this.crowd.update(poses, about.topSpeed, this.crew.name === "track" ? CROWD_SIZE_FROM_ABOVE : 1);
    else {
      if (this.crew.name === "bonnet") this.cars[0].group.visible = false;
      this.skids.update(poses);
      this.particles.update(poses, seconds);
    }
    this.line.mesh.visible = about.line;
    if (about.line) this.line.update(followed, about.topSpeed);
    this.showRays(followed, about.rays);
    this.crew.covered = about.covered;
    this.crew.update(followed, seconds);
    // From high above the ground is as far away as the horizon, and must not be in the mist.
    const { y: height } = this.crew.camera.position;
    Object.assign(this.fog, { near: FOG_M.near + height, far: FOG_M.far + 2 * height });
    this.sun.position.set(followed.x + 34, 62, -followed.y + 26);
    this.sun.target.position.set(followed.x, 0, -followed.y);
    this.renderer.render(this.scene, this.crew.camera);
    // While a lesson takes a core, frames say little of the machine.
    if (!this.crowd) this.judge(seconds);
  }

  /**
   * @param {Pose} pose
   * @param {{angle: number, distance: number}[] | null} rays
   */
  showRays(pose, rays) {
    if (!this.rays) return;
    this.rays.visible = Boolean(rays);
    if (!rays) return;
    const positions = /** @type {BufferAttribute} */ (this.rays.geometry.getAttribute("position"));
    rays.forEach(({ angle, distance }, index) => {
      const heading = pose.yaw + angle;
      positions.setXYZ(2 * index, pose.x, 0.5, -pose.y);
      positions.setXYZ(2 * index + 1, pose.x + Math.cos(heading) * distance, 0.5, -(pose.y + Math.sin(heading) * distance));
    });
    positions.needsUpdate = true;
  }

  /** Marks and lines of an earlier drive go. */
  clearMarks() {
    this.skids?.clear();
    this.line?.clear();
    if (this.crew) this.crew.settled = false;
  }

  dispose() {
    this.scene.traverse((/** @type {any} */ part) => {
      part.geometry?.dispose();
      for (const material of [part.material].flat().filter(Boolean)) {
        material.map?.dispose();
        material.dispose();
      }
    });
    this.sun?.dispose();
    this.crowd?.dispose();
  }
}

/** Whether the browser has no graphics card to draw with. */
function drawsInSoftware() {
  const context = document.createElement("canvas").getContext("webgl2");
  const about = context?.getExtension("WEBGL_debug_renderer_info");
  const name = context && about ? String(context.getParameter(about.UNMASKED_RENDERER_WEBGL)) : "";
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return /swiftshader|llvmpipe|software|basic render/i.test(name);
}

const MOST_RAYS = 16;

function rayLines() {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(MOST_RAYS * 6), 3));
  const lines = new LineSegments(geometry, new LineBasicMaterial({ color: 0xfff08a, transparent: true, opacity: 0.85 }));
  lines.frustumCulled = false;
  return lines;
}
