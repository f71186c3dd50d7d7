"""Those who are told: a receiver of HTTP on loopback that keeps what it gets; a browser that can read what is pushed to it."""

import asyncio
import json
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from threading import Thread
from typing import Any, NamedTuple

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.x509.oid import NameOID

from bedesten.service.notices.web_push import packed, point_of


class Got(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def said(self) -> Any:
        return json.loads(self.body)


class Receiver:
    """`async with receiver() as there:` it answers with `status`, when `may_answer`."""

    def __init__(self) -> None:
        self.got: list[Got] = []
        self.status, self.more = "201 Created", ""
        self.port = 0
        self.scheme = "http"
        self.may_answer = asyncio.Event()
        self.may_answer.set()
        self.arrived = asyncio.Event()

    @property
    def place(self) -> str:
        return f"localhost:{self.port}"

    @property
    def url(self) -> str:
        return f"{self.scheme}://{self.place}/hook"

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):
            first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
            headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines if line)}
            body = await reader.readexactly(int(headers["content-length"]))
            self.got.append(Got(first.split(" ")[1], headers, body))
            self.arrived.set()
            await self.may_answer.wait()
            writer.write(f"HTTP/1.1 {self.status}\r\n{self.more}Content-Length: 0\r\n\r\n".encode())
            await writer.drain()
        writer.close()


@asynccontextmanager
async def receiver(tls: ssl.SSLContext | None = None) -> AsyncIterator[Receiver]:
    made = Receiver()
    server = await asyncio.start_server(made.answer, "127.0.0.1", 0, ssl=tls)
    made.port, made.scheme = server.sockets[0].getsockname()[1], "https" if tls else "http"
    try:
        yield made
    finally:
        made.may_answer.set()
        server.close()


class Posts:
    """The same in threads of its own, for tests without a loop: what is posted stands in a queue."""

    def __init__(self) -> None:
        self.posted: Queue[Got] = Queue()
        self.status = 201
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def place(self) -> str:
        return f"localhost:{self._server.server_port}"

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        posts = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                posts.posted.put(Got(self.path, {name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(posts.status)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        return Handler


def certified(folder: Path) -> tuple[ssl.SSLContext, Path]:
    """A certificate for localhost, and the file of those who believe it."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    made = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
    made = made.not_valid_before(datetime.now(UTC) - timedelta(1)).not_valid_after(datetime.now(UTC) + timedelta(1))
    made = made.add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
    made = made.add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
    files = folder / "certificate.pem", folder / "key.pem"
    files[0].write_bytes(made.sign(key, hashes.SHA256()).public_bytes(serialization.Encoding.PEM))
    secret = serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    files[1].write_bytes(key.private_bytes(serialization.Encoding.PEM, *secret))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(*files)
    return context, files[0]


class PushedBrowser:
    """What a browser keeps to itself, written after RFC 8291 from its side."""

    def __init__(self, seed: int = 7) -> None:
        self.key, self.auth = ec.derive_private_key(seed, ec.SECP256R1()), bytes(range(seed, seed + 16))

    @property
    def keys(self) -> dict[str, str]:
        return {"p256dh": packed(point_of(self.key)), "auth": packed(self.auth)}

    def read(self, body: bytes) -> bytes:
        salt, length, point = body[:16], body[20], body[21 : 21 + body[20]]
        sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        info = b"WebPush: info\x00" + point_of(self.key) + point
        secret = HKDF(hashes.SHA256(), 32, self.auth, info).derive(self.key.exchange(ec.ECDH(), sender))
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(secret)
        padded = AESGCM(key).decrypt(nonce, body[21 + length :], b"")
        text, _, padding = padded.rpartition(b"\x02")
        assert not padding.strip(b"\x00")
        return text
