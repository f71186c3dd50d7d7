"""Tournaments over the wire: what is asked for and told, as plain types."""

from typing import Any

import msgspec

from bedesten.service.tournaments.agreed import Agreed


class NewTournament(msgspec.Struct, forbid_unknown_fields=True):
    """Open a tournament; `begins`: when its first round begins by itself, in milliseconds since 1970."""

    name: str
    agreed: Agreed
    begins: int | None = None


class Entry(msgspec.Struct, forbid_unknown_fields=True):
    """Under which name you enter."""

    name: str


class RoundTime(msgspec.Struct, forbid_unknown_fields=True):
    """When the next round begins by itself; null: when the organiser says so."""

    at: int | None


class EntrantNumber(msgspec.Struct, forbid_unknown_fields=True):
    """One of those who have entered, by number."""

    number: int


class Correction(msgspec.Struct, forbid_unknown_fields=True):
    """Other points for somebody in a round, and why: everybody can read it."""

    round: int
    number: int
    points: int
    why: str


class TournamentHead(msgspec.Struct):
    """A tournament in the list. `stage`: open, playing, over, or closed: then nothing changes any more."""

    id: str
    version: int  # counts its changes
    name: str
    created: int
    stage: str
    agreed: Agreed
    round: int  # that is played, or was played last; 0: none yet
    begins: int | None
    entrants: int
    is_own: bool  # you lead it
    number: int | None  # yours, if you have entered
    may_enter: bool


class OwnSeat(msgspec.Struct):
    """Where you sit in the round; without a table you have a bye."""

    round: int
    table: str | None
    is_laid: bool  # a moment after the round has begun
    is_over: bool
    points: int | None  # when the game is over; of the same deal, when all games of the round are


class TournamentOut(msgspec.Struct):
    """A tournament, as everybody may know it, and your place in it."""

    head: TournamentHead
    own: OwnSeat | None
    is_round_over: bool
    is_last: bool  # nothing is left to play after the round
    log: list["LogLine"]


class LogLine(msgspec.Struct):
    """What the organiser or the server did: opened, round, removed, corrected, too-few, over, closed; and of whom, and why."""

    at: int
    what: str
    detail: dict[str, Any]


class TournamentList(msgspec.Struct):
    """`organisers`: who may open one here: no (nobody), accounts, or anybody. The newest first, 50 on a page."""

    organisers: str
    may_open: bool
    tournaments: list[TournamentHead]


class StandingOut(msgspec.Struct):
    """Somebody in the standings. `strength`: the points of those whom he has met, on average, in hundredths."""

    rank: int
    number: int
    name: str
    points: int
    strength: int
    rubies: int
    lira: int
    rounds: int
    is_gone: bool
    is_own: bool


class StandingsOut(msgspec.Struct):
    page: int
    entrants: int
    rows: list[StandingOut]


class Seated(msgspec.Struct):
    """Somebody at a table of a round. Without points the game goes on, or others of the same deal."""

    number: int
    name: str
    seat: str | None  # its colour
    place: int | None  # at the table
    points: int | None
    rubies: int | None
    lira: int | None
    is_forfeit: bool
    is_corrected: bool


class RoundTable(msgspec.Struct):
    """A table of a round; without an id those who are named have a bye."""

    number: int  # in the round; 0: a bye
    table: str | None
    seated: list[Seated]


class TableTournament(msgspec.Struct):
    """To which round of which tournament a table belongs."""

    id: str
    name: str
    round: int


class RoundOut(msgspec.Struct):
    """A page of 50 tables of a round; `of`: how many there are."""

    round: int
    page: int
    of: int
    tables: list[RoundTable]
