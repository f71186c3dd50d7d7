"""Twin games: the same is answered, the same is rolled, the same is seen; only cards that an audience cannot know are others."""

from random import Random
from typing import Any

from bedesten.engine.constants import CARDS, FATE, FATE_CARD
from bedesten.engine.game import Entry, Game
from bedesten.engine.notation import number
from bedesten.service import table as kinds
from bedesten.service.store import Row

TRIES = 200
Drawn = dict[int, int]  # what chance brought, by the number of its draw


def twin_of(begun: Game, rows: list[Row], seat: int, rng: Random) -> tuple[Drawn, int]:
    """What chance brings in the twin of a game, which is given by its entries; and how many cards are others. A seat and
    the spectators must not be able to tell them apart."""
    drawn = {row["drawn"]: _number(row) for row in rows if row["drawn"] is not None}
    first, hidden = dict(drawn), _hidden_draws(begun, rows, seat)
    for _ in range(TRIES):
        one, other = rng.sample(hidden, 2)
        tried = drawn | {one: drawn[other], other: drawn[one]}
        if tried == drawn:
            tried[one] = rng.randrange(CARDS)
        drawn = tried if _is_possible(begun, rows, tried) else drawn
    return drawn, sum(drawn[n] != first[n] for n in drawn)


def _number(row: Row) -> int:
    found = number(row["word"])
    assert found is not None
    return found


def _hidden_draws(begun: Game, rows: list[Row], seat: int) -> list[int]:
    """The numbers of the draws that bring a card to somebody else."""
    game, found = begun.copy(), []
    undone: list[list[Entry]] = []
    for row in rows:
        state: Any = game.position.state
        if row["kind"] == kinds.DRAWN and state.fate == FATE_CARD and int(state.calls[state.depth - 1].player) != seat:
            found.append(row["drawn"])
        _take(game, undone, row, None)
    return found


def _is_possible(begun: Game, rows: list[Row], drawn: Drawn) -> bool:
    """Can all that was answered also be answered with these outcomes?"""
    game = begun.copy()
    undone: list[list[Entry]] = []
    for row in rows:
        choice = drawn.get(row["drawn"]) if row["kind"] == kinds.DRAWN else None
        if row["kind"] in (kinds.ANSWER, kinds.DRAWN):
            assert game.asked == row["seat"], "who is asked depends on cards that others cannot know"
            outcomes = [outcome for outcome, _ in game.position.chances]
            if (_number(row) if choice is None else choice) not in (outcomes if game.asked == FATE else game.position.options):
                return False
        _take(game, undone, row, choice)
    return True


def _take(game: Game, undone: list[list[Entry]], row: Row, choice: int | None) -> None:
    """An entry of a table, as far as it concerns the game."""
    if row["kind"] in (kinds.ANSWER, kinds.DRAWN):
        game.apply(_number(row) if choice is None else choice)
    elif row["kind"] in (kinds.UNDO, kinds.BACK):
        undone.append(game.log[int(row["word"]) :])
        game.back_to(int(row["word"]))
    elif row["kind"] == kinds.REDO:
        for entry in undone.pop():
            game.apply(entry.answer)
