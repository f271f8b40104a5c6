"""Install the wheel without extras into an empty environment, drive a lap, and ask for what is missing.

    python scripts/try_core_install.py

A command that needs an extra must say which in one sentence and exit with 2. Exits 1 if a promise is broken.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
LAP = """
import gymnasium, hotlap, sys
driver = hotlap.load_driver("circuit-best")
env = gymnasium.make("hotlap/Racer-v0", action_repeat=4, observation="place")
observation, info = env.reset(seed=1)
while "lapTime" not in info:
    observation, _, terminated, truncated, info = env.step(driver.act(observation))
    assert not (terminated or truncated), "no lap"
loaded = {"torch", "stable_baselines3", "matplotlib"} & set(sys.modules)
assert not loaded, loaded
print(f"a lap in {info['lapTime']:.2f} s, clean: {info['lapClean']}")
"""
WORKS = (
    ("evaluate", "circuit-best", "--episodes", "3"),
    ("evaluate", "generalist", "--episodes", "2", "--track", "random:7", "--json"),
    ("tracks",),
    ("drivers",),
    ("inspect", "circuit-best"),
    ("train", "--list-presets"),
    ("benchmark", "env", "--steps", "100"),
    ("limit", "{limits}/circuit.lap"),
    ("race", "--static", "page"),
    ("race", "--html", "race.html"),
)
NEEDS = {
    ("train", "racer"): "hotlap train needs the training extra: pip install \"hotlap[train]\"",
    ("tune", "CartPole-v1"): "hotlap tune needs the training extra",
    ("export", "circuit-best", "--sb3", "out"): "hotlap export needs the training extra",
    ("benchmark", "train"): "hotlap benchmark needs the training extra",
    ("bridge",): "hotlap bridge needs the bridge extra",
    ("benchmark", "bridge"): "hotlap benchmark bridge needs the bridge and training extras",
    ("limit", "circuit"): "hotlap limit needs the limit extra",
    ("race",): "hotlap race needs the web extra",
    ("evaluate", "circuit-best", "--picture", "lap.png"): "--picture needs the plotting extra",
    ("evaluate", "circuit-best", "--report", "lap.html"): "--report needs the plotting extra",
    ("evaluate", "circuit-best", "--video", "lap.mp4"): "--video needs the video extra",
    ("tracks", "circuit", "--picture", "c.png"): "--picture needs the plotting extra",
}  # fmt: skip


def run(*command: str | Path, cwd: Path, expected: int = 0) -> str:
    """Run a command; returns what it printed. Ends the script on an unexpected exit code."""
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    if done.returncode != expected:
        sys.exit(f"{' '.join(map(str, command))}: exit {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout + done.stderr


def main() -> None:
    """Build, install, try."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        pip = (sys.executable, "-m", "pip", "--disable-pip-version-check")
        run(*pip, "wheel", "--quiet", "--no-deps", "--wheel-dir", home, ROOT, cwd=home)
        run(sys.executable, "-m", "venv", home / "venv", cwd=home)
        python = home / "venv" / "bin" / "python"
        wheel = next(home.glob("hotlap-*.whl"))
        lock = ROOT / "requirements.lock"
        run(python, "-m", "pip", "install", "--quiet", "--constraint", lock, wheel, cwd=home)
        print(
            f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB, installed {_size_mb(home / 'venv'):.0f} MB"
        )
        print(run(python, "-c", LAP, cwd=home).strip().splitlines()[-1])
        shipped = next(home.glob("venv/lib/*/site-packages/hotlap/laptime/limits"))
        for command in WORKS:
            command = tuple(word.format(limits=shipped) for word in command)
            run(python, "-m", "hotlap", *command, cwd=home)
            print(f"hotlap {' '.join(command)}: works")
        for command, sentence in NEEDS.items():
            said = run(python, "-m", "hotlap", *command, cwd=home, expected=2).strip().splitlines()[-1]
            if sentence not in said or "Traceback" in said:
                sys.exit(f"hotlap {' '.join(command)} said: {said}")
            print(f"hotlap {' '.join(command)}: {said}")


def _size_mb(folder: Path) -> float:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) / 1e6


if __name__ == "__main__":
    main()
