"""bedesten check"""

import argparse
import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bedesten.cli.copying import copy
from bedesten.cli.parser import Commands, add_command
from bedesten.cli.screen import err
from bedesten.cli.speech import t
from bedesten.engine.errors import Refused, says
from bedesten.engine.options import RULES_VERSION

if TYPE_CHECKING:
    from bedesten.service.integrity import Checked
    from bedesten.service.store import Row, Store

NAME = "check"
LINE = "before an upgrade: would these rules change a stored game?"


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        NAME,
        run,
        LINE,
        """
Replays every game that the server has stored, with the rules of this version, and lists those that would change: an answer
that would not be possible any more, a roll that would be another, a turn after which something else would lie on the table, an
end that would come at another time, a snapshot that says something else than the entries. The exit code
is 1 if there are any. It also says how many notices wait to be delivered. Nothing is changed, the server may be open meanwhile,
and what somebody holds is not told.""",
        """
bedesten check
bedesten check --json --database-url sqlite+aiosqlite:////srv/bedesten/games.db""",
        "If nothing would change: bedesten backup FILE, then stop the old server and start the new one.",
    )
    parser.add_argument("--database-url", metavar="URL", help="the database, as for `bedesten serve`")
    parser.add_argument("--json", action="store_true", help="for programs")


def run(args: argparse.Namespace) -> int:
    """1, if a game would change."""
    from bedesten.web.settings import database_url_from

    checked, notices = asyncio.run(check(database_url_from(args.database_url)))
    changed = [game for game in checked if game.would_change]
    if args.json:
        games = [asdict(game) for game in changed]
        found = {"rules": RULES_VERSION, "games": len(checked), "would_change": games, "notices": notices}
        print(json.dumps(found, ensure_ascii=False, indent=2))
    else:
        for game in changed:
            print(t("terminal-would-change", table=game.table, stage=game.stage, rules=game.version, change=game.change))
        print(t("terminal-stored-games", games=len(checked), changed=len(changed), rules=RULES_VERSION))
        if notices["waiting"] or notices["broken"]:
            minutes = notices["oldest"] // 60
            print(t("terminal-notices", waiting=notices["waiting"], minutes=minutes, broken=notices["broken"]))
    return 1 if changed else 0


async def check(url: str) -> tuple[list["Checked"], "Row"]:
    """The games, and how many notices wait."""
    from bedesten.service.integrity import check_games, stored_games
    from bedesten.service.notices.notices import queue
    from bedesten.service.store import Unavailable
    from bedesten.web.settings import shown_url

    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        async with reading(url) as store:
            games, checked = await stored_games(store), []
            with Progress(*columns, console=err(), transient=True, disable=not err().is_terminal) as bar:
                task = bar.add_task("games", total=len(games))
                async for game in check_games(store, games):
                    checked.append(game)
                    bar.advance(task)
            return checked, await queue(store)
    except Unavailable as error:
        raise Refused(says("database-not-read", database=shown_url(url), why=str(error).splitlines()[0])) from None


@asynccontextmanager
async def reading(url: str) -> AsyncIterator["Store"]:
    """A database to read from: of SQLite a copy, which is brought up to date; of PostgreSQL the real one, as it is."""
    from bedesten.service.integrity import newest_revision, revision
    from bedesten.service.store import Store
    from bedesten.web.settings import shown_url, sqlite_file

    file = sqlite_file(url)
    if file is not None:
        if not file.is_file():
            raise Refused(says("no-database", database=str(file)))
        with TemporaryDirectory(prefix="bedesten-") as folder:
            try:
                copy(file, Path(folder) / "copy.db")
            except sqlite3.Error as error:
                raise Refused(says("cannot-read", file=str(file), why=str(error))) from None
            async with Store(f"sqlite+aiosqlite:///{folder}/copy.db", is_restored=False) as store:
                yield store
        return
    store = Store(url)
    try:
        try:
            found = await revision(store)
        except OSError as error:
            raise Refused(says("database-not-reached", database=shown_url(url), why=str(error))) from None
        if found != newest_revision():
            raise Refused(says("database-other-tables", database=shown_url(url), found=found or "–", newest=newest_revision()))
        yield store
    finally:
        await store.engine.dispose()
