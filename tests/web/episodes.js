/**
 * Whole episodes in the simulator, hashed number by number, for Node and browsers. Python drives the same ones
 * natively and compares the hashes.
 */

/**
 * @param {object} modules the page's modules: Simulator, Track, World, trainedPilot, scriptedPilot, readDriver
 * @param {{wasm: Uint8Array, facts: object, tracks: object[], drivers: {name: string, bytes: Uint8Array}[]}} files
 * @param {{track: number, driver?: number, name?: string}[]} episodes
 */
export async function hashEpisodes(modules, files, episodes) {
  const { Simulator, Track, readDriver } = modules;
  const simulator = await Simulator.load(files.wasm, files.facts);
  const tracks = files.tracks.map((file) => new Track(file));
  const drivers = [];
  for (const file of files.drivers) drivers.push(await readDriver(file.bytes, file.name, files.facts));
  const found = [];
  for (const episode of episodes) {
    const mark = simulator.mark();
    const chunks = run(modules, simulator, tracks[episode.track], drivers, episode);
    found.push({ steps: chunks.steps, laps: chunks.laps, hash: await sha256(chunks.bytes) });
    simulator.free(mark);
  }
  return found;
}

function run({ World, trainedPilot, scriptedPilot }, simulator, track, drivers, episode) {
  const world = new World(simulator, track, 1);
  const log = { bytes: [], laps: [], steps: 0 };
  const driver = episode.driver === undefined ? null : drivers[episode.driver];
  const kind = driver ? driver.observation : "standard";
  const ticks = driver ? driver.actionRepeat : 1;
  const pilot = driver ? trainedPilot(world, 0, driver) : scriptedPilot(world, 0, episode.name);
  const { score } = simulator;
  for (;;) {
    pilot.drive(log.steps * ticks);
    world.race(kind, ticks);
    note(simulator, log, world.motion, world.tally, world.controls, world.score, world.observation(kind));
    log.steps += 1;
    const row = simulator.floats(world.score);
    if (row[score.lapCompleted]) log.laps.push([world.number(0, "lap_time_s"), world.count(0, "lap_clean")]);
    if (row[score.terminated] || row[score.truncated]) return log;
  }
}

/**
 * Recorded controls replayed over recorded geometry: the hash of the state that they end in.
 * @param {object} modules
 * @param {{wasm: Uint8Array, facts: object}} files
 * @param {object} drive geometry, starts and controls of every tick, arrays as base64
 */
export async function hashReplay({ Simulator, decodeFloats }, files, drive) {
  const simulator = await Simulator.load(files.wasm, files.facts);
  const { columns, constants } = files.facts;
  const { cars } = drive;
  const table = (text, width) => {
    const values = decodeFloats(text);
    return simulator.array("float64", [values.length / width, width], values);
  };
  const geometry = [
    table(drive.lines, 8),
    table(drive.half_widths, 2),
    simulator.array("int64", [drive.spans.length, 2], drive.spans.flat().map(BigInt)),
    simulator.array("float64", [drive.lengths.length], drive.lengths),
  ];
  const starts = table(drive.starts, columns.start.length);
  const all = simulator.array("int64", [cars], BigInt64Array.from({ length: cars }, (_, car) => BigInt(car)));
  const motion = simulator.array("float64", [cars, columns.motion.length]);
  const tally = simulator.array("int64", [cars, columns.tally.length]);
  const controls = simulator.array("float64", [cars, 3]);
  const block = simulator.array("float64", constants.blockShape);
  simulator.bind("place", all, starts, motion, tally, ...geometry)();
  const step = simulator.bind("step", 0, cars, motion, tally, controls, ...geometry, constants.stillSpeed, block);
  const ticks = decodeFloats(drive.controls);
  for (let at = 0; at < ticks.length; at += cars * 3) {
    simulator.floats(controls).set(ticks.subarray(at, at + cars * 3));
    step();
  }
  const log = { bytes: [] };
  note(simulator, log, motion, tally);
  return sha256(log.bytes);
}

function note(simulator, log, ...arrays) {
  for (const array of arrays) {
    const view = simulator.view(array);
    log.bytes.push(new Uint8Array(view.buffer, view.byteOffset, view.byteLength).slice());
  }
}

async function sha256(parts) {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
