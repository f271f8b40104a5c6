"""Who may import whom, and what must not be loaded until it is needed."""

import subprocess
import sys
from pathlib import Path

import pytest
from scripts.import_graph import FOUNDATION, PACKAGE, arrows, imported_modules, rooms

import hotlap

ARCHITECTURE = Path(__file__).parent.parent / "docs" / "architecture.md"
FOREIGN = {"numerics": {"numpy", "numba"}, "sim": {"numpy", "numba"}, "tracks": {"numpy"}}
TRAINING_LIBRARIES = {"torch", "stable_baselines3", "tensorboard", "optuna"}


def documented_arrows():
    """The block of docs/architecture.md in which each line is `room → room, room`."""
    block = ARCHITECTURE.read_text().split("```arrows\n")[1].split("```")[0]
    pairs = (line.split("→") for line in block.splitlines())
    return {room.strip(): {used.strip() for used in rest.split(",")} - {""} for room, rest in pairs}


def real_arrows():
    found = {room: used - set(FOUNDATION) for room, used in arrows().items()}
    return {room: used for room, used in found.items() if room not in (*FOUNDATION, "__main__")}


def test_the_documented_arrows_are_the_real_ones():
    assert documented_arrows() == real_arrows()


def test_no_two_rooms_import_each_other_not_even_by_a_detour():
    above, pending = real_arrows(), list(real_arrows())
    order = []
    while pending:
        free = [room for room in pending if above[room] <= set(order)]
        assert free, f"these rooms import each other in a circle: {pending}"
        order += free
        pending = [room for room in pending if room not in free]


def test_a_name_imported_from_the_package_itself_counts_as_its_rooms(tmp_path):
    for name, text in {
        "__init__.py": '_HOME_OF = {"train": "hotlap.upper.run"}',
        "lower/deep/module.py": "def f():\n    from hotlap import train",
        "upper/run.py": "",
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    assert arrows(tmp_path) == {"lower": {"upper"}, "upper": set()}


@pytest.mark.parametrize("room", FOREIGN)
def test_the_simulator_and_tracks_need_little(room):
    for path in rooms(PACKAGE)[room]:
        for module in imported_modules(path, {}):
            name = module.split(".")[0]
            assert name in FOREIGN[room] | sys.stdlib_module_names | {"hotlap"}, (
                f"{path.name} imports {module}"
            )


@pytest.mark.parametrize("room", ["runs", "policies", "evaluation", "drivers", "laptime"])
def test_reading_runs_and_driving_import_no_training_library(room):
    for path in rooms(PACKAGE)[room]:
        libraries = {module.split(".")[0] for module in imported_modules(path, {})}
        assert not libraries & TRAINING_LIBRARIES, path.name


def loaded_by(code):
    printed = subprocess.run(
        [sys.executable, "-c", f"import sys; {code}; print(' '.join(sys.modules))"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    return set(printed.stdout.split())


def test_importing_hotlap_loads_nothing_heavy():
    assert not {"numba", "torch", "matplotlib", "pygame", "stable_baselines3"} & loaded_by("import hotlap")


def test_the_command_line_loads_nothing_heavy():
    assert not {"numba", "torch", "matplotlib", "pygame", "rich.table"} & loaded_by("import hotlap.cli")


def test_racing_one_car_needs_neither_torch_nor_a_renderer():
    code = "import hotlap; env = hotlap.RacerEnv(); env.reset(seed=0)"
    assert not {"torch", "stable_baselines3", "matplotlib", "pygame"} & loaded_by(code)


@pytest.mark.parametrize(
    "code",
    [
        "from hotlap.envs.names import parse_environment; parse_environment('racer:gauntlet')",
        "from hotlap.envs.names import parse_environment; parse_environment('LunarLander-v3')",
        "from hotlap.training.config.presets import all_presets; assert all_presets()",
        "from hotlap import RunConfig, RunFolder, RacerOptions; RunConfig('racer').folder_name",
    ],
)
def test_names_presets_and_configs_load_neither_numba_nor_torch(code):
    assert not {"numba", "torch", "stable_baselines3"} & loaded_by(code)


def test_public_names_are_all_there():
    assert all(getattr(hotlap, name) is not None for name in hotlap.__all__)
    assert set(hotlap.__all__) <= set(dir(hotlap))
    with pytest.raises(AttributeError, match="no attribute 'Racer'"):
        _ = hotlap.Racer
