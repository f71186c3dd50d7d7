"""Who is ahead, and who has won (END-3)."""

from dataclasses import dataclass
from typing import Any

from bedesten.engine.core import Position


@dataclass(frozen=True)
class Standing:
    """A player in the ranking: equal in everything means an equal rank."""

    rank: int
    seat: int
    rubies: int
    lira: int
    goods: int
    cards: int

    @property
    def score(self) -> tuple[int, int, int, int]:
        return self.rubies, self.lira, self.goods, self.cards


def standings(position: Position) -> list[Standing]:
    """END-3. Rubies, then lira, then goods, then bonus cards; the best first."""
    state: Any = position.state
    scores = sorted(((p.rubies, p.lira, sum(p.goods), p.hand_n), -p.seat) for p in state.players[: state.players_n])[::-1]
    return [Standing(1 + sum(other > score for other, _ in scores), -seat, *score) for score, seat in scores]
