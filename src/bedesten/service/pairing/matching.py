"""Who plays with whom: those who have waited longest come first. Pure: what it finds is done elsewhere, if it still can be."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from bedesten.service.pairing.wishes import ANY_NUMBER, ANY_RULES, MOST, PairingWish

WITH_BOTS = 3  # players at a table that bots fill, if nobody has named a number


@dataclass(frozen=True)
class Seeker:
    """Somebody who waits. Times are milliseconds."""

    person: str
    wish: PairingWish
    since: int

    def takes_bots(self, now: int) -> bool:
        return self.wish.bot is not None and self.since + 1000 * self.wish.bots_after <= now

    def accepts(self, pace: str, rules: str, players: int) -> bool:
        wish = self.wish
        return wish.pace == pace and wish.rules in (ANY_RULES, rules) and wish.players in (ANY_NUMBER, players)


@dataclass(frozen=True)
class Match:
    people: tuple[Seeker, ...]
    rules: str
    players: int
    bot: str | None = None  # in the seats that are left


def matches(waiting: Iterable[Seeker], now: int) -> Iterator[Match]:
    """
    >>> ada, bob = (Seeker(name, PairingWish("quick"), 0) for name in ("Ada", "Bob"))
    >>> [(len(match.people), match.rules, match.players) for match in matches([ada, bob], 0)]
    [(2, 'base', 2)]
    """
    left = sorted(waiting, key=lambda one: (one.since, one.person))
    while left:
        first, *left = left
        if found := _of_people(first, left) or _with_bots(first, left, now):
            yield found
            left = [one for one in left if one not in found.people]


def _of_people(first: Seeker, others: Sequence[Seeker]) -> Match | None:
    for players in first.wish.numbers:
        for rules in first.wish.rule_sets:
            company = [one for one in others if one.accepts(first.wish.pace, rules, players)][: players - 1]
            if len(company) == players - 1:
                return Match((first, *company), rules, players)
    return None


def _with_bots(first: Seeker, others: Sequence[Seeker], now: int) -> Match | None:
    """Whoever comes along must want bots, too, if not yet; nobody meets a stronger one than named."""
    if not first.takes_bots(now):
        return None
    rules, willing = first.wish.rule_sets[0], [one for one in others if one.wish.bot]
    for players in [first.wish.players] if first.wish.players else range(WITH_BOTS, MOST + 1):
        company = [one for one in willing if one.accepts(first.wish.pace, rules, players)][: players - 1]
        if len(company) < players - 1:
            people = (first, *company)
            return Match(people, rules, players, min(str(one.wish.bot) for one in people))
    return None
