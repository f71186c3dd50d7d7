"""A whole turn as one action: the second form of actions, for whoever judges positions rather than answers.

From a question on, a *turn* is a row of answers of the one who is asked, up to where somebody else must answer: fate, another
player, or whoever has the next turn. Where fate is asked in between, the turn goes on with another such action. Turns that lead
to the same position are one. They are numbered from 0 in the order in which they are found, the shortest first; there are `TURNS`
at most. If there are more, those are kept that `greedy` thinks best; if so many answers have been tried, the lines that are open
are finished by what is offered first, which declines whatever can be declined.
"""

from collections import deque
from dataclasses import dataclass
from heapq import nlargest

from bedesten.engine.core import Net, Position, Searcher
from bedesten.engine.errors import Refused
from bedesten.engine.notation import word

TURNS = 256  # a space of so many actions, of which the first `len(turns(position))` are possible
ANSWERS = 4000


@dataclass(frozen=True)
class Turn:
    """What is answered, and where it leads; in `after`, what is hidden from the player was dealt anew, and fate is open."""

    answers: tuple[int, ...]
    after: Position

    @property
    def words(self) -> str:
        return " ".join(word(answer) for answer in self.answers)


def turns(position: Position, most: int = TURNS, answers: int = ANSWERS) -> list[Turn]:
    """The turns that the player who is asked can choose from. None, if no player is asked.

    >>> [turn.words for turn in turns(Position(3, seed=1))][:2]
    ['>small-market stop', '>spice-warehouse stop']
    """
    seat = position.asked
    if not position.options:
        return []
    first = position.imagined(seat, 0, open_fate=True)
    number = first.state.turns
    open_lines: deque[tuple[Position, tuple[int, ...]]] = deque([(first, ())])
    found: dict[bytes, Turn] = {}
    met: set[bytes] = set()
    tried = 0
    while open_lines:
        here, said = open_lines.popleft()
        key = here.key()
        if here.asked != seat or here.state.turns != number:
            found.setdefault(key, Turn(said, here))
        elif key not in met:
            met.add(key)
            options = here.options
            for choice in options if tried < answers else options[:1]:
                tried += 1
                after = here.copy()
                after.push(choice)
                open_lines.append((after, (*said, choice)))
    return _best([*found.values()], seat, most)


def carry_out(position: Position, turn: Turn) -> None:
    """Give the answers of a turn. Refused if it is none of this position; then nothing has changed."""
    trial = position.imagined(position.asked, 0, open_fate=True) if position.options else position
    for answer in turn.answers:
        if answer not in trial.options:
            raise Refused(f"The turn {turn.words} is not possible here.")
        trial.push(answer)
    for answer in turn.answers:
        position.push(answer)


def _best(found: list[Turn], seat: int, most: int) -> list[Turn]:
    if len(found) <= most:
        return found
    searcher, net = Searcher(by_net=False), Net()
    worth = [searcher.judged(net, turn.after, seat) for turn in found]
    kept = sorted(nlargest(most, range(len(found)), key=lambda i: (worth[i], -i)))
    return [found[i] for i in kept]
