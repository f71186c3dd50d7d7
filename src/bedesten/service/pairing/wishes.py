"""What somebody wants to play who looks for company."""

from typing import Literal

import msgspec

from bedesten.bots.roster import for_people
from bedesten.engine.errors import Refused, says
from bedesten.engine.options import RULE_SETS, Options
from bedesten.service.table_settings import TimeControl

ANY_RULES, ANY_NUMBER = "", 0
FEWEST, MOST = 2, 5  # players
SHORTEST_WAIT, LONGEST_WAIT = 10, 7 * 24 * 3600  # seconds until bots may fill the table
DAY = 24 * 3600  # seconds
PACES = {  # from the quickest on
    "quick": TimeControl(game=600),
    "calm": TimeControl(game=1500),
    "days": TimeControl(move=DAY),
}
OVER_DAYS = {"away": DAY, "holidays": 7}  # agreed in games in which nobody sits and waits
LIVE = ("quick", "calm")  # whoever looks for such a game has the page open


class PairingWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The pace; a rule set and a number of players, or any; and which bots may fill the table, after so many seconds."""

    pace: Literal["quick", "calm", "days"]
    rules: str = ANY_RULES
    players: int = ANY_NUMBER
    bot: str | None = None
    bots_after: int = 60

    def check(self) -> None:
        """Refused, if nobody can play that."""
        Options(self.players or FEWEST, self.rules or "base")
        levels = for_people(self.rules or "base")
        if self.bot is not None and self.bot not in levels:
            raise Refused(says("no-bot", bot=self.bot, known=levels))
        if not SHORTEST_WAIT <= self.bots_after <= LONGEST_WAIT:
            raise Refused(says("pairing-bots-after", shortest=SHORTEST_WAIT, longest=LONGEST_WAIT // 86400))

    @property
    def rule_sets(self) -> list[str]:
        return [self.rules] if self.rules else list(RULE_SETS)

    @property
    def numbers(self) -> list[int]:
        """Of players; the largest first, so that nobody who waits is left out."""
        return [self.players] if self.players else [*range(MOST, FEWEST - 1, -1)]
