"""What a net is told of a position: by names that never change, and never what a seat cannot know."""

from hashlib import sha256
from typing import Any

from bedesten.bots.net_file import NAMES, schema
from bedesten.engine.features import (
    CARDS_TOLD,
    FEATURES,
    X_CARDS,
    X_FAMILY_HOME,
    X_HAND,
    X_HAS_GEM,
    X_LAST_NEXT,
    X_LIRA,
    X_LOOKS,
    X_NEED,
    X_PLAYERS,
    X_RUBIES,
    X_RULES,
    X_STACK,
    X_UNKNOWN_CARDS,
    X_USABLE,
)
from bedesten.engine.names.cards import CARD_ANYWHERE, CARD_GOOD3_BLUE
from bedesten.engine.names.places import GEMSTONE_DEALER, TEA_HOUSE
from engine.searching import FAST, PURE, as_pure, deal_otherwise, questions
from engine.table import Table

SEARCHER = FAST.Searcher()


def features(game: Any, seat: int = 0, viewer: int = 0) -> list[int]:
    found: list[int] = SEARCHER.features(game, seat, viewer)
    return found


def test_compiled_and_uncompiled_they_are_the_same() -> None:
    pure = PURE.Searcher()
    for game in questions(4):
        for seat in range(game.state.players_n):
            assert features(game, seat, 1) == pure.features(as_pure(game), seat, 1)


def test_what_a_seat_cannot_know_never_enters() -> None:
    exchanged = 0
    for game in questions(30):
        other, viewer = game.copy(), game.asked
        exchanged += deal_otherwise(other, viewer)
        other.state.rng.state += 12345
        for seat in range(game.state.players_n):
            assert features(game, seat, viewer) == features(other, seat, viewer)
    assert exchanged > 100


def test_nothing_of_the_others_depends_on_what_one_holds_oneself() -> None:
    """Except rubies and places: so they need not be looked at again while one searches."""
    for game in questions(10):
        viewer, twin = game.asked, game.copy()
        me: Any = twin.state.players[viewer]
        me.lira, me.goods[0], me.stack, me.tiles = me.lira + 9, 2, 1, 3
        for seat in range(game.state.players_n):
            if seat != viewer:
                assert features(game, seat, viewer) == features(twin, seat, viewer)


def test_some_of_them() -> None:
    table = Table(FAST.Position, "tea-house", lira=20, rubies=4, hand=["lira", "lira"], stack=3)
    table.state.players[1].merchant = TEA_HOUSE
    table.state.gem_price = 16
    mine, theirs = features(table.game), features(table.game, 0, viewer=1)
    need = table.state.rubies_to_win - 4
    assert [mine[X_NEED + n] for n in range(7)] == [int(n == need) for n in range(7)]
    assert (mine[X_LIRA], mine[X_HAS_GEM], mine[X_FAMILY_HOME], mine[X_STACK + 3]) == (20, 1, 1, 1)
    assert mine[X_USABLE + GEMSTONE_DEALER] == mine[X_RUBIES] == mine[X_RUBIES + 1] == 1
    assert mine[X_LAST_NEXT] == int(need == 1)
    assert (mine[X_PLAYERS + 1], mine[X_RULES]) == (1, 1)
    assert mine[X_HAND + 1] == 2 and mine[X_UNKNOWN_CARDS] == 0
    assert sum(theirs[X_HAND : X_HAND + CARDS_TOLD]) == 0 and theirs[X_UNKNOWN_CARDS] == theirs[X_CARDS] == 2
    assert (mine[X_LOOKS], theirs[X_LOOKS]) == (1, 0)


def test_they_have_names_and_never_change() -> None:
    """New ones go to the end. If one of these digests changes, all nets must be trained again: then change SCHEMA."""
    assert len(NAMES) == len({*NAMES.values()}) and max(NAMES) < FEATURES
    told = sha256(repr(sorted((number, name) for number, name in NAMES.items() if number < 398)).encode()).hexdigest()[:12]
    seen = sha256()
    for game in questions(5, seed=3):
        for seat in range(game.state.players_n):
            seen.update(bytes(features(game, seat, game.asked)[:398]))
    assert (told, seen.hexdigest()[:12]) == ("3c07ee8453ed", "1d9b450c457e")
    assert schema(398) == "049cdd872037ca53", "which files of nets hold"


def test_a_card_that_is_not_among_them_counts_but_is_nothing_else() -> None:
    """It came to the game when nets had learnt already."""
    table = Table(FAST.Position, "tea-house", rules="letters", hand=["good3-blue", "anywhere"])
    mine, theirs = features(table.game), features(table.game, 0, viewer=1)
    assert CARD_GOOD3_BLUE == CARDS_TOLD and sum(mine[X_HAND:X_UNKNOWN_CARDS]) == mine[X_HAND + CARD_ANYWHERE] == 1
    assert (mine[X_UNKNOWN_CARDS], mine[X_CARDS]) == (0, 2) and (theirs[X_UNKNOWN_CARDS], theirs[X_CARDS]) == (2, 2)
