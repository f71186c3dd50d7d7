"""The notebooks run, cell after cell; Jupyter itself is not needed for that."""

import json
from pathlib import Path
from typing import Any

import pytest

NOTEBOOKS = sorted((Path(__file__).parents[2] / "examples").glob("*.ipynb"))


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "notebook"}
    cells = [cell for cell in json.loads(path.read_text(encoding="utf-8"))["cells"] if cell["cell_type"] == "code"]
    for number, cell in enumerate(cells):
        assert cell["outputs"] == [], "a notebook is kept without what it has printed"
        exec(compile("".join(cell["source"]), f"{path.name}, cell {number}", "exec"), names)
        assert capsys.readouterr().out, f"cell {number} shows nothing"
    assert len(cells) >= 3
