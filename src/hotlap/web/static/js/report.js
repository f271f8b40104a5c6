/** What the page says of itself to tests and scripts: `window.hotlap`. */

/** @param {import("./game.js").Game} game */
export function reportState(game) {
  const { session, view, teaching, loop, simulator } = game;
  return {
    screen: game.screen,
    mode: game.screen === "teach" ? "teach" : session?.mode ?? null,
    track: (game.screen === "teach" ? teaching.lesson?.track : session?.track)?.name ?? null,
    tick: session?.tick ?? 0,
    camera: view.crew?.name ?? null,
    takenOver: session?.takenOver ?? false,
    lesson: teaching.state(),
    frameMs: loop.costs.slice(),
    memory: simulator.exports.memory.buffer.byteLength,
    cars: session ? reportCars(session) : [],
  };
}

/** @param {import("./session.js").Session} session */
function reportCars(session) {
  const { world } = session;
  return session.cars.map((car, row) => ({
    name: car.entrant.name,
    x: world.number(row, "x_m"), y: world.number(row, "y_m"), yaw: world.number(row, "yaw_rad"),
    position: world.number(row, "position_m"), offset: world.number(row, "offset_m"),
    speed: world.speed(row), lap: car.laps.length + 1, lapTime: world.currentLap(row), shown: session.isShown(row),
  }));
}

/** @param {import("./game.js").Game} game */
export function reportLaps({ session }) {
  return (session?.finishedLaps ?? []).map(({ car, time, clean, valid, assisted }) => ({ car, time, clean, valid, assisted }));
}
