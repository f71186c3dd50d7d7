"""bedesten serve"""

import argparse
import os
import socket
from dataclasses import fields
from tempfile import TemporaryDirectory
from threading import Thread
from typing import TYPE_CHECKING

from bedesten.cli.lock import only_house
from bedesten.cli.parser import COMPONENTS, Commands, add_command
from bedesten.cli.speech import t
from bedesten.engine.errors import Refused, says
from bedesten.version import to_install

if TYPE_CHECKING:
    from bedesten.web.settings import Settings

NAME = "serve"
LINE = "a server where people and bots play, with one database file"
PATIENCE = 10  # seconds until a process that does not stop is stopped


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        NAME,
        run,
        LINE,
        """
Starts the server: tables that people and bots sit down at, over HTTP and WebSocket. Everything is kept in one SQLite file;
when that is outgrown, give it a PostgreSQL and a Redis URL, and start as many processes as you like.

Every flag can be given in the environment instead: --port is BEDESTEN_PORT. The server listens on this machine only, unless
you tell it otherwise with --host.""",
        """
bedesten serve
bedesten serve --port 9000 --database-url sqlite+aiosqlite:////srv/bedesten/games.db
bedesten serve --database-url postgresql+asyncpg://bedesten@db/bedesten --redis-url redis://cache --workers 4""",
        """
The protocol is described at /api/docs of the running server. Check its dice: bedesten verify RECORD
Backup: bedesten backup FILE. Before an upgrade: bedesten check. All about it: docs/guide/host.md""",
    )
    from bedesten.web.settings import Settings, flag

    for setting in fields(Settings):
        if setting.metadata["is_secret"]:
            continue  # everybody on the machine can read the flags of a process
        if flag(setting.name) == COMPONENTS:
            continue  # every command has it
        if setting.name.startswith("is_"):
            parser.add_argument(flag(setting.name), action="store_const", const=True, help=setting.metadata["help"])
        else:
            metavar = setting.name.rsplit("_", 1)[-1].upper()
            parser.add_argument(flag(setting.name), metavar=metavar, help=setting.metadata["help"])
    parser.add_argument("--log-json", action="store_const", const="json", dest="log", help="the same as --log json")


def run(args: argparse.Namespace) -> int:
    from bedesten.web.settings import Settings

    settings = Settings.from_environment(**{f.name: getattr(args, f.name, None) for f in fields(Settings)})
    check_port(settings.host, settings.port)
    with only_house(settings.database_url):
        check_database(settings.database_url)
        return opened(settings)


def opened(settings: "Settings") -> int:
    os.environ |= settings.to_environment()  # for the processes that serve
    if settings.workers == 1:
        return serve(settings)
    with TemporaryDirectory(prefix="bedesten-") as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder  # their figures are added up there
        return serve(settings)


def serve(settings: "Settings") -> int:
    """Until somebody stops it."""

    def is_open() -> None:
        print(t("terminal-serving", address=settings.address), flush=True)
        if settings.browser:
            open_browser(settings.address)

    try:
        if settings.workers > 1:
            from bedesten.web.workers import serve_together

            return serve_together(settings, is_open)
        from bedesten.web.app import serve as serve_alone
    except ImportError:
        raise Refused(says("server-parts", command=to_install("server"))) from None
    serve_alone(settings, is_open)
    return 0


def open_browser(address: str) -> None:
    import webbrowser

    Thread(target=webbrowser.open, args=[address], daemon=True).start()  # it may take its time


# -- what could be wrong, before anything is started


def check_port(host: str, port: int) -> None:
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, socket.SOCK_STREAM) as tried:
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            tried.bind(address)
            tried.listen()
    except socket.gaierror:
        raise Refused(says("no-host", host=host)) from None
    except PermissionError:
        raise Refused(says("port-of-administrator", port=port)) from None
    except OSError as error:
        if error.errno == 98 or "in use" in str(error):
            raise Refused(says("port-in-use", port=port)) from None
        raise Refused(says("host-not-here", host=host, why=error.strerror)) from None


def check_database(url: str) -> None:
    """Open it once, and bring its schema up to date. Refused says which database, and what to do."""
    import asyncio

    from bedesten.web.settings import shown_url, sqlite_file

    try:
        from bedesten.service.store import Store
    except ImportError:
        raise Refused(says("server-parts", command=to_install("server"))) from None

    async def opened() -> None:
        async with Store(url) as store:  # it gives up on a silent database by itself, and lets a large one be migrated
            await store.ping()

    try:
        asyncio.run(opened())
    except Exception as error:  # drivers have many words for it
        what = str(getattr(error, "orig", None) or error).splitlines() or [type(error).__name__]
        if file := sqlite_file(url):
            raise Refused(says("database-not-opened", database=str(file), why=what[0])) from None
        why = what[0] or type(error).__name__
        raise Refused(says("database-not-reached", database=shown_url(url), why=why)) from None
