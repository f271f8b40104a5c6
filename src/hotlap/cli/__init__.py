"""The `hotlap` command: a thin layer that reads arguments, calls the library, prints."""

from __future__ import annotations

import sys
import traceback

from hotlap.cli import bridge, drivers, evaluation, race, simulator, training, watch
from hotlap.cli.app import BUG, INTERRUPTED, WRONG_USE, app
from hotlap.errors import HotlapError
from hotlap.extras import missing_extra

__all__ = ["app", "bridge", "drivers", "evaluation", "main", "race", "simulator", "training", "watch"]


def main() -> None:
    """Run the command; a user's mistake is a sentence and exit code 2, a bug a traceback and 70."""
    try:
        app()
    except HotlapError as error:
        _fail(str(error), WRONG_USE)
    except ImportError as error:
        command = " ".join(["hotlap", *sys.argv[1:2]])
        if (sentence := missing_extra(error, command)) is None:
            _crash()
        _fail(str(sentence), WRONG_USE)
    except MemoryError:
        _fail("there is not enough memory for that; take fewer environments", WRONG_USE)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        # Who read the output has closed it, as `head` does: nothing is left to say, nor to whom.
        sys.stderr.close()
        sys.exit(WRONG_USE)
    except Exception:
        _crash()


def _fail(sentence: str, code: int) -> None:
    if "--verbose" in sys.argv:
        traceback.print_exc()
    print(f"hotlap: {sentence}", file=sys.stderr)
    sys.exit(code)


def _crash() -> None:
    traceback.print_exc()
    print("hotlap: this is a bug in hotlap; please report it with the lines above", file=sys.stderr)
    sys.exit(BUG)
