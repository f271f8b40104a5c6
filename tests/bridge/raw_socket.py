"""A WebSocket client that does as it is told, also what no proper client would do."""

import json
import os
import socket
import struct

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
CLOSED = "closed"


def upgrade_request(port, path="/", **headers):
    given = {
        "Host": f"localhost:{port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version": "13",
        **{name.replace("_", "-"): value for name, value in headers.items()},
    }
    lines = [f"{name}: {value}" for name, value in given.items() if value is not None]
    return "\r\n".join([f"GET {path} HTTP/1.1", *lines, "", ""]).encode()


def frame(opcode, payload, *, final=True, masked=True, reserved=0, length=None):
    size = len(payload) if length is None else length
    first = (0x80 if final else 0) | reserved | opcode
    mask_bit = 0x80 if masked else 0
    if size < 126:
        header = bytes([first, mask_bit | size])
    elif size < 1 << 16:
        header = struct.pack("!BBH", first, mask_bit | 126, size)
    else:
        header = struct.pack("!BBQ", first, mask_bit | 127, size)
    if not masked:
        return header + payload
    key = os.urandom(4)
    return header + key + bytes(byte ^ key[i % 4] for i, byte in enumerate(payload))


class RawSocket:
    def __init__(self, port, path="/", **headers):
        self.line = socket.create_connection(("127.0.0.1", port), timeout=10)
        self.buffer = b""
        try:
            self._upgrade(upgrade_request(port, path, **headers))
        except BaseException:
            # A server that resets the connection: nobody else would close it, a `with` has not begun yet.
            self.line.close()
            raise

    def _upgrade(self, request):
        self.line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.line.sendall(request)
        while b"\r\n\r\n" not in self.buffer:
            data = self.line.recv(4096)
            if not data:
                break
            self.buffer += data
        head, _, self.buffer = self.buffer.partition(b"\r\n\r\n")
        self.status = int(head.split()[1]) if head else None

    def body(self):
        while data := self.line.recv(4096):
            self.buffer += data
        return self.buffer.decode()

    def send(self, payload, opcode=TEXT, **options):
        if isinstance(payload, dict | list):
            payload = json.dumps(payload)
        data = payload.encode() if isinstance(payload, str) else payload
        self.line.sendall(frame(opcode, data, **options))

    def read(self):
        """The next frame: its opcode and payload, or CLOSED at the end of the line."""
        try:
            opcode, size = self._take(2)
            size &= 0x7F
            if size >= 126:
                size = int.from_bytes(self._take(2 if size == 126 else 8), "big")
            return opcode & 0x0F, self._take(size)
        except (EOFError, ConnectionError):
            return CLOSED

    def answer(self):
        """The next message as JSON; for a goodbye its code; for the end of the line CLOSED."""
        got = self.read()
        if got == CLOSED:
            return CLOSED
        opcode, payload = got
        if opcode == CLOSE:
            return {"type": "goodbye", "code": int.from_bytes(payload[:2], "big")}
        return json.loads(payload) if opcode == TEXT else got

    def ask(self, payload, **options):
        self.send(payload, **options)
        return self.answer()

    def close(self):
        self.line.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def _take(self, size):
        while len(self.buffer) < size:
            data = self.line.recv(65536)
            if not data:
                raise EOFError
            self.buffer += data
        taken, self.buffer = self.buffer[:size], self.buffer[size:]
        return taken
