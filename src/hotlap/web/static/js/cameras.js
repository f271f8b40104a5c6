/** Four cameras over one scene: chase, bonnet, from above, the whole track. */

import { MathUtils, PerspectiveCamera, Vector3 } from "../vendor/three/three.js";

/** @typedef {import("./poses.js").Pose} Pose */
/** @typedef {import("./scenery.js").Sample} Sample */

export const CAMERAS = /** @type {const} */ (["chase", "bonnet", "above", "track"]);
/** @typedef {typeof CAMERAS[number]} CameraName */

export class CameraCrew {
  /** @param {Sample[]} samples of the track */
  constructor(samples) {
    this.camera = new PerspectiveCamera(60, 1, 0.3, 2200);
    /** @type {CameraName} */
    this.name = "chase";
    this.heading = 0;
    this.target = new Vector3();
    this.settled = false;
    this.calm = false;
    /** Shares of the screen at its left and its lower edge that something covers. */
    this.covered = { left: 0, below: 0 };
    const xs = samples.map((sample) => sample.x);
    const ys = samples.map((sample) => sample.y);
    this.box = { left: Math.min(...xs), right: Math.max(...xs), low: Math.min(...ys), high: Math.max(...ys) };
  }

  /** @param {CameraName} name */
  choose(name) {
    this.name = name;
    this.settled = false;
  }

  next() {
    this.choose(CAMERAS[(CAMERAS.indexOf(this.name) + 1) % CAMERAS.length]);
    return this.name;
  }

  /** @param {number} aspect */
  resize(aspect) {
    this.camera.aspect = aspect;
    this.camera.updateProjectionMatrix();
  }

  /**
   * @param {Pose} pose of the car to follow
   * @param {number} seconds since the last frame
   */
  update(pose, seconds) {
    const ease = this.settled ? 1 - Math.exp(-seconds * 7) : 1;
    this.settled = true;
    const shots = { chase: this.chase, bonnet: this.bonnet, above: this.above, track: this.whole };
    shots[this.name].call(this, pose, ease);
    this.camera.updateProjectionMatrix();
  }

  /** @param {number} narrow @param {number} fov */
  setFov(narrow, fov) {
    // A phone held upright sees as much to the sides as a screen would.
    const wide = this.camera.aspect < 1 ? Math.min(fov * 1.25, 84) : fov;
    this.camera.fov = MathUtils.lerp(this.camera.fov, wide + narrow, 0.12);
  }

  /** @param {Pose} pose @param {number} ease */
  chase(pose, ease) {
    const speed = Math.hypot(pose.forward, pose.sideways);
    // Towards where the car is going, so that a slide is seen from outside.
    const drift = speed > 3 && pose.forward > 0 ? Math.atan2(pose.sideways, pose.forward) * 0.45 : 0;
    const wanted = pose.yaw + drift;
    this.heading += Math.atan2(Math.sin(wanted - this.heading), Math.cos(wanted - this.heading)) * ease;
    // Upright screens show little to the sides: from further away they show more.
    const far = this.camera.aspect < 1 ? 1.4 : 1;
    const back = (6.4 + speed * 0.025) * far;
    const [cosine, sine] = [Math.cos(this.heading), Math.sin(this.heading)];
    this.camera.up.set(0, 1, 0);
    this.camera.position.set(pose.x - cosine * back, 2.75 * far, -(pose.y - sine * back));
    this.camera.lookAt(pose.x + cosine * 5, 0.9, -(pose.y + sine * 5));
    this.setFov(this.calm ? 0 : speed * 0.22, 58);
  }

  /** @param {Pose} pose */
  bonnet(pose) {
    const [cosine, sine] = [Math.cos(pose.yaw), Math.sin(pose.yaw)];
    this.heading = pose.yaw;
    this.camera.up.set(0, 1, 0);
    this.camera.position.set(pose.x + cosine * 0.35, 1.22, -(pose.y + sine * 0.35));
    this.camera.lookAt(pose.x + cosine * 20, 0.7, -(pose.y + sine * 20));
    this.setFov(0, 68);
  }

  /** @param {Pose} pose @param {number} ease */
  above(pose, ease) {
    const lead = 0.55;
    const [cosine, sine] = [Math.cos(pose.yaw), Math.sin(pose.yaw)];
    const ahead = new Vector3(pose.x + (cosine * pose.forward - sine * pose.sideways) * lead, 0, -(pose.y + (sine * pose.forward + cosine * pose.sideways) * lead));
    this.target.lerp(ahead, ease);
    this.camera.up.set(0, 0, -1);
    this.camera.position.set(this.target.x, this.camera.aspect < 1 ? 74 : 56, this.target.z);
    this.camera.lookAt(this.target.x, 0, this.target.z);
    this.camera.fov = 45;
  }

  /** All of the track, beside what covers the screen; turned where that makes it larger. @param {Pose} pose */
  whole(pose) {
    const { left, right, low, high } = this.box;
    const [x, y] = [(left + right) / 2, (low + high) / 2];
    const { aspect } = this.camera;
    this.camera.fov = 40;
    const half = Math.tan(MathUtils.degToRad(this.camera.fov / 2));
    const [freeWide, freeTall] = [aspect * (1 - this.covered.left), 1 - this.covered.below];
    const [wide, tall] = [(right - left) / 2 + 26, (high - low) / 2 + 26];
    const [upright, turnedBy] = [Math.max(tall / freeTall, wide / freeWide), Math.max(wide / freeTall, tall / freeWide)];
    const turned = turnedBy < upright;
    const up = Math.min(upright, turnedBy) / half;
    // The track stands in the middle of what is not covered.
    const [aside, above] = [up * half * aspect * this.covered.left, up * half * this.covered.below];
    const tilt = up * 0.22;
    this.camera.up.set(turned ? -1 : 0, 0, turned ? 0 : -1);
    const [lookX, lookZ] = turned ? [x + above, -y + aside] : [x - aside, -y + above];
    this.camera.position.set(lookX + (turned ? tilt : 0), up, lookZ + (turned ? 0 : tilt));
    this.camera.lookAt(lookX, 0, lookZ);
    this.heading = pose.yaw;
  }
}
