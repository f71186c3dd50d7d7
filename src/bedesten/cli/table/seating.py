"""Who sits at the table: people by their names, bots by theirs."""

import difflib
from collections.abc import Sequence
from dataclasses import dataclass

from bedesten.bots.bot import Bot
from bedesten.bots.roster import BOTS, bot_named
from bedesten.cli.speech import t
from bedesten.engine.errors import Refused, says

ME = "me"
LONGEST_NAME = 24
BOT = "bot:"  # so a bot is marked in a record


@dataclass(frozen=True)
class Sitter:
    name: str  # as in records: Ada, me, bot:greedy
    bot: Bot | None  # None: somebody at the keyboard

    @property
    def title(self) -> str:
        return t("scene-you") if self.name == ME else self.name.removeprefix(BOT)


def seated(names: Sequence[str]) -> list[Sitter]:
    return [_sitter(name) for name in names]


def _sitter(name: str) -> Sitter:
    if name in BOTS or name.startswith(BOT):
        kind = name.removeprefix(BOT)
        return Sitter(BOT + kind, bot_named(kind))
    close = difflib.get_close_matches(name, list(BOTS), 1, 0.75)
    if close and name.islower():
        raise Refused(says("seats-no-bot", name=name, near=close[0], person=name.title()))
    if not name.isprintable() or len(name) > LONGEST_NAME or any(sign in name for sign in "=|;\"'"):
        raise Refused(says("seats-name", name=name, most=LONGEST_NAME))
    return Sitter(name, None)


def chosen_seats(seats: list[str] | None, players: int | None) -> list[str]:
    """By default you, against bots; --players and --seats must agree."""
    if seats is None:
        return [ME, *["greedy"] * ((players or 3) - 1)]
    if not 2 <= len(seats) <= 5:
        raise Refused(says("seats-number", option="--seats", n=len(seats), example="me,greedy,greedy"))
    if players is not None and players != len(seats):
        raise Refused(says("players-twice", players=players, option="--seats", n=len(seats)))
    people = [name for name in seats if name not in BOTS and not name.startswith(BOT)]
    if twice := next((name for name in people if people.count(name) > 1), None):
        raise Refused(says("seats-twice", name=twice))
    return seats


def titles(sitters: Sequence[Sitter]) -> list[str]:
    """Names to be shown; equal bots are counted: greedy 1, greedy 2."""
    plain = [sitter.title for sitter in sitters]
    return [name if plain.count(name) == 1 else f"{name} {plain[: i + 1].count(name)}" for i, name in enumerate(plain)]
