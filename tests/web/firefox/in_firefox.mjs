/**
 * Open an address in Firefox and call a function there, by WebDriver BiDi: reads a JSON job from standard input
 * (`firefox`, `url`, `script`: a function, `argument`), prints what the function gives and what went wrong.
 */

import { text } from "node:stream/consumers";
import puppeteer from "puppeteer-core";

const { firefox, url, script, argument } = JSON.parse(await text(process.stdin));
const browser = await puppeteer.launch({
  browser: "firefox",
  executablePath: firefox,
  headless: true,
  // Software drawing counts as WebGL too.
  extraPrefsFirefox: { "webgl.force-enabled": true, "network.captive-portal-service.enabled": false },
  protocolTimeout: 240_000,
});
try {
  const page = await browser.newPage();
  const errors = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.goto(url);
  const value = await page.evaluate(`(${script})(${JSON.stringify(argument)})`);
  console.log(JSON.stringify({ value, errors }));
} finally {
  await browser.close();
}
