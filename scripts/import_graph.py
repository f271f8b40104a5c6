"""Which room of the package imports which, and how large its files and functions are.

    python scripts/import_graph.py [SOURCE]

Imports inside functions count as well, and `from hotlap import x` counts as the room that `x` is from.
"""

from __future__ import annotations

import ast
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).parent.parent / "src" / "hotlap"
FOUNDATION = ("errors", "extras", "interruption", "invocation")
"""Modules beside the rooms that every room may use."""
LONG_FILE, LONG_FUNCTION = 300, 40


def rooms(package: Path) -> dict[str, list[Path]]:
    """The files of each room, subfolders included; a module beside the rooms counts as a room."""
    found: dict[str, list[Path]] = defaultdict(list)
    for path in sorted(package.rglob("*.py")):
        room = path.relative_to(package).parts[0].removesuffix(".py")
        if room != "__init__":
            found[room].append(path)
    return dict(found)


def imported_modules(path: Path, homes: dict[str, str]) -> Iterator[str]:
    """Modules imported anywhere in a file. `homes` says where the names of `hotlap` itself live."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module == "hotlap":
            yield from (homes.get(alias.name, f"hotlap.{alias.name}") for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def arrows(package: Path = PACKAGE) -> dict[str, set[str]]:
    """For each room the other rooms that it imports."""
    known, homes = rooms(package), _homes(package)
    found: dict[str, set[str]] = {room: set() for room in known}
    for room, files in known.items():
        for path in files:
            for module in imported_modules(path, homes):
                parts = module.split(".")
                if parts[0] == "hotlap" and len(parts) > 1 and parts[1] in known and parts[1] != room:
                    found[room].add(parts[1])
    return found


def _homes(package: Path) -> dict[str, str]:
    """The lazy names of the package's `__init__`, read from its table."""
    for node in ast.parse((package / "__init__.py").read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "_HOME_OF":
            return dict(ast.literal_eval(node.value))
    return {}


def sizes(package: Path = PACKAGE) -> dict[str, list[str]]:
    """Long files, long functions, and parameters that are bare `Any`."""
    found: dict[str, list[str]] = {
        "files over 300 lines": [],
        "functions over 40 lines": [],
        "Any parameters": [],
    }
    for path in sorted(package.rglob("*.py")):
        text, name = path.read_text(encoding="utf-8"), str(path.relative_to(package))
        if (lines := text.count("\n")) > LONG_FILE:
            found["files over 300 lines"].append(f"{name}: {lines}")
        for node in ast.walk(ast.parse(text)):
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            if length > LONG_FUNCTION:
                found["functions over 40 lines"].append(f"{name}: {node.name} {length}")
            parameters = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
            found["Any parameters"] += [
                f"{name}: {node.name}({each.arg})"
                for each in parameters
                if isinstance(each.annotation, ast.Name) and each.annotation.id == "Any"
            ]
    return found


def main() -> None:
    """Print both."""
    package = Path(sys.argv[1]) if len(sys.argv) > 1 else PACKAGE
    for room, used in sorted(arrows(package).items()):
        print(f"{room}: {', '.join(sorted(used - set(FOUNDATION))) or '-'}")
    for what, places in sizes(package).items():
        print(f"\n{what}: {len(places)}")
        for place in places:
            print(f"  {place}")


if __name__ == "__main__":
    main()
