"""Who sits down, gets up, goes away and comes back: what a seat becomes by it. Nothing has changed when it is returned."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from hmac import compare_digest

from bedesten.bots.roster import played_by
from bedesten.engine.errors import Refused, says
from bedesten.service import kinds
from bedesten.service.errors import NotYours
from bedesten.service.fairness import HOUSE_TEXT, is_text_of_house, text_of_house
from bedesten.service.holidays import next_of
from bedesten.service.table import Seat, Table
from bedesten.service.table_settings import SeatWish, checked_name, plain

TEXT_LENGTH = 200  # of what a player adds to the sealed chance


def hashed(key: str) -> str:
    """Keys of personal links are stored and compared as hashes only."""
    return sha256(key.encode(errors="replace")).hexdigest()


@dataclass(frozen=True)
class Reseat:
    """A seat as it is to be, and the word for it in the entries."""

    seat: int
    becomes: Seat
    word: str


# -- before the game


def new_seat(wish: SeatWish, rules: str, device: str, name: str, adds_text: bool, of_house: str) -> Seat:
    """A seat as somebody who opens a table wishes it. Whoever opens the table cannot have seen its seal
    yet: his text follows, or the house adds one. A bot is called what it is: who plays for it, if it cannot."""
    if wish.kind == "bot":
        bot = played_by(wish.bot, rules)
        return Seat("bot", checked_name(wish.name or bot), None, bot, of_house)
    if wish.kind == "open":
        return Seat("open", "", None, None, "")
    return Seat("person", checked_name(wish.name or name), device, None, "" if adds_text else of_house)


def seat_again(seat: Seat, of_house: str) -> Seat:
    """A seat at the rematch: a person who was away or has resigned is asked again. Everybody adds a new text."""
    if not seat.is_person:
        return replace(seat, text=of_house)
    if not seat.token:
        return Seat("open", "", None, None, "")  # whoever sat there has left the server
    return Seat("person", seat.name, seat.token, None, "")


def checked_text(table: Table, seat: int, text: str) -> str:
    """What a player adds to the sealed chance; if he has no wish, the house adds a text in his place."""
    if len(text) > TEXT_LENGTH:
        raise Refused(says("text-length", most=TEXT_LENGTH, length=len(text)))
    if is_text_of_house(own := plain(text)):
        raise Refused(says("text-of-house", begin=HOUSE_TEXT))
    return own or _of_house(table, seat)


def _of_house(table: Table, seat: int) -> str:
    return text_of_house(table.secret, table.sealed_as, seat)


def join(table: Table, device: str, name: str, text: str, seat: int | None) -> Reseat:
    """Take an open seat; that one, or the first."""
    free = [i for i, other in enumerate(table.seats) if other.kind == "open" and seat in (None, i)]
    if not free or table.stage != kinds.WAITING:
        raise Refused(says("no-open-seat" if seat is None else "seat-not-open"))
    return Reseat(free[0], Seat("person", checked_name(name), device, None, checked_text(table, free[0], text)), kinds.JOINED)


def add_text(table: Table, seat: int, text: str) -> Reseat:
    """Add a text to the dice, after one has seen the seal; an empty one leaves it to the house."""
    old = table.seats[seat]
    if old.text or table.stage != kinds.WAITING:
        raise Refused(says("text-given"))
    return Reseat(seat, replace(old, text=checked_text(table, seat, text)), kinds.ADDED)


def take_text_back(table: Table, seat: int) -> Reseat:
    """Not ready, after all. Nothing has been drawn with the text yet, and whoever is ready again adds a new one."""
    _check_waiting(table)
    return Reseat(seat, replace(table.seats[seat], text=""), kinds.TAKEN_BACK)


def leave(table: Table, seat: int) -> Reseat:
    """Get up before the game has begun."""
    _check_waiting(table)
    return Reseat(seat, Seat("open", "", None, None, ""), kinds.LEFT)


def _check_waiting(table: Table) -> None:
    if table.stage == kinds.CLOSED:
        raise Refused(says("closed"))
    if table.stage != kinds.WAITING:
        raise Refused(says("begun"))


def assign(table: Table, device: str, seat: int, bot: str | None) -> Reseat:
    """The host gives a seat to a bot, or (None) opens it: to a guest who sat there this says goodbye."""
    if table.stage != kinds.WAITING:
        raise Refused(says("closed" if table.stage == kinds.CLOSED else "over"))
    if not 0 <= seat < len(table.seats):
        raise Refused(says("seats-there", seats=len(table.seats)))
    if table.seats[seat].token == device:
        raise Refused(says("own-seat"))
    if bot is None:
        return Reseat(seat, Seat("open", "", None, None, ""), kinds.OPENED)
    bot = played_by(bot, table.settings.rules)
    return Reseat(seat, Seat("bot", bot, None, bot, _of_house(table, seat)), kinds.FILLED)


def is_empty(seats: Sequence[Seat]) -> bool:
    return not any(seat.is_person for seat in seats)


# -- while the game goes on


def hand_over(table: Table, seat: int, bot: str | None) -> Reseat | None:
    """Somebody lets a bot play in his own seat, or (None) takes it back. None, if that is so already."""
    if bot:
        table.check_help()
    old = persons_seat(table, seat)
    bot = bot and played_by(bot, table.settings.rules)
    if old.bot == bot:
        return None
    if bot is None:
        return Reseat(seat, replace(old, bot=None), kinds.RETURNED)
    return Reseat(seat, replace(old, bot=bot), f"{kinds.STAND_IN}:{bot}")


def send_bot(table: Table, mine: Sequence[int], seat: int, bot: str | None, at: int) -> tuple[list[int], Reseat | None]:
    """People who are there want a bot for one who is away, or late: who votes for it now, and what becomes of the seat, if that
    is enough. Which bot it is was agreed: nobody chooses how well somebody else's seat is played."""
    old = persons_seat(table, seat)
    if bot is None:
        raise NotYours(says("not-there"))
    if bot != table.settings.stand_in:
        raise Refused(says("stand-in-is", bot=table.settings.stand_in))
    if old.is_played_by_bot:
        return [], None
    _check_absence(table, seat, at)
    before = table.votes_for_bot(seat)
    votes = [i for i in mine if table.seats[i].kind == "person" and i not in before]
    if not _is_enough(table, seat, {*before, *votes}):
        return votes, None
    return votes, Reseat(seat, replace(old, bot=stand_in(table)), f"{kinds.STAND_IN}:{stand_in(table)}")


def _check_absence(table: Table, seat: int, at: int) -> None:
    """Refused, unless a person has been away for as long as agreed, or is late where the others decide about it."""
    name, late = table.seats[seat].name, table.late_from(seat)
    if late is not None and at >= late:
        return
    holiday = next_of(table.holidays.get(seat, ()), at)
    if holiday and holiday.since <= at:
        raise Refused(says("on-holiday", name=name))
    since = table.away_since(seat)
    if since is None:
        raise Refused(says("is-there", name=name))
    if (wait := since + 1000 * table.settings.away - at) > 0:
        raise Refused(says("away-soon", name=name, seconds=-(-wait // 1000)))


def _is_enough(table: Table, seat: int, votes: set[int]) -> bool:
    """All who are there agree; where nobody is told who is there, half of the others."""
    others = [i for i, other in enumerate(table.seats) if other.kind == "person" and i != seat]
    if table.settings.premoves:
        return 2 * len(votes.intersection(others)) >= len(others)
    return {i for i in others if table.away_since(i) is None} <= votes


def stand_in(table: Table) -> str:
    """The bot that was agreed to play for whoever does not: a level without a net has a substitute."""
    return played_by(table.settings.stand_in, table.settings.rules)


def persons_seat(table: Table, seat: int) -> Seat:
    """The seat of a person who may still play; Refused, if it is none."""
    if not 0 <= seat < len(table.seats) or table.seats[seat].kind == "bot":
        raise Refused(says("not-a-person"))
    found = table.seats[seat]
    if found.kind != "person":
        raise Refused(says("has-resigned" if found.kind == kinds.RESIGNED else "out-of-time", name=found.name))
    return found


def resign(table: Table, seat: int) -> Reseat:
    """Give the seat to a bot for good."""
    old = table.seats[seat]
    if table.stage != kinds.PLAYING:
        raise Refused(says("not-playing-resign"))
    if old.kind != "person":
        raise Refused(says("bot-plays-on"))
    return Reseat(seat, replace(old, kind=kinds.RESIGNED, bot=stand_in(table)), f"{kinds.RESIGNED}:{stand_in(table)}")


def time_is_up(table: Table, seat: int, is_for_good: bool) -> Reseat:
    what = kinds.LATE if is_for_good else kinds.STAND_IN
    kind = kinds.LATE if is_for_good else "person"
    return Reseat(seat, replace(table.seats[seat], kind=kind, bot=stand_in(table)), f"{what}:{stand_in(table)}")


# -- personal links


def is_key(key: str, stored: str | None) -> bool:
    """Is it the key of a personal link? In constant time."""
    return stored is not None and compare_digest(hashed(key), stored)
