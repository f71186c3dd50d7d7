"""bedesten serve: what is wrong is said before anything is started. A house that runs: tests/web/test_frame.py"""

import os
import re
import socket
import stat
import time
import webbrowser
from collections.abc import Callable, Iterator
from dataclasses import fields
from pathlib import Path

import pytest

from bedesten.cli.commands import serve
from bedesten.engine.errors import Refused
from bedesten.web import app
from bedesten.web.settings import Settings, flag, shown_url, sqlite_file, variable
from cli.running import refused, run
from service.servers import free_port

ROOT = Path(__file__).parents[2]
SECRET = "a secret of more than thirty-two characters"


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for setting in fields(Settings):
        monkeypatch.delenv(variable(setting.name), raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture
def used_port() -> Iterator[int]:
    with socket.socket() as used:
        used.bind(("127.0.0.1", 0))
        used.listen()
        yield used.getsockname()[1]


def url(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


# -- settings


def test_what_is_usual(tmp_path: Path) -> None:
    settings = Settings.from_environment()
    assert (settings.host, settings.port, settings.workers, settings.redis_url) == ("127.0.0.1", 8753, 1, None)
    assert settings.database_url == url(tmp_path / "data" / "bedesten" / "bedesten.db")
    assert not settings.browser and not settings.is_https and settings.log == "text"  # nobody sits at a terminal here


def test_flags_come_before_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("BEDESTEN_PORT", "9001")
    monkeypatch.setenv("BEDESTEN_HOST", "::1")
    monkeypatch.setenv("BEDESTEN_IS_HTTPS", "yes")
    monkeypatch.setenv("BEDESTEN_LOG", "json")
    settings = Settings.from_environment(port="9002", host=None)
    assert (settings.port, settings.host, settings.is_https, settings.log) == (9002, "::1", True, "json")
    assert settings.address == "http://[::1]:9002"
    monkeypatch.setattr(os, "environ", {"XDG_DATA_HOME": str(tmp_path / "data")} | settings.to_environment())
    assert Settings.from_environment() == settings  # the processes that serve are told the same


def test_short_names_of_databases_are_enough(tmp_path: Path) -> None:
    assert Settings.from_environment(database_url=f"sqlite:///{tmp_path}/x.db").database_url == url(tmp_path / "x.db")
    assert Settings.from_environment(database_url="postgres://db/x").database_url == "postgresql+asyncpg://db/x"
    assert sqlite_file("postgresql+asyncpg://db/x") is None and sqlite_file("sqlite+aiosqlite:////a/b?x=1") == Path("/a/b")


def test_the_secret_is_made_once_kept_from_others_and_never_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings.from_environment(database_url=url(tmp_path / "x.db"))
    file = tmp_path / "bedesten.secret"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600 and len(settings.secret) >= 32
    assert Settings.from_environment(database_url=url(tmp_path / "y.db")).secret == settings.secret
    assert settings.secret not in repr(settings) and settings.secret not in str(settings.to_environment())
    assert [path.name for path in tmp_path.iterdir()] == ["bedesten.secret"]
    monkeypatch.setenv("BEDESTEN_SECRET", SECRET)
    assert Settings.from_environment().secret == SECRET
    assert "“--secret” isn’t an option" in refused("serve", "--secret", SECRET)
    file.write_text("short", encoding="ascii")
    monkeypatch.delenv("BEDESTEN_SECRET")
    with pytest.raises(Refused, match=r"is damaged\. Remove the file"):
        Settings.from_environment(database_url=url(tmp_path / "x.db"))


def test_passwords_are_not_shown() -> None:
    assert shown_url("postgresql+asyncpg://ada:hu:sh@db:5432/x") == "postgresql+asyncpg://ada:…@db:5432/x"
    assert shown_url("postgresql+asyncpg://db/x") == "postgresql+asyncpg://db/x"


# -- what is wrong


@pytest.mark.parametrize(
    "args, sentence",
    [
        (["--port", "0"], "--port, BEDESTEN_PORT: it must be a whole number from 1 to 65535, not “0”."),
        (["--port", "http"], "--port, BEDESTEN_PORT: it must be a whole number from 1 to 65535, not “http”."),
        (["--workers", "0"], "--workers, BEDESTEN_WORKERS: it must be a whole number from 1 to 64, not “0”."),
        (["--workers", "4"], "Several processes (--workers) need PostgreSQL (--database-url) and Redis (--redis-url)."),
        (["--browser", "firefox"], "--browser, BEDESTEN_BROWSER: it must be yes or no, not “firefox”."),
        (["--log", "loud"], "--log, BEDESTEN_LOG: it must be text, json or no, not “loud”."),
        (["--redis-url", "cache"], "--redis-url, BEDESTEN_REDIS_URL: it must begin with redis://, rediss:// or unix://."),
        (
            ["--redis-url", "redis://ada:hush@cache:many"],
            "it must look like redis://HOST:PORT/0, not “redis://ada:…@cache:many”.",
        ),
        (["--database-url", "games.db"], "must begin with sqlite+aiosqlite:/// or postgresql+asyncpg://."),
        (["--host", "no.such.host.invalid"], "--host: there is no address “no.such.host.invalid”."),
        (["--host", "192.0.2.1"], "--host: this machine can’t listen on “192.0.2.1”"),
        (["--colour", "red"], "“--colour” isn’t an option"),
    ],
)
def test_wrong_values_are_refused(args: list[str], sentence: str) -> None:
    assert sentence in refused("serve", *args)


def test_wrong_values_in_the_environment_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BEDESTEN_PORT", "many")
    assert "not “many”" in refused("serve")
    monkeypatch.setenv("BEDESTEN_PORT", "8753")
    monkeypatch.setenv("BEDESTEN_SECRET", "hush")
    said = refused("serve")
    assert said == "BEDESTEN_SECRET: it must have at least 32 characters." and "hush" not in said


def test_a_port_in_use(used_port: int) -> None:
    assert f"Port {used_port} is in use already" in refused("serve", "--port", str(used_port))


def test_a_folder_that_is_not_there_or_cannot_be_written(tmp_path: Path) -> None:
    missing = tmp_path / "none" / "x.db"
    assert f"There is no folder “{missing.parent}”" in refused("serve", "--database-url", url(missing))
    (tmp_path / "file").touch()
    assert "can’t be written to: Not a directory" in refused("serve", "--database-url", url(tmp_path / "file" / "x.db"))
    assert "can’t be" in refused("serve", "--database-url", "sqlite+aiosqlite:////proc/x.db")


def test_a_data_folder_that_cannot_be_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    assert "can’t be created" in refused("serve")


def test_a_database_that_is_none(tmp_path: Path) -> None:
    with pytest.raises(Refused, match=r"The database “.*x\.db” can’t be opened: .* Choose another file"):
        (tmp_path / "x.db").write_bytes(b"this is no database at all" * 100)
        serve.check_database(url(tmp_path / "x.db"))


def test_a_database_that_cannot_be_reached_is_named_without_its_password() -> None:
    with pytest.raises(Refused) as error:
        serve.check_database("postgresql+asyncpg://ada:hush@127.0.0.1:1/house")
    assert "The database postgresql+asyncpg://ada:…@127.0.0.1:1/house can’t be reached: " in str(error.value)
    assert "Is it running" in str(error.value) and "hush" not in str(error.value)


# -- what is started


def test_the_house_is_shown_in_a_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    monkeypatch.setattr(webbrowser, "open", shown.append)
    served: list[Settings] = []

    def serve_not(settings: Settings, opened: Callable[[], None]) -> None:
        served.append(settings)
        opened()

    monkeypatch.setattr(app, "serve", serve_not)
    monkeypatch.setattr(os, "environ", dict(os.environ))
    port = free_port()
    result = run("serve", "--port", str(port), "--browser", "yes", "--log-json")
    assert result.out == f"The server is running at http://127.0.0.1:{port} (Ctrl-C stops it)\n" and result.err == ""
    while not shown:
        time.sleep(0.01)
    assert shown == [f"http://127.0.0.1:{port}"] and served[0].log == "json"
    assert os.environ["BEDESTEN_PORT"] == str(port) and "BEDESTEN_SECRET" not in os.environ
    assert run("serve", "--port", str(port), "--browser", "no").code == 0 and len(shown) == 1


def test_what_is_deployed_uses_settings_that_exist() -> None:
    unit = (ROOT / "deploy" / "bedesten.service").read_text(encoding="utf-8")
    known = {variable(setting.name) for setting in fields(Settings)}
    assert set(re.findall(r"BEDESTEN_[A-Z_]+", unit)) <= known
    assert "ExecStart=/opt/bedesten/bin/bedesten serve\n" in unit and "KillMode=mixed" in unit
    for name in ("nginx.conf", "Caddyfile"):
        proxy = (ROOT / "deploy" / name).read_text(encoding="utf-8")
        assert f"127.0.0.1:{Settings().port}" in proxy and "metrics" in proxy


# -- what is said about it


def test_help_names_every_setting_that_is_a_flag() -> None:
    out = run("serve", "--help").out
    assert [f.name for f in fields(Settings) if not f.metadata["is_secret"] and flag(f.name) not in out] == []


def test_the_guide_lists_every_setting_with_its_default() -> None:
    page = (ROOT / "docs" / "guide" / "host.md").read_text(encoding="utf-8")
    rows = [[cell.strip() for cell in line.strip("|").split(" | ")] for line in page.splitlines() if "`BEDESTEN_" in line]
    listed = {row[1].strip("`"): row for row in rows if len(row) == 4}
    assert list(listed) == [variable(setting.name) for setting in fields(Settings)]
    for setting in fields(Settings):
        row = listed[variable(setting.name)]
        assert row[0] == ("–" if setting.metadata["is_secret"] else f"`{flag(setting.name)}`")
        shown = re.findall(r"`(.*?)`", row[2])
        if setting.default in ("", None):
            assert shown == []
        else:
            words = {True: "yes", False: "no"}
            usual = words[setting.default] if isinstance(setting.default, bool) else str(setting.default)
            assert usual in shown, row
