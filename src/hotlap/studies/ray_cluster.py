"""Connect this process to a Ray cluster: one of this machine, or one that runs already."""

from __future__ import annotations

import contextlib
import os
import secrets
import signal
import socket
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hotlap.errors import HotlapError, UsageError
from hotlap.extras import require_extra
from hotlap.numerics.threads import available_cores
from hotlap.training.interrupts import RunInterruptedError

LOCAL, AUTO = "local", "auto"
"""Instead of an address: a cluster of this machine alone, started for the study and stopped after it; the
one that this machine belongs to."""
_MODE, _TOKEN, _TOKEN_FILE = "RAY_AUTH_MODE", "RAY_AUTH_TOKEN", "RAY_AUTH_TOKEN_PATH"
_PATIENCE_S, _HEAD_PATIENCE_S = 5.0, 10.0
_QUIET: dict[str, Any] = {"log_to_driver": False, "logging_level": "error", "configure_logging": True}


class RayError(HotlapError):
    """A cluster that cannot be reached, or is gone."""


def check_address(address: str) -> None:
    """Raise unless Ray is installed and somebody listens there: Ray itself would try for minutes."""
    require_extra("study", "--ray")
    if address in (LOCAL, AUTO):
        return
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        raise UsageError(f"--ray {address}: write it as HOST:PORT, as in 127.0.0.1:6379, or auto")
    if address.startswith("ray://"):
        raise UsageError(f"--ray {address}: Ray's client protocol is not used; give the head's HOST:6379")
    try:
        with socket.create_connection((host, int(port)), _PATIENCE_S) as connection:
            greets = _greets(connection)
    except (OSError, OverflowError) as error:
        raise RayError(
            f"there is no Ray cluster at {address} ({error}). Start one with: ray start --head"
        ) from error
    if not greets:
        raise RayError(f"what listens at {address} is not a Ray cluster; give the head's HOST:PORT")


class HeadWatch:
    """Notices that a cluster's head is gone. Ray would wait for a minute, and then end the process."""

    def __init__(self, address: str) -> None:
        host, _, port = address.rpartition(":")
        self._where = host.strip("[]"), int(port)
        self._seen = time.monotonic()

    def is_there(self) -> bool:
        """Whether the head answers now. Raises when it has not for some seconds."""
        try:
            socket.create_connection(self._where, _PATIENCE_S).close()
        except OSError as error:
            if time.monotonic() - self._seen > _HEAD_PATIENCE_S:
                raise gone(error) from error
            return False
        self._seen = time.monotonic()
        return True


def gone(error: Exception) -> RayError:
    """The loss of the cluster as a sentence."""
    return RayError(
        f"the Ray cluster is gone ({type(error).__name__}); runs keep what they saved. "
        "Start the cluster again, and repeat the command"
    )


def connect(address: str) -> Any:
    """Connect to a cluster, or start one; returns Ray."""
    check_address(address)
    # Nothing is to be sent anywhere, and the terminal is the study's.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    _choose_token(address)
    import ray

    if ray.is_initialized():
        raise RayError("Ray is initialised in this process already; shut it down first")
    try:
        with _its_signals_undone():
            if address == LOCAL:
                ray.init(address=LOCAL, num_cpus=available_cores(), include_dashboard=False, **_QUIET)
            else:
                _join(ray, address)
    except BaseException:
        ray.shutdown()
        raise
    return ray


def _choose_token(address: str) -> None:
    """Say which token Ray shall use, where you do not. Ray reads this when it is imported."""
    if _MODE in os.environ:
        return
    if address == LOCAL:
        # Without one Ray writes a file to the home, and from then on every cluster has tokens.
        os.environ.setdefault(_TOKEN, secrets.token_hex(32))
        os.environ[_MODE] = "token"
    elif _has_token():
        # `ray start --head` used it, too; a cluster without tokens ignores it.
        os.environ[_MODE] = "token"


def _has_token() -> bool:
    return _TOKEN in os.environ or _TOKEN_FILE in os.environ or (Path.home() / ".ray" / "auth_token").exists()


def _join(ray: Any, address: str) -> None:
    try:
        with _errors_hidden():
            ray.init(address=address, **_QUIET)
    except Exception as error:
        if address == AUTO:
            raise RayError(
                "there is no Ray cluster on this machine. Start one with: ray start --head, or name the head "
                "of another one: --ray HOST:PORT"
            ) from error
        reason = str(error).strip().splitlines()[0]
        # Ray does not say more when it is refused.
        advice = "; has it another token? Copy ~/.ray/auth_token from its head, or set RAY_AUTH_TOKEN"
        raise RayError(
            f"the Ray cluster at {address} cannot be used: {reason}"
            f"{advice if isinstance(error, ConnectionError) else ''}"
        ) from error


@contextlib.contextmanager
def _its_signals_undone() -> Iterator[None]:
    """Keep this process's handler of SIGTERM. Ray's ends the process without a word."""
    before = signal.getsignal(signal.SIGTERM)
    try:
        yield
    except SystemExit:
        raise RunInterruptedError(signal.SIGTERM) from None
    finally:
        with contextlib.suppress(ValueError, TypeError):
            signal.signal(signal.SIGTERM, before)


@contextlib.contextmanager
def _errors_hidden() -> Iterator[None]:
    """Hide what Ray's C++ writes to the terminal, a line a second where something else listens."""
    sys.stderr.flush()
    kept, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)


def _greets(connection: socket.socket) -> bool:
    """Whether the other side speaks HTTP/2, as Ray does: its first frame is of type SETTINGS."""
    if os.environ.get("RAY_USE_TLS", "0") != "0":
        return True
    connection.sendall(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + b"\0\0\0\4\0\0\0\0\0")
    head = b""
    with contextlib.suppress(TimeoutError):
        while len(head) < 4 and (data := connection.recv(9)):
            head += data
    return head[3:4] == b"\4"
