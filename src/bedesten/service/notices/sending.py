"""Saying a message to somebody: to the browser, by e-mail, or to a webhook."""

import json
from dataclasses import dataclass
from html import escape

import aiosmtplib

from bedesten.engine.errors import Refused
from bedesten.service.notices import web_push, webhooks
from bedesten.service.notices.guard import Guard
from bedesten.service.notices.notice import PAGE
from bedesten.service.notices.posting import Failure, Refusal, send
from bedesten.service.notices.web_push import Browser, Signer, unpacked
from bedesten.service.notices.wording import Message, spoken
from bedesten.service.people.mail import Letter, Mail
from bedesten.service.store import Row

PUSH_KEPT = 24 * 3600  # seconds for which a browser may be off
STOP_PATH = "/api/notices/stop/"
COLON = ":\u202f"  # behind what leads somewhere in a text; the narrow space in French


@dataclass(frozen=True)
class Addressee:
    channel: Row
    email: str | None


class Sender:
    def __init__(self, guard: Guard, signer: Signer, mail: Mail | None) -> None:
        self.guard, self.signer, self.mail = guard, signer, mail

    async def send(self, to: Addressee, message: Message) -> None:
        """Refusal, if it will never be taken there; Failure, if it was not taken now."""
        by = {"push": self._push, "email": self._write_letter, "webhook": self._call}
        try:
            await by[to.channel["kind"]](to, message)
        except Refused as refused:  # the operator allows it no longer
            raise Refusal(str(refused)) from None

    async def _push(self, to: Addressee, message: Message) -> None:
        channel = to.channel
        browser = Browser(unpacked(channel["p256dh"]), unpacked(channel["auth"]))
        target, sign = self.guard.read(channel["address"]), self.signer.authorization
        text = _for_browser(message, channel["language"])
        post = web_push.post_to(browser, target, text, sign, key=message.key, keep=PUSH_KEPT, is_urgent=message.is_urgent)
        await send(post, self.guard)

    async def _call(self, to: Addressee, message: Message) -> None:
        target = self.guard.read(to.channel["address"])
        await send(webhooks.post_to(target, to.channel["format"], message), self.guard)

    async def _write_letter(self, to: Addressee, message: Message) -> None:
        if not self.mail:
            raise Failure("no mail server")
        try:
            await self.mail.send(letter_of(message, to.email or "", to.channel))
        except aiosmtplib.SMTPRecipientsRefused as error:
            if all(one.code >= 500 for one in error.recipients):
                raise Refusal("the address is refused") from None
            raise Failure("the address is refused for now") from None
        except (aiosmtplib.SMTPException, OSError) as error:
            raise Failure(type(error).__name__) from error


def _for_browser(message: Message, language: str) -> bytes:
    said = {"title": message.title, "path": message.path, "place": message.place, "key": message.key, "language": language}
    text = message.text
    while len(written := json.dumps({**said, "text": text}, ensure_ascii=False).encode()) > web_push.LARGEST_TEXT:
        text = text[: len(text) * 3 // 4]
    return written


def letter_of(message: Message, email: str, channel: Row) -> Letter:
    """As text and as HTML, with a way to want no more, for people and for their programs (RFC 8058)."""
    said, origin = spoken(channel["language"]), channel["origin"]
    less, none = origin + PAGE, f"{origin}{PAGE}#stop={channel['stop']}"
    text = "\n\n".join(part for part in (message.title, message.text, message.link) if part)
    text += f"\n\n-- \n{said('notice-mail-why')}\n{said('notice-mail-less')} {less}\n{said('notice-mail-stop')} {none}\n"
    one_click = f"<{origin}{STOP_PATH}{channel['stop']}>"
    headers = {"List-Unsubscribe": one_click, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}
    return Letter(email, message.title, text, _page(message, channel["language"], less, none), headers, f"notice.{message.key}")


def _page(message: Message, language: str, less: str, none: str) -> str:
    said = spoken(language)
    lines = "<br>".join(escape(line) for line in message.text.splitlines())
    opens = f'<p><a href="{escape(message.link)}">{escape(said("notice-mail-open"))}</a></p>' if message.link else ""
    ways = [(said("notice-mail-less"), less), (said("notice-mail-stop"), none)]
    foot = "<br>".join(f'<a href="{escape(address)}">{escape(what.rstrip(COLON))}</a>' for what, address in ways)
    return (
        f'<!doctype html><html lang="{escape(language)}"><body style="font-family:sans-serif">'
        f'<h1 style="font-size:1.25em">{escape(message.title)}</h1><p>{lines}</p>{opens}'
        f'<hr><p style="font-size:.85em">{escape(said("notice-mail-why"))}<br>{foot}</p></body></html>'
    )
