"""A process that has loaded the large libraries, and forks for every command.

`python tests/preloaded.py SOCKET` reads requests from a socket, one JSON object per line: `start` with the
words of a command, its folder, its environment and two open files, answered with the id of its process;
`wait` with such an id, answered with its exit code. hotlap itself is not loaded: each command loads it.
"""

import atexit
import gc
import importlib
import json
import os
import runpy
import socket
import sys
import threading
import traceback

LIBRARIES = [
    "gymnasium.envs.box2d",
    "matplotlib.backends.backend_agg",
    "matplotlib.figure",
    "numba",
    "optuna",
    "rich.table",
    "stable_baselines3",
    "tensorboard.backend.event_processing.event_file_loader",
    "torch._dynamo",
    "torch.utils.tensorboard",
    "typer",
]


def main(number):
    for name in LIBRARIES:
        importlib.import_module(name)
    gc.freeze()
    with socket.socket(fileno=number) as line:
        while True:
            data, files, _, _ = socket.recv_fds(line, 2**20, 2)
            if not data:
                return
            while not data.endswith(b"\n"):
                data += line.recv(2**20)
            request = json.loads(data)
            answer = wait(request["wait"]) if "wait" in request else os.fork()
            if answer == 0 and "start" in request:
                line.close()
                end(run(request, files))
            for file in files:
                os.close(file)
            line.sendall(b"%d\n" % answer)


def wait(process):
    return os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])


def run(request, files):
    """Do what `python -m hotlap` would; the exit code."""
    for number, file in enumerate(files, start=1):
        os.dup2(file, number)
        os.close(file)
    os.environ.clear()
    os.environ.update(request["environment"])
    os.chdir(request["folder"])
    sys.path[0] = request["folder"]
    sys.argv = ["-m", *request["start"]]
    sys.orig_argv = [sys.executable, "-m", "hotlap", *request["start"]]
    try:
        runpy.run_module("hotlap", run_name="__main__", alter_sys=True)
    except SystemExit as exit_:
        return exit_.code or 0
    except BaseException:
        traceback.print_exc()
        return 1
    return 0


def end(code):
    """Without taking everything apart that was loaded, which takes longer than most commands."""
    threading._shutdown()
    atexit._run_exitfuncs()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


if __name__ == "__main__":
    main(int(sys.argv[1]))
