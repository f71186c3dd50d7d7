"""All that a page is told, and whether there is anything in it that its seat must not know."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Request, Response, WebSocket

CARDS = Path(__file__).parents[2] / "src" / "bedesten" / "texts" / "en" / "cards.ftl"
NAMES = dict(re.findall(r"^bonus-([a-z]+) = (.+)$", CARDS.read_text(encoding="utf-8"), re.MULTILINE))

ON_PAGE = """(names) => {
  const page = document.documentElement.outerHTML;
  return Object.keys(names).filter((card) => page.includes(names[card]));
}"""


class Ear:
    """Hears what a page hears of a table, through sockets and by requests, from now on."""

    def __init__(self, page: Page, table: str) -> None:
        self.page, self.hand, self.known, self.is_over = page, list[str](), set[str](), False
        self.seen: set[str] = set()  # on the pile, for everybody: who takes such a card is known to hold it
        self._frames: list[str] = []
        self._answers: list[Response] = []
        self._asked: set[Request] = set()
        self._of_earlier: set[Request] = set()
        page.on("websocket", self._listen)
        page.on("request", lambda request: self._asked.add(request))
        page.on("response", lambda answer: self._answers.append(answer) if f"/api/tables/{table}" in answer.url else None)

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda frame: self._frames.append(str(frame)))

    def listen_anew(self) -> None:
        """What was asked for until now does not count, whenever it is answered."""
        self.heard()
        self._of_earlier |= self._asked

    def heard(self) -> list[Any]:
        """What is new since the last time."""
        texts, self._frames = self._frames, []
        answers, self._answers = [answer for answer in self._answers if answer.request not in self._of_earlier], []
        texts += [answer.text() for answer in answers if answer.headers.get("content-type", "").startswith("application/json")]
        return [json.loads(text) for text in texts]

    def check(self, own: str) -> None:
        """No hand but one's own, no card that somebody else draws, no question to anybody else: in all that is new. When the
        game is over, everybody may see everything."""
        for message in self.heard():
            self.is_over |= any(one.get("stage") == "over" for one in parts(message))
            if not self.is_over:
                self._check(own, message)

    def _check(self, own: str, message: Any) -> None:
        told = list(parts(message))
        self.seen |= {card for one in told for card in seen_in(one)}  # first: a hand may be told before what it was taken from
        for one in told:
            hand, word, question = one.get("hand"), str(one.get("word", "")), one.get("question")
            if one.get("seat") == own and hand is not None:
                self.hand = hand
                self.known |= set(hand)
            else:
                assert set(hand or []) <= self.seen, f"{own} is told the hand of {one.get('seat')}: {hand}"
            if word.startswith("*{") and word != "*{?}":
                assert one["of"] == own, f"{own} is told what {one['of']} draws: {word}"
            assert not isinstance(question, dict) or question["seat"] == own, f"{own} is asked for {question}"
        self.known |= self.seen

    def on_page(self) -> set[str]:
        """The cards whose names are anywhere in the page; looked for there, because the page is large."""
        found: list[str] = self.page.evaluate(ON_PAGE, NAMES)
        return set(found)

    def check_page(self, on_page: set[str], hidden: set[str]) -> int:
        """None of these cards, as far as the seat has never seen one, is on the page; how many were looked for."""
        secret = set() if self.is_over else hidden - self.known
        shown = [NAMES[card] for card in secret & on_page]
        assert not shown, f"the page shows {shown}"
        return len(secret)


def seen_in(one: dict[str, Any]) -> set[str]:
    """The cards that everybody sees with this."""
    word = str(one.get("word", ""))
    return {word.partition(":")[2]} if word.startswith(("play:", "discard:")) else set(one.get("discards") or [])


def parts(value: Any) -> Iterator[dict[str, Any]]:
    """Every object in a message."""
    if isinstance(value, dict):
        yield value
    for one in value.values() if isinstance(value, dict) else value if isinstance(value, list) else []:
        yield from parts(one)
