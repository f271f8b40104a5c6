"""The `hotlap` command: a thin layer that reads arguments, calls the library, prints."""

from __future__ import annotations

import sys
import traceback

from hotlap.cli import bridge, drivers, evaluation, simulator, training
from hotlap.cli.app import INTERRUPTED, WRONG_USE, app
from hotlap.wire.errors import BridgeError

__all__ = ["app", "bridge", "drivers", "evaluation", "main", "simulator", "training"]


def main() -> None:
    """Run the command; a user's mistake ends with a sentence and exit code 2."""
    try:
        app()
    except (ValueError, OSError, BridgeError) as error:
        if "--verbose" in sys.argv:
            traceback.print_exc()
        print(f"hotlap: {error}", file=sys.stderr)
        sys.exit(WRONG_USE)
    except MemoryError:
        print("hotlap: there is not enough memory for that; take fewer environments", file=sys.stderr)
        sys.exit(WRONG_USE)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
