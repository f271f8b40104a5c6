"""Real Chromium for the tests of the page: visits that note every error and every request."""

import os
import shutil
import time
from contextlib import contextmanager

import pytest
from playwright.sync_api import sync_playwright

FLAGS = [
    "--no-sandbox",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-domain-reliability",
    "--disable-sync",
    "--no-first-run",
]
SIZE = {"width": 800, "height": 450}
PATIENCE_S = 60
"""How long a page may take for anything: machines of CI are slow, and several tests run at once."""

HAND_CLOCK = """{
  let calls = [];
  let now = 0;
  globalThis.requestAnimationFrame = (call) => calls.push(call);
  globalThis.passFrames = (count) => {
    for (let frame = 0; frame < count; frame += 1) {
      const due = calls;
      calls = [];
      now += 50;
      due.forEach((call) => call(now));
    }
  };
}"""
"""Frames of three ticks, when the test asks for them: it goes the same on a busy machine, and a lap takes
seconds."""


def required(program, package):
    """Where a program is. Without it the test is skipped; in CI it fails."""
    path = shutil.which(program)
    if path is None:
        message = f"{program} is not installed (Debian's package {package})"
        if os.environ.get("CI") == "true":
            pytest.fail(message)
        pytest.skip(message)
    return path


@contextmanager
def running_chromium():
    with sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        try:
            yield browser
        finally:
            browser.close()


def launch(kind, *flags):
    return kind.launch(executable_path=required("chromium", "chromium"), args=[*FLAGS, *flags])


class Visit:
    """A page in a browser of its own storage; from disk, without a network."""

    def __init__(self, browser, url, *, by_hand=False, before="", **options):
        self.by_hand = by_hand
        self.origin = url.split("?")[0]
        self.context = browser.new_context(viewport=SIZE, **options)
        self.context.set_default_timeout(PATIENCE_S * 1000)
        self.context.set_offline(url.startswith("file:"))
        self.context.add_init_script(before + (HAND_CLOCK if by_hand else ""))
        self.errors, self.requests = [], []
        self.page = self.context.new_page()
        self.page.on("console", self._note)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.goto(url)

    def _note(self, message):
        if message.type in ("error", "warning") and not _of_the_driver(message.text):
            self.errors.append(message.text)

    def close(self):
        """End the visit; nothing may have gone wrong in it, and nothing have left the page's origin."""
        self.context.close()
        assert self.errors == []
        inside = (self.origin, "data:", "blob:")
        assert [url for url in self.requests if not url.startswith(inside)] == []

    @property
    def screen(self):
        return self.state()["screen"]

    def state(self):
        # The times of the last 600 frames are long to send.
        return self.page.evaluate("() => { const { frameMs, ...rest } = hotlap.state(); return rest; }")

    def laps(self):
        return self.page.evaluate("hotlap.laps()")

    def text(self, selector):
        return self.page.locator(selector).inner_text()

    def until(self, holds, what, patience_s=PATIENCE_S):
        """Wait until something holds. The page's policy forbids to wait inside it, by a string of code."""
        end = time.monotonic() + patience_s
        while not holds():
            assert time.monotonic() < end, f"waited {patience_s} s in vain until {what}: {self.state()}"
            self.wait()

    def wait(self):
        """Let a moment of the page's time pass."""
        if self.by_hand:
            self.pass_frames(1)
        else:
            time.sleep(0.02)

    def pass_frames(self, count):
        self.page.evaluate("passFrames", count)

    def until_screen(self, name):
        self.until(lambda: self.screen == name, f"the screen is {name}")

    def until_tick(self, tick):
        self.until(lambda: self.state()["tick"] >= tick, f"tick {tick}")

    def start(self):
        """Wait for the start screen."""
        self.page.evaluate("hotlap.ready")
        self.until_screen("start")
        return self

    def choose(self, mode, *, track=None, rivals=None, laps=None, help=False):
        """Fill the start screen as a visitor does."""
        page = self.page
        if track:
            page.locator(f".card[data-track='{track}']").click()
        page.locator(f"input[name=mode][value={mode}]").check()
        if rivals:
            for name in rivals:
                page.locator(f"input[name=rival][value='{name}']").check()
            for box in page.locator("input[name=rival][type=checkbox]:checked").all():
                if box.input_value() not in rivals:
                    box.uncheck()
        if laps:
            page.locator("select[name=laps]").select_option(str(laps))
        page.locator("input[name=help]").set_checked(help)
        return self

    def go(self):
        """Press the button, and wait until the car may move."""
        self.page.locator("#go").click()
        self.until_screen("drive")
        return self


def _of_the_driver(text):
    """Chromium's remarks about drawing in software."""
    return "GL Driver Message" in text or "software WebGL" in text
