"""A real `hotlap race` in a process of its own, and plain requests to it."""

import http.client
import re
import signal
import socket
import subprocess
import sys
from contextlib import contextmanager


class RaceProcess:
    def __init__(self, *words):
        command = [sys.executable, "-m", "hotlap", "race", "--no-open", *map(str, words)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.first_line = self.process.stdout.readline().strip()
        found = re.fullmatch(r"open http://127\.0\.0\.1:(\d+)", self.first_line)
        assert found, self.first_line + self.process.stderr.read()
        self.port = int(found[1])

    def get(self, path, method="GET", **headers):
        """Status, headers by lower-case name, and body. Paths go out as they are."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        try:
            connection.putrequest(method, path, skip_host="host" in headers)
            for name, value in headers.items():
                connection.putheader(name.replace("_", "-"), value)
            connection.endheaders()
            answer = connection.getresponse()
            return answer.status, {k.lower(): v for k, v in answer.getheaders()}, answer.read()
        finally:
            connection.close()

    def send(self, data):
        """What comes back for these bytes, until the server closes."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=20) as connection:
            parts = []
            try:
                connection.sendall(data)
                while part := connection.recv(65536):
                    parts.append(part)
            except (ConnectionResetError, BrokenPipeError):
                pass
        return b"".join(parts)

    def stop(self, number=signal.SIGINT):
        """Its exit code, and what it said on stderr."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        _, errors = self.process.communicate(timeout=20)
        return self.process.returncode, errors


@contextmanager
def running_race(*words):
    race = RaceProcess(*words)
    try:
        yield race
    finally:
        race.stop()
