"""bedesten restore"""

import argparse
import asyncio
import sqlite3
from contextlib import closing, suppress
from itertools import chain, count
from pathlib import Path
from time import strftime

from bedesten.cli.copying import ENDS, copied
from bedesten.cli.lock import only_house
from bedesten.cli.parser import Commands, add_command
from bedesten.cli.speech import t
from bedesten.engine.errors import Refused, says

NAME = "restore"
LINE = "go back to a backup; its games go on with new dice"


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        NAME,
        run,
        LINE,
        """
Puts a copy of `bedesten backup` in the place of the server's SQLite database, while the server is stopped. The database that was
there is kept beside it. Every game that is not over begins a new epoch of its dice, because players may have seen what the old
ones bring; that is entered where all can see it. For PostgreSQL restore the database with its own tools, and then say so here,
without a file.""",
        """
bedesten restore games-monday.db
bedesten restore --database-url postgresql+asyncpg://bedesten@/bedesten""",
        "To make a backup: bedesten backup games-monday.db",
    )
    parser.add_argument("file", metavar="FILE", nargs="?", help="the backup; none for PostgreSQL")
    parser.add_argument("--database-url", metavar="URL", help="the database, as for `bedesten serve`")


def run(args: argparse.Namespace) -> int:
    from bedesten.web.settings import database_url_from, sqlite_file

    url = database_url_from(args.database_url)
    target = sqlite_file(url)
    if target is None and args.file:
        raise Refused(says("restore-postgresql"))
    if target is not None and not args.file:
        raise Refused(says("restore-what"))
    with only_house(url):
        tables = restore(Path(args.file), target) if target else begin_epochs(url)
    print(t("terminal-restored", what=args.file or t("terminal-the-database"), tables=tables))
    return 0


def restore(backup: Path, target: Path) -> int:
    """Everything that could go wrong does so before the copy gets its name; what was there keeps another one. Returns at how many
    tables a new epoch begins."""
    if not backup.is_file():
        raise Refused(says("no-backup", file=str(backup)))
    if target.exists() and backup.samefile(target):
        raise Refused(says("backup-is-database", file=str(backup)))
    with copied(backup, target) as part:
        _check_is_of_a_house(part, backup)
        tables = begin_epochs(f"sqlite+aiosqlite:///{part}")
        _set_aside(target)
        part.with_name(f"{part.name}.mark").rename(target.with_name(f"{target.name}.mark"))
    return tables


def _check_is_of_a_house(copy: Path, backup: Path) -> None:
    with closing(sqlite3.connect(copy)) as opened:
        found = {name for (name,) in opened.execute("select name from sqlite_master where type = 'table'")}
    if not {"alembic_version", "tables", "entries"} <= found:
        raise Refused(says("backup-of-others", file=str(backup)))


def _set_aside(target: Path) -> None:
    """With what belongs to it, under a name that nothing has: what was put aside before stays."""
    named = f"{target.name}.until-{strftime('%Y%m%d-%H%M%S')}"
    names = chain([named], (f"{named}-{n}" for n in count(2)))
    aside = next(name for name in names if not any(target.with_name(name + end).exists() for end in ENDS))
    for end in ENDS:
        with suppress(FileNotFoundError):
            target.with_name(target.name + end).rename(target.with_name(aside + end))


def begin_epochs(url: str) -> int:
    """Refused, if the database cannot be opened, or if a process of the house still writes there."""
    from bedesten.service.attendance import is_attended
    from bedesten.service.store import Store, Unavailable
    from bedesten.web.settings import shown_url

    async def begin() -> int:
        if await is_attended(url):
            raise Refused(says("server-open", database=shown_url(url)))
        async with Store(url, is_restored=True) as store:
            return store.epochs_begun

    try:
        return asyncio.run(begin())
    except Unavailable as error:
        raise Refused(says("database-not-read", database=shown_url(url), why=str(error).splitlines()[0])) from None
