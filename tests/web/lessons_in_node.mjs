/** Train in Node: reads a JSON job from standard input, prints the hashes. */

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { hashLessons } from "./lessons.js";

const job = JSON.parse(readFileSync(0, "utf8"));
const from = async (name) => import(pathToFileURL(`${job.static}/js/${name}.js`).href);
const modules = Object.assign({}, ...(await Promise.all(["wasm", "track", "learner", "driver_file"].map(from))));
const files = {
  wasm: readFileSync(`${job.static}/hotlap.wasm`),
  facts: JSON.parse(readFileSync(`${job.static}/hotlap.json`, "utf8")),
  track: job.track,
};
console.log(JSON.stringify(await hashLessons(modules, files, job.plans)));
