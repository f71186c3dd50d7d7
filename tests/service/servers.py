"""PostgreSQL and Redis from Debian's packages, on free ports, with data in temporary directories. They can be stopped, killed,
frozen and started again. If they are not installed they get installed; if that fails, the tests that need them fail."""

import fcntl
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from glob import glob
from itertools import cycle
from pathlib import Path
from secrets import token_hex
from types import TracebackType

PATIENCE = 240  # seconds within which a server must be up, on a busy machine
PORTS = range(20_000, 30_000)  # below those that the system hands out: nobody takes the port while the server is stopped
SHARE = 250  # ports of one process of tests
SPAWNER = ThreadPoolExecutor(1)  # a server ends with the thread that started it, so that is one that stays
PLACES = ["/usr/lib/postgresql/*/bin", "/usr/bin", "/usr/sbin", "/usr/local/bin"]


def program(name: str, package: str) -> str:
    """Where a program is; installs its package if there is none."""
    install(package, lambda: _path(name) is not None)
    found = _path(name)
    assert found, f"{name} is not installed, and the package {package} does not bring it"
    return found


def install(package: str, is_there: Callable[[], bool]) -> None:
    """Install a package of Debian, unless what it brings is there. Two workers do not install at once, and none goes on before
    what another unpacks is set up."""
    with open(Path(tempfile.gettempdir(), f"bedesten-install-{os.getuid()}.lock"), "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not is_there():
            _install(package)


def _path(name: str) -> str | None:
    found = [path for place in PLACES for path in sorted(glob(f"{place}/{name}"), reverse=True)]
    return found[0] if found else shutil.which(name)


def _install(package: str) -> None:
    sudo = [] if os.geteuid() == 0 else ["sudo", "-n"]
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}  # install, but start nothing
    for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", package]):
        done = subprocess.run([*sudo, *command], env=quiet, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        assert done.returncode == 0, f"{' '.join(command)} failed, so the tests with a real server cannot run:\n{done.stdout}"


def free_port() -> int:
    """A port that nobody listens on, nor will: no other process of tests takes one of our share."""
    while True:
        port = next(_ours())
        with socket.socket() as tried:
            if tried.connect_ex(("127.0.0.1", port)):
                return port


@cache
def _ours() -> Iterator[int]:
    """The ports of this process, again and again; it holds a lock on them until it ends."""
    for first in PORTS[::SHARE]:
        lock = os.open(Path(tempfile.gettempdir(), f"bedesten-ports-{os.getuid()}-{first}"), os.O_RDWR | os.O_CREAT)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return cycle(range(first, first + SHARE))
        except BlockingIOError:
            os.close(lock)
    raise AssertionError("all ports for tests are taken: so many tests run at once")


class Server:
    """A server of its own: `with Postgres() as postgres: …`"""

    stop_signal = close_signal = signal.SIGTERM

    def __init__(self) -> None:
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="bedesten-"))
        self._process: subprocess.Popen[bytes] | None = None
        try:
            self._prepare()
            self.start()
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> "Server":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def _prepare(self) -> None:
        """Before the first start."""

    def _command(self) -> list[str]:
        raise NotImplementedError

    def _is_up(self) -> bool:
        raise NotImplementedError

    def start(self) -> None:
        """On the same port, with the same data. Returns when the server answers."""
        if self._process:
            return
        until = time.monotonic() + PATIENCE
        while True:
            with open(self.folder / "log", "ab") as log:
                self._process = SPAWNER.submit(
                    subprocess.Popen, self._command(), stdout=log, stderr=log, stdin=subprocess.DEVNULL
                ).result()
            while self._process.poll() is None:
                if self._is_up():
                    return
                assert time.monotonic() < until, f"{self._command()[0]} does not answer:\n{self.log()}"
                time.sleep(0.02)
            self._process = None  # after a kill, what is left of the old one may be in the way for a moment
            assert time.monotonic() < until, f"{self._command()[0]} does not start:\n{self.log()}"
            time.sleep(0.1)

    def stop(self) -> None:
        """In an orderly manner."""
        self._end(self.stop_signal)

    def kill(self) -> None:
        """Without warning."""
        self._end(signal.SIGKILL)

    def freeze(self) -> None:
        """It keeps its connections, but says nothing any more."""
        self._send(signal.SIGSTOP)

    def thaw(self) -> None:
        self._send(signal.SIGCONT)

    def close(self) -> None:
        self._end(self.close_signal)
        shutil.rmtree(self.folder, ignore_errors=True)

    def log(self) -> str:
        path = self.folder / "log"
        return path.read_text(errors="replace")[-4000:] if path.exists() else ""

    def _send(self, what: signal.Signals) -> None:
        """To the process and its children."""
        assert self._process, "the server does not run"
        pid = self._process.pid
        for one in [pid, *map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())]:
            with suppress(ProcessLookupError):
                os.kill(one, what)

    def _end(self, how: signal.Signals) -> None:
        if self._process and self._process.poll() is None:
            self.thaw()
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
        self._process = None


def _bound_to_us(command: list[str], user: str | None = None) -> list[str]:
    """The server ends when the tests end, whatever happens to them."""
    as_user = [f"--reuid={user}", f"--regid={user}", "--init-groups"] if user else []
    return ["setpriv", *as_user, "--pdeathsig=INT", "--", *command]


class Postgres(Server):
    """PostgreSQL. It refuses to run as root, so it then runs as a user without rights."""

    stop_signal = signal.SIGINT  # does not wait for those who are connected
    close_signal = signal.SIGQUIT  # nor for anything else

    def __init__(self, *, fsync: bool = False) -> None:
        self.fsync = fsync
        super().__init__()

    def _prepare(self) -> None:
        self.postgres = program("postgres", "postgresql")
        self.user: str | None = None
        self.made: list[str] = []
        if os.geteuid() == 0:
            self.user = "postgres"  # Debian's package brings it
            shutil.chown(self.folder, self.user, self.user)
        initdb = program("initdb", "postgresql")
        made = [initdb, "-D", str(self.folder / "data"), "-U", "bedesten", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        done = subprocess.run(
            _bound_to_us(made, self.user), cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        assert done.returncode == 0, f"initdb failed:\n{done.stdout}"

    def _command(self) -> list[str]:
        settings = {"listen_addresses": "127.0.0.1", "port": self.port, "unix_socket_directories": "", "max_connections": 60}
        settings["deadlock_timeout"] = "100ms"
        if not self.fsync:
            settings["fsync"] = (
                "off"  # a killed server loses nothing by it, only a killed machine would; recovery takes less time
            )
        given = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        return _bound_to_us([self.postgres, "-D", str(self.folder / "data"), *given], self.user)

    def _is_up(self) -> bool:
        status = self.folder / "data" / "postmaster.pid"  # its last line says when it takes connections
        try:
            lines = status.read_text().splitlines()
        except OSError:
            return False
        return len(lines) > 7 and self._process is not None and lines[0] == str(self._process.pid) and lines[7].strip() == "ready"

    @property
    def url(self) -> str:
        """Of the database that is always there."""
        return f"postgresql+asyncpg://bedesten@127.0.0.1:{self.port}/postgres"

    def fresh(self) -> str:
        """The URL of a new, empty database; it is there until `clear`."""
        self.made.append(f"t{token_hex(6)}")
        self.ask(f"create database {self.made[-1]}")
        return self.url.removesuffix("postgres") + self.made[-1]

    def clear(self) -> None:
        """Without the databases that `fresh` has made."""
        while self.made:
            self.ask(f"drop database {self.made.pop()} with (force)")

    def ask(self, statement: str, url: str | None = None) -> None:
        """In the database that is always there, or in another."""
        name = (url or self.url).rpartition("/")[2]
        psql = [program("psql", "postgresql"), "-X", "-q", "-h", "127.0.0.1", "-p", str(self.port), "-U", "bedesten", name]
        done = subprocess.run([*psql, "-c", statement], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        assert done.returncode == 0, f"{statement}: {done.stdout}\n{self.log()}"


class Redis(Server):
    """Redis. It only passes on what is said, and counts for a while, so it keeps no data."""

    def _prepare(self) -> None:
        self.redis = program("redis-server", "redis-server")

    def _command(self) -> list[str]:
        listens = ["--bind", "127.0.0.1", "--port", str(self.port), "--dir", str(self.folder)]
        return _bound_to_us([self.redis, *listens, "--save", "", "--appendonly", "no"])

    def _is_up(self) -> bool:
        try:
            return self._says("PING").startswith("+PONG")
        except OSError:
            return False

    def forget(self) -> None:
        """Whatever has been counted."""
        assert self._says("FLUSHALL").startswith("+OK")

    def _says(self, command: str) -> str:
        with socket.create_connection(("127.0.0.1", self.port), PATIENCE) as connection:
            connection.sendall(f"{command}\r\n".encode())
            return connection.recv(64).decode()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"
