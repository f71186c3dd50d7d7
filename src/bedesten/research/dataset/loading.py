"""Reading a dataset, and being sure that it is whole."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa

from bedesten.engine.errors import Refused
from bedesten.engine.game import Game
from bedesten.engine.record import read_record
from bedesten.research.dataset.folder import CHECKSUMS, FEATURES, PLAN, RECORDS, read_json, sum_of, sums_of
from bedesten.research.dataset.tables import read

ARRAYS = ("observation", "mask", "answer", "value", "outcome", "seat", "game")


class Dataset:
    """`plan`: what was played. `names` and `high`: the features of an observation. `words`: the actions."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.plan, features = read_json(folder / PLAN), read_json(folder / FEATURES)
        if not {"names", "high", "actions"} <= features.keys():
            raise Refused(f"'{folder}' is no dataset: {FEATURES} does not name its features there.")
        self.names: list[str] = features["names"]
        self.high: list[int] = features["high"]
        self.words = {int(action): word for action, word in features["actions"].items()}
        self.parts = sorted(folder.glob("part-*.parquet"))
        self.records = sorted((folder / RECORDS).glob("*.bdn"))

    def check(self) -> None:
        """Refused, if a file is missing, is not as it was, or does not belong to it."""
        if not (self.folder / CHECKSUMS).exists():
            raise Refused(f"'{self.folder}' is not finished: the command that began it goes on with it.")
        sums = sums_of(self.folder)
        for file in (self.folder / PLAN, self.folder / FEATURES, *self.parts, *self.records):
            if file.relative_to(self.folder).as_posix() not in sums:
                raise Refused(f"'{file}' does not belong to the dataset: {CHECKSUMS} does not name it.")
        for name, digest in sums.items():
            file = self.folder / name
            if not file.exists() or sum_of(file) != digest:
                raise Refused(f"'{file}' is missing or is not as it was when the dataset was made.")

    def table(self, columns: Sequence[str] | None = None) -> pa.Table:
        """All rows; or only some columns of them."""
        return pa.concat_tables([read(part, columns) for part in self.parts])

    def batches(self) -> Iterator[dict[str, Any]]:
        """The arrays of one part after the other: for data that is larger than memory."""
        for part in self.parts:
            yield {name: _array(read(part, [name])[name]) for name in ARRAYS}

    def arrays(self) -> dict[str, Any]:
        """As numpy arrays: observations (rows, features) int8, masks (rows, actions) bool, and what is one number a row."""
        parts = list(self.batches())
        return {name: np.concatenate([part[name] for part in parts]) for name in ARRAYS}

    def games(self) -> Iterator[Game]:
        """Every game, from its record."""
        for file in self.records:
            yield read_record(file.read_text(encoding="utf-8"))


def _array(column: pa.ChunkedArray) -> Any:
    whole = column.combine_chunks()
    if pa.types.is_fixed_size_list(whole.type):
        return whole.values.to_numpy(zero_copy_only=False).reshape(-1, whole.type.list_size)
    return whole.to_numpy(zero_copy_only=False)


def load(folder: str | Path, check: bool = True) -> Dataset:
    """The dataset in a folder; Refused, if it is none, or is not whole."""
    dataset = Dataset(Path(folder))
    if check:
        dataset.check()
    return dataset
