// Drive one lap: node drive_a_lap.js [ws://localhost:9876] [circuit]
import { Bridge } from "./bridge.js";

const [url = "ws://localhost:9876", track = "circuit"] = process.argv.slice(2);

// The first nine numbers of an observation: distances to the wall by rays, from left (90°) to right (-90°),
// over 100 m. The tenth is the speed over 50 m/s.
const RAY_ANGLES = Array.from({ length: 9 }, (_, ray) => ((90 - 22.5 * ray) * Math.PI) / 180);
const RAY_RANGE_M = 100;
const SPEED_SCALE_M_PER_S = 50;
const BRAKING_M_PER_S2 = 4;

function chooseAction(observation) {
  const walls = observation.slice(0, 9).map((share) => share * RAY_RANGE_M);
  const speed = observation[9] * SPEED_SCALE_M_PER_S;

  // Steer to where there is room: the mean of the rays' angles, weighted towards the longest rays.
  const weights = walls.map((distance) => distance ** 3);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const steer = RAY_ANGLES.reduce((sum, angle, ray) => sum + angle * weights[ray], 0) / total;

  // Go no faster than the car can brake from before the wall ahead.
  const ahead = Math.min(walls[4], Math.max(walls[3], walls[5]));
  const target = 4 + Math.sqrt(2 * BRAKING_M_PER_S2 * Math.max(ahead - 6, 0));
  return [Math.max(-1, Math.min(1, steer)), speed < target ? 1 : 0, speed > target + 2 ? 1 : 0];
}

async function driveALap(bridge) {
  let { observation } = await bridge.reset({ trackId: track, seed: 1 });
  for (;;) {
    const result = await bridge.step(chooseAction(observation));
    if (result.info.lapTime !== undefined) return result.info;
    if (result.terminated || result.truncated) return null;
    observation = result.observation;
  }
}

let bridge;
try {
  bridge = await Bridge.open(url);
  const lap = await driveALap(bridge);
  if (lap === null) throw new Error(`no lap of ${track} was finished`);
  console.log(`a lap of ${track} in ${lap.lapTime.toFixed(2)} s, ${lap.lapClean ? "clean" : "not clean"}`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await bridge?.close();
}
