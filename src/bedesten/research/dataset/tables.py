"""The Parquet files of a dataset: written with checksums of their pages, and read in words if they are damaged."""

from collections.abc import Sequence
from io import BytesIO
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

from bedesten.engine.errors import Refused


def written(table: pa.Table) -> bytes:
    file = BytesIO()
    pq.write_table(table, file, compression="zstd", write_page_checksum=True)
    return file.getvalue()


def read(path: Path, columns: Sequence[str] | None = None) -> pa.Table:
    try:
        return pq.read_table(path, columns=columns, page_checksum_verification=True)
    except (OSError, pa.ArrowException) as error:
        reason = str(error).splitlines()[0].rstrip(".")
        raise Refused(f"'{path}' cannot be read as Parquet: {reason}. The command that made the dataset makes it anew.") from None


def is_readable(path: Path) -> bool:
    try:
        read(path)
    except Refused:
        return False
    return True
