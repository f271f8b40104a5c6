"""The Python of docs/evaluation.md runs as it is printed."""

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "evaluation.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)


@pytest.mark.parametrize("code", EXAMPLES)
def test_an_example_of_the_page_runs(code, capsys):
    exec(compile(code, str(PAGE), "exec"), {})
    printed = capsys.readouterr().out.split()
    assert all(15.0 < float(number) < 30.0 for number in printed)
    assert printed or "act_in" in code
