/** Hash episodes in Node: reads a JSON job from standard input, prints the hashes. */

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { hashEpisodes, hashReplay } from "./episodes.js";

const job = JSON.parse(readFileSync(0, "utf8"));
const from = async (name) => import(pathToFileURL(`${job.static}/js/${name}.js`).href);
const modules = Object.assign(
  {},
  ...(await Promise.all(["wasm", "track", "world", "pilots", "driver"].map(from))),
);
const files = {
  wasm: readFileSync(`${job.static}/hotlap.wasm`),
  facts: JSON.parse(readFileSync(`${job.static}/hotlap.json`, "utf8")),
  tracks: job.tracks,
  drivers: job.drivers.map((path) => ({ name: path, bytes: new Uint8Array(readFileSync(path)) })),
};
const episodes = await hashEpisodes(modules, files, job.episodes);
console.log(JSON.stringify({ episodes, replay: await hashReplay(modules, files, job.replay) }));
