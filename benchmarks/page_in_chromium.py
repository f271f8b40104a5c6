"""The page in headless Chromium, with scripts that measure inside it. For `benchmarks.page_figures`."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

FLAGS = [
    "--no-sandbox",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--disable-background-networking",
]
SIZE: ViewportSize = {"width": 1280, "height": 720}

DRIVE_OFF = """
let pressed = false;
const look = () => {
  const screen = globalThis.hotlap?.state()?.screen;
  if (screen === "start" && !pressed && !document.getElementById("start").hidden) {
    pressed = true;
    globalThis.startAfterMs = performance.now();
    document.getElementById("go").click();
  }
  if (screen === "count") globalThis.offAfterMs = performance.now();
  else requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
"""Press the button as soon as it is there, and note when the countdown begins."""

SIZES = """["navigation", "resource"].flatMap((kind) =>
  performance.getEntriesByType(kind).map((entry) => entry.encodedBodySize))"""
"""Bytes of each file that was loaded."""

NO_GPU = """
for (const name of ["drawArrays", "drawElements", "drawElementsInstanced", "drawArraysInstanced", "clear"]) {
  WebGL2RenderingContext.prototype[name] = () => {};
}
"""
"""three.js does all that it does, and the graphics card has nothing to do."""

HAND_CLOCK = """{
  let due = null;
  let now = 0;
  globalThis.requestAnimationFrame = (call) => (due = call);
  globalThis.passFrames = (count) => {
    for (let frame = 0; frame < count; frame += 1) due(now += 1000 / 60);
  };
}"""
"""Frames of one tick when they are asked for, as fast as the machine can."""

FRAMES = """async (count) => {
  for (let frame = 0; frame < count; frame += 1) {
    passFrames(1);
    await new Promise((done) => setTimeout(done));
  }
  return hotlap.state().frameMs;
}"""
"""Frames one by one, with time for the rest of the browser in between; milliseconds of the last 600."""

STAND_IN = """async () => {
  const names = ["session", "pilots", "driver", "files"];
  const modules = await Promise.all(names.map((name) => import(`./js/${name}.js`)));
  const { Session, trainedPilot, readDriver, loadBytes, loadJson } = Object.assign({}, ...modules);
  const bytes = await loadBytes("data/drivers/generalist.zip");
  const driver = await readDriver(bytes, "generalist", await loadJson("hotlap.json"));
  const drive = Session.prototype.drive;
  Session.prototype.drive = function (car, row) {
    if (car.isPlayer) {
      this.standIn ??= trainedPilot(this.world, row, driver);
      this.standIn.drive(this.tick);
      this.playerInput.set(this.world.controlsOf(row));
    }
    drive.call(this, car, row);
  };
}"""
"""Somebody must drive the player's car: the generalist does."""

TICKS = """async ([cars, ticks]) => {
  const names = ["wasm", "track", "world", "pilots", "driver", "files"];
  const modules = await Promise.all(names.map((name) => import(`./js/${name}.js`)));
  const { Simulator, Track, World, trainedPilot, readDriver, ...files } = Object.assign({}, ...modules);
  const { loadBytes, loadJson } = files;
  const facts = await loadJson("hotlap.json");
  const simulator = await Simulator.load(await loadBytes("hotlap.wasm"), facts);
  const track = new Track(await loadJson("data/tracks/circuit.json"));
  const driver = await readDriver(await loadBytes("data/drivers/circuit-best.zip"), "circuit-best", facts);
  const world = new World(simulator, track, cars);
  const pilots = Array.from({ length: cars }, (_, car) => trainedPilot(world, car, driver));
  const starts = pilots.map((_, car) => ({ position: (car * track.length) / cars }));
  const inputs = Array.from({ length: ticks }, () => new Float64Array(3 * cars));
  const timed = (tick) => {
    world.place(starts);
    const begun = performance.now();
    for (let at = 0; at < ticks; at += 1) tick(at);
    return ((performance.now() - begun) * 1000) / ticks;
  };
  const driven = () => timed((at) => {
    pilots.forEach((pilot) => pilot.drive(at));
    inputs[at].set(simulator.floats(world.controls));
    world.advance();
  });
  const replayed = () => timed((at) => {
    simulator.floats(world.controls).set(inputs[at]);
    world.advance();
  });
  driven();
  replayed();
  const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
  const rounds = Array.from({ length: 5 }, () => [driven(), replayed()]);
  return { driven: median(rounds.map(([all]) => all)), step: median(rounds.map(([, step]) => step)) };
}"""
"""Microseconds per tick: with drivers deciding, and with their inputs replayed."""


@contextmanager
def chromium() -> Iterator[Browser]:
    """A headless Chromium that draws in software."""
    path = shutil.which("chromium")
    if path is None:
        raise SystemExit("chromium is not installed (Debian's package chromium)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()


@contextmanager
def served_page() -> Iterator[str]:
    """A `hotlap race`; yields its address."""
    command = [sys.executable, "-m", "hotlap", "race", "--no-open", "--port", "0"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    try:
        yield server.stdout.readline().split()[-1] + "/"
    finally:
        server.terminate()
        server.wait(20)
        server.stdout.close()


@contextmanager
def visit(browser: Browser, url: str, before: str = "") -> Iterator[Page]:
    """The page in a browser of its own storage."""
    context = browser.new_context(viewport=SIZE)
    context.set_default_timeout(120_000)
    context.add_init_script(before or "{}")
    page = context.new_page()
    page.goto(url)
    page.evaluate("hotlap.ready")
    try:
        yield page
    finally:
        context.close()
