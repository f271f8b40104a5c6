/** A rally car of simple shapes. Its nose points along +x; it stands on y = 0. */

import {
  BoxGeometry, CylinderGeometry, ExtrudeGeometry, Group, Mesh, MeshStandardMaterial, Shape, SphereGeometry,
} from "../vendor/three/three.js";

/** @typedef {import("./poses.js").Pose} Pose */

const WHEEL_RADIUS_M = 0.33;
const AXLES_M = { front: 1.2, rear: -1.3 };
const TRACK_M = 0.78;

/** Corners of the side view, metres ahead of the centre and above the ground. @type {[number, number][]} */
export const BODY = [
  [-2.02, 0.32], [-2.05, 0.72], [-1.86, 0.93], [-1.0, 0.98], [0.55, 0.9], [1.55, 0.78], [1.98, 0.6], [2.05, 0.36], [1.9, 0.24], [-1.9, 0.24],
];
/** @type {[number, number][]} */
export const CABIN = [[-1.72, 0.93], [-1.3, 1.36], [-0.15, 1.42], [0.35, 1.32], [0.98, 0.86]];

export class CarModel {
  /**
   * @param {number} colour
   * @param {number} opacity below 1 for ghosts
   */
  constructor(colour, opacity) {
    this.group = new Group();
    this.body = new Group();
    this.group.add(this.body);
    const ghost = opacity < 1 ? { transparent: true, opacity } : {};
    const paint = new MeshStandardMaterial({ color: colour, roughness: 0.35, metalness: 0.15, ...ghost });
    const glass = new MeshStandardMaterial({ color: 0x182028, roughness: 0.15, metalness: 0.5, ...ghost });
    const trim = new MeshStandardMaterial({ color: 0x1d2026, roughness: 0.7, ...ghost });
    const white = new MeshStandardMaterial({ color: 0xf4f4f0, roughness: 0.5, ...ghost });
    this.brakeLights = new MeshStandardMaterial({ color: 0x7c1512, emissive: 0xff2a12, emissiveIntensity: 0, ...ghost });
    this.addBody(paint, glass, trim, white);
    this.wheels = this.makeWheels(trim, ghost);
    this.roll = 0;
    this.pitch = 0;
    this.rolled = 0;
    if (opacity === 1) {
      this.group.traverse((part) => {
        part.castShadow = true;
      });
    }
  }

  /**
   * @param {MeshStandardMaterial} paint
   * @param {MeshStandardMaterial} glass
   * @param {MeshStandardMaterial} trim
   * @param {MeshStandardMaterial} white
   */
  addBody(paint, glass, trim, white) {
    this.body.add(new Mesh(profile(BODY, 1.52, 0.09), paint));
    this.body.add(new Mesh(profile(CABIN, 1.2, 0.08), glass));
    const add = (/** @type {MeshStandardMaterial} */ material, /** @type {number[]} */ size, /** @type {number[]} */ at) => {
      const part = new Mesh(new BoxGeometry(size[0], size[1], size[2]), material);
      part.position.set(at[0], at[1], at[2]);
      this.body.add(part);
    };
    add(paint, [1.05, 0.07, 1.26], [-0.55, 1.43, 0]);
    add(white, [3.6, 0.012, 0.34], [-0.02, 0.99, 0]);
    add(white, [1.0, 0.014, 0.34], [-0.55, 1.472, 0]);
    add(trim, [0.5, 0.06, 1.62], [-1.86, 1.36, 0]);
    add(trim, [0.1, 0.36, 0.08], [-1.8, 1.15, 0.55]);
    add(trim, [0.1, 0.36, 0.08], [-1.8, 1.15, -0.55]);
    add(trim, [0.14, 0.12, 1.5], [2.0, 0.34, 0]);
    add(trim, [0.16, 0.16, 1.5], [-2.03, 0.36, 0]);
    for (const side of [0.56, -0.56]) {
      add(white, [0.08, 0.14, 0.34], [1.97, 0.62, side]);
      add(this.brakeLights, [0.06, 0.14, 0.3], [-2.06, 0.74, side]);
    }
    const lamp = new SphereGeometry(0.1, 10, 8);
    for (const side of [0.24, 0, -0.24]) {
      const light = new Mesh(lamp, white);
      light.position.set(1.93, 0.66, side);
      this.body.add(light);
    }
  }

  /**
   * @param {MeshStandardMaterial} tyre
   * @param {object} ghost
   */
  makeWheels(tyre, ghost) {
    const rim = new MeshStandardMaterial({ color: 0xcfd3d8, roughness: 0.4, metalness: 0.5, ...ghost });
    const rubber = new CylinderGeometry(WHEEL_RADIUS_M, WHEEL_RADIUS_M, 0.24, 18);
    const hub = new CylinderGeometry(0.2, 0.2, 0.26, 6);
    const places = [[AXLES_M.front, TRACK_M], [AXLES_M.front, -TRACK_M], [AXLES_M.rear, TRACK_M], [AXLES_M.rear, -TRACK_M]];
    return places.map(([ahead, aside]) => {
      const steering = new Group();
      const spin = new Group();
      spin.add(new Mesh(rubber, tyre), new Mesh(hub, rim));
      spin.rotation.x = Math.PI / 2;
      steering.add(spin);
      steering.position.set(ahead, WHEEL_RADIUS_M, aside);
      this.group.add(steering);
      return { steering, spin, front: ahead > 0 };
    });
  }

  /**
   * @param {Pose} pose
   * @param {number} seconds since the last frame
   */
  update(pose, seconds) {
    this.group.visible = pose.shown;
    this.group.position.set(pose.x, 0, -pose.y);
    this.group.rotation.y = pose.yaw;
    const ease = 1 - Math.exp(-seconds * 9);
    // The body leans out of the bend and dives under the brakes.
    this.roll += (Math.max(-0.085, Math.min(0.085, pose.forward * pose.yawRate * 0.0052)) - this.roll) * ease;
    this.pitch += (Math.max(-0.05, Math.min(0.05, pose.acceleration * 0.0036)) - this.pitch) * ease;
    this.body.rotation.set(this.roll, 0, this.pitch);
    this.body.position.y = 0.02;
    this.rolled += (pose.forward * seconds) / WHEEL_RADIUS_M;
    for (const wheel of this.wheels) {
      wheel.steering.rotation.y = wheel.front ? pose.steer : 0;
      wheel.spin.rotation.set(Math.PI / 2, -this.rolled, 0, "YXZ");
    }
    this.brakeLights.emissiveIntensity = pose.brake > 0.05 ? 1.6 : 0;
  }
}

/**
 * A side view, as wide as the car.
 * @param {[number, number][]} corners
 * @param {number} width
 * @param {number} bevel
 */
export function profile(corners, width, bevel) {
  const shape = new Shape();
  corners.forEach(([ahead, up], index) => (index ? shape.lineTo(ahead, up) : shape.moveTo(ahead, up)));
  shape.closePath();
  const options = { depth: width, bevelEnabled: true, bevelSize: bevel * 0.6, bevelThickness: bevel, bevelSegments: 3, curveSegments: 4 };
  const geometry = new ExtrudeGeometry(shape, options);
  geometry.translate(0, 0, -width / 2);
  return geometry;
}
