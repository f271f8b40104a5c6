"""Figures of the page of `hotlap race`: sizes, time to driving, time per tick and per frame, memory.

    python -m benchmarks.page_figures [--json]

Drives the real page in headless Chromium, which draws in software. Needs Chromium and
`pip install playwright`.
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

from benchmarks.page_in_chromium import (
    DRIVE_OFF,
    FRAMES,
    HAND_CLOCK,
    NO_GPU,
    SIZES,
    STAND_IN,
    TICKS,
    chromium,
    served_page,
    visit,
)

CARS = (1, 8, 100)
TICKS_PER_MINUTE = 3600
FRAMES_TIMED = 1500
"""The page keeps the times of the last 600; those before are for the compiler."""
FRAME_KINDS = {
    "simulation and HUD": ("?draw=off", HAND_CLOCK),
    "with drawing": ("?quality=0", NO_GPU + HAND_CLOCK),
}


def bytes_served(browser: Browser, url: str) -> dict[str, int]:
    """What a first visit loads, until its start screen is complete."""
    with visit(browser, url) as page:
        page.wait_for_load_state("networkidle")
        sizes: list[int] = page.evaluate(SIZES)
    return {"files": len(sizes), "bytes": sum(sizes)}


def bytes_in_one_file() -> int:
    """The file of `hotlap race --html`: the circuit, its best driver, the generalist."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "race.html"
        command = [sys.executable, "-m", "hotlap", "race", "--html", str(path)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        return path.stat().st_size


def seconds_to_driving(browser: Browser, url: str, visits: int) -> list[float]:
    """From navigation to the countdown, the button pressed as soon as it is there; each visit a first one."""
    found = []
    for _ in range(visits):
        with visit(browser, url, DRIVE_OFF) as page:
            while (after_ms := page.evaluate("globalThis.offAfterMs ?? null")) is None:
                time.sleep(0.05)
            found.append(after_ms / 1000)
    return found


def microseconds_per_tick(browser: Browser, url: str) -> dict[str, dict[str, float]]:
    """The simulator's share and the drivers' share of a tick, for all cars together."""
    found = {}
    with visit(browser, f"{url}?draw=off") as page:
        page.wait_for_load_state("networkidle")
        for cars in CARS:
            took = page.evaluate(TICKS, [cars, 3000 if cars < 50 else 600])
            found[str(cars)] = {"step": took["step"], "drivers": took["driven"] - took["step"]}
    return found


def milliseconds_per_frame(
    browser: Browser, url: str, query: str, before: str
) -> dict[str, dict[str, float]]:
    """JavaScript's share of a frame of one tick, as on a screen of 60 Hz; the GPU draws nothing."""
    found = {}
    for mode in ("race", "watch"):
        with visit(browser, url + query, before) as page:
            begin(page, mode)
            costs = page.evaluate(FRAMES, FRAMES_TIMED)
            cuts = statistics.quantiles(costs, n=20, method="inclusive")
            found[mode] = {"p50": statistics.median(costs), "p95": cuts[18]}
    return found


def begin(page: Page, mode: str, laps: int = 10) -> None:
    """Choose on the start screen, let the generalist drive the player's car, and go."""
    page.wait_for_load_state("networkidle")
    page.evaluate(STAND_IN)
    page.check(f"input[name=mode][value={mode}]", force=True)
    page.evaluate("(laps) => { document.querySelector('[name=laps] option:checked').value = laps; }", laps)
    page.evaluate("document.getElementById('go').click()")


def memory_over_race(browser: Browser, url: str, minutes: tuple[int, ...]) -> list[dict[str, float]]:
    """What is in use after these minutes of one long race, after the garbage was collected."""
    found: list[dict[str, float]] = []
    with visit(browser, f"{url}?quality=0", NO_GPU + HAND_CLOCK) as page:
        begin(page, "race", laps=1000)
        protocol = page.context.new_cdp_session(page)
        protocol.send("Performance.enable")
        for minute in minutes:
            while (ticks := minute * TICKS_PER_MINUTE - page.evaluate("hotlap.state().tick")) > 0:
                page.evaluate("(count) => passFrames(count)", min(ticks, 600))
            protocol.send("HeapProfiler.collectGarbage")
            heap = protocol.send("Runtime.getHeapUsage")
            metrics = {
                one["name"]: one["value"] for one in protocol.send("Performance.getMetrics")["metrics"]
            }
            found.append(
                {
                    "minute": minute,
                    "laps": page.evaluate("hotlap.laps().length"),
                    "heap_bytes": heap["usedSize"],
                    "array_bytes": heap["backingStorageSize"],
                    "wasm_bytes": page.evaluate("hotlap.state().memory"),
                    "nodes": metrics["Nodes"],
                }
            )
    return found


def measure(visits: int, minutes: tuple[int, ...]) -> dict[str, Any]:
    """All figures."""
    with served_page() as url, chromium() as browser:
        return {
            "chromium": browser.version,
            "served": bytes_served(browser, url),
            "html_bytes": bytes_in_one_file(),
            "seconds_to_driving": seconds_to_driving(browser, url, visits),
            "microseconds_per_tick": microseconds_per_tick(browser, url),
            "milliseconds_per_frame": {
                kind: milliseconds_per_frame(browser, url, *how) for kind, how in FRAME_KINDS.items()
            },
            "memory": memory_over_race(browser, url, minutes),
        }


def table(figures: dict[str, Any]) -> str:
    """The figures as Markdown."""
    served, seconds = figures["served"], figures["seconds_to_driving"]
    rows = [
        ("a first visit to the server", f"{served['bytes'] / 1e6:.2f} MB in {served['files']} files"),
        ("the file of --html: one track, two drivers", f"{figures['html_bytes'] / 1e6:.2f} MB"),
        (f"navigation to the countdown, p50 of {len(seconds)}", f"{statistics.median(seconds):.2f} s"),
    ]
    for cars, took in figures["microseconds_per_tick"].items():
        what = f"tick of {cars} car{'s' if cars != '1' else ''}: simulator, drivers"
        rows.append((what, f"{took['step']:.1f} µs, {took['drivers']:.1f} µs"))
    for kind, modes in figures["milliseconds_per_frame"].items():
        for mode, took in modes.items():
            what = f"JavaScript per frame, {kind}, {mode}: p50, p95"
            rows.append((what, f"{took['p50']:.2f} ms, {took['p95']:.2f} ms"))
    for at in figures["memory"]:
        what = f"after minute {at['minute']} of a race: heap, arrays, simulator, DOM nodes"
        sizes = ", ".join(f"{at[name] / 1e6:.2f} MB" for name in ("heap_bytes", "array_bytes", "wasm_bytes"))
        rows.append((what, f"{sizes}, {at['nodes']:.0f}"))
    return "\n".join(
        ["| what | figure |", "| --- | --- |", *(f"| {what} | {figure} |" for what, figure in rows)]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--visits", type=int, default=10, help="first visits that are timed")
    parser.add_argument(
        "--minutes", type=int, nargs="+", default=(1, 5, 10), help="minutes of the race to look at"
    )
    given = parser.parse_args()
    figures = measure(given.visits, tuple(given.minutes))
    print(json.dumps(figures, indent=2) if given.json else table(figures))


if __name__ == "__main__":
    main()
