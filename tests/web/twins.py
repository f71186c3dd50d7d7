"""Twin games: the same is answered, the same is rolled, the same is seen; only cards that an audience cannot know are others."""

from collections import Counter
from random import Random
from typing import Any

from bedesten.engine.constants import CARDS, FATE, FATE_CARD, FATE_GUILD, GUILD_CARDS
from bedesten.engine.game import Entry, Game
from bedesten.engine.notation import number
from bedesten.service import kinds
from bedesten.service.store import Row

TRIES = 200
KINDS = {FATE_CARD: range(CARDS), FATE_GUILD: range(1, GUILD_CARDS + 1)}  # the decks whose cards are hidden, and what is in them
Drawn = dict[int, int]  # what chance brought, by the number of its draw


def twin_of(begun: Game, rows: list[Row], seat: int, rng: Random) -> tuple[Drawn, Counter[int]]:
    """What chance brings in the twin of a game, which is given by its entries; and how many cards are others, of each of the
    decks in KINDS. A seat and the spectators must not be able to tell them apart."""
    drawn = {row["drawn"]: _number(row) for row in rows if row["drawn"] is not None}
    first, hidden = dict(drawn), _hidden_draws(begun, rows, seat)
    for deck in KINDS:
        draws = [n for n, kind in hidden.items() if kind == deck]
        for _ in range(TRIES if len(draws) > 1 else 0):
            one, other = rng.sample(draws, 2)
            tried = drawn | {one: drawn[other], other: drawn[one]}
            if tried == drawn or rng.random() < 0.2:
                tried = drawn | {one: rng.choice(KINDS[deck])}
            drawn = tried if _is_possible(begun, rows, tried) else drawn
    return drawn, Counter(hidden[n] for n in hidden if drawn[n] != first[n])


def _number(row: Row) -> int:
    found = number(row["word"])
    assert found is not None
    return found


def _hidden_draws(begun: Game, rows: list[Row], seat: int) -> dict[int, int]:
    """The numbers of the draws that bring a card to somebody else, and from which deck."""
    game, found = begun.copy(), {}
    undone: list[list[Entry]] = []
    for row in rows:
        state: Any = game.position.state
        if row["kind"] == kinds.DRAWN and state.fate in KINDS and int(state.calls[state.depth - 1].player) != seat:
            found[row["drawn"]] = int(state.fate)
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
