"""How often somebody may try: each device, each address from which it asks, and each account, counted by all processes."""

from collections.abc import Iterable
from dataclasses import dataclass

from bedesten.engine.errors import says
from bedesten.service.hours import now
from bedesten.service.limits import Limit
from bedesten.service.shared_counts import SharedCounts


@dataclass(frozen=True)
class Rate:
    """So many times within so many seconds; from one address, where many may live, more."""

    often: int
    within: int
    from_address: int


RATES = {
    "proof": Rate(40, 600, 200),  # challenges, passkeys, keys of links
    "letter": Rate(6, 3600, 30),
    "letter-to": Rate(4, 3600, 4),  # to one and the same address of e-mail
    "letters": Rate(600, 3600, 600),  # from this server at all
    "name": Rate(20, 3600, 60),
    "notices": Rate(60, 600, 600),
    "trial": Rate(6, 600, 60),
    "stop": Rate(20, 600, 60),
    "settings": Rate(120, 600, 1200),
    "export": Rate(4, 3600, 20),
    "pairing": Rate(60, 600, 240),  # joins, leaves and confirmations of those who look for a game
    "tournament": Rate(40, 600, 400),  # opening, entering, withdrawing
    "invitation": Rate(40, 3600, 200),
    "privacy": Rate(60, 3600, 600),
}


class Pace:
    def __init__(self, shared_counts: SharedCounts) -> None:
        def limit(often: int, within: int) -> Limit:
            return Limit(often, within, says("tried-often", often=often, minutes=within // 60), shared_counts)

        self._each = {what: limit(rate.often, rate.within) for what, rate in RATES.items()}
        self._from = {what: limit(rate.from_address, rate.within) for what, rate in RATES.items()}

    async def count(self, what: str, whom: Iterable[str], address: str | None = None) -> None:
        """TooMuch, if it was too often for one of them."""
        for one in whom:
            await self._each[what].count(f"{what} by {one}", now())
        if address:
            await self._from[what].count(f"{what} from {address}", now())
