/** What the page says of tracks' files, in Node: null for those that it drives on. */

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const job = JSON.parse(readFileSync(0, "utf8"));
const { Track } = await import(pathToFileURL(`${job.static}/js/track.js`).href);
const said = job.files.map((file) => {
  try {
    new Track(file);
    return null;
  } catch (error) {
    return { kind: error.constructor.name, message: error.message };
  }
});
console.log(JSON.stringify(said));
