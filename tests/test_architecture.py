"""Who may import whom, and what must not be loaded until it is needed."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import hotlap

PACKAGE = Path(hotlap.__file__).parent
MAY_IMPORT = {
    "sim": set(),
    "tracks": {"sim"},
    "render": {"sim", "tracks"},
    "wire": set(),
    "envs": {"sim", "tracks", "render", "wire"},
    "bridge": {"sim", "tracks", "envs", "wire"},
    "drivers": {"sim", "tracks", "envs"},
    "evaluation": {"sim", "tracks", "envs", "drivers"},
    "training": {"sim", "tracks", "wire", "envs", "drivers", "evaluation"},
    "reports": {"sim", "tracks", "render", "envs", "drivers", "evaluation", "training"},
    "benchmark": {"sim", "tracks", "wire", "envs", "bridge", "drivers", "training"},
    "cli": {
        "sim",
        "tracks",
        "wire",
        "render",
        "envs",
        "bridge",
        "drivers",
        "evaluation",
        "training",
        "reports",
        "benchmark",
    },
    "__main__": {"cli"},
}
FOREIGN = {"sim": {"numpy", "numba"}, "tracks": {"numpy"}}


def imports_of(path):
    """Modules imported anywhere in a file, also inside its functions."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def sources_of(room):
    return (
        [PACKAGE / f"{room}.py"]
        if (PACKAGE / f"{room}.py").exists()
        else sorted((PACKAGE / room).glob("*.py"))
    )


def test_every_room_is_on_the_plan():
    rooms = {
        path.stem for path in PACKAGE.iterdir() if path.name not in ("__init__.py", "__pycache__", "py.typed")
    }
    assert rooms == set(MAY_IMPORT)


@pytest.mark.parametrize("room", MAY_IMPORT)
def test_imports_go_one_way(room):
    for path in sources_of(room):
        for module in imports_of(path):
            parts = module.split(".")
            if parts[0] == "hotlap" and len(parts) > 1:
                assert parts[1] in MAY_IMPORT[room] | {room}, f"{path.name} imports {module}"


@pytest.mark.parametrize("room", FOREIGN)
def test_the_simulator_and_tracks_need_little(room):
    for path in sources_of(room):
        for module in imports_of(path):
            name = module.split(".")[0]
            assert name in FOREIGN[room] | sys.stdlib_module_names | {"hotlap"}, (
                f"{path.name} imports {module}"
            )


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


def test_public_names_are_all_there():
    assert all(getattr(hotlap, name) is not None for name in hotlap.__all__)
    assert set(hotlap.__all__) <= set(dir(hotlap))
    with pytest.raises(AttributeError, match="no attribute 'Racer'"):
        _ = hotlap.Racer
