/** Where each car is between two ticks, as plain numbers for drawing. */

/** @typedef {import("./session.js").Session} Session */

/**
 * @typedef {object} Pose
 * @property {number} x metres
 * @property {number} y metres
 * @property {number} yaw radians
 * @property {number} steer angle of the front wheels, radians
 * @property {number} forward speed along the car, m/s
 * @property {number} sideways speed to its left, m/s
 * @property {number} yawRate
 * @property {number} acceleration forwards, smoothed, m/s²
 * @property {number} position along the lap, metres
 * @property {boolean} offTrack
 * @property {boolean} wall touching one
 * @property {boolean} shown
 * @property {number} throttle
 * @property {number} brake
 */

/**
 * @param {Session} session
 * @param {number} share of the tick that has passed, 0 to 1
 * @returns {Pose[]}
 */
export function posesOf(session, share) {
  const { world, simulator } = session;
  const controls = simulator.floats(world.controls);
  return session.cars.map((_, row) => ({
    ...motionOf(simulator, world.motion, session.before, row, share),
    offTrack: Boolean(world.count(row, "off_track")),
    wall: Boolean(world.count(row, "wall")),
    shown: session.isShown(row),
    throttle: controls[row * 3 + 1],
    brake: controls[row * 3 + 2],
  }));
}

/**
 * The cars of a swarm.
 * @param {import("./swarm.js").Swarm} swarm
 * @param {number} share of the tick that has passed, 0 to 1
 * @returns {Pose[]}
 */
export function crowdPoses({ simulator, episodes, before, cars }, share) {
  const rest = { offTrack: false, wall: false, shown: true, throttle: 0, brake: 0 };
  return Array.from({ length: cars }, (_, row) => ({ ...motionOf(simulator, episodes.motion, before, row, share), ...rest }));
}

/**
 * @param {import("./wasm.js").Simulator} simulator
 * @param {import("./wasm.js").WasmArray} motion of all cars
 * @param {Float64Array} before the same, a tick ago
 * @param {number} row
 * @param {number} share of the tick that has passed
 */
function motionOf(simulator, motion, before, row, share) {
  const now = simulator.floats(motion);
  const first = row * motion.shape[1];
  const column = simulator.motion;
  const value = (/** @type {string} */ name) => {
    const at = first + column[name];
    return before[at] + (now[at] - before[at]) * share;
  };
  const yaw = turned(before[first + column.yaw_rad], now[first + column.yaw_rad], share);
  const [velocityX, velocityY] = [value("velocity_x_m_per_s"), value("velocity_y_m_per_s")];
  return {
    x: value("x_m"),
    y: value("y_m"),
    yaw,
    steer: value("steer_rad"),
    forward: Math.cos(yaw) * velocityX + Math.sin(yaw) * velocityY,
    sideways: Math.cos(yaw) * velocityY - Math.sin(yaw) * velocityX,
    yawRate: value("yaw_rate_rad_per_s"),
    acceleration: value("acceleration_m_per_s2"),
    position: now[first + column.position_m],
  };
}

/**
 * An angle between two, the short way round.
 * @param {number} from
 * @param {number} to
 * @param {number} share
 */
function turned(from, to, share) {
  const turn = Math.atan2(Math.sin(to - from), Math.cos(to - from));
  return from + turn * share;
}
