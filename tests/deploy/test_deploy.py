"""The files in deploy/ do what they promise: a game is played through each web server, over https and WebSocket."""

import asyncio
import socket
import ssl
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from attacks.crowd import crowd
from service.people import in_loop
from service.servers import Server as Program
from service.servers import free_port, program
from web.server import PATIENT, Live, Server, keen

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "games.example.org"
ANSWERS = 30


class Nginx(Program):
    """nginx with deploy/nginx.conf; only ports, certificate and folders are others."""

    def __init__(self, house: int) -> None:
        self.house, self.plain = house, free_port()
        super().__init__()

    def _prepare(self) -> None:
        self.nginx = program("nginx", "nginx-light")
        self.folder.chmod(0o755)  # its workers have a user of their own, and put long bodies there
        certificate(self.folder)
        site = (DEPLOY / "nginx.conf").read_text()
        for old, new in (
            ("127.0.0.1:8753", f"127.0.0.1:{self.house}"),
            ("listen 443", f"listen {self.port}"),
            ("listen [::]:443", f"listen [::1]:{self.port}"),
            ("listen 80", f"listen {self.plain}"),
            ("listen [::]:80", f"listen [::1]:{self.plain}"),
            (f"/etc/letsencrypt/live/{NAME}/fullchain.pem", f"{self.folder}/cert.pem"),
            (f"/etc/letsencrypt/live/{NAME}/privkey.pem", f"{self.folder}/key.pem"),
        ):
            assert old in site, f"deploy/nginx.conf has no '{old}'"
            site = site.replace(old, new)
        (self.folder / "site.conf").write_text(site)
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        folders = "".join(f"{kind}_temp_path {self.folder}/{kind};\n" for kind in kinds)
        around = f"worker_processes 1;\npid {self.folder}/pid;\nerror_log stderr;\ndaemon off;\n"
        around += "events { worker_connections 4096; }\n"
        inside = f"access_log off;\n{folders}include {self.folder}/site.conf;\n"
        (self.folder / "nginx.conf").write_text(f"{around}http {{\n{inside}}}\n")
        checked = subprocess.run([*self._command(), "-t"], capture_output=True, text=True)
        assert checked.returncode == 0 and "[warn]" not in checked.stderr, checked.stderr

    def _command(self) -> list[str]:
        return [self.nginx, "-e", "stderr", "-p", str(self.folder), "-c", str(self.folder / "nginx.conf")]

    def _is_up(self) -> bool:
        return is_up(self.port)


class Caddy(Program):
    """Caddy with deploy/Caddyfile; only the port and the certificate are others."""

    def __init__(self, house: int) -> None:
        self.house = house
        super().__init__()

    def _prepare(self) -> None:
        self.caddy = program("caddy", "caddy")
        certificate(self.folder)
        checked = self._run("validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile"))
        assert checked.returncode == 0, checked.stderr
        site = (DEPLOY / "Caddyfile").read_text().replace("127.0.0.1:8753", f"127.0.0.1:{self.house}")
        own = f"{NAME}:{self.port} {{\n\ttls {self.folder}/cert.pem {self.folder}/key.pem\n"
        assert f"{NAME} {{\n" in site
        assert "\n{\n\tservers {\n" in site
        site = site.replace("\n{\n", "\n{\n\tadmin off\n\tauto_https disable_redirects\n", 1)
        (self.folder / "Caddyfile").write_text(site.replace(f"{NAME} {{\n", own))

    def _run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [self.caddy, *arguments], capture_output=True, text=True, env={"HOME": str(self.folder), "PATH": "/usr/bin"}
        )

    def _command(self) -> list[str]:
        run = [self.caddy, "run", "--adapter", "caddyfile", "--config", str(self.folder / "Caddyfile")]
        return ["env", f"HOME={self.folder}", *run]

    def _is_up(self) -> bool:
        return is_up(self.port)


def is_up(port: int) -> bool:
    with socket.socket() as tried:
        return tried.connect_ex(("127.0.0.1", port)) == 0


def certificate(folder: Path) -> None:
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    made += ["-addext", f"subjectAltName=DNS:{NAME}", "-keyout", str(folder / "key.pem"), "-out", str(folder / "cert.pem")]
    subprocess.run(made, check=True, capture_output=True)


# -- a game through the web server


@pytest.mark.slow
@pytest.mark.parametrize("kind", [Nginx, Caddy])
@in_loop
async def test_a_game_is_played_through_the_web_server(kind: Callable[[int], Nginx | Caddy], tmp_path: Path) -> None:
    settings = {"BEDESTEN_IS_HTTPS": "yes", "BEDESTEN_IS_PROXIED": "yes", "BEDESTEN_TABLES_PER_HOUR": "1", "BEDESTEN_NAMES": NAME}
    async with Server(tmp_path / "house", environment=settings) as house:
        front = await asyncio.to_thread(kind, house.port)
        try:
            trusted = ssl.create_default_context(cafile=str(front.folder / "cert.pem"))
            async with httpx.AsyncClient(
                transport=At(front.port, trusted), base_url=f"https://{NAME}:{front.port}", timeout=60
            ) as client:
                cookie = await headers_and_limits(client, front.port)
                await play(client, front.port, trusted, cookie)
        finally:
            front.close()


@pytest.mark.slow
@pytest.mark.parametrize("kind", [Nginx, Caddy])
@in_loop
async def test_bodies_that_never_end_keep_nobody_out(kind: Callable[[int], Nginx | Caddy], tmp_path: Path) -> None:
    """More of them than the house takes connections."""
    settings = {"BEDESTEN_IS_HTTPS": "yes", "BEDESTEN_IS_PROXIED": "yes", "BEDESTEN_CONNECTIONS": "200"}
    head = f"POST /api/tables HTTP/1.1\r\nHost: {NAME}\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n"
    async with Server(tmp_path / "house", environment=settings) as house:
        front = await asyncio.to_thread(kind, house.port)
        try:
            trusted = ssl.create_default_context(cafile=str(front.folder / "cert.pem"))
            async with (
                crowd(front.port, 300, head.encode() + b'{"seats"', trusted, NAME) as there,
                httpx.AsyncClient(
                    transport=At(front.port, trusted, "127.0.0.2"), base_url=f"https://{NAME}:{front.port}", timeout=60
                ) as client,
                httpx.AsyncClient(base_url=house.url, timeout=60) as inside,
            ):
                assert len(there) == 300
                assert (await client.get("/health")).text == (await inside.get("/health")).text == "ok"
                assert (await client.get("/api/tables")).status_code == 200
        finally:
            front.close()


class At(httpx.AsyncHTTPTransport):
    """Finds the server on this machine, whatever its name; the certificate must still be the one of the name."""

    def __init__(self, port: int, trusted: ssl.SSLContext, from_address: str | None = None) -> None:
        super().__init__(verify=trusted, local_address=from_address)
        self.port = port

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        request.extensions["sni_hostname"] = NAME
        request.url = request.url.copy_with(host="127.0.0.1", port=self.port)
        return await super().handle_async_request(request)


async def headers_and_limits(client: httpx.AsyncClient, port: int) -> str:
    """Returns the cookie that a browser would get."""
    seen = await client.get("/api/tables")
    assert seen.status_code == 200 and "strict-transport-security" in seen.headers
    assert "secure" in seen.headers["set-cookie"].lower()
    for inside in ("/metrics", "/ready"):
        assert (await client.get(inside)).status_code == 404
    long, json = b'"' + b"x" * 70_000 + b'"', {"content-type": "application/json"}
    for _ in range(10):  # 502: the house hung up while the web server was still sending; whoever comes next is not disturbed
        assert (await client.post("/api/tables", content=long, headers=json)).status_code in (413, 502)
        assert (await client.post("/api/tables/nowhere/undo", json={"seq": 0})).status_code == 404
    foreign = {"origin": "https://elsewhere.example.org"}
    assert (await client.post("/api/tables", json={"seats": []}, headers=foreign)).status_code == 403
    own = {"origin": f"https://{NAME}:{port}"}
    assert (await client.post("/api/tables", json={"seats": []}, headers=own)).status_code == 400
    forged = {"x-forwarded-for": "203.0.113.7"}  # the web server writes behind it who really asks: this machine, without limit
    tried = [await client.post("/api/tables", json={"seats": []}, headers=forged) for _ in range(3)]
    assert [answer.status_code for answer in tried] == [400] * 3
    return seen.headers["set-cookie"].partition(";")[0]


async def play(client: httpx.AsyncClient, port: int, trusted: ssl.SSLContext, cookie: str) -> None:
    rng, head = Random(1), {"cookie": cookie}
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    opened = await client.post("/api/tables", json={"settings": {"players": 2}, "seats": seats}, headers=head)
    assert opened.status_code == 201, opened.text
    address = f"wss://{NAME}:{port}/api/tables/{opened.json()['id']}/live"
    origin: Any = f"https://{NAME}:{port}"
    answered = 0
    async with connect(address, host="127.0.0.1", ssl=trusted, additional_headers=head, origin=origin, **PATIENT) as connection:
        live = Live(connection)
        while answered < ANSWERS:
            update = await live.update()
            if update["question"]:
                await live.answer(update["seq"], keen(update["question"], rng))
                answered += 1


# -- the unit


@pytest.mark.slow
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = (DEPLOY / "bedesten.service").read_text()
    assert "ExecStart=/opt/bedesten/bin/bedesten serve" in unit
    here = unit.replace("/opt/bedesten/bin/bedesten", str(Path(sys.executable).parent / "bedesten"))
    (tmp_path / "bedesten.service").write_text(here)
    analyze = program("systemd-analyze", "systemd")
    found = subprocess.run([analyze, "verify", "--man=no", str(tmp_path / "bedesten.service")], capture_output=True, text=True)
    assert found.returncode == 0 and "bedesten.service:" not in found.stderr, found.stderr
