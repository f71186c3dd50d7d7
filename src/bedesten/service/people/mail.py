"""Letters by e-mail, through the host's own mail server. They are on their way while nobody waits: how long a letter takes tells
nobody whether there is such an account."""

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from ipaddress import ip_address
from ssl import create_default_context
from urllib.parse import unquote, urlsplit

import aiosmtplib

from bedesten.texts import MissingReader, speaking

SMTP_TIMEOUT = 30.0  # seconds
LETTERS_AT_ONCE = 4
CLOSING_TIMEOUT = 10.0  # seconds for letters that are still on their way when the server closes

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Letter:
    to: str
    subject: str
    text: str
    html: str = ""
    headers: Mapping[str, str] = field(default_factory=dict, hash=False)
    key: str = ""  # the same letter again has the same, and so the same id


class Mail:
    """`async with Mail(url, sender)`: smtp://user:password@host:587 or smtps://host. Without encryption it speaks to this machine
    only."""

    def __init__(self, url: str, sender: str) -> None:
        parts = urlsplit(url)
        self.sender, self.host = sender, parts.hostname or "localhost"
        self.is_encrypted = parts.scheme == "smtps"
        self.port = parts.port or (465 if self.is_encrypted else 587)
        self.user = unquote(parts.username) if parts.username else None
        self.password = unquote(parts.password) if parts.password else None
        self._posting: set[asyncio.Task[None]] = set()
        self._free = asyncio.Semaphore(LETTERS_AT_ONCE)

    async def __aenter__(self) -> "Mail":
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._posting:
            await asyncio.wait(self._posting, timeout=CLOSING_TIMEOUT)
        for task in self._posting:
            task.cancel()
        await asyncio.gather(*self._posting, return_exceptions=True)

    def post(self, letter: Letter) -> None:
        """Waits for nobody. A letter that cannot be sent is noted, without saying to whom."""
        task = asyncio.get_running_loop().create_task(self._post(letter), name="letter")
        self._posting.add(task)
        task.add_done_callback(self._posting.discard)

    async def _post(self, letter: Letter) -> None:
        try:
            async with self._free:
                await self.send(letter)
        except (aiosmtplib.SMTPException, OSError) as error:
            log.warning("a letter could not be sent: %s", type(error).__name__)

    async def send(self, letter: Letter) -> None:
        """Raises what the mail server says."""
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.sender, letter.to, letter.subject
        domain = self.sender.rpartition("@")[2].strip("> ")
        message["Date"] = formatdate()
        message["Message-ID"] = f"<{letter.key}@{domain}>" if letter.key else make_msgid(domain=domain)
        message["Auto-Submitted"] = "auto-generated"
        for name, value in letter.headers.items():
            message[name] = value
        message.set_content(letter.text)
        if letter.html:
            message.add_alternative(letter.html, subtype="html")
        await aiosmtplib.send(
            message,
            hostname=self.host,
            port=self.port,
            username=self.user,
            password=self.password,
            use_tls=self.is_encrypted,
            start_tls=None if self.is_encrypted or _is_here(self.host) else True,
            tls_context=create_default_context(),
            timeout=SMTP_TIMEOUT,
        )


def _is_here(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def letter_in(language: str, key: str, to: str, link: str) -> Letter:
    """A letter in somebody's language around a link: the texts `letter-KEY-subject`, `letter-KEY` and `letter-KEY-after`. In
    English, if others cannot be read."""
    try:
        said = speaking(language)
    except MissingReader:
        said = speaking("en")
    text = "\n\n".join((said(f"letter-{key}"), link, said(f"letter-{key}-after")))
    return Letter(to, said(f"letter-{key}-subject"), f"{text}\n")
