"""The optional parts of hotlap, the libraries each brings, and what to install when one is missing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from hotlap.errors import MissingExtraError

LIBRARIES: dict[str, tuple[str, ...]] = {
    "train": ("torch", "stable_baselines3", "tensorboard", "optuna", "Box2D"),
    "plot": ("matplotlib", "PIL"),
    "bridge": ("picows", "orjson", "websocket"),
    "video": ("imageio_ffmpeg", "pygame"),
    "envpool": ("envpool",),
}
"""Each extra's libraries by the names they are imported by. `pyproject.toml` has their versions."""


def install_command(extra: str) -> str:
    """What to type to get an extra."""
    return f'pip install "hotlap[{extra}]"'


def missing_extra(error: ImportError, what: str = "this") -> MissingExtraError | None:
    """The sentence for an import that failed; None if the module belongs to no extra."""
    library = (error.name or "").partition(".")[0]
    for extra, libraries in LIBRARIES.items():
        if library in libraries:
            return MissingExtraError(
                f"{what} needs {library}, which is not installed: {install_command(extra)}", name=library
            )
    return None


@contextmanager
def explained_imports(what: str = "this") -> Iterator[None]:
    """Turn a failed import of an extra's library into a sentence that says what to install."""
    try:
        yield
    except ImportError as error:
        if isinstance(error, MissingExtraError) or (sentence := missing_extra(error, what)) is None:
            raise
        raise sentence from error
