"""A mail server of the test, and what it is given."""

import re
from collections.abc import Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from queue import Queue
from typing import Any

import pytest
from aiosmtpd.controller import Controller

from browser.playing import SLOW
from service.servers import free_port


class Postbox:
    """A mail server on this machine: `letters` come as they are sent."""

    def __init__(self) -> None:
        self.letters: Queue[EmailMessage] = Queue()
        self.port = free_port()
        self.controller = Controller(self, hostname="127.0.0.1", port=self.port, ready_timeout=60)

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:
        self.letters.put(message_from_bytes(envelope.content, policy=policy.default))
        return "250 OK"

    @property
    def settings(self) -> dict[str, str]:
        """Of a server that sends its letters here."""
        return {"BEDESTEN_SMTP_URL": f"smtp://127.0.0.1:{self.port}", "BEDESTEN_MAIL_FROM": "bedesten@localhost"}

    def next(self) -> EmailMessage:
        return self.letters.get(timeout=SLOW / 1000)

    def link(self) -> str:
        """In the next letter."""
        text = self.next().get_content()
        found = re.search(r"http://localhost:\d+(/me#link=\S+)", text)
        assert found, text
        return found[1]


@pytest.fixture(scope="module")
def postbox() -> Iterator[Postbox]:
    made = Postbox()
    made.controller.start()
    yield made
    made.controller.stop(no_assert=True)
