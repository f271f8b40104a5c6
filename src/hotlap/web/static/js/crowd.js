/** Hundreds of cars, drawn in two calls: bodies in the colour of their speed, and cabins. */

import { DynamicDrawUsage, Group, InstancedMesh, Matrix4, MeshStandardMaterial, Vector3 } from "../vendor/three/three.js";
import { BODY, CABIN, profile } from "./car_model.js";
import { speedColour } from "./effects.js";

/** @typedef {import("./poses.js").Pose} Pose */

const UP = new Vector3(0, 1, 0);

export class Crowd {
  /** @param {number} cars */
  constructor(cars) {
    const paint = new MeshStandardMaterial({ roughness: 0.6 });
    const glass = new MeshStandardMaterial({ color: 0x2a323c, roughness: 0.4 });
    this.bodies = new InstancedMesh(profile(BODY, 1.62, 0.09), paint, cars);
    // Narrower than the car's own: from above the paint must show.
    this.cabins = new InstancedMesh(profile(CABIN, 0.7, 0.08), glass, cars);
    this.group = new Group();
    for (const mesh of [this.bodies, this.cabins]) {
      mesh.instanceMatrix.setUsage(DynamicDrawUsage);
      mesh.frustumCulled = false;
      mesh.castShadow = true;
      this.group.add(mesh);
    }
    this.place = new Matrix4();
  }

  /**
   * @param {Pose[]} poses
   * @param {number} topSpeed
   * @param {number} size 1 as they are; more to be seen from far above
   */
  update(poses, topSpeed, size) {
    poses.forEach((pose, index) => {
      this.place.makeRotationAxis(UP, pose.yaw).scale(new Vector3(size, size, size)).setPosition(pose.x, 0, -pose.y);
      this.bodies.setMatrixAt(index, this.place);
      this.cabins.setMatrixAt(index, this.place);
      this.bodies.setColorAt(index, speedColour(pose.forward / topSpeed).convertSRGBToLinear());
    });
    this.bodies.instanceMatrix.needsUpdate = true;
    this.cabins.instanceMatrix.needsUpdate = true;
    if (this.bodies.instanceColor) this.bodies.instanceColor.needsUpdate = true;
  }

  dispose() {
    this.bodies.dispose();
    this.cabins.dispose();
  }
}
