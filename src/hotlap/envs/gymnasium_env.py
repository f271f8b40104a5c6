"""Make a Gymnasium environment with keywords and wrappers, the same in training and in evaluation."""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import gymnasium

from hotlap.errors import UsageError, did_you_mean

Env = gymnasium.Env[Any, Any]
_GYMNASIUM = "gymnasium.wrappers"
_REFUSED = {
    "NormalizeObservation": "its statistics outlive an episode; pass --set normalize=true instead",
    "NormalizeReward": "its statistics outlive an episode; pass --set normalize=true instead",
    "RecordVideo": "it writes files in every environment; film a driver with hotlap evaluate --video",
}


@dataclass(frozen=True)
class WrapperCall:
    """A wrapper as users write it: `FlattenObservation`, `TimeLimit(max_episode_steps=9)`, `module:Class`."""

    text: str
    module: str
    name: str
    keywords: Mapping[str, Any]

    @property
    def is_gymnasiums(self) -> bool:
        """Whether it is one of `gymnasium.wrappers`."""
        return self.module == _GYMNASIUM


def parse_wrapper(text: str) -> WrapperCall:
    """Parse a wrapper's text; keywords are Python literals."""
    head, bracket, rest = text.strip().partition("(")
    module, colon, name = head.rpartition(":")
    try:
        keywords = _read_keywords(f"f({rest}" if bracket else "f()")
    except (SyntaxError, ValueError):
        keywords = None
    if keywords is None or not name.isidentifier() or bool(module) != bool(colon):
        raise UsageError(
            f"wrapper '{text}' cannot be read; write a class of {_GYMNASIUM} or module:Class, "
            "with keywords in brackets if it needs any, as in TimeLimit(max_episode_steps=200)"
        )
    if not colon and name in _REFUSED:
        raise UsageError(f"wrapper {name} cannot be used in a run: {_REFUSED[name]}")
    return WrapperCall(text, module or _GYMNASIUM, name, keywords)


def _read_keywords(text: str) -> dict[str, Any]:
    call = ast.parse(text, mode="eval").body
    if not isinstance(call, ast.Call) or call.args or not all(item.arg for item in call.keywords):
        raise ValueError(text)
    return {str(item.arg): ast.literal_eval(item.value) for item in call.keywords}


def wrapper_modules(wrappers: Sequence[str]) -> list[str]:
    """The modules that wrappers come from, apart from Gymnasium's own."""
    calls = map(parse_wrapper, wrappers)
    return list(dict.fromkeys(call.module for call in calls if not call.is_gymnasiums))


def make_gymnasium_env(
    environment: str, keywords: Mapping[str, Any], wrappers: Sequence[str] = (), **more: Any
) -> Env:
    """`gymnasium.make`, then the wrappers from the inside out.

    Imports nothing: a wrapper's module must have been imported before, at the user's request.
    """
    classes = [(call, _find_class(call)) for call in map(parse_wrapper, wrappers)]
    try:
        env: Env = gymnasium.make(environment, **{**keywords, **more})
    except (gymnasium.error.Error, ImportError) as error:
        raise UsageError(f"{environment} cannot be made: {error}") from error
    except (TypeError, ValueError, AssertionError, OSError) as error:
        if not keywords:
            raise
        given = ", ".join(f"{key}={value!r}" for key, value in keywords.items())
        raise UsageError(f"{environment} cannot be made with {given}: {_first_line(error)}") from error
    for call, wrapper in classes:
        try:
            env = wrapper(env, **call.keywords)
        except (TypeError, ValueError, AssertionError, gymnasium.error.Error) as error:
            env.close()
            raise UsageError(
                f"wrapper '{call.text}' cannot be applied to {environment}: {_first_line(error)}"
            ) from error
    return env


def _find_class(call: WrapperCall) -> type[Any]:
    module = import_module(_GYMNASIUM) if call.is_gymnasiums else sys.modules.get(call.module)
    if module is None:
        raise UsageError(
            f"wrapper '{call.text}' is defined by module {call.module}; import it first "
            f"(on the command line add --import {call.module})"
        )
    found = getattr(module, call.name, None)
    if not (inspect.isclass(found) and issubclass(found, gymnasium.Wrapper)):
        names = [name for name, item in vars(module).items() if inspect.isclass(item)]
        hint = did_you_mean(call.name, names)
        raise UsageError(f"{call.module} has no wrapper '{call.name}'{hint}; write module:Class for your own")
    return found


def _first_line(error: Exception) -> str:
    return str(error).strip().partition("\n")[0] or type(error).__name__
