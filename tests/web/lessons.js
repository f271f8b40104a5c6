/** Whole trainings by the page's learner, for Node and browsers. Python trains the same natively and compares the hashes. */

/**
 * @param {object} modules the page's modules: Simulator, Track, Learner, learnedHash
 * @param {{wasm: Uint8Array, facts: object, track: object}} files
 * @param {object[]} plans
 */
export async function hashLessons({ Simulator, Track, Learner, learnedHash }, files, plans) {
  const track = new Track(files.track);
  const found = [];
  for (const plan of plans) {
    const learner = new Learner(await Simulator.load(files.wasm, files.facts), track, plan);
    while (!learner.finished) learner.iterate();
    found.push(learnedHash(learner.learned()));
  }
  return found;
}

/** In a browser that has the page open. @param {object[]} plans */
async function hashInBrowser(plans) {
  const modules = {};
  for (const name of ["wasm", "track", "learner", "driver_file", "files"]) {
    Object.assign(modules, await import(new URL(`js/${name}.js`, location.href).href));
  }
  const { loadBytes, loadJson } = modules;
  const files = { wasm: await loadBytes("hotlap.wasm"), facts: await loadJson("hotlap.json"), track: await loadJson("data/tracks/circuit.json") };
  return hashLessons(modules, files, plans);
}
