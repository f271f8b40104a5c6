"""Make the pictures of the page: python docs/page_pictures.py [FOLDER]

Needs Chromium and `pip install playwright`. It is the real page; only its clock is moved by hand, frame by
frame, because drawing in software takes a third of a second for each.
"""

from __future__ import annotations

import io
import subprocess
import sys
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
_GIF_SIZE, _GIF_FRAMES, _GIF_COLOURS = (480, 270), 66, 80
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
    if (!car.isPlayer) return drive.call(this, car, row);
    car.stand_in ??= trainedPilot(this.world, row, driver);
    car.stand_in.drive(this.tick);
    this.playerInput.set(this.world.controlsOf(row));
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


def begin(page: Page, mode: str, rivals: tuple[str, ...] = ()) -> None:
    """Choose on the start screen, and go."""
    page.check(f"input[name=mode][value={mode}]", force=True)
    for name in rivals:
        page.check(f"input[name=rival][value='{name}']", force=True)
    page.click("#go")
    page.wait_for_function("hotlap.state().screen !== 'start'")


def save_screens(browser: Browser, url: str, folder: Path, size: tuple[int, int]) -> None:
    """Every screen and mode at one size."""
    name = f"{size[0]}x{size[1]}"
    page = open_page(browser, url, size, touch=size == PHONE)
    if size == PHONE:
        page.touchscreen.tap(200, 12)
    run_for(page, 4.0)
    page.screenshot(path=folder / f"start-{name}.png")
    begin(page, "race", ("casual-human",))
    run_for(page, 3.3 + 6.2)
    page.screenshot(path=folder / f"race-{name}.png")
    page.keyboard.press("KeyP")
    page.screenshot(path=folder / f"pause-{name}.png")
    page.click("#pause [data-action=leave]")
    begin(page, "watch", ("circuit-best",))
    run_for(page, 7.0)
    page.screenshot(path=folder / f"watch-{name}.png")
    for camera in ("bonnet", "above", "track"):
        page.keyboard.press("KeyC")
        run_for(page, 0.6)
        page.screenshot(path=folder / f"watch-{camera}-{name}.png")
    page.context.close()


def save_race_gif(browser: Browser, url: str, path: Path) -> None:
    """Some seconds of a race, from the hairpin on."""
    page = open_page(browser, url, DESKTOP)
    begin(page, "race")
    run_for(page, 3.2 + 4.0)
    shots = []
    for _ in range(_GIF_FRAMES):
        run_for(page, (FRAME_MS - TURN_MS) / 1000)
        shot = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
        shots.append(shot.resize(_GIF_SIZE, Image.Resampling.LANCZOS))
    save_gif(shots, path)
    page.context.close()


def save_gif(shots: list[Image.Image], path: Path) -> None:
    """With one palette for all frames, from some of them: such files are half as large."""
    some = shots[:: len(shots) // 6]
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
            for size in (DESKTOP, WIDE, PHONE):
                save_screens(browser, url, folder, size)
            browser.close()
    finally:
        server.terminate()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else IMAGES)
