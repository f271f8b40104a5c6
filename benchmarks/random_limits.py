"""Limits of many random tracks, for `benchmarks.generalist`: `python -m benchmarks.random_limits FILE`.

T_UB of random:5000 … random:5199, `quick`, as `hotlap limit` finds it but without the single and the standing
lap and without T_LB, which nobody compares with here. The file holds seconds by the seed of the track, null
where no limit was found. Tracks that it has already are left as they are, so a second call continues.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from hotlap.laptime.search import NoLimitError, find_sustained
from hotlap.runs.storage import write_whole
from hotlap.tracks import load_track


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("file", type=Path)
    parser.add_argument("--first", type=int, default=5000, help="seed of the first track")
    parser.add_argument("--tracks", type=int, default=200)
    arguments = parser.parse_args()
    found: dict[str, float | None] = {}
    if arguments.file.exists():
        found = json.loads(arguments.file.read_text(encoding="utf-8"))
    for seed in range(arguments.first, arguments.first + arguments.tracks):
        if str(seed) not in found:
            found[str(seed)] = limit_s(seed)
            write_whole(arguments.file, json.dumps(found, indent=0) + "\n")
            print(f"random:{seed} {found[str(seed)]}", flush=True)


def limit_s(seed: int) -> float | None:
    """T_UB of a random track, rounded to a tenth of a millisecond."""
    try:
        return round(find_sustained(load_track(f"random:{seed}"), "quick"), 4)
    except NoLimitError:
        return None


if __name__ == "__main__":
    main()
