"""`hotlap limit`: the best lap that a car can drive on a track, and how far a driver is from it."""

from __future__ import annotations

import json
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from hotlap.cli.app import AsJson, Verbose, app
from hotlap.cli.completion import complete_driver, complete_track
from hotlap.cli.files import PICTURES, check_path, check_writable, writing
from hotlap.cli.printing import print_facts, print_table, print_text, progress_bar
from hotlap.extras import require_extra
from hotlap.invocation import command

if TYPE_CHECKING:
    from hotlap.laptime.limit import Limit, LimitLaps, Scales
    from hotlap.reports.limit_picture import Losses
    from hotlap.tracks import Track


class QualityName(StrEnum):
    """How long the search may take."""

    quick = "quick"
    full = "full"


_ITERATIONS = {QualityName.quick: 600, QualityName.full: 1800}
"""What a search usually takes, for the time that is left."""


@app.command()
def limit(
    track: Annotated[
        str,
        typer.Argument(
            help="circuit, speedway, gauntlet, random:SEED, a .json file; or a .lap file to replay.",
            autocompletion=complete_track,
        ),
    ],
    quality: Annotated[
        QualityName, typer.Option(help="quick: seconds, within about 0.2%; full: a minute or two.")
    ] = QualityName.full,
    grip: Annotated[float, typer.Option(min=0.5, max=2.0, help="Of the standard car's.")] = 1.0,
    mass: Annotated[float, typer.Option(min=0.5, max=2.0, help="Of the standard car's.")] = 1.0,
    power: Annotated[float, typer.Option(min=0.5, max=2.0, help="Of the standard car's.")] = 1.0,
    driver: Annotated[
        str | None,
        typer.Option(
            metavar="DRIVER", help="Show where this driver loses time.", autocompletion=complete_driver
        ),
    ] = None,
    picture: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw the lap: .png, .svg or .pdf.")
    ] = None,
    lap: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Save the laps to this .lap file (default: results/limits)."),
    ] = None,
    as_json: AsJson = False,
    verbose: Verbose = False,
) -> None:
    """Find the limit of the car on a track: the best lap by optimal control, replayed in the simulator."""
    from hotlap.laptime.lap_file import SUFFIX

    check_path("--picture", picture, PICTURES)
    check_writable("--lap", lap, (SUFFIX,))
    if track.endswith(SUFFIX):
        (found, on), saved = _replayed(Path(track)), None
    else:
        require_extra("limit", "hotlap limit")
        found, on, saved = _searched(track, quality, (grip, mass, power), lap)
    if as_json:
        print(json.dumps(found.limit.as_dict(), indent=2))
    else:
        _print(found.limit, saved)
    losses = None if driver is None else _compare(found, on, driver)
    if losses is not None and not as_json:
        _print_losses(losses)
    if picture is not None:
        from hotlap.reports.limit_picture import save_limit_picture

        with progress_bar(f"drawing {picture.name}"), writing(picture):
            save_limit_picture(found, on, losses, picture)
        if not as_json:
            print(f"picture: {picture}")


def _searched(
    name: str, quality: QualityName, scales: Scales, lap: Path | None
) -> tuple[LimitLaps, Track, Path]:
    """A new limit, its track, and the file it was saved to."""
    from hotlap.laptime.lap_file import to_bytes
    from hotlap.laptime.stored import limit_file
    from hotlap.runs.storage import write_whole
    from hotlap.tracks import load_track

    track = load_track(name)
    done, total = 0, _ITERATIONS[quality]
    with progress_bar(f"limit of {track.name}") as tick:
        from hotlap.laptime.search import find_limit

        def iterated() -> None:
            nonlocal done
            done += 1
            tick(done, max(total, done))

        found = find_limit(track, quality.value, scales, tick=iterated)
    path = lap or limit_file(track)
    if lap is None:
        path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, to_bytes(found))
    return found, track, path


def _replayed(path: Path) -> tuple[LimitLaps, Track]:
    """A saved limit, after driving its laps again."""
    from dataclasses import replace

    from hotlap.errors import UsageError
    from hotlap.laptime.lap_file import read_limit
    from hotlap.laptime.limit import upper_bounds
    from hotlap.tracks import load_track

    laps = read_limit(path)
    track = load_track(laps.limit.track)
    if track.fingerprint != laps.limit.track_fingerprint:
        raise UsageError(f"{path} was driven on another track of the name '{track.name}'")
    bounds: dict[str, Any] = dict(upper_bounds(track, laps.drives, laps.limit.scales))
    return replace(laps, limit=replace(laps.limit, **bounds)), track


def _print(found: Limit, saved: Path | None) -> None:
    lower = "proven" if found.t_lb_proven else "an estimate"
    width = 100.0 * (1.0 - found.t_lb / found.t_ub)
    certified = None
    if found.t_lb_certified is not None:
        below = 100.0 * (1.0 - found.t_lb_certified / found.t_ub)
        certified = (
            f"{found.t_lb_certified:.3f} s, for cars that do not spin (docs/limit.md), {below:.1f}% below"
        )
    car = [f"{name} {scale:g}" for name, scale in zip(("grip", "mass", "power"), found.scales, strict=True)]
    print_facts(
        f"The limit of the car on {found.track}",
        {
            "T_UB": f"{found.t_ub:.3f} s, the slowest of three clean flying laps in a row",
            "single": f"{found.t_ub_single:.3f} s, one flying lap with a prepared entry",
            "standing": f"{found.t_ub_standing:.3f} s, from rest on the grid",
            "T_LB": f"{found.t_lb:.3f} s, what no car beats lap after lap ({lower}), {width:.1f}% below",
            "proven": certified,
            "T_c": f"{found.t_c:.3f} s, the limit along the centreline",
            "car": None if set(found.scales) == {1.0} else ", ".join(car),
            "search": f"{found.quality}, {found.seconds:.0f} s",
            "laps": None if saved is None else f"{saved}; replay them with: hotlap limit FILE",
        },
    )


def _compare(found: LimitLaps, track: Track, driver: str) -> Losses:
    with progress_bar(f"driving {driver}"):
        from hotlap.reports.limit_picture import find_losses

        return find_losses(found, track, driver)


def _print_losses(losses: Losses) -> None:
    print()
    print_table(
        f"Where {losses.driver} loses {losses.lost_s:.2f} s ({losses.gap:+.1%})",
        [
            {
                "corner": corner.name, "at": f"{corner.at_m:.0f} m", "radius": f"{corner.radius_m:.0f} m",
                "lost": f"{corner.lost_s:+.3f} s", "slowest": f"{corner.slowest_kmh:.0f} km/h",
                "at the limit": f"{corner.limit_slowest_kmh:.0f} km/h",
            }
            for corner in losses.corners
        ],
    )  # fmt: skip
    print_text(f"{losses.driver}'s best flying lap against a flying lap at the limit, corner by corner.")
    print(f"Draw it: {command('limit', losses.track, '--driver', losses.driver, '--picture', 'limit.png')}")
