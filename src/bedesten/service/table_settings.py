"""The settings of a table: what is agreed when it is opened."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from bedesten.bots.roster import played_by
from bedesten.engine.components import digest_of
from bedesten.engine.errors import Refused, says
from bedesten.engine.options import Options, check_components, variants_of
from bedesten.service.holidays import MOST_DAYS, WINDOW
from bedesten.service.names import has_stacked_marks, is_seen

NAME_LENGTH = 40
SHORTEST_TIME, LONGEST_TIME = 1, 365 * 24 * 3600  # of a clock, in seconds
LONGEST_PAUSE = 60  # seconds
STAND_IN = "greedy"  # the bot that plays for somebody who is away, if nothing else is agreed
DAYS = 3600  # seconds for a move from which on a game goes over days: nobody sits and waits
SHORTEST_AWAY = 120  # seconds: longer than another process may take to tell who is there


class TimeControl(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long one may think, in seconds; None: as long as one likes."""

    move: int | None = None  # from the moment at which a turn begins until it is over
    game: int | None = None  # all turns together

    def check(self) -> None:
        for key, seconds in (("time-move", self.move), ("time-game", self.game)):
            if seconds is not None and not SHORTEST_TIME <= seconds <= LONGEST_TIME:
                raise Refused(says(key, shortest=SHORTEST_TIME, longest=LONGEST_TIME // 86400))

    @property
    def is_of_days(self) -> bool:
        """Does it leave everybody so much time that nobody has to sit and wait?"""
        return all(seconds is None or seconds >= DAYS for seconds in (self.move, self.game))


class TableSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rule set, the layout, the variants, the clock, and how turns end."""

    players: int = 3
    rules: str = "base"
    layout: str = ""  # if none is given, the first that is printed for the rule set
    variants: tuple[str, ...] = ()
    clock: TimeControl = TimeControl()
    confirm: bool = False  # the next player waits until a turn that could still be taken back is confirmed
    pause: int = 0  # seconds from when all are ready until the game begins: whoever is not, after all, stops it
    away: int = 180  # seconds that a person must have been away until the others may agree on a bot for the seat
    stand_in: str = STAND_IN  # the bot that plays for whoever is late, has resigned, or is voted to be away
    late: Literal["bot", "vote"] = "bot"  # whose time for a move is up: the bot plays, or the others may agree on it
    holidays: int = 0  # days away that each person may declare within any 30 days
    premoves: bool = False  # people may say beforehand what they will answer; who is there is not told
    learning: bool = False  # against bots alone: everything may be taken back, also what chance brought and what bots did
    hints: bool = True  # people may ask what a strong bot would do
    contest: bool = False  # its result is compared with others: nobody gets help or goes back
    rated: bool = False  # the game changes the ratings of those who play it (service/ratings/agreement.py)
    one_room: bool = False  # a screen shows the board to all, and seats may be taken up by other phones (decision 165)
    components: str = ""  # with which numbers, if the house has others for the rule set than ours: it says so itself

    def here(self) -> "TableSettings":
        """The same with the components of this house; Refused, if others are wanted."""
        settings = self if self.components else msgspec.structs.replace(self, components=digest_of(self.rules))
        settings.check_components()
        return settings

    @property
    def is_playable_here(self) -> bool:
        return self.components == digest_of(self.rules)

    def check_components(self) -> None:
        """Refused, if it was agreed in a house with other components."""
        check_components(self.rules, self.components)

    def options(self) -> Options:
        """Refused, if it cannot be played."""
        self.clock.check()
        if not 0 <= self.pause <= LONGEST_PAUSE:
            raise Refused(says("pause", longest=LONGEST_PAUSE))
        if not SHORTEST_AWAY <= self.away <= LONGEST_TIME:
            raise Refused(says("away-time", shortest=SHORTEST_AWAY // 60, longest=LONGEST_TIME // 86400))
        if not 0 <= self.holidays <= MOST_DAYS:
            raise Refused(says("holidays-agreed", most=MOST_DAYS, window=WINDOW))
        if self.premoves and not self.clock.is_of_days:
            raise Refused(says("premoves-hours"))
        if self.one_room and (self.premoves or self.rated or self.contest):
            raise Refused(says("one-room-plain"))
        played_by(self.stand_in, self.rules)
        self.check_components()
        return Options(self.players, self.rules, self.layout, **variants_of(self.variants))


def settings_in(row: Mapping[str, Any]) -> TableSettings:
    """Of a stored table."""
    return msgspec.json.decode(row["settings"], type=TableSettings)


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit there: whoever opens the table, a friend on the same device, a bot, or whoever comes."""

    kind: Literal["me", "here", "open", "bot"]
    name: str = ""
    bot: str = "greedy"


def storable(text: str) -> str:
    """A text that every database can keep. NUL is none, nor is half of a pair of surrogates."""
    if "\0" in text or any("\ud800" <= c <= "\udfff" for c in text):
        raise Refused(says("no-character"))
    return text


def plain(text: str) -> str:
    """As it is shown: one line, only what can be seen."""
    text = storable(text)
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def checked_name(name: str) -> str:
    """A name as it is shown: one line, not too long."""
    shown = plain(name)
    if not shown:
        raise Refused(says("name-needed"))
    if not is_seen(shown):
        raise Refused(says("name-unseen"))
    if has_stacked_marks(shown):
        raise Refused(says("name-marks"))
    if len(shown) > NAME_LENGTH:
        raise Refused(says("name-length", most=NAME_LENGTH, length=len(shown)))
    return shown
