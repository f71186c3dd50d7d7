"""What is agreed in a tournament before anybody enters it."""

import msgspec

from bedesten.bots.roster import played_by
from bedesten.engine.errors import Refused, says
from bedesten.service.ratings.agreement import check_bot
from bedesten.service.table_settings import STAND_IN, TableSettings

MOST_ROUNDS = 20
MOST_ENTRANTS = 1000
LONGEST_ALIKE = 3600  # seconds for a turn, or for a game, at tables with the same deal: they are played side by side
FEWEST = 2  # people who play a round


class Agreed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the tables are, and how rounds follow one another."""

    settings: TableSettings  # `players`: how many sit at a table, at most; a clock is needed, so that every game ends
    rounds: int = 5  # if it is no knock-out
    knock_out: bool = False  # whoever is beaten is out; otherwise all play on, against those who stand near them
    guests: bool = True  # they may enter, too
    alike: bool = False  # the same deal at all tables of a round: who sits in the same seat is compared, and bots fill the tables
    bots: bool = False  # they fill the tables; otherwise some tables have one person fewer
    bot: str = "level-3"  # which of them
    prompt: bool = False  # a round begins as soon as the last game of the one before is over
    listed: bool = True  # everybody finds it; otherwise only who has its address

    def here(self) -> "Agreed":
        """As it can be played on this server; Refused, if it cannot."""
        if not 1 <= self.rounds <= MOST_ROUNDS:
            raise Refused(says("tournament-rounds", most=MOST_ROUNDS))
        if self.settings.clock.move is None and self.settings.clock.game is None:
            raise Refused(says("tournament-clock"))
        if self.alike:
            self._check_alike()
        if self.settings.rated:
            self._check_rated()
        fixed = {"contest": True, "hints": False, "learning": False, "pause": 0, "stand_in": STAND_IN, "late": "bot"}
        fair = msgspec.structs.replace(self.settings, **fixed, holidays=0).here()  # nobody holds up a round
        bots = self.bots or self.alike
        found = msgspec.structs.replace(self, settings=fair, bots=bots, bot=played_by(self.bot, fair.rules))
        for people in range(FEWEST, max(FEWEST, fair.players) + 1):
            found.at_table(people).options()
        return found

    @property
    def fewest(self) -> int:
        """People who play a round: of the same deal there are two tables at least."""
        return self.settings.players + 1 if self.alike else FEWEST

    def _check_alike(self) -> None:
        if self.knock_out:
            raise Refused(says("tournament-alike-knock-out"))
        clock = self.settings.clock
        if min(time for time in (clock.move, clock.game) if time is not None) > LONGEST_ALIKE:
            raise Refused(says("tournament-alike-time", minutes=LONGEST_ALIKE // 60))

    def _check_rated(self) -> None:
        """As at every rated table: people with accounts, and bots whose strength is known."""
        if self.guests:
            raise Refused(says("rated-account"))
        if self.bots or self.alike:
            check_bot(self.bot, self.settings.rules)

    def at_table(self, people: int) -> TableSettings:
        """Of a table at which so many people sit."""
        return self.settings if self.bots else msgspec.structs.replace(self.settings, players=people)
