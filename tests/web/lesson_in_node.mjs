/** A whole lesson in Node: reads a JSON job from standard input, writes the driver, prints its command and hash. */

import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const job = JSON.parse(readFileSync(0, "utf8"));
const from = async (name) => import(pathToFileURL(`${job.static}/js/${name}.js`).href);
const names = ["wasm", "track", "learner", "driver_file", "lesson"];
const { Simulator, Track, Learner, learnedHash, writeDriver, planOf, commandOf } = Object.assign({}, ...(await Promise.all(names.map(from))));
const facts = JSON.parse(readFileSync(`${job.static}/hotlap.json`, "utf8"));
const track = new Track(job.track);
const plan = planOf(facts, track, job.choice);
const learner = new Learner(await Simulator.load(readFileSync(`${job.static}/hotlap.wasm`), facts), track, plan);
while (!learner.finished) learner.iterate();
const learned = learner.learned();
const about = { plan, track, learned, steps: learner.steps, seconds: 1, startedAt: new Date(0).toISOString() };
writeFileSync(job.file, writeDriver(about, facts));
console.log(JSON.stringify({ command: commandOf(facts, plan, learner.steps), hash: learnedHash(learned) }));
