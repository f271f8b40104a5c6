/** Hash episodes in a browser that has the page open. Runs together with episodes.js, as one script. */

/** @param {{drivers: string[], tracks: string[], episodes: object[], replay: object}} job names, as the page lists them */
async function hashInBrowser(job) {
  const modules = {};
  for (const name of ["wasm", "track", "world", "pilots", "driver", "files"]) {
    Object.assign(modules, await import(new URL(`js/${name}.js`, location.href).href));
  }
  const { loadBytes, loadJson } = modules;
  const files = { wasm: await loadBytes("hotlap.wasm"), facts: await loadJson("hotlap.json"), tracks: [], drivers: [] };
  for (const name of job.tracks) files.tracks.push(await loadJson(`data/tracks/${name.replace(":", "-")}.json`));
  for (const name of job.drivers) files.drivers.push({ name, bytes: await loadBytes(`data/drivers/${name}.zip`) });
  const episodes = await hashEpisodes(modules, files, job.episodes);
  return { episodes, replay: await hashReplay(modules, files, job.replay) };
}
