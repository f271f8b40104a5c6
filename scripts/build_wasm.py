"""Build the page's WebAssembly module from the kernels' own source: python scripts/build_wasm.py [FOLDER]

Writes hotlap.wasm and hotlap.json to src/hotlap/web/static, or to FOLDER. Needs wasm-ld: Debian's package
lld, or `pip install ziglang`. With the Python, numba and llvmlite that hotlap.json names, the module's bytes
are always the same; with other versions, the simulated bits still are.
"""

from __future__ import annotations

import json
import platform
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import llvmlite
import numba

from hotlap.training.lesson import lesson_facts
from hotlap.web.module_facts import module_facts

HERE = Path(__file__).parent
STATIC = HERE.parent / "src" / "hotlap" / "web" / "static"
LINK_OPTIONS = (
    "--no-entry", "--strip-all", "--gc-sections", "--stack-first", "-z", "stack-size=65536",
    "--export=__heap_base",
)  # fmt: skip


def build(folder: Path) -> None:
    """Compile, link, and write the module with what the page must know about it."""
    folder.mkdir(parents=True, exist_ok=True)
    wasm = folder / "hotlap.wasm"
    with tempfile.TemporaryDirectory() as name:
        scratch = Path(name)
        subprocess.run([sys.executable, str(HERE / "compile_wasm.py"), name], check=True)
        abi = json.loads((scratch / "abi.json").read_text(encoding="utf-8"))
        exports = [f"--export={name}" for name in abi]
        linking = [*_linker(), str(scratch / "hotlap.o"), "-o", str(wasm), *LINK_OPTIONS, *exports]
        subprocess.run(linking, check=True)
    facts = {"abi": abi, **module_facts(), "lesson": lesson_facts(), "built_with": _versions()}
    (folder / "hotlap.json").write_text(json.dumps(facts, indent=1) + "\n", encoding="utf-8")
    print(f"{wasm}: {wasm.stat().st_size:,} bytes")


def _versions() -> dict[str, str]:
    return {
        "python": platform.python_version(),
        "numba": numba.__version__,
        "llvmlite": llvmlite.__version__,
    }


def _linker() -> list[str]:
    for name in ("wasm-ld", *(f"wasm-ld-{version}" for version in range(22, 13, -1))):
        if (found := shutil.which(name)) is not None:
            return [found]
    try:
        import ziglang  # noqa: F401
    except ImportError:
        raise SystemExit(
            "wasm-ld is missing; install Debian's package lld, or: pip install ziglang"
        ) from None
    return [sys.executable, "-m", "ziglang", "wasm-ld"]


if __name__ == "__main__":
    build(Path(sys.argv[1]) if len(sys.argv) > 1 else STATIC)
