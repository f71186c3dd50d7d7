"""bedesten serve"""

import argparse
import os
from dataclasses import fields

from bedesten.cli.parser import Commands, add_command, number
from bedesten.engine.errors import Refused

NAME = "serve"
LINE = "the house: a server where people and bots play, with one database file"


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        NAME,
        run,
        LINE,
        """
Starts the house: tables that people and bots sit down at, over HTTP and WebSocket. Everything is kept in one SQLite file;
when that is outgrown, give it a PostgreSQL and a Redis URL, and start as many processes as you like.

Every flag can be given in the environment instead: --port is BEDESTEN_PORT. The house listens on this machine only, unless
you tell it otherwise with --host.""",
        """
bedesten serve
bedesten serve --port 9000 --database-url sqlite+aiosqlite:////srv/bedesten/games.db
bedesten serve --database-url postgresql+asyncpg://bedesten@db/bedesten --redis-url redis://cache""",
        "The protocol is described at /api/docs of the running house. Check its dice: bedesten verify RECORD",
    )
    from bedesten.web.settings import Settings

    for setting in fields(Settings):
        flag, kind = f"--{setting.name.replace('_', '-')}", number(1, 65535) if setting.name == "port" else str
        if isinstance(setting.default, bool):
            parser.add_argument(flag, action="store_const", const=True, help=setting.metadata["help"])
        else:
            parser.add_argument(flag, type=kind, metavar=setting.name.rsplit("_", 1)[-1].upper(), help=setting.metadata["help"])


def run(args: argparse.Namespace) -> int:
    from bedesten.web.settings import PREFIX, Settings

    try:
        from granian.constants import Interfaces
        from granian.server import Server
    except ImportError:
        raise Refused("The server's parts are not installed: pip install 'bedesten[house]'.") from None
    settings = Settings.from_environment(**{f.name: getattr(args, f.name) for f in fields(Settings)})
    for setting in fields(Settings):
        value = getattr(settings, setting.name)
        if value is not None:
            os.environ[PREFIX + setting.name.upper()] = str(value)  # for the process that serves
    print(f"The house is open at http://{settings.host}:{settings.port} (Ctrl-C closes it)", flush=True)
    Server(
        "bedesten.web.app:from_environment",
        factory=True,
        interface=Interfaces.ASGI,
        address=settings.host,
        port=settings.port,
        log_enabled=False,
    ).serve()
    return 0
