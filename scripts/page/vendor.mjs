/** Bundle the parts of three.js that the page uses: node vendor.mjs. Writes static/vendor/three/. */

import { copyFileSync } from "node:fs";
import { build } from "esbuild";

const TARGET = new URL("../../src/hotlap/web/static/vendor/three/", import.meta.url).pathname;

await build({
  entryPoints: [new URL("three_parts.js", import.meta.url).pathname],
  bundle: true,
  format: "esm",
  minify: true,
  legalComments: "none",
  banner: { js: "/* three.js 0.187.0, MIT licence: see LICENSE. Built by scripts/page/vendor.mjs. */" },
  outfile: `${TARGET}three.js`,
});
copyFileSync(new URL("node_modules/three/LICENSE", import.meta.url), `${TARGET}LICENSE`);
