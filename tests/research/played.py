"""Games as they might have been played."""

from bedesten.research.arena.block import Block, Played


def game(bots: str, ranks: list[int], rounds: int = 20, faults: dict[int, str] | None = None) -> Played:
    """`bots`: a letter for each seat."""
    seats = len(bots)
    said = [(faults or {}).get(seat, "") for seat in range(seats)]
    return Played(list(bots), ranks, rounds, [rounds] * seats, [2.0 * rounds] * seats, said)


def blocks(*games: list[Played]) -> list[Block]:
    return [Block(number, played) for number, played in enumerate(games)]
