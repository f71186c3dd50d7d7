"""What happened, in words: a line for each turn, made of whole sentences."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.text import Text

from bedesten.cli.drawing.style import CRESTS, INK, QUIET, goods, ink, signed
from bedesten.cli.history import Change, Step, Turn
from bedesten.cli.speech import spoken, t
from bedesten.engine.constants import FATE, NOBODY
from bedesten.engine.notation import SEATS, SECRET
from bedesten.engine.wording import GOODS_BY_LETTER, PLACE_NUMBERS, counted, split

_PEOPLE = {"governor": "governor", "smuggler": "smuggler", "courier": "courier", "trader": "coffee-trader"}
_MARKETS = {"large": 10, "small": 11}
_DICE = {"turn-first": "turn-die", "turn-second": "turn-die", "first-to-six": "six", "second-to-six": "six", "roll": "reroll"}
_PLAIN = {*_PEOPLE.values(), "pile", "home", "pass"}  # what is said just so
_ARRIVALS = {"leave", "join", "join-neutral", "stop"}  # what is said of a place


class Telling:
    """The steps of a turn, one sentence after the other."""

    def __init__(self, names: Sequence[str], mover: int, place: int) -> None:
        self.names, self.mover, self.place = names, mover, place

    def of(self, step: Step) -> str:
        """Empty, if it goes without saying: what it brought stands behind the turn."""
        if step.seat == FATE:
            return self._fell(step)
        family, of = split(step.word)
        if family == "go":
            self.place = PLACE_NUMBERS[of]
            return self._say(step.seat, "move", place=self.place)
        if family in ("companion", "send"):
            return self._say(step.seat, family, place=PLACE_NUMBERS[of])
        if family in _ARRIVALS:
            return self._say(step.seat, family, place=self.place) if self.place else ""
        if family in ("play", "discard"):
            return self._say(step.seat, family, card=of)
        if family in ("guild", "discard-guild", "kiosk", "name"):
            return self._say(step.seat, family, number=int(of))
        if family in ("take", "give"):
            return self._exchange(step, family, of)
        return self._other(step, family, of)

    def _exchange(self, step: Step, family: str, of: str) -> str:
        one = counted(spoken(), of, 1)
        return self._say(step.seat, "takes", gains=one) if family == "take" else self._say(step.seat, "pays", paid=one)

    def _other(self, step: Step, family: str, of: str) -> str:
        if family == "bid":
            return self._say(step.seat, "bid", lira=int(of))
        if step.kind == "double-turn" and family == "pay":
            return self._say(step.seat, "double-turn")
        if family == "follow":
            other = self.names[list(SEATS.values()).index(of)]
            return (
                t("log-follow.of-you", name=self.names[step.seat])
                if other == you()
                else self._say(step.seat, "follow", other=other)
            )
        if step.kind == "person":
            return self._say(step.seat, "person", who=family)
        key = _DICE.get(family, family if family in _PLAIN else "")
        return self._say(step.seat, key) if key else ""

    def _fell(self, step: Step) -> str:
        """What fate said."""
        if step.word == SECRET:
            return self._say(self.mover, "draw")
        if step.word.startswith("*{"):
            kind, of = split(step.word[2:-1])
            return (
                self._say(self.mover, "draw-guild-card", number=int(of))
                if kind == "guild"
                else self._say(self.mover, "draw-card", card=kind)
            )
        name, _, value = step.word[1:].partition(":")
        if name == "start":
            return self._say(list(SEATS.values()).index(value), "start")
        if name == "letter":
            return self._say(self.mover, "letter", place=int(value))
        if name == "kiosk":
            return t("log-kiosk-tiles", tiles=t(f"kiosk-{value}"))
        if name == "die":
            return self._say(self.mover, "roll-die", number=int(value))
        return self._demand(name, value) if value else self._rolled(step, *map(int, name.split("+")))

    def _rolled(self, step: Step, first: int, second: int) -> str:
        """Dice that send somebody to a place, or those of a player."""
        who = _PEOPLE.get(step.kind.removeprefix("pay-"))
        if who and step.kind.startswith("pay-"):
            return t(f"log-{who}-goes", place=first + second)
        return self._say(self.mover, "roll", sum=first + second, first=first, second=second)

    def _demand(self, market: str, letters: str) -> str:
        wanted = [counted(spoken(), good, letters.count(letter)) for letter, good in GOODS_BY_LETTER.items() if letter in letters]
        return t("log-demand", place=_MARKETS[market], goods=spoken().listed(wanted))

    def _say(self, seat: int, key: str, **values: Any) -> str:
        name = self.names[seat] if seat < len(self.names) else ""
        return t(f"log-{key}.you", **values) if name == you() else t(f"log-{key}", name=name, **values)


def you() -> str:
    """The name of the only one who plays here."""
    return t("scene-you")


def told(turn: Turn, names: Sequence[str], since: int = 0) -> Text:
    """A turn in a line; `since`: only what follows an answer of the log."""
    if turn.number == 0:
        return ink(" ".join(_set_up(turn, names)))
    telling = Telling(names, turn.seat, 0 if turn.seat == NOBODY else turn.merchant())
    sentences = [telling.of(step) for step in turn.steps][max(0, since - turn.first) :]
    said = " ".join(filter(None, sentences))
    if turn.seat == NOBODY:
        return ink(said)
    colour = SEATS[turn.seat]
    line = ink(f"{CRESTS[colour]} ", INK[colour]) + ink(said or f"{names[turn.seat]}: –")
    gain = changed(turn.change())
    return line + ink(" → ", QUIET) + gain if gain.cell_len else line


def _set_up(turn: Turn, names: Sequence[str]) -> Iterator[str]:
    """Who begins, where Governor and Smuggler are, and your first card."""
    words = [step.word for step in turn.steps]
    telling = Telling(names, turn.seat, 0)
    yield from (telling.of(step) for step in turn.steps if step.word.startswith("*start:"))
    rolls = [sum(map(int, word[1:].split("+"))) for word in words if "+" in word]
    yield from (t(f"log-{who}-starts", place=place) for who, place in zip(("governor", "smuggler"), rolls, strict=False))
    cards = [word[2:-1] for word in words if word.startswith("*{") and word != SECRET]
    if len(cards) == 1:
        yield t("log-draw-card.you", card=cards[0])


def changed(change: Change) -> Text:
    """+7 lira, −1 fabric"""
    counts = [("ruby", change.rubies), ("lira", change.lira), ("card", change.cards)]
    parts = [ink(f"{signed(n)[0]}{spoken().count(abs(n), of)}", "bold") for of, n in counts if n]
    letters = {good: letter for letter, good in GOODS_BY_LETTER.items()}
    parts += [ink(f"{signed(n)} ", "bold") + goods(letters[name]) for name, n in change.goods.items() if n]
    return ink(", ").join(parts)
