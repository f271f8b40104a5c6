"""The `hotlap` command: a thin layer that reads arguments, calls the library, prints."""

from __future__ import annotations

import sys
import traceback
import warnings
from typing import TextIO

from hotlap.cli import (
    bridge,
    drivers,
    evaluation,
    limit,
    race,
    simulator,
    study,
    study_report,
    training,
    tuning,
    watch,
)
from hotlap.cli.app import BUG, FAILED, INTERRUPTED, WRONG_USE, app
from hotlap.cli.encoding import make_output_safe
from hotlap.envs.library_warnings import plain_warning
from hotlap.errors import HotlapError
from hotlap.extras import missing_extra
from hotlap.interruption import raise_on_interrupt
from hotlap.runs.storage import StorageError

__all__ = [
    "app",
    "bridge",
    "drivers",
    "evaluation",
    "limit",
    "main",
    "race",
    "simulator",
    "study",
    "study_report",
    "training",
    "tuning",
    "watch",
]

_warned: set[str] = set()


def main() -> None:
    """Run the command. Exit codes: 2 for a user's mistake, 1 where a file cannot be written, 70 for a bug."""
    raise_on_interrupt()
    make_output_safe()
    warnings.showwarning = _show_warning
    try:
        app()
    except StorageError as error:
        _fail(str(error), FAILED)
    except HotlapError as error:
        _fail(str(error), WRONG_USE)
    except ImportError as error:
        if (sentence := missing_extra(error, " ".join(["hotlap", *sys.argv[1:2]]))) is None:
            _crash()
        _fail(str(sentence), WRONG_USE)
    except MemoryError:
        _fail("there is not enough memory; use fewer environments (--n-envs)", WRONG_USE)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        # The reader has closed the pipe, as `head` does: there is nobody left to tell.
        sys.stderr.close()
        sys.exit(WRONG_USE)
    except Exception:
        _crash()


def _fail(sentence: str, code: int) -> None:
    if "--verbose" in sys.argv:
        traceback.print_exc()
    print(f"hotlap: {sentence}", file=sys.stderr)
    sys.exit(code)


def _show_warning(
    message: Warning | str,
    category: type[Warning],
    filename: str,
    lineno: int,
    file: TextIO | None = None,
    line: str | None = None,
) -> None:
    """A library's warning as a line of the command, once, without the place in the library's code."""
    text = plain_warning(message)
    if text not in _warned:
        _warned.add(text)
        print(f"hotlap: warning: {text}", file=file or sys.stderr)


def _crash() -> None:
    traceback.print_exc()
    print("hotlap: this is a bug in hotlap; please report it with the lines above", file=sys.stderr)
    sys.exit(BUG)
