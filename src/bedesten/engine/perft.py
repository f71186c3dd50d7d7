"""How many ways lead on from a position: a number that changes if any rule does."""

from bedesten.engine.core import Position


def branches(position: Position) -> list[int]:
    """What may be answered, by a player or by fate; of fate's outcomes each counts once, however likely it is."""
    return [outcome for outcome, _ in position.chances] or position.options


def perft(position: Position, depth: int) -> int:
    """Sequences of exactly so many answers, fate's among them. A question with a single option is a ply like any other.

    >>> perft(Position(3, seed=1, open_fate=True), 2)               # who begins, and where two dice send the Governor
    108
    """
    if depth == 0:
        return 1
    choices = branches(position)
    if depth == 1:
        return len(choices)
    return sum(perft(after(position, choice), depth - 1) for choice in choices)


def after(position: Position, choice: int) -> Position:
    twin = position.copy()
    twin.push(choice)
    return twin


def divided(position: Position, depth: int) -> dict[int, int]:
    """The same, by the first answer."""
    return {choice: perft(after(position, choice), depth - 1) for choice in branches(position)} if depth else {}
