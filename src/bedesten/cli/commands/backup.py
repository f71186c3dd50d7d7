"""bedesten backup"""

import argparse
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from bedesten.cli.copying import copied
from bedesten.cli.parser import Commands, add_command
from bedesten.cli.speech import t
from bedesten.engine.errors import Refused, says

NAME = "backup"
LINE = "a copy of the server's database, while it is open"


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        NAME,
        run,
        LINE,
        """
Copies the SQLite server's database into a new file. The server may be running and people may play: whatever was confirmed
before is in the copy. The copy is checked before it gets its name. Only you can read it, since it holds the secrets of games
that are not over. The file bedesten.secret is not in it; keep that one, too. For PostgreSQL use pg_dump.""",
        """
bedesten backup games-monday.db
bedesten backup /mnt/safe/games.db --database-url sqlite+aiosqlite:////srv/bedesten/games.db""",
        "To go back to it: bedesten restore games-monday.db",
    )
    parser.add_argument("file", metavar="FILE", help="the new file")
    parser.add_argument("--database-url", metavar="URL", help="the database, as for `bedesten serve`")


def run(args: argparse.Namespace) -> int:
    from bedesten.web.settings import database_url_from, sqlite_file

    source = sqlite_file(database_url_from(args.database_url))
    if source is None:
        raise Refused(says("backup-of-sqlite"))
    size = backup(source, Path(args.file))
    print(t("terminal-backed-up", file=args.file, size=f"{size / 1e6:.1f}"))
    return 0


def backup(source: Path, target: Path) -> int:
    """Returns the size of the copy."""
    if not source.is_file():
        raise Refused(says("no-database", database=str(source)))
    if target.exists():
        raise Refused(says("backup-exists", file=str(target)))
    if not target.absolute().parent.is_dir():
        raise Refused(says("no-folder", file=str(target), folder=str(target.parent)))
    with copied(source, target) as part:
        mark(part)
    return target.stat().st_size


def mark(copy: Path) -> None:
    """Whoever opens it later sees that it is a copy, even without `bedesten restore` (service/lineage.py)."""
    with closing(sqlite3.connect(copy)) as new, suppress(sqlite3.OperationalError):  # of an older version: it has no mark
        new.execute("update lineage set mark = 'backup'")
        new.commit()
