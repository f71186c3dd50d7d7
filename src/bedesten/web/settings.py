"""How the house is set up: by flags or by environment alike."""

import os
import re
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import Field, dataclass, field, fields
from pathlib import Path
from secrets import token_urlsafe
from typing import Any
from urllib.parse import urlsplit

from bedesten.engine.errors import Refused, says
from bedesten.engine.options import RULE_SETS
from bedesten.service.daily.daily import OFF
from bedesten.service.tournaments.tournaments import ACCOUNTS, ANYBODY

PREFIX = "BEDESTEN_"
SHORTEST_SECRET = 32
MOST_WORKERS = 64
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


# -- values as they are given


def _number(first: int, last: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not re.fullmatch(r"\d{1,9}", text, re.ASCII) or not first <= int(text) <= last:
            raise Refused(says("setting-number", first=first, last=last, text=text))
        return int(text)

    return read


def _yes_or_no(text: str) -> bool:
    if text.lower() in ("1", "true", "yes", "on"):
        return True
    if text.lower() in ("0", "false", "no", "off", ""):
        return False
    raise Refused(says("setting-words", choices=["yes", "no"], text=text))


def _one_of(*words: str) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text not in words:
            raise Refused(says("setting-words", choices=list(words), text=text))
        return text

    return read


def _database(text: str) -> str:
    kind, sign, rest = text.partition("://")
    kind = DRIVERS.get(kind, kind)
    if text and (not sign or kind not in DRIVERS.values()):
        raise Refused(says("setting-begins", choices=["sqlite+aiosqlite:///", "postgresql+asyncpg://"]))
    return f"{kind}://{rest}" if text else ""


def _redis(text: str) -> str | None:
    if text and not text.startswith(("redis://", "rediss://", "unix://")):
        raise Refused(says("setting-begins", choices=["redis://", "rediss://", "unix://"]))
    try:
        _ = urlsplit(text).port
    except ValueError:
        raise Refused(says("setting-like", example="redis://HOST:PORT/0", text=shown_url(text))) from None
    return text or None


def _names(text: str) -> str:
    names = [name.strip().lower() for name in text.split(",") if name.strip()]
    for name in names:
        if not re.fullmatch(r"[a-z0-9]([a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\]", name):
            raise Refused(says("setting-names", example="games.example.org", text=name))
    return ",".join(names)


def _file(text: str) -> str:
    return str(Path(text).absolute()) if text else ""


def _smtp(text: str) -> str:
    parts = urlsplit(text)
    if text and (parts.scheme not in ("smtp", "smtps") or not parts.hostname):
        raise Refused(says("setting-like", example="smtp://USER:PASSWORD@HOST:587", text=shown_url(text)))
    try:
        _ = parts.port
    except ValueError:
        raise Refused(says("setting-like", example="smtp://USER:PASSWORD@HOST:587", text=shown_url(text))) from None
    return text


def _places(text: str) -> str:
    places = [place.strip().lower() for place in text.split(",") if place.strip()]
    for place in places:
        if not re.fullmatch(r"([a-z0-9.-]+|\[[0-9a-f:.]+\]):\d{1,5}", place):
            raise Refused(says("setting-like", example="ntfy.example.org:8080", text=place))
    return ",".join(places)


def _sender(text: str) -> str:
    if text and not re.fullmatch(r"[^@\s<>]+@[^@\s<>]+|[^<>\r\n]+ <[^@\s<>]+@[^@\s<>]+>", text):
        raise Refused(says("setting-like", example="bedesten@games.example.org", text=text))
    return text


def _secret(text: str) -> str:
    if text and len(text) < SHORTEST_SECRET:
        raise Refused(says("setting-length", least=SHORTEST_SECRET))
    return text


def _setting(default: Any, read: Callable[[str], Any], text: str, *, is_secret: bool = False) -> Any:
    return field(default=default, repr=not is_secret, metadata={"help": text, "read": read, "is_secret": is_secret})


# -- the settings


@dataclass(frozen=True)
class Settings:
    """Each can be given as a flag (--port) or in the environment (BEDESTEN_PORT); a secret only there."""

    host: str = _setting("127.0.0.1", str, "address to listen on; by default only this machine can reach it")
    port: int = _setting(8753, _number(1, 65535), "port to listen on")
    names: str = _setting("", _names, "under which the server is reached: games.example.org,play.example.org; others are refused")
    database_url: str = _setting(
        "",
        _database,
        "sqlite+aiosqlite:///FILE or postgresql+asyncpg://…; by default a file bedesten.db in your data folder",
    )
    redis_url: str | None = _setting(None, _redis, "redis://…, when several processes serve the same tables")
    secret: str = _setting(
        "", _secret, "the key under which devices are known; made, and kept beside the database, if there is none", is_secret=True
    )
    smtp_url: str = _setting(
        "", _smtp, "smtp://USER:PASSWORD@HOST:587 or smtps://…, by which links to sign in and notices are sent", is_secret=True
    )
    mail_from: str = _setting("", _sender, "the address of e-mail from which letters come; needed with BEDESTEN_SMTP_URL")
    notices_allow: str = _setting(
        "", _places, "HOST:PORT,… of your own network to which people may have notices sent, also by plain http; by default none"
    )
    is_https: bool = _setting(False, _yes_or_no, "the server is reached through https: cookies are sent that way only")
    is_proxied: bool = _setting(False, _yes_or_no, "a web server in front of the server says who asks (X-Forwarded-For)")
    tables_per_hour: int = _setting(120, _number(0, 10**6), "that may be opened from one address (120); 0: as many as one likes")
    forget_after: int = _setting(90, _number(0, 36_500), "days without a move, then an unfinished game is removed (90); 0: never")
    connections: int = _setting(10_000, _number(10, 60_000), "at once, at each process (10000)")
    connections_per_address: int = _setting(
        200, _number(1, 60_000), "at once from one address, at each process; sockets at all (200)"
    )
    daily: str = _setting(
        "base", _one_of(*RULE_SETS, OFF), f"rules of the daily bazaar: {', '.join(RULE_SETS)} (base); no: there is none"
    )
    daily_hour: int = _setting(0, _number(0, 23), "of the day in UTC at which the next daily bazaar begins (0)")
    organisers: str = _setting(
        ACCOUNTS, _one_of(ACCOUNTS, ANYBODY, OFF), "who may open tournaments: accounts, anybody or no, which is nobody (accounts)"
    )
    components: str = _setting("", _file, "a file with the numbers of a real copy, instead of ours that are not certain")
    browser: bool = _setting(False, _yes_or_no, "yes or no: open the page in a browser; by default yes at a terminal")
    workers: int = _setting(1, _number(1, MOST_WORKERS), "processes that serve (1); more than one needs PostgreSQL and Redis")
    log: str = _setting("text", _one_of("text", "json", "no"), "text for people, json for programs, no: nothing (text)")

    @classmethod
    def from_environment(cls, **flags: Any) -> "Settings":
        """Flags that are given come before the environment, which comes before what is usual. Refused, if one is wrong."""
        made = {}
        for setting in fields(cls):
            given = flags.get(setting.name)
            text = str(given) if given is not None else os.environ.get(variable(setting.name))
            if text is not None:
                made[setting.name] = _read(setting, text)
        made["database_url"] = made.get("database_url") or _usual_database()
        made["secret"] = made.get("secret") or _kept_secret(made["database_url"])
        made.setdefault("browser", sys.stdout.isatty())
        settings = cls(**made)
        if settings.workers > 1 and (sqlite_file(settings.database_url) or not settings.redis_url):
            raise Refused(says("several-processes"))
        if settings.smtp_url and not settings.mail_from:
            raise Refused(says("mail-from-missing"))
        return settings

    def to_environment(self) -> dict[str, str]:
        """For the processes that serve; without the secret, which they find where it was found."""
        values = {setting.name: getattr(self, setting.name) for setting in fields(self) if not setting.metadata["is_secret"]}
        return {variable(name): str(value) for name, value in values.items() if value is not None}

    @property
    def address(self) -> str:
        return f"http://{f'[{self.host}]' if ':' in self.host else self.host}:{self.port}"


def variable(name: str) -> str:
    return PREFIX + name.upper()


def flag(name: str) -> str:
    return "--" + name.replace("_", "-")


def _read(setting: "Field[Any]", text: str) -> Any:
    try:
        return setting.metadata["read"](text.strip())
    except Refused as refused:
        names = variable(setting.name) if setting.metadata["is_secret"] else f"{flag(setting.name)}, {variable(setting.name)}"
        whose = says("setting", names=names)
        raise Refused(whose, said=(whose, *refused.said)) from None


def shown_url(url: str) -> str:
    """An address without its password."""
    return re.sub(r"://([^:/@]*):[^@]*@", r"://\1:…@", url)


def database_url_from(given: str | None) -> str:
    """Which database is meant, for commands that need nothing else."""
    setting = next(setting for setting in fields(Settings) if setting.name == "database_url")
    return _read(setting, given or os.environ.get(variable(setting.name), "")) or _usual_database()


# -- files


def _usual_database() -> str:
    return f"sqlite+aiosqlite:///{data_folder() / 'bedesten.db'}"


def sqlite_file(url: str) -> Path | None:
    """The file of a SQLite database, by whatever links it is reached; None for another one."""
    kind, _, rest = url.partition(":///")
    return Path(rest.partition("?")[0]).resolve() if kind.startswith("sqlite") else None


def data_folder() -> Path:
    folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "bedesten"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused(says("folder-not-made", folder=str(folder), why=error.strerror)) from None
    return folder


def _kept_secret(database_url: str) -> str:
    """The secret beside the database; made, if there is none. Only its owner can read it."""
    database = sqlite_file(database_url)
    folder = database.absolute().parent if database else data_folder()
    file, new = folder / "bedesten.secret", folder / f"bedesten.secret.{token_urlsafe(6)}"
    try:
        if not file.exists():
            with open(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as opened:
                opened.write(token_urlsafe(48))
            with suppress(FileExistsError):  # another process was faster: its secret counts
                os.link(new, file)
            new.unlink()
        return _secret(file.read_text(encoding="ascii").strip())
    except OSError as error:
        if isinstance(error, FileNotFoundError) and not folder.is_dir():
            raise Refused(says("folder-missing", folder=str(folder))) from None
        raise Refused(says("folder-not-written", folder=str(folder), why=error.strerror)) from None
    except ValueError:  # too short, or no text
        raise Refused(says("secret-damaged", file=str(file))) from None
