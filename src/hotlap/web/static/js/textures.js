/** Surfaces painted on canvases: nothing is downloaded. */

import { CanvasTexture, NearestMipmapNearestFilter, RepeatWrapping, SRGBColorSpace } from "../vendor/three/three.js";

let plain = false;

/** Textures that are cheap to draw, for browsers without a graphics card. */
export function paintPlainly() {
  plain = true;
}

/** The same scenery on every visit. @param {number} seed */
export function randomNumbers(seed) {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4294967296;
  };
}

/**
 * @param {number} width
 * @param {number} height
 * @param {(context: CanvasRenderingContext2D, random: () => number) => void} paint
 */
function painted(width, height, paint) {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  paint(context, randomNumbers(width * 31 + height));
  const texture = new CanvasTexture(canvas);
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = plain ? 1 : 8;
  if (plain) texture.minFilter = NearestMipmapNearestFilter;
  return texture;
}

/**
 * Specks of lighter and darker colour.
 * @param {CanvasRenderingContext2D} context
 * @param {() => number} random
 * @param {number} count
 * @param {number} strength
 * @param {number} size
 */
function speckle(context, random, count, strength, size) {
  const { width, height } = context.canvas;
  for (let speck = 0; speck < count; speck += 1) {
    const light = random() < 0.5;
    context.fillStyle = `rgba(${light ? "255,255,255" : "0,0,0"},${random() * strength})`;
    const side = 0.5 + random() * size;
    context.fillRect(random() * width, random() * height, side, side);
  }
}

/** Across the road, and 16 m along it: two darker lanes where tyres have run. */
export function asphalt() {
  return painted(512, 512, (context, random) => {
    context.fillStyle = "#4a4d54";
    context.fillRect(0, 0, 512, 512);
    const lanes = context.createLinearGradient(0, 0, 512, 0);
    const shades = [[0, 0.02], [0.2, 0], [0.34, 0.2], [0.44, 0.1], [0.56, 0.1], [0.66, 0.2], [0.8, 0], [1, 0.02]];
    for (const [at, dark] of shades) lanes.addColorStop(at, `rgba(16,17,20,${dark})`);
    context.fillStyle = lanes;
    context.fillRect(0, 0, 512, 512);
    speckle(context, random, 42000, 0.07, 1.1);
    context.strokeStyle = "rgba(20,20,24,0.22)";
    for (let crack = 0; crack < 5; crack += 1) {
      let [x, y] = [random() * 512, random() * 512];
      context.beginPath();
      context.moveTo(x, y);
      for (let bend = 0; bend < 7; bend += 1) context.lineTo((x += random() * 40 - 20), (y += random() * 40));
      context.stroke();
    }
  });
}

export function grass() {
  return painted(512, 512, (context, random) => {
    context.fillStyle = "#5d8a3f";
    context.fillRect(0, 0, 512, 512);
    for (let patch = 0; patch < 260; patch += 1) {
      const radius = 12 + random() * 46;
      const [x, y] = [random() * 512, random() * 512];
      const tint = context.createRadialGradient(x, y, 0, x, y, radius);
      const colour = random() < 0.5 ? "118,156,74" : "70,112,52";
      tint.addColorStop(0, `rgba(${colour},0.28)`);
      tint.addColorStop(1, `rgba(${colour},0)`);
      context.fillStyle = tint;
      // Drawn over the edges too, so that the tiles show no seams.
      for (const [acrossX, acrossY] of [[0, 0], [512, 0], [-512, 0], [0, 512], [0, -512]]) {
        context.setTransform(1, 0, 0, 1, acrossX, acrossY);
        context.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
      }
      context.setTransform(1, 0, 0, 1, 0, 0);
    }
    speckle(context, random, 14000, 0.1, 2);
  });
}

export function gravel() {
  return painted(256, 256, (context, random) => {
    context.fillStyle = "#c8b48c";
    context.fillRect(0, 0, 256, 256);
    speckle(context, random, 15000, 0.16, 2.4);
  });
}

/** Red and white, two blocks to a repeat. */
export function kerb() {
  return painted(32, 128, (context) => {
    context.fillStyle = "#f3f1ec";
    context.fillRect(0, 0, 32, 128);
    context.fillStyle = "#c8322b";
    context.fillRect(0, 0, 32, 64);
    context.fillStyle = "rgba(0,0,0,0.12)";
    context.fillRect(0, 0, 4, 128);
  });
}

/** A barrier of 24 m with boards. */
export function barrier() {
  return painted(1024, 64, (context) => {
    context.fillStyle = "#d9dbdf";
    context.fillRect(0, 0, 1024, 64);
    context.fillStyle = "#2b3442";
    context.fillRect(40, 10, 430, 44);
    context.fillStyle = "#e2512d";
    context.fillRect(552, 10, 430, 44);
    context.fillStyle = "#ffffff";
    context.font = "700 34px system-ui, sans-serif";
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.fillText("hotlap", 255, 33);
    context.fillText("GRIP · LINE · NERVE", 767, 33);
    context.fillStyle = "rgba(0,0,0,0.18)";
    context.fillRect(0, 58, 1024, 6);
  });
}

export function chequers() {
  return painted(128, 32, (context) => {
    for (let row = 0; row < 4; row += 1) {
      for (let column = 0; column < 16; column += 1) {
        context.fillStyle = (row + column) % 2 ? "#f5f5f2" : "#17191d";
        context.fillRect(column * 8, row * 8, 8, 8);
      }
    }
  });
}

/** A soft round spot, for dust and sparks. */
export function puff() {
  return painted(64, 64, (context) => {
    const glow = context.createRadialGradient(32, 32, 2, 32, 32, 31);
    glow.addColorStop(0, "rgba(255,255,255,1)");
    glow.addColorStop(0.5, "rgba(255,255,255,0.45)");
    glow.addColorStop(1, "rgba(255,255,255,0)");
    context.fillStyle = glow;
    context.fillRect(0, 0, 64, 64);
  });
}
