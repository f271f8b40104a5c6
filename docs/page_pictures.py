"""Make the pictures of the page: python docs/page_pictures.py [FOLDER]

Needs Chromium and `pip install playwright`. It is the real page; only its clock is moved by hand, frame by
frame, because drawing in software takes a third of a second for each.
"""

from __future__ import annotations

import io
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

IMAGES = Path(__file__).parent / "images"
FLAGS = [
    "--no-sandbox",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--disable-background-networking",
]
DESKTOP, WIDE, PHONE = (1280, 720), (1920, 1080), (390, 844)
FRAME_MS, TURN_MS = 80, 16
# The countdown; a lap of the stand-in, and a moment more; until circuit-best is fast and in a corner.
_COUNT_S, _LAP_S, _FAST_S = 3.2, 26.0, 16.0
_GIF_SIZE, _GIF_FRAMES, _GIF_COLOURS = (480, 270), 66, 128
# Of a lesson most is shown, at three times the speed.
_TAUGHT_SHARE, _LESSON_FRAME_S = 0.9, 0.24
# The Worker has a clock of its own: what it says is kept, and heard when a frame is drawn.
_KEEP_WORDS = """async () => {
  const { Lesson } = await import("./js/lesson.js");
  const { hear } = Lesson.prototype;
  const words = [];
  Lesson.prototype.hear = function (said) { words.push(() => hear.call(this, said)); };
  globalThis.hearNext = () => words.length > 0 && (words.shift()(), true);
}"""
# Of greens there are many, so a palette by frequency alone would have few others.
_KEY_COLOURS = (
    "#ff6a3d",
    "#e2512d",
    "#5db7ff",
    "#ffd34d",
    "#3340bf",
    "#733fb3",
    "#d94d73",
    "#fa9933",
    "#ffed59",
    "#f4f5f2",
)
# Somebody must drive the player's car: here the generalist does. Frames that nobody sees are not drawn.
_PREPARE = """async () => {
  const names = ["session", "pilots", "driver", "files", "view"];
  const modules = await Promise.all(names.map((name) => import(`./js/${name}.js`)));
  const { Session, trainedPilot, readDriver, loadBytes, loadJson, View } = Object.assign({}, ...modules);
  const draw = View.prototype.draw;
  View.prototype.draw = function (...about) {
    this.render ??= this.renderer.render;
    this.renderer.render = globalThis.unseen ? () => {} : this.render;
    draw.apply(this, about);
  };
  const bytes = await loadBytes("data/drivers/generalist.zip");
  const driver = await readDriver(bytes, "generalist", await loadJson("hotlap.json"));
  const drive = Session.prototype.drive;
  Session.prototype.drive = function (car, row) {
    if (car.isPlayer && this.tick >= (globalThis.lateTicks ?? 0)) {
      car.stand_in ??= trainedPilot(this.world, row, driver);
      car.stand_in.drive(this.tick);
      this.playerInput.set(this.world.controlsOf(row));
    }
    drive.call(this, car, row);
  };
}"""


def open_page(browser: Browser, url: str, size: tuple[int, int], *, touch: bool = False) -> Page:
    """The page at its start screen, with a clock that stands."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, has_touch=touch)
    page = context.new_page()
    page.set_default_timeout(180_000)
    # Not the first visit, whose help would cover the road.
    page.add_init_script("localStorage.setItem('hotlap.visited', 'true')")
    page.clock.install(time=0)
    page.goto(f"{url}?quality={0 if size == DESKTOP else 1}")
    page.evaluate("hotlap.ready")
    page.evaluate(_PREPARE)
    # From here on time passes only in `run_for`.
    page.clock.pause_at(600_000)
    return page


def run_for(page: Page, seconds: float) -> None:
    """Let the page's time pass, and draw what is there at its end."""
    page.evaluate("globalThis.unseen = true")
    for _ in range(round(seconds * 1000 / TURN_MS)):
        page.clock.run_for(TURN_MS)
    page.evaluate("globalThis.unseen = false")
    page.clock.run_for(TURN_MS)


def begin(page: Page, mode: str, rivals: tuple[str, ...] = (), laps: int = 3) -> None:
    """Choose on the start screen, and go."""
    page.check(f"input[name=mode][value={mode}]", force=True)
    for name in rivals:
        page.check(f"input[name=rival][value='{name}']", force=True)
    if mode == "race":
        page.select_option("select[name=laps]", str(laps))
    page.click("#go")
    page.wait_for_function("hotlap.state().screen !== 'start'")


def leave(page: Page) -> None:
    """Back to the start screen."""
    page.keyboard.press("KeyP")
    page.click("#pause [data-action=leave]")


def save_screens(browser: Browser, url: str, folder: Path, size: tuple[int, int]) -> None:
    """Every screen and mode at one size."""
    page = open_page(browser, url, size, touch=size == PHONE)

    def save(screen: str) -> None:
        shot = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
        # A third of the size, and hardly a difference to see.
        shot.quantize(256).save(folder / f"{screen}-{size[0]}x{size[1]}.png", optimize=True)

    if size == PHONE:
        page.touchscreen.tap(200, 12)
    run_for(page, 4.0)
    save("start")
    save_watching(page, save)
    save_race(page, save)
    save_trial(page, save)
    leave(page)
    save_lesson(page, save)
    page.context.close()


def save_watching(page: Page, save: Callable[[str], None]) -> None:
    """The AI alone, through each camera."""
    begin(page, "watch", ("circuit-best",))
    run_for(page, _FAST_S)
    save("watch")
    for camera in ("bonnet", "above", "track"):
        page.keyboard.press("KeyC")
        run_for(page, 0.6)
        save(f"watch-{camera}")
    page.keyboard.press("KeyC")
    leave(page)


def save_race(page: Page, save: Callable[[str], None]) -> None:
    """A race of one lap to its end, with a pause."""
    begin(page, "race", ("casual-human", "circuit-best"), laps=1)
    run_for(page, _COUNT_S + 6.2)
    save("race")
    page.keyboard.press("KeyP")
    save("pause")
    page.click("#pause [data-action=keys]")
    save("keys")
    page.click("#keys [data-action=close]")
    page.click("#pause [data-action=resume]")
    run_for(page, _LAP_S - 6.2)
    page.wait_for_selector("#result[open]")
    save("result")
    page.click("#result [data-action=leave]")


def save_trial(page: Page, save: Callable[[str], None]) -> None:
    """Against a lap that was driven before, by a car that starts a little late."""
    begin(page, "trial")
    run_for(page, _COUNT_S + _LAP_S)
    page.evaluate("globalThis.lateTicks = 20")
    page.keyboard.press("KeyR")
    run_for(page, _COUNT_S + 6.8)
    save("trial")
    page.evaluate("globalThis.lateTicks = 0")


def save_lesson(page: Page, save: Callable[[str], None]) -> None:
    """A driver half way through its lesson, and the lesson's settings before."""
    page.check("input[name=mode][value=teach]", force=True)
    save("teach-start")
    begin(page, "teach")
    until_taught(page, 0.6)
    run_for(page, 4.0)
    save("teach")


def until_taught(page: Page, share: float) -> None:
    """Wait until that much of the lesson is over."""
    steps = share * page.evaluate("hotlap.state().lesson.plan.total_timesteps")
    while page.evaluate("hotlap.state().lesson.steps") < steps:
        if not page.evaluate("globalThis.hearNext?.() ?? false"):
            page.wait_for_timeout(50)


def save_lesson_gif(browser: Browser, url: str, path: Path) -> None:
    """A lesson from its beginning: in each frame the driver is a little further."""
    page = open_page(browser, url, DESKTOP)
    page.evaluate(_KEEP_WORDS)
    begin(page, "teach")
    shots = []
    for frame in range(_GIF_FRAMES):
        until_taught(page, _TAUGHT_SHARE * frame / _GIF_FRAMES)
        run_for(page, _LESSON_FRAME_S)
        shots.append(shot_of(page))
    save_gif(shots, path)
    page.context.close()


def shot_of(page: Page) -> Image.Image:
    """A frame of an animated picture."""
    shot = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    return shot.resize(_GIF_SIZE, Image.Resampling.LANCZOS)


def save_race_gif(browser: Browser, url: str, path: Path) -> None:
    """Some seconds of a race, from the hairpin on."""
    page = open_page(browser, url, DESKTOP)
    begin(page, "race")
    run_for(page, 3.2 + 4.0)
    shots = []
    for _ in range(_GIF_FRAMES):
        run_for(page, (FRAME_MS - TURN_MS) / 1000)
        shots.append(shot_of(page))
    save_gif(shots, path)
    page.context.close()


def save_gif(shots: list[Image.Image], path: Path) -> None:
    """With one palette for all frames, from some of them: such files are half as large."""
    some = shots[:: len(shots) // 6]
    some += [Image.new("RGB", _GIF_SIZE, colour) for colour in _KEY_COLOURS]
    sheet = Image.new("RGB", (_GIF_SIZE[0], _GIF_SIZE[1] * len(some)))
    for index, shot in enumerate(some):
        sheet.paste(shot, (0, index * _GIF_SIZE[1]))
    palette = sheet.quantize(_GIF_COLOURS)
    frames = [shot.quantize(palette=palette, dither=Image.Dither.NONE) for shot in shots]
    frames[0].save(path, save_all=True, append_images=frames[1:], duration=FRAME_MS, loop=0, optimize=True)


def main(folder: Path) -> None:
    """All of them."""
    folder.mkdir(parents=True, exist_ok=True)
    server = subprocess.Popen(
        [sys.executable, "-m", "hotlap", "race", "--no-open", "--port", "0"],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert server.stdout is not None
    url = server.stdout.readline().split()[-1]
    try:
        with sync_playwright() as playwright:
            options: dict[str, Any] = {"executable_path": "/usr/bin/chromium", "args": FLAGS}
            browser = playwright.chromium.launch(**options)
            save_race_gif(browser, url, folder / "race.gif")
            save_lesson_gif(browser, url, folder / "teach.gif")
            for size in (DESKTOP, WIDE, PHONE):
                save_screens(browser, url, folder, size)
            browser.close()
    finally:
        server.terminate()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else IMAGES)
