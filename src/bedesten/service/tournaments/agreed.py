"""What is agreed in a tournament before anybody enters it."""

import msgspec

from bedesten.bots.roster import played_by
from bedesten.engine.errors import Refused, says
from bedesten.service.table_settings import STAND_IN, TableSettings

MOST_ROUNDS = 20
MOST_ENTRANTS = 1000


class Agreed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the tables are, and how rounds follow one another."""

    settings: TableSettings  # `players`: how many sit at a table, at most; a clock is needed, so that every game ends
    rounds: int = 5  # if it is no knock-out
    knock_out: bool = False  # whoever is beaten is out; otherwise all play on, against those who stand near them
    guests: bool = True  # they may enter, too
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
        alike = {"contest": True, "hints": False, "learning": False, "pause": 0, "stand_in": STAND_IN, "late": "bot"}
        fair = msgspec.structs.replace(self.settings, **alike, holidays=0).here()  # nobody holds up a round
        fair.options()
        return msgspec.structs.replace(self, settings=fair, bot=played_by(self.bot, fair.rules))

    def at_table(self, people: int) -> TableSettings:
        """Of a table at which so many people sit."""
        return self.settings if self.bots else msgspec.structs.replace(self.settings, players=people)
