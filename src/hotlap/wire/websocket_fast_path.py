"""The two WebSocket frames of a step, without the overhead of a general client.

Handles only the plain case, one whole data frame each way, and close frames, whose reason
websocket-client loses when it cannot answer them. Everything else (pings, fragments, handshakes) is
left unread for websocket-client.
"""

from __future__ import annotations

import os
import struct

import websocket

from hotlap.wire.errors import FrameError
from hotlap.wire.polling_socket import PollingSocket

_FINAL, _MASKED = 0x80, 0x80
_LENGTH_16, _LENGTH_64 = 126, 127
_PLAIN = (websocket.ABNF.OPCODE_TEXT, websocket.ABNF.OPCODE_BINARY, websocket.ABNF.OPCODE_CLOSE)
_CHUNK = 128 * 1024
MAX_ANSWER_BYTES = 16 * 1024 * 1024
"""More than the largest batch's answer in JSON."""


def data_frame(payload: bytes, opcode: int) -> bytes:
    """A client's frame with the whole payload, masked as clients must."""
    length = len(payload)
    if length < _LENGTH_16:
        header = bytes((_FINAL | opcode, _MASKED | length))
    elif length < 1 << 16:
        header = struct.pack("!BBH", _FINAL | opcode, _MASKED | _LENGTH_16, length)
    else:
        header = struct.pack("!BBQ", _FINAL | opcode, _MASKED | _LENGTH_64, length)
    key = os.urandom(4)
    keys = (key * (length // 4 + 1))[:length]
    masked = int.from_bytes(payload, "little") ^ int.from_bytes(keys, "little")
    return header + key + masked.to_bytes(length, "little")


def take_plain_frame(line: PollingSocket) -> tuple[int, bytes] | None:
    """Opcode and payload of the next frame if it is a plain one; else None, and nothing is consumed."""
    data = line.recv(_CHUNK)
    opcode, length, start = _header(data)
    if opcode not in _PLAIN:
        line.unread(data)
        return None
    if length > MAX_ANSWER_BYTES:
        raise FrameError(f"an answer of {length} bytes; the limit is {MAX_ANSWER_BYTES}")
    pieces, missing = [data], start + length - len(data)
    while missing > 0:
        pieces.append(line.recv(min(missing, _CHUNK)))
        if not pieces[-1]:
            break
        missing -= len(pieces[-1])
    if missing or not data:
        line.unread(b"".join(pieces))
        return None
    whole = data if len(pieces) == 1 else b"".join(pieces)
    return opcode, whole[start:]


def _header(data: bytes) -> tuple[int, int, int]:
    """Opcode, payload length and payload start; opcode 0 if the header is incomplete or not plain."""
    if len(data) < 10 or not data[0] & _FINAL:
        # Shorter frames exist, but no answer is that short.
        return 0, 0, 0
    opcode, length = data[0] & 0x7F, data[1]
    if length < _LENGTH_16:
        return opcode, length, 2
    if length == _LENGTH_16:
        return opcode, int.from_bytes(data[2:4], "big"), 4
    if length == _LENGTH_64:
        return opcode, int.from_bytes(data[2:10], "big"), 10
    return 0, 0, 0
