/** How a lesson goes: reward, completion and lap time over the seconds of learning. */

import { lapTime } from "./laps.js";

/** @typedef {import("./lesson_worker.js").Progress} Progress */

/** @type {{key: "reward" | "completion" | "lapTime", label: string, colour: string, show: (value: number) => string, span: [number, number] | null}[]} */
const ROWS = [
  { key: "reward", label: "Reward", colour: "#ff6a3d", show: (value) => value.toFixed(2), span: null },
  { key: "completion", label: "Cars that finish a lap", colour: "#5db7ff", show: (value) => `${Math.round(value * 100)}%`, span: [0, 1] },
  { key: "lapTime", label: "Lap time", colour: "#ffd34d", show: lapTime, span: null },
];
/** Rollouts that a point of the reward is the mean of: few episodes end in one. */
const SMOOTH = 5;
/** Room for the seconds below. */
const AXIS = 18;
const TEXT = "#f4f5f2";
const DIM = "#aab2bf";

/**
 * @param {HTMLCanvasElement} canvas
 * @param {Progress[]} history
 * @param {number | null} marked seconds at which the chosen generation was
 */
export function drawCurves(canvas, history, marked) {
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const { width, height } = canvas;
  const last = history[history.length - 1]?.seconds ?? 1;
  const rowHeight = (height - AXIS) / ROWS.length;
  context.clearRect(0, 0, width, height);
  context.font = "17px system-ui, sans-serif";
  context.textAlign = "right";
  context.fillStyle = DIM;
  context.fillText(`${last.toFixed(0)} s`, width - 2, height - 2);
  ROWS.forEach((row, index) => {
    const points = smoothed(history, row.key);
    const frame = { left: 2, right: width - 2, top: index * rowHeight + 30, bottom: (index + 1) * rowHeight - 8 };
    const latest = points[points.length - 1];
    label(context, row.label, latest ? row.show(latest[1]) : "–", row.colour, width, index * rowHeight + 20);
    drawRow(context, frame, points, row, last);
    if (marked === null) return;
    const x = frame.left + (marked / last) * (frame.right - frame.left);
    context.fillStyle = "rgba(255, 255, 255, 0.5)";
    context.fillRect(x - 1, frame.top, 2, frame.bottom - frame.top);
  });
}

/**
 * @param {Progress[]} history
 * @param {"reward" | "completion" | "lapTime"} key
 * @returns {[number, number][]} seconds and value
 */
function smoothed(history, key) {
  /** @type {[number, number][]} */
  const points = [];
  /** @type {number[]} */
  const recent = [];
  for (const progress of history) {
    const value = progress[key];
    if (value === null) continue;
    recent.push(value);
    if (recent.length > (key === "reward" ? SMOOTH : 1)) recent.shift();
    points.push([progress.seconds, recent.reduce((sum, each) => sum + each, 0) / recent.length]);
  }
  return points;
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {{left: number, right: number, top: number, bottom: number}} frame
 * @param {[number, number][]} points
 * @param {typeof ROWS[number]} row
 * @param {number} last seconds at the right end
 */
function drawRow(context, frame, points, row, last) {
  context.fillStyle = "rgba(255, 255, 255, 0.05)";
  context.fillRect(frame.left, frame.top, frame.right - frame.left, frame.bottom - frame.top);
  if (points.length < 2) return;
  const values = points.map(([, value]) => value);
  const [low, high] = row.span ?? [Math.min(...values), Math.max(...values)];
  const reach = high - low || 1;
  context.beginPath();
  points.forEach(([seconds, value], index) => {
    const x = frame.left + (seconds / last) * (frame.right - frame.left);
    const y = frame.bottom - 3 - ((value - low) / reach) * (frame.bottom - frame.top - 6);
    if (index) context.lineTo(x, y);
    else context.moveTo(x, y);
  });
  context.strokeStyle = row.colour;
  context.lineWidth = 3;
  context.lineJoin = "round";
  context.stroke();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {string} name
 * @param {string} value
 * @param {string} colour
 * @param {number} width
 * @param {number} y
 */
function label(context, name, value, colour, width, y) {
  context.font = "20px system-ui, sans-serif";
  context.textAlign = "left";
  context.fillStyle = colour;
  context.fillRect(2, y - 11, 12, 8);
  context.fillStyle = DIM;
  context.fillText(name, 22, y);
  context.textAlign = "right";
  context.fillStyle = TEXT;
  context.font = "600 22px system-ui, sans-serif";
  context.fillText(value, width - 2, y);
}
