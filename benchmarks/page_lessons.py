"""Figures of teaching in the page: seconds until all cars of an exam lap, time per frame, memory.

    python -m benchmarks.page_lessons [--json] [--seeds 41 42 43 44 45] [--minutes 1 4 7 10]

Teaches in the real page in headless Chromium, which draws in software: that takes its share of the processor.
Needs Chromium and `pip install playwright`.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from benchmarks.page_in_chromium import NO_GPU, chromium, served_page, visit

STEPS = 1_572_864
LONG = 200_000_000
"""More steps than ten minutes are enough for."""
PATIENCE_S = 300

TEACH = """([seed, steps, cars]) => {
  const form = document.getElementById("setup").elements;
  document.querySelector("input[name=mode][value=teach]").click();
  form.steps.add(new Option(steps, steps, true, true));
  form.seed.value = seed;
  form.cars.value = cars;
  globalThis.clickedAt = performance.now();
  document.getElementById("go").click();
}"""
LAPPED = """() => {
  const lesson = hotlap.state().lesson;
  if (lesson?.lappedAfter) globalThis.lappedMs ??= performance.now() - clickedAt;
  return [globalThis.lappedMs ?? null, lesson?.state, lesson?.steps, lesson?.seconds];
}"""


def teach(page: Page, seed: int, steps: int = STEPS, cars: int = 64) -> None:
    """Choose on the start screen, and press the button."""
    page.evaluate(TEACH, [seed, steps, cars])


def seconds_until_lapping(browser: Browser, url: str, seeds: list[int]) -> dict[str, Any]:
    """From the click until 20 of 20 cars finish a lap, and how fast it learns until then."""
    found, rates = [], []
    for seed in seeds:
        with visit(browser, url) as page:
            teach(page, seed)
            end = time.monotonic() + PATIENCE_S
            while True:
                after_ms, state, steps, seconds = page.evaluate(LAPPED)
                if after_ms is not None or state in ("finished", "failed") or time.monotonic() > end:
                    break
                time.sleep(0.1)
            found.append(None if after_ms is None else after_ms / 1000)
            rates.append(steps / seconds)
    return {"seconds": found, "steps_per_second": statistics.median(rates)}


def milliseconds_per_frame(browser: Browser, url: str, cars: int, seconds: float) -> dict[str, float]:
    """JavaScript's share of the frames while it learns; the GPU draws nothing."""
    with visit(browser, f"{url}?quality=0", NO_GPU) as page:
        teach(page, 1, LONG, cars)
        time.sleep(seconds)
        costs = page.evaluate("hotlap.state().frameMs")
    cuts = statistics.quantiles(costs, n=20, method="inclusive")
    return {"p50": statistics.median(costs), "p95": cuts[18], "frames": len(costs)}


def memory_over_lesson(browser: Browser, url: str, minutes: list[int]) -> list[dict[str, float]]:
    """Of the page's own heap, garbage included, and of all of the browser's processes with the Worker's."""
    found: list[dict[str, float]] = []
    with visit(browser, f"{url}?draw=off") as page:
        teach(page, 1, LONG)
        begun = time.monotonic()
        for minute in minutes:
            time.sleep(max(begun + 60 * minute - time.monotonic(), 0))
            heap, steps = page.evaluate("[performance.memory.usedJSHeapSize, hotlap.state().lesson.steps]")
            found.append(
                {"minute": minute, "steps": steps, "heap_bytes": heap, "browser_bytes": resident_bytes()}
            )
    return found


def resident_bytes() -> int:
    """Memory that all processes of Chromium hold for themselves."""
    total = 0
    for status in Path("/proc").glob("[0-9]*/smaps_rollup"):
        try:
            if "chromium" in (status.parent / "cmdline").read_text():
                lines = status.read_text().splitlines()
                total += sum(1024 * int(line.split()[1]) for line in lines if line.startswith("Private_"))
        except OSError:
            continue
    return total


def measure(seeds: list[int], minutes: list[int]) -> dict[str, Any]:
    """All figures."""
    with served_page() as url, chromium() as browser, tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "race.html"
        command = [sys.executable, "-m", "hotlap", "race", "--html", str(file)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        forms = {
            "from the server, nothing drawn": f"{url}?draw=off",
            "from the server, drawn in software": url,
            "one file from disk, nothing drawn": f"{file.as_uri()}?draw=off",
        }
        return {
            "lapping": {what: seconds_until_lapping(browser, where, seeds) for what, where in forms.items()},
            "frames": {cars: milliseconds_per_frame(browser, url, cars, 20) for cars in (64, 256)},
            "memory": memory_over_lesson(browser, url, minutes),
        }


def table(figures: dict[str, Any]) -> str:
    """The figures as Markdown."""
    rows = []
    for what, found in figures["lapping"].items():
        seconds = ", ".join("never" if each is None else f"{each:.1f}" for each in found["seconds"])
        rows.append((f"click to 20 of 20 cars lapping, {what}", f"{seconds} s"))
        rows.append((f"training, {what}", f"{found['steps_per_second']:,.0f} steps/s"))
    for cars, took in figures["frames"].items():
        what = f"JavaScript per frame while it learns, {cars} cars: p50, p95"
        rows.append((what, f"{took['p50']:.2f} ms, {took['p95']:.2f} ms"))
    for at in figures["memory"]:
        what = f"minute {at['minute']} of a lesson, {at['steps'] / 1e6:.1f} M steps: page, whole browser"
        rows.append((what, f"{at['heap_bytes'] / 1e6:.1f} MB, {at['browser_bytes'] / 1e6:.0f} MB"))
    return "\n".join(
        ["| what | figure |", "| --- | --- |", *(f"| {what} | {figure} |" for what, figure in rows)]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--seeds", type=int, nargs="+", default=[41, 42, 43, 44, 45])
    parser.add_argument("--minutes", type=int, nargs="+", default=[1, 4, 7, 10])
    given = parser.parse_args()
    figures = measure(given.seeds, given.minutes)
    print(json.dumps(figures, indent=2) if given.json else table(figures))


if __name__ == "__main__":
    main()
