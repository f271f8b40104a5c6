"""`StudyPlan`: which runs a study has. A TOML file or the options of `hotlap study run`; loads no torch."""

from __future__ import annotations

import hashlib
import itertools
import json
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from hotlap.envs.names import environment_folder, split_module
from hotlap.errors import UsageError, did_you_mean
from hotlap.runs.config import DEFAULT_ALGORITHM, RunConfig, check_seed

MOST_RUNS = 100_000
_LONGEST_LABEL = 80
_GRIDS = "grid"
_LISTS = ("environments", "algorithms", "presets", "wrappers", "imports")
_TABLES = ("settings", "env_settings")
_NUMBERS = ("steps", "n_envs", "checkpoint_every")
_KEYS = (*_LISTS, *_TABLES, *_NUMBERS, "seeds", "keep")
_RANGE = re.compile(r"\s*(\d+)\s*(?:-\s*(\d+)\s*)?")
_UNSAFE = re.compile(r"[^A-Za-z0-9.]+")


@dataclass(frozen=True)
class PlannedRun:
    """One run of a study: what `hotlap train` would be asked for."""

    environment: str
    algorithm: str
    seed: int
    preset: str | None = None
    steps: int | None = None
    n_envs: int | None = None
    settings: Mapping[str, Any] = field(default_factory=dict)
    env_settings: Mapping[str, Any] = field(default_factory=dict)
    wrappers: tuple[str, ...] = ()
    imports: tuple[str, ...] = ()
    checkpoint_every: int | None = None
    keep: int | str | None = None

    @property
    def label(self) -> str | None:
        """What tells this run's folder from those of other presets and settings; None where nothing does."""
        parts = [self.preset] if self.preset is not None else []
        for key, value in sorted({**self.settings, **self.env_settings}.items()):
            parts.append(f"{key}-{_label_of(value)}")
        label = "_".join(parts)
        if len(label) > _LONGEST_LABEL:
            label = f"{label[:_LONGEST_LABEL].rstrip('-_.')}-{hashlib.sha256(label.encode()).hexdigest()[:8]}"
        return label or None

    @property
    def group(self) -> str:
        """What the seeds of one group share: the algorithm and its settings."""
        return self.algorithm if self.label is None else f"{self.label}_{self.algorithm}"

    @property
    def key(self) -> str:
        """The run's folder within the study's `runs`: ENV/NAME."""
        _, name = split_module(self.environment)
        config = RunConfig(name, self.algorithm, self.seed, name=self.label)
        return f"{environment_folder(name)}/{config.folder_name}"

    @property
    def cell(self) -> str:
        """The key without the seed."""
        return self.key.rpartition("_seed")[0]

    def keywords(self) -> dict[str, Any]:
        """The keywords of `make_config`."""
        return {
            "environment": self.environment, "algorithm": self.algorithm, "seed": self.seed,
            "preset": self.preset, "steps": self.steps, "n_envs": self.n_envs,
            "settings": dict(self.settings), "env_options": dict(self.env_settings), "name": self.label,
            "wrappers": list(self.wrappers), "imports": list(self.imports),
        }  # fmt: skip


def _label_of(value: Any) -> str:
    """A value as a part of a folder's name; a number keeps its sign."""
    text = value if isinstance(value, str) else json.dumps(value)
    if isinstance(value, int | float):
        return text.replace("+", "")
    return _UNSAFE.sub("-", text).strip("-")


@dataclass(frozen=True)
class Grid:
    """Values to cross. Each list is one axis."""

    environments: tuple[str, ...]
    algorithms: tuple[str, ...]
    seeds: tuple[int, ...]
    presets: tuple[str | None, ...] = (None,)
    settings: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    env_settings: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    wrappers: tuple[str, ...] = ()
    imports: tuple[str, ...] = ()
    steps: int | None = None
    n_envs: int | None = None
    checkpoint_every: int | None = None
    keep: int | str | None = None

    def runs(self) -> Iterator[PlannedRun]:
        """Every combination, seed by seed: after one round each cell has a run."""
        axes = itertools.product(
            self.seeds, self.environments, self.algorithms, self.presets,
            _combinations(self.settings), _combinations(self.env_settings),
        )  # fmt: skip
        for seed, environment, algorithm, preset, settings, env_settings in axes:
            yield PlannedRun(
                environment, algorithm, seed, preset, self.steps, self.n_envs, settings, env_settings,
                self.wrappers, self.imports, self.checkpoint_every, self.keep,
            )  # fmt: skip


def _combinations(axes: Mapping[str, Sequence[Any]]) -> list[dict[str, Any]]:
    return [dict(zip(axes, values, strict=True)) for values in itertools.product(*axes.values())]


@dataclass(frozen=True)
class StudyPlan:
    """The runs of a study, and the tables that say them, as they stand in study.toml."""

    tables: Mapping[str, Any]
    grids: tuple[Grid, ...]

    def runs(self) -> list[PlannedRun]:
        """Every run once, in the order in which they start."""
        found: dict[str, PlannedRun] = {}
        cells: dict[str, PlannedRun] = {}
        for run in itertools.chain.from_iterable(grid.runs() for grid in self.grids):
            found.setdefault(run.key, run)
            _check_alike(cells.setdefault(run.cell, run), run)
            if len(found) > MOST_RUNS:
                raise UsageError(f"the plan has over {MOST_RUNS:,} runs; split it into several studies")
        return list(found.values())


def _check_alike(first: PlannedRun, run: PlannedRun) -> None:
    """Raise if two runs of a cell differ in more than their seed."""
    for key, mine in vars(first).items():
        if key != "seed" and mine != (other := getattr(run, key)):
            raise UsageError(
                f"the plan has runs of {run.cell} with {key} {_said(mine)} and with {key} {_said(other)}; "
                "runs that differ only in their seed must be alike. Leave one of them out, or make it a "
                "study of its own"
            )


def _said(value: Any) -> str:
    return "left out" if value in (None, ()) else repr(value)


def read_plan(path: Path) -> StudyPlan:
    """The plan of a TOML file."""
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise UsageError(f"there is no plan {path}") from None
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(f"{path} cannot be read: {error}") from error
    except tomllib.TOMLDecodeError as error:
        raise UsageError(f"{path} is not TOML: {error}") from error
    return parse_plan(tables, str(path))


def parse_plan(tables: Mapping[str, Any], source: str = "the plan") -> StudyPlan:
    """The plan of tables as in study.toml. `source` is named in errors."""
    shared = {key: value for key, value in tables.items() if key != _GRIDS}
    given = tables.get(_GRIDS, [{}])
    if not isinstance(given, list) or not given or not all(isinstance(grid, dict) for grid in given):
        raise UsageError(f"{source}: write each grid as [[{_GRIDS}]] with its keys below it")
    plan = StudyPlan(dict(tables), tuple(_parse_grid(_merged(shared, grid), source) for grid in given))
    plan.runs()
    return plan


def _merged(shared: Mapping[str, Any], grid: Mapping[str, Any]) -> dict[str, Any]:
    """A grid's keys over those of all grids; settings are merged key by key."""
    tables = {
        key: {**shared.get(key, {}), **grid.get(key, {})}
        for key in _TABLES
        if isinstance(shared.get(key, {}), dict) and isinstance(grid.get(key, {}), dict)
    }
    return {**shared, **grid, **tables}


def _parse_grid(table: Mapping[str, Any], source: str) -> Grid:
    for key in table:
        if key not in _KEYS:
            hint = did_you_mean(key, (*_KEYS, _GRIDS))
            raise UsageError(f"{source}: unknown key '{key}'; a plan has {', '.join(_KEYS)}{hint}")
    for key in ("environments", "seeds"):
        if table.get(key) in (None, [], ""):
            raise UsageError(f"{source}: '{key}' is missing; every grid needs environments and seeds")
    lists = {key: _names(table.get(key, []), key, source) for key in _LISTS}
    numbers = {key: _whole(table.get(key), key, source) for key in _NUMBERS}
    return Grid(
        environments=lists["environments"],
        algorithms=tuple(name.lower() for name in lists["algorithms"]) or (DEFAULT_ALGORITHM,),
        seeds=read_seeds(table["seeds"], source),
        presets=lists["presets"] or (None,),
        settings=_axes(table.get("settings", {}), "settings", source),
        env_settings=_axes(table.get("env_settings", {}), "env_settings", source),
        wrappers=lists["wrappers"],
        imports=lists["imports"],
        keep=table.get("keep"),
        **numbers,
    )


def _names(found: Any, key: str, source: str) -> tuple[str, ...]:
    names = [found] if isinstance(found, str) else found
    if not isinstance(names, list) or not all(isinstance(name, str) and name for name in names):
        raise UsageError(f"{source}: {key} is {found!r}; write a list of names")
    return tuple(dict.fromkeys(names))


def _whole(found: Any, key: str, source: str) -> int | None:
    if found is None:
        return None
    if isinstance(found, bool) or not isinstance(found, int) or found < 1:
        raise UsageError(f"{source}: {key} is {found!r}; it must be a whole number above 0")
    return found


def _axes(table: Any, key: str, source: str) -> dict[str, tuple[Any, ...]]:
    if not isinstance(table, dict):
        raise UsageError(f"{source}: {key} is {table!r}; write it as a table, [{key}]")
    axes = {name: tuple(value) if isinstance(value, list) else (value,) for name, value in table.items()}
    for name, values in axes.items():
        if not values:
            raise UsageError(f"{source}: {key}.{name} has no values")
        for value in values:
            _check_value(value, f"{source}: {key}.{name}")
    return axes


def _check_value(value: Any, what: str) -> None:
    """Raise for what a setting or study.toml cannot hold: dates, NaN, text that is not Unicode, null."""
    try:
        json.dumps(value, ensure_ascii=False, allow_nan=False).encode()
    except (TypeError, ValueError):
        raise UsageError(f"{what} is {value}; it must be a finite number, text, a list or a table") from None
    if _has_null(value):
        raise UsageError(
            f"{what} has the value null, which a plan cannot say: TOML has none. Leave the setting out where "
            "it shall have its default, in a grid of its own if others have values"
        )


def _has_null(value: Any) -> bool:
    if isinstance(value, dict):
        value = list(value.values())
    return value is None or (isinstance(value, list) and any(map(_has_null, value)))


def read_seeds(found: Any, source: str = "--seeds") -> tuple[int, ...]:
    """Seeds: a number, a list, or text such as 0-4 or 0-2,7."""
    if isinstance(found, str):
        parts = [_RANGE.fullmatch(part) for part in found.split(",")]
        if not all(parts):
            raise UsageError(f"{source}: seeds are {found!r}; write them as 0-4 or 0,1,7")
        ranges = [range(int(part[1]), int(part[2] or part[1]) + 1) for part in parts if part]
        if sum(map(len, ranges)) > MOST_RUNS or not all(ranges):
            raise UsageError(f"{source}: seeds are {found!r}; a range goes up, to {MOST_RUNS:,} at most")
        seeds = [seed for part in ranges for seed in part]
    else:
        seeds = found if isinstance(found, list) else [found]
    for seed in seeds:
        check_seed(seed)
    return tuple(dict.fromkeys(seeds))
