/** What cars leave behind: skid marks, dust, sparks, and the driven line coloured by speed. */

import {
  AdditiveBlending, BufferAttribute, BufferGeometry, Color, DoubleSide, DynamicDrawUsage, Group, Mesh, MeshBasicMaterial,
  NormalBlending, Points, PointsMaterial,
} from "../vendor/three/three.js";
import { puff } from "./textures.js";

/** @typedef {import("./poses.js").Pose} Pose */

const SKID_QUADS = 1800;
const SKID_FROM_RAD = 0.1;
const TYRE_HALF_M = 0.13;
const WHEELS = [[1.2, 0.72], [1.2, -0.72], [-1.3, 0.72], [-1.3, -0.72]];

/** Quads in a ring: the newest take the place of the oldest. */
class QuadRing {
  /** @param {number} quads @param {number} height @param {number} opacity */
  constructor(quads, height, opacity) {
    this.quads = quads;
    this.height = height;
    this.next = 0;
    this.positions = new BufferAttribute(new Float32Array(quads * 12), 3);
    this.colours = new BufferAttribute(new Float32Array(quads * 16), 4);
    for (const attribute of [this.positions, this.colours]) attribute.setUsage(DynamicDrawUsage);
    const geometry = new BufferGeometry();
    geometry.setAttribute("position", this.positions);
    geometry.setAttribute("color", this.colours);
    const indices = [];
    for (let quad = 0; quad < quads; quad += 1) {
      const at = quad * 4;
      indices.push(at, at + 1, at + 2, at + 1, at + 3, at + 2);
    }
    geometry.setIndex(indices);
    const material = new MeshBasicMaterial({
      vertexColors: true, transparent: true, opacity, depthWrite: false, side: DoubleSide,
      polygonOffset: true, polygonOffsetFactor: -2, polygonOffsetUnits: -2,
    });
    this.mesh = new Mesh(geometry, material);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = 1;
  }

  /**
   * @param {number[]} from left and right corner, x and y each
   * @param {number[]} to
   * @param {Color} colour
   * @param {number} alpha
   */
  add(from, to, colour, alpha) {
    const at = this.next * 4;
    [from.slice(0, 2), from.slice(2), to.slice(0, 2), to.slice(2)].forEach(([x, y], corner) => {
      this.positions.setXYZ(at + corner, x, this.height, -y);
      this.colours.setXYZW(at + corner, colour.r, colour.g, colour.b, alpha);
    });
    this.next = (this.next + 1) % this.quads;
    upload(this.positions, at, 4);
    upload(this.colours, at, 4);
  }

  clear() {
    this.colours.array.fill(0);
    upload(this.colours, 0, this.colours.count);
  }
}

/**
 * Send some corners to the graphics card, not all of them: half a megabyte in each frame.
 * @param {BufferAttribute} attribute
 * @param {number} first
 * @param {number} count
 */
function upload(attribute, first, count) {
  attribute.addUpdateRange(first * attribute.itemSize, count * attribute.itemSize);
  attribute.needsUpdate = true;
}

/** Marks of sliding tyres. */
export class SkidMarks {
  constructor() {
    this.ring = new QuadRing(SKID_QUADS, 0.024, 0.55);
    this.mesh = this.ring.mesh;
    /** @type {Map<string, number[]>} */
    this.before = new Map();
    this.colour = new Color(0x14151a);
  }

  /** @param {Pose[]} poses */
  update(poses) {
    poses.forEach((pose, car) => {
      const [cosine, sine] = [Math.cos(pose.yaw), Math.sin(pose.yaw)];
      WHEELS.forEach(([ahead, aside], wheel) => {
        const key = `${car}.${wheel}`;
        const slide = Math.atan2(Math.abs(pose.sideways + ahead * pose.yawRate), Math.abs(pose.forward) + 2);
        const locked = pose.brake > 0.9 && pose.forward > 9 ? 0.08 : 0;
        const strength = Math.min(Math.max((slide - SKID_FROM_RAD) * 4 + locked, 0), 1);
        if (!pose.shown || strength <= 0 || pose.offTrack) {
          this.before.delete(key);
          return;
        }
        const [x, y] = [pose.x + cosine * ahead - sine * aside, pose.y + sine * ahead + cosine * aside];
        const here = [x - sine * TYRE_HALF_M, y + cosine * TYRE_HALF_M, x + sine * TYRE_HALF_M, y - cosine * TYRE_HALF_M];
        const last = this.before.get(key);
        if (last && Math.hypot(last[0] - here[0], last[1] - here[1]) < 0.25) return;
        if (last && Math.hypot(last[0] - here[0], last[1] - here[1]) < 4) this.ring.add(last, here, this.colour, strength);
        this.before.set(key, here);
      });
    });
  }

  clear() {
    this.ring.clear();
    this.before.clear();
  }
}

const PUFFS = 160;

/** Dust off the road and sparks at walls. */
export class Particles {
  constructor() {
    this.group = new Group();
    const map = puff();
    this.dust = new Cloud(PUFFS, new PointsMaterial({ map, size: 1.9, color: 0xcdb98f, transparent: true, opacity: 0.5, depthWrite: false, blending: NormalBlending, vertexColors: true }));
    this.sparks = new Cloud(80, new PointsMaterial({ map, size: 0.35, color: 0xffc861, transparent: true, depthWrite: false, blending: AdditiveBlending, vertexColors: true }));
    this.group.add(this.dust.points, this.sparks.points);
    this.calm = false;
  }

  /**
   * @param {Pose[]} poses
   * @param {number} seconds
   */
  update(poses, seconds) {
    for (const pose of poses) {
      if (!pose.shown) continue;
      const [cosine, sine] = [Math.cos(pose.yaw), Math.sin(pose.yaw)];
      const speed = Math.abs(pose.forward);
      const behind = [pose.x - cosine * 1.6, pose.y - sine * 1.6];
      const sliding = Math.abs(pose.sideways) > 3;
      if (!this.calm && (pose.offTrack ? speed > 4 : sliding && speed > 8) && Math.random() < seconds * (pose.offTrack ? 50 : 22)) {
        const aside = (Math.random() - 0.5) * 1.4;
        const tint = pose.offTrack ? 1 : 1.6;
        // So high that the ground does not cut it off.
        this.dust.add([behind[0] - sine * aside, 0.85, -(behind[1] + cosine * aside)], [0, 0.9, 0], 1.1, tint);
      }
      if (!this.calm && pose.wall && speed > 5) {
        for (let spark = 0; spark < 3; spark += 1) {
          const fling = () => (Math.random() - 0.5) * 7;
          this.sparks.add([pose.x + cosine * 1.5, 0.4, -(pose.y + sine * 1.5)], [fling(), 1 + Math.random() * 4, fling()], 0.4, 1);
        }
      }
    }
    this.dust.update(seconds, 0);
    this.sparks.update(seconds, 9.8);
  }
}

class Cloud {
  /** @param {number} count @param {PointsMaterial} material */
  constructor(count, material) {
    this.positions = new BufferAttribute(new Float32Array(count * 3).fill(-50), 3);
    this.colours = new BufferAttribute(new Float32Array(count * 4), 4);
    this.speeds = new Float32Array(count * 3);
    this.ages = new Float32Array(count).fill(1);
    this.lives = new Float32Array(count).fill(1);
    this.tints = new Float32Array(count).fill(1);
    this.next = 0;
    const geometry = new BufferGeometry();
    geometry.setAttribute("position", this.positions);
    geometry.setAttribute("color", this.colours);
    this.points = new Points(geometry, material);
    this.points.frustumCulled = false;
  }

  /**
   * @param {number[]} at
   * @param {number[]} speed
   * @param {number} life seconds
   * @param {number} tint
   */
  add(at, speed, life, tint) {
    const index = this.next;
    this.next = (this.next + 1) % this.ages.length;
    this.positions.setXYZ(index, at[0], at[1], at[2]);
    this.speeds.set(speed, index * 3);
    this.ages[index] = 0;
    this.lives[index] = life;
    this.tints[index] = tint;
  }

  /** @param {number} seconds @param {number} gravity */
  update(seconds, gravity) {
    for (let index = 0; index < this.ages.length; index += 1) {
      this.ages[index] += seconds;
      const left = Math.max(1 - this.ages[index] / this.lives[index], 0);
      const at = index * 3;
      this.speeds[at + 1] -= gravity * seconds;
      for (let axis = 0; axis < 3; axis += 1) this.positions.array[at + axis] += this.speeds[at + axis] * seconds;
      this.colours.setXYZW(index, this.tints[index], this.tints[index], this.tints[index], left);
    }
    this.positions.needsUpdate = true;
    this.colours.needsUpdate = true;
  }
}

const LINE_QUADS = 2600;

/** The way that the followed car has driven, coloured by its speed. */
export class DrivenLine {
  constructor() {
    this.ring = new QuadRing(LINE_QUADS, 0.035, 0.85);
    this.mesh = this.ring.mesh;
    /** @type {number[] | null} */
    this.before = null;
  }

  /** @param {Pose} pose @param {number} topSpeed */
  update(pose, topSpeed) {
    const [cosine, sine] = [Math.cos(pose.yaw), Math.sin(pose.yaw)];
    const here = [pose.x - sine * 0.16, pose.y + cosine * 0.16, pose.x + sine * 0.16, pose.y - cosine * 0.16];
    if (!this.before) {
      this.before = here;
      return;
    }
    const gone = Math.hypot(this.before[0] - here[0], this.before[1] - here[1]);
    if (gone < 0.5) return;
    if (gone < 6) this.ring.add(this.before, here, speedColour(pose.forward / topSpeed), 1);
    this.before = here;
  }

  clear() {
    this.ring.clear();
    this.before = null;
  }
}

/** Slow is blue, fast is yellow: readable without telling red from green. @param {number} share of top speed */
export function speedColour(share) {
  const at = Math.min(Math.max(share, 0), 1);
  const stops = [[0.2, 0.25, 0.75], [0.45, 0.25, 0.7], [0.85, 0.3, 0.45], [0.98, 0.6, 0.2], [1, 0.93, 0.35]];
  const slot = Math.min(Math.floor(at * (stops.length - 1)), stops.length - 2);
  const share_ = at * (stops.length - 1) - slot;
  const [r, g, b] = stops[slot].map((value, index) => value + (stops[slot + 1][index] - value) * share_);
  return new Color(r, g, b);
}
