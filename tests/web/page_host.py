"""A static host of the page of which some files are not as they should be."""

import threading
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

CHUNK = b" " * 65536
MOST_SENT = 256 * 2**20


class PageHost(ThreadingHTTPServer):
    """`damage` holds bytes by path: to be sent instead of the file, None for a file that is not there."""

    def __init__(self, folder):
        self.damage = {}
        self.endless = None
        """A path whose file does not end."""
        self.sent = 0
        """Bytes of it that somebody took."""
        super().__init__(("127.0.0.1", 0), partial(Handler, directory=str(folder)))

    @property
    def url(self):
        return f"http://127.0.0.1:{self.server_address[1]}/"


class Handler(SimpleHTTPRequestHandler):
    def do_GET(self):
        path = self.path.partition("?")[0].lstrip("/")
        if path == self.server.endless:
            self.send_without_end()
        elif path not in self.server.damage:
            super().do_GET()
        elif (data := self.server.damage[path]) is None:
            self.send_error(404)
        else:
            self.send_response(200)
            self.send_header("content-length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)

    def send_without_end(self):
        self.send_response(200)
        self.end_headers()
        try:
            while self.server.sent < MOST_SENT:
                self.wfile.write(CHUNK)
                self.server.sent += len(CHUNK)
        except OSError:
            pass

    def log_message(self, *about):
        pass


@contextmanager
def hosted(folder):
    with PageHost(folder) as host:
        threading.Thread(target=host.serve_forever, daemon=True).start()
        yield host
        host.shutdown()
