/** The track and what surrounds it, as meshes. Simulator (x, y) is (x, -z) here, and y is up. */

import {
  BackSide, BoxGeometry, BufferAttribute, BufferGeometry, Color, ConeGeometry, CylinderGeometry, DoubleSide, Group,
  IcosahedronGeometry, InstancedMesh, Matrix4, Mesh, MeshBasicMaterial, MeshLambertMaterial,
  PlaneGeometry, Quaternion, SphereGeometry, Vector3,
} from "../vendor/three/three.js";
import { asphalt, barrier, chequers, grass, gravel, kerb, randomNumbers } from "./textures.js";

/** @typedef {import("./track.js").Track} Track */
/** @typedef {{x: number, y: number, leftX: number, leftY: number, road: number, wall: number, along: number, bend: number}} Sample */

const PER_QUAD = 3;
const KERB_RADIUS_M = 45;
const KERB_M = 0.95;
const WALL_HEIGHT_M = 0.85;
const LINE_M = 0.16;
const HEIGHT = { ground: -0.3, runoff: -0.02, road: 0, kerb: 0.015, paint: 0.02 };
const TREES = 420;
const MARGIN_M = 110;

/** @param {Track} track @returns {Group} */
export function buildScenery(track) {
  const samples = sampleTrack(track);
  const group = new Group();
  group.add(skyDome(samples), hills(samples), ground(samples));
  group.add(runoff(samples), road(samples));
  for (const side of [1, -1]) {
    group.add(paintedEdge(samples, side), kerbs(samples, side), wall(samples, side));
  }
  group.add(startLine(samples), gantry(samples[0]), ...trees(samples), ...grandstand(samples));
  return group;
}

/**
 * Rows of the corridor with some between them, rounded off.
 * @param {Track} track
 * @returns {Sample[]}
 */
export function sampleTrack(track) {
  const { lines, halfWidths, curvature, quads } = track;
  const row = (/** @type {number} */ index) => ((index % quads) + quads) % quads;
  const samples = [];
  for (let index = 0; index < quads; index += 1) {
    const around = [row(index - 1), index, row(index + 1), row(index + 2)];
    const blend = (/** @type {Float64Array} */ values, /** @type {number} */ width, /** @type {number} */ column, /** @type {number} */ share) =>
      catmullRom(around.map((at) => values[at * width + column]), share);
    for (let step = 0; step < PER_QUAD; step += 1) {
      const share = step / PER_QUAD;
      const leftX = blend(lines, 8, 6, share);
      const leftY = blend(lines, 8, 7, share);
      const size = Math.hypot(leftX, leftY);
      samples.push({
        x: blend(lines, 8, 4, share), y: blend(lines, 8, 5, share), leftX: leftX / size, leftY: leftY / size,
        road: blend(halfWidths, 2, 0, share), wall: blend(halfWidths, 2, 1, share),
        along: ((index + share) * track.length) / quads, bend: blend(curvature, 1, 0, share),
      });
    }
  }
  return [...samples, { ...samples[0], along: track.length }];
}

/** @param {number[]} values four in a row @param {number} share between the middle two */
function catmullRom([before, from, to, after], share) {
  const square = share * share;
  return 0.5 * (2 * from + (to - before) * share + (2 * before - 5 * from + 4 * to - after) * square
    + (3 * from - before - 3 * to + after) * square * share);
}

/**
 * A strip along the track. Each edge is a distance to the left and a height.
 * @param {Sample[]} samples
 * @param {(sample: Sample) => [number, number]} first
 * @param {(sample: Sample) => [number, number]} second
 * @param {(sample: Sample, edge: number) => [number, number]} texture
 */
function strip(samples, first, second, texture) {
  /** @type {number[][]} */
  const [positions, uvs, indices] = [[], [], []];
  samples.forEach((sample, index) => {
    [first(sample), second(sample)].forEach(([left, height], edge) => {
      positions.push(sample.x + sample.leftX * left, height, -(sample.y + sample.leftY * left));
      uvs.push(...texture(sample, edge));
    });
    if (index > 0) {
      const at = 2 * index;
      indices.push(at - 2, at - 1, at, at - 1, at + 1, at);
    }
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(positions), 3));
  geometry.setAttribute("uv", new BufferAttribute(new Float32Array(uvs), 2));
  geometry.setIndex(indices);
  geometry.computeVertexNormals();
  return geometry;
}

/**
 * @param {BufferGeometry} geometry
 * @param {ConstructorParameters<typeof MeshLambertMaterial>[0]} options
 */
function surface(geometry, options) {
  const mesh = new Mesh(geometry, new MeshLambertMaterial({ side: DoubleSide, ...options }));
  mesh.receiveShadow = true;
  return mesh;
}

/** @param {Sample[]} samples */
function bounds(samples) {
  const xs = samples.map((sample) => sample.x);
  const ys = samples.map((sample) => sample.y);
  return { left: Math.min(...xs), right: Math.max(...xs), low: Math.min(...ys), high: Math.max(...ys) };
}

/** Pale at the horizon, deeper above. @param {Sample[]} samples */
function skyDome(samples) {
  const geometry = new SphereGeometry(900, 24, 12);
  const heights = geometry.getAttribute("position");
  const colours = new Float32Array(heights.count * 3);
  const [low, high] = [new Color(0xd7e8ef), new Color(0x5fa3da)];
  for (let index = 0; index < heights.count; index += 1) {
    const share = Math.min(Math.max(heights.getY(index) / 520, 0), 1) ** 0.7;
    low.clone().lerp(high, share).toArray(colours, index * 3);
  }
  geometry.setAttribute("color", new BufferAttribute(colours, 3));
  const dome = new Mesh(geometry, new MeshBasicMaterial({ vertexColors: true, side: BackSide, fog: false, depthWrite: false, toneMapped: false }));
  const box = bounds(samples);
  dome.position.set((box.left + box.right) / 2, 0, -(box.low + box.high) / 2);
  dome.renderOrder = -1;
  return dome;
}

/** A ring of hills around the track. @param {Sample[]} samples */
function hills(samples) {
  const box = bounds(samples);
  const random = randomNumbers(Math.round(box.right * 3 + box.high * 5) + 11);
  const reach = Math.max(box.right - box.left, box.high - box.low) / 2;
  const group = new Group();
  for (let hill = 0; hill < 46; hill += 1) {
    const angle = (hill / 46) * Math.PI * 2 + random() * 0.1;
    const away = reach + 300 + random() * 170;
    const height = 26 + random() * 62;
    const material = new MeshLambertMaterial({ color: new Color(0x7fa36a).lerp(new Color(0x9fb9c9), random() * 0.8), flatShading: true });
    const mesh = new Mesh(new ConeGeometry(height * (1.7 + random()), height, 6 + Math.floor(random() * 3)), material);
    mesh.position.set((box.left + box.right) / 2 + Math.cos(angle) * away, height / 2 - 7, -(box.low + box.high) / 2 + Math.sin(angle) * away);
    mesh.rotation.y = random() * 6;
    group.add(mesh);
  }
  return group;
}

/** @param {Sample[]} samples */
function ground(samples) {
  const box = bounds(samples);
  const size = Math.max(box.right - box.left, box.high - box.low) + 1600;
  const map = grass();
  map.repeat.set(size / 24, size / 24);
  const mesh = surface(new PlaneGeometry(size, size), { map });
  mesh.rotation.x = -Math.PI / 2;
  mesh.position.set((box.left + box.right) / 2, HEIGHT.ground, -(box.low + box.high) / 2);
  return mesh;
}

/** @param {Sample[]} samples */
function road(samples) {
  const geometry = strip(
    samples, (s) => [s.road, HEIGHT.road], (s) => [-s.road, HEIGHT.road], (s, edge) => [edge, s.along / 12],
  );
  return surface(geometry, { map: asphalt() });
}

/** @param {Sample[]} samples */
function runoff(samples) {
  const group = new Group();
  for (const side of [1, -1]) {
    const geometry = strip(
      samples, (s) => [side * (s.wall + 0.2), HEIGHT.runoff], (s) => [side * (s.road - 0.3), HEIGHT.runoff],
      (s, edge) => [(edge ? s.road : s.wall) / 5, s.along / 5],
    );
    group.add(surface(geometry, { map: gravel() }));
  }
  return group;
}

/** @param {Sample[]} samples @param {number} side */
function paintedEdge(samples, side) {
  const geometry = strip(
    samples, (s) => [side * (s.road - 0.12), HEIGHT.paint], (s) => [side * (s.road - 0.12 - LINE_M), HEIGHT.paint],
    (s, edge) => [edge, s.along],
  );
  return surface(geometry, { color: 0xf1f0ea });
}

/** Kerbs where the road bends, on both sides. @param {Sample[]} samples @param {number} side */
function kerbs(samples, side) {
  const group = new Group();
  const map = kerb();
  const bends = samples.map((s) => Math.abs(s.bend) > 1 / KERB_RADIUS_M);
  let from = -1;
  bends.push(false);
  bends.forEach((isBend, index) => {
    if (isBend && from < 0) from = index;
    if (isBend || from < 0) return;
    const piece = samples.slice(Math.max(from - 4, 0), Math.min(index + 5, samples.length));
    from = -1;
    if (piece.length < 12) return;
    // Narrow at both ends, so that a kerb grows out of the road.
    const width = (/** @type {Sample} */ s) => KERB_M * Math.min(1, Math.min(piece.indexOf(s), piece.length - 1 - piece.indexOf(s)) / 4);
    const geometry = strip(
      piece, (s) => [side * (s.road + width(s)), HEIGHT.kerb + 0.05], (s) => [side * (s.road - 0.1), HEIGHT.kerb],
      (s, edge) => [edge, s.along / 2.6],
    );
    group.add(surface(geometry, { map }));
  });
  return group;
}

/** @param {Sample[]} samples @param {number} side */
function wall(samples, side) {
  const map = barrier();
  const face = strip(
    samples, (s) => [side * s.wall, HEIGHT.runoff], (s) => [side * s.wall, WALL_HEIGHT_M], (s, edge) => [(side * s.along) / 24, edge],
  );
  const top = strip(
    samples, (s) => [side * s.wall, WALL_HEIGHT_M], (s) => [side * (s.wall + 0.35), WALL_HEIGHT_M],
    (s, edge) => [s.along / 24, edge],
  );
  const back = strip(
    samples, (s) => [side * (s.wall + 0.35), WALL_HEIGHT_M], (s) => [side * (s.wall + 0.35), HEIGHT.ground],
    (s, edge) => [s.along / 24, edge],
  );
  const group = new Group();
  const mesh = surface(face, { map });
  mesh.castShadow = true;
  group.add(mesh, surface(top, { color: 0xe8e9ec }), surface(back, { color: 0xb9bcc2 }));
  return group;
}

/** @param {Sample[]} samples */
function startLine(samples) {
  const [first] = samples;
  const map = chequers();
  const mesh = surface(new PlaneGeometry(2 * first.road, 1.6), { map });
  mesh.rotation.set(-Math.PI / 2, 0, Math.atan2(first.leftY, first.leftX));
  mesh.position.set(first.x, HEIGHT.paint + 0.005, -first.y);
  return mesh;
}

/** A beam over the line. @param {Sample} sample */
function gantry(sample) {
  const group = new Group();
  const metal = new MeshLambertMaterial({ color: 0x3a4250 });
  const reach = sample.wall + 0.6;
  for (const side of [1, -1]) {
    const post = new Mesh(new BoxGeometry(0.35, 5.6, 0.35), metal);
    post.position.set(side * reach, 2.8, 0);
    group.add(post);
  }
  const beam = new Mesh(new BoxGeometry(2 * reach + 0.35, 0.9, 0.4), new MeshLambertMaterial({ color: 0xe2512d }));
  beam.position.y = 5.3;
  const sign = new Mesh(new PlaneGeometry(2 * reach - 1, 0.5), new MeshLambertMaterial({ map: chequers(), side: DoubleSide }));
  sign.position.set(0, 5.3, 0.22);
  const otherSign = sign.clone();
  otherSign.position.z = -0.22;
  group.add(beam, sign, otherSign);
  group.traverse((part) => {
    part.castShadow = true;
  });
  group.position.set(sample.x, 0, -sample.y);
  group.rotation.y = Math.atan2(sample.leftY, sample.leftX);
  return group;
}

/** @param {Sample[]} samples @param {number} x @param {number} y @param {number} room */
function isFree(samples, x, y, room) {
  return samples.every((s) => Math.hypot(s.x - x, s.y - y) > s.wall + room);
}

/** @param {Sample[]} samples */
function trees(samples) {
  const box = bounds(samples);
  const random = randomNumbers(Math.round(samples.length * 7 + box.right * 13));
  const places = [];
  const coarse = samples.filter((_, index) => index % PER_QUAD === 0);
  for (let attempt = 0; places.length < TREES && attempt < 6 * TREES; attempt += 1) {
    const x = box.left - MARGIN_M + random() * (box.right - box.left + 2 * MARGIN_M);
    const y = box.low - MARGIN_M + random() * (box.high - box.low + 2 * MARGIN_M);
    if (isFree(coarse, x, y, 5)) places.push({ x, y, size: 0.7 + random() * 0.8, turn: random() * 6.28, kind: random() });
  }
  const firs = places.filter((place) => place.kind < 0.55);
  const rounds = places.filter((place) => place.kind >= 0.55);
  return [
    instances(new CylinderGeometry(0.22, 0.32, 2, 5), 0x6a4b33, places, 1),
    instances(new ConeGeometry(1.9, 5.2, 7), 0x3c6b3a, firs, 4.2),
    instances(new ConeGeometry(1.3, 3.4, 7), 0x477a44, firs, 6.3),
    instances(new IcosahedronGeometry(2.1, 1), 0x5f8f45, rounds, 3.6),
  ];
}

/**
 * @param {BufferGeometry} geometry
 * @param {number} colour
 * @param {{x: number, y: number, size: number, turn: number}[]} places
 * @param {number} height of its middle
 */
function instances(geometry, colour, places, height) {
  const mesh = new InstancedMesh(geometry, new MeshLambertMaterial({ color: 0xffffff, flatShading: true }), places.length);
  const turn = new Quaternion();
  const up = new Vector3(0, 1, 0);
  places.forEach((place, index) => {
    turn.setFromAxisAngle(up, place.turn);
    const at = new Vector3(place.x, height * place.size, -place.y);
    mesh.setMatrixAt(index, new Matrix4().compose(at, turn, new Vector3(place.size, place.size, place.size)));
    const shade = 0.86 + 0.28 * ((place.turn * 7.3) % 1);
    mesh.setColorAt(index, new Color(colour).multiplyScalar(shade));
  });
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}

/** Seats beside the first straight that has room. @param {Sample[]} samples */
function grandstand(samples) {
  const depth = 9;
  for (const start of [6, 18, 30]) {
    const sample = samples[start];
    for (const side of [1, -1]) {
      const away = side * (sample.wall + 3 + depth / 2);
      const [x, y] = [sample.x + sample.leftX * away, sample.y + sample.leftY * away];
      const coarse = samples.filter((_, index) => index % PER_QUAD === 0);
      if (isFree(coarse, x, y, depth / 2 + 1)) return [stand(x, y, Math.atan2(sample.leftY, sample.leftX) + (side > 0 ? 0 : Math.PI), depth)];
    }
  }
  return [];
}

/** @param {number} x @param {number} y @param {number} turn @param {number} depth */
function stand(x, y, turn, depth) {
  const group = new Group();
  const steps = 6;
  const colours = [0x2f6db3, 0xe2512d, 0xf0c14b, 0x4aa37a, 0xd8dade];
  const random = randomNumbers(99);
  for (let step = 0; step < steps; step += 1) {
    const block = new Mesh(new BoxGeometry(depth / steps, 0.7 + step * 0.7, 26), new MeshLambertMaterial({ color: 0x9aa0aa }));
    block.position.set(-depth / 2 + (step + 0.5) * (depth / steps), (0.7 + step * 0.7) / 2, 0);
    group.add(block);
    const people = new InstancedMesh(new BoxGeometry(0.45, 0.8, 0.5), new MeshLambertMaterial(), 30);
    for (let seat = 0; seat < 30; seat += 1) {
      const at = new Matrix4().makeTranslation(block.position.x, 1.05 + step * 0.7, -12.4 + seat * 0.85 + random() * 0.2);
      people.setMatrixAt(seat, at);
      people.setColorAt(seat, new Color(colours[Math.floor(random() * colours.length)]).multiplyScalar(0.7 + 0.4 * random()));
    }
    group.add(people);
  }
  const roof = new Mesh(new BoxGeometry(depth + 1.5, 0.2, 27), new MeshLambertMaterial({ color: 0xf2f3f5 }));
  roof.position.set(0.4, 7.2, 0);
  roof.rotation.z = 0.06;
  group.add(roof);
  group.traverse((part) => {
    part.castShadow = true;
  });
  group.position.set(x, 0, -y);
  group.rotation.y = turn;
  return group;
}
