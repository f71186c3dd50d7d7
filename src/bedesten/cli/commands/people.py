"""bedesten people"""

import argparse
import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from bedesten.cli.parser import Commands, add_command
from bedesten.cli.speech import t
from bedesten.engine.errors import Refused, says

if TYPE_CHECKING:
    from bedesten.service.people.accounts import Accounts
    from bedesten.service.store import Row, Store

NAME = "people"
LINE = "who has an account on the server: list, block, rename"
SHOWN = ("id", "name", "email", "created", "seen", "devices", "blocked")


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        NAME,
        run,
        LINE,
        """
Lists everybody who has an account, and lets you block, unblock or rename somebody. It works while the server runs, and is
heeded at once: whoever is blocked is told so, and can neither play nor chat with that account, only take the data along or
delete it. Guests have no account and are not listed.""",
        """
bedesten people list
bedesten people block Ada
bedesten people rename "Not nice" Ada --json""",
        "WHO is a name, an email address or an id from `bedesten people list`. A name that is given up is kept for 30 days.",
    )
    parser.add_argument("do", choices=["list", "block", "unblock", "rename"])
    parser.add_argument("who", nargs="?", metavar="WHO", help="name, email or id")
    parser.add_argument("name", nargs="?", metavar="NAME", help="the new name, to rename")
    parser.add_argument("--database-url", metavar="URL", help="which database; the same as for `bedesten serve`")
    parser.add_argument("--json", action="store_true", help="for programs")


def run(args: argparse.Namespace) -> int:
    from bedesten.web.settings import database_url_from

    wanted = {"list": (), "block": ("WHO",), "unblock": ("WHO",), "rename": ("WHO", "NAME")}[args.do]
    given = [one for one in (args.who, args.name) if one is not None]
    if len(given) < len(wanted):
        raise Refused(says("people-takes", deed=args.do, arguments=" ".join(wanted)))
    if len(given) > len(wanted):
        raise Refused(says("not-understood", word=given[-1], command=f"bedesten people {args.do}"))
    rows = asyncio.run(_done(database_url_from(args.database_url), args.do, args.who, args.name))
    if args.json:
        print(json.dumps([{name: row[name] for name in SHOWN} for row in rows], ensure_ascii=False, indent=2))
    else:
        for row in rows:
            print(_line(row))
        if not rows:
            print(t("terminal-no-accounts"))
    return 0


def _line(row: "Row") -> str:
    said = t(
        "terminal-account",
        id=row["id"],
        name=row["name"] or t("terminal-no-name"),
        email=row["email"] or "",
        since=_day(row["created"]),
        devices=row["devices"],
        seen=_day(row["seen"]),
    )
    blocked = f"  {t('terminal-blocked-since', day=_day(row['blocked']))}" if row["blocked"] else ""
    return re.sub("  +", "  ", said) + blocked


def _day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d")


async def _done(url: str, do: str, who: str | None, name: str | None) -> list["Row"]:
    """All accounts, or the one that was changed."""
    from bedesten.service.people.accounts import Accounts
    from bedesten.service.store import Unavailable
    from bedesten.web.settings import shown_url

    try:
        async with _beside(url) as store:
            accounts = Accounts(store)
            if who is None:
                return await accounts.listed()
            account = (await _found(accounts, who))["id"]
            await _change(store, accounts, account, do, name)
            return [row for row in await accounts.listed() if row["id"] == account]
    except Unavailable as error:
        raise Refused(says("database-not-read", database=shown_url(url), why=str(error).splitlines()[0])) from None


async def _change(store: "Store", accounts: "Accounts", account: str, do: str, name: str | None) -> None:
    from bedesten.service.history.privacy import block
    from bedesten.service.hours import now
    from bedesten.service.people.reserved_names import ReservedNames

    if do == "rename":
        await ReservedNames(store, accounts).reserve(account, name or "", at_once=True)
    else:
        await block(store, account, now() if do == "block" else None)


async def _found(accounts: "Accounts", who: str) -> "Row":
    """By id, address, or a name that looks like it."""
    from bedesten.service.people.reserved_names import reserved_as

    def is_meant(row: Any) -> bool:
        return who in (row["id"], row["email"]) or bool(row["name"] and reserved_as(row["name"]) == reserved_as(who))

    found = [row for row in await accounts.listed() if is_meant(row)]
    if not found:
        raise Refused(says("nobody-here", who=who))
    return found[0]


@asynccontextmanager
async def _beside(url: str) -> AsyncIterator["Store"]:
    """The database as it is, whether a server has it open or not."""
    from bedesten.service.integrity import newest_revision, revision
    from bedesten.service.store import Store
    from bedesten.web.settings import shown_url, sqlite_file

    file = sqlite_file(url)
    if file is not None and not file.is_file():
        raise Refused(says("no-database", database=str(file)))
    async with Store(url, is_beside=True) as store:
        found = await revision(store)
        if found != newest_revision():
            raise Refused(says("database-start-once", database=shown_url(url), found=found or "–", newest=newest_revision()))
        yield store
