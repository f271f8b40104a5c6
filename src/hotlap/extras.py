"""The optional parts of hotlap, the libraries each brings, and what to install when one is missing."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from contextlib import contextmanager

from hotlap.errors import MissingExtraError

_TITLES = {"train": "training", "plot": "plotting", "envpool": "EnvPool"}
LIBRARIES: dict[str, tuple[str, ...]] = {
    "train": ("torch", "stable_baselines3", "tensorboard", "optuna", "Box2D"),
    "plot": ("matplotlib", "PIL"),
    "bridge": ("picows", "orjson", "websocket"),
    "web": ("starlette", "uvicorn"),
    "limit": ("casadi",),
    "study": ("ray",),
    "video": ("imageio_ffmpeg", "pygame"),
    "envpool": ("envpool",),
}
"""Each extra's libraries by the names they are imported by. `pyproject.toml` has their versions."""


def install_command(extra: str) -> str:
    """What to type to get an extra, or several with commas between them."""
    return f'pip install "hotlap[{extra}]"'


def require_extra(extra: str, what: str, *others: str) -> None:
    """Raise unless every library of an extra is installed: before long work, not after it.

    Work that needs several extras names them all at once, the first of them first.
    """
    extras = (extra, *others)
    missing = [one for one in extras if not all(map(importlib.util.find_spec, LIBRARIES[one]))]
    if missing:
        library = next(name for name in LIBRARIES[missing[0]] if importlib.util.find_spec(name) is None)
        raise _missing(missing, library, what)


def missing_extra(error: ImportError, what: str = "this") -> MissingExtraError | None:
    """The sentence for an import that failed; None if the module belongs to no extra."""
    library = (error.name or "").partition(".")[0]
    for extra, libraries in LIBRARIES.items():
        if library in libraries:
            return _missing([extra], library, what)
    return None


def _missing(extras: list[str], library: str, what: str) -> MissingExtraError:
    titles = " and ".join(_TITLES.get(extra, extra) for extra in extras)
    noun = "extra" if len(extras) == 1 else "extras"
    advice = install_command(",".join(extras))
    return MissingExtraError(
        f"{what} needs the {titles} {noun}: {advice} ({library} is not installed)", name=library
    )


@contextmanager
def explained_imports(what: str = "this") -> Iterator[None]:
    """Turn a failed import of an extra's library into a sentence that says what to install."""
    try:
        yield
    except ImportError as error:
        if isinstance(error, MissingExtraError) or (sentence := missing_extra(error, what)) is None:
            raise
        raise sentence from error
