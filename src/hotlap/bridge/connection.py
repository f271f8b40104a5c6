"""One WebSocket connection: frames to messages, answers to frames, and limits on both."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque

from picows import WSCloseCode, WSFrame, WSListener, WSMsgType, WSProtocolError, WSTransport

from hotlap.bridge.busy_poll import BusyPoll
from hotlap.bridge.session import Answer, BridgeSession
from hotlap.wire.protocol import MAX_MESSAGE_BYTES, MAX_QUEUED_BYTES

log = logging.getLogger(__name__)
_CONTINUATION, _TEXT, _BINARY = WSMsgType.CONTINUATION, WSMsgType.TEXT, WSMsgType.BINARY
_CLOSE, _PONG = WSMsgType.CLOSE, WSMsgType.PONG
_MAX_FRAGMENTS = 1024
"""The limit of one message: empty fragments could otherwise go on for ever."""


class Connection(WSListener):
    """Hands whole messages to its session and sends the answers back."""

    def __init__(self, session: BridgeSession, all_open: set[Connection], busy_poll: BusyPoll) -> None:
        self._session = session
        self._all_open = all_open
        self._busy_poll = busy_poll
        self._loop = asyncio.get_running_loop()
        self._fragments: list[bytes] = []
        self._fragments_are: WSMsgType | None = None
        self._fragments_bytes = 0
        self._line: deque[tuple[bytes, WSMsgType]] = deque()
        self._reading = True
        self._must_not_write = False
        self.transport: WSTransport | None = None
        self.last_heard = time.monotonic()
        self._dropped = False

    def on_ws_connected(self, transport: WSTransport) -> None:
        """The handshake is done."""
        self.transport = transport
        self._all_open.add(self)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """The connection is closed, and its world is dropped."""
        self.transport = None
        self._fragments.clear()
        self._line.clear()
        self._all_open.discard(self)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Handle a frame; a protocol violation closes the connection."""
        self.last_heard = time.monotonic()
        if transport.is_close_frame_sent or self._dropped:
            return
        kind = frame.msg_type
        if kind == _CLOSE:
            self._wait_in_line(b"", kind)
        elif kind != _PONG:
            if frame.rsv1 or frame.rsv2 or frame.rsv3:
                raise WSProtocolError(WSCloseCode.PROTOCOL_ERROR, "no extension was negotiated")
            if (kind == _CONTINUATION) != (self._fragments_are is not None):
                raise WSProtocolError(WSCloseCode.PROTOCOL_ERROR, "a fragment lacks its start or its end")
            if not frame.fin or self._fragments_are is not None:
                self._gather(frame, kind)
            elif frame.last_in_buffer and not self._line:
                # The payload is a view that is valid during this call, which is long enough.
                self._reply(frame.get_payload_as_memoryview(), kind)
            else:
                self._wait_in_line(frame.get_payload_as_bytes(), kind)

    def _wait_in_line(self, message: bytes, kind: WSMsgType) -> None:
        """Queue a message. One is answered per loop iteration, so that other connections get their turn."""
        if not self._line:
            self._loop.call_soon(self._answer_next)
        self._line.append((message, kind))
        self._read_or_not()

    def _answer_next(self) -> None:
        if not self._line or self.transport is None or self._dropped or self.closing:
            self._line.clear()
            return
        message, kind = self._line.popleft()
        if kind == _CLOSE:
            self._line.clear()
            self.close(WSCloseCode.OK)
            return
        self._reply(message, kind)
        if self._line:
            self._loop.call_soon(self._answer_next)
        self._read_or_not()

    def _read_or_not(self) -> None:
        """Stop reading from a client that has messages queued, or that does not read its answers."""
        if self.transport is None or self.closing:
            return
        reading = not self._line and not self._must_not_write
        if reading != self._reading:
            self._reading = reading
            line = self.transport.underlying_transport
            (line.resume_reading if reading else line.pause_reading)()

    def _gather(self, frame: WSFrame, kind: WSMsgType) -> None:
        """Store a fragment; the last one completes the message."""
        self._fragments.append(frame.get_payload_as_bytes())
        self._fragments_are = self._fragments_are or kind
        self._fragments_bytes += len(self._fragments[-1])
        if self._fragments_bytes > MAX_MESSAGE_BYTES or len(self._fragments) > _MAX_FRAGMENTS:
            raise WSProtocolError(
                WSCloseCode.MESSAGE_TOO_BIG, f"a message has at most {MAX_MESSAGE_BYTES} bytes"
            )
        if frame.fin:
            message, kind = b"".join(self._fragments), self._fragments_are
            self._fragments, self._fragments_are, self._fragments_bytes = [], None, 0
            self._wait_in_line(message, kind)

    def _reply(self, message: bytes | memoryview, kind: WSMsgType) -> None:
        transport = self.transport
        assert transport is not None
        if transport.underlying_transport.get_write_buffer_size() > MAX_QUEUED_BYTES:
            log.info("dropped a client that does not read its answers")
            self.abort()
            return
        binary = kind == _BINARY
        answer: Answer = (
            self._session.answer_binary(message) if binary else self._session.answer_text(message)
        )
        transport.send(_BINARY if answer.binary else _TEXT, answer.payload)
        self._busy_poll.extend()
        if answer.last:
            self.close(WSCloseCode.OK)

    def pause_writing(self) -> None:
        """The client reads slowly."""
        self._must_not_write = True
        self._read_or_not()

    def resume_writing(self) -> None:
        """The client has caught up."""
        self._must_not_write = False
        self._read_or_not()

    def close(self, code: WSCloseCode, reason: str = "") -> None:
        """Send a close frame, after everything that is queued."""
        if self.transport is not None:
            self.transport.send_close(code, reason.encode())
            self.transport.disconnect()

    def abort(self) -> None:
        """Disconnect at once. Frames that have already arrived are still delivered, and ignored."""
        self._dropped = True
        if self.transport is not None:
            self.transport.disconnect(graceful=False)

    @property
    def closing(self) -> bool:
        """Whether a close frame has been sent."""
        return self.transport is not None and self.transport.is_close_frame_sent
