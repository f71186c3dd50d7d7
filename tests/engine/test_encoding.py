"""What a net is told of a position: by names that never change, and never what a seat cannot know."""

from hashlib import sha256
from typing import Any

from bedesten.bots.net_file import NAMES, schema
from bedesten.engine.constants import OWN_SUPPLY
from bedesten.engine.features import (
    CARDS_TOLD,
    FEATURES,
    PLACES_TOLD,
    X_CARDS,
    X_COFFEE_FROM,
    X_COMPANION_HOME,
    X_COMPANION_LAST,
    X_COMPANION_NEAR,
    X_COMPANION_OUT,
    X_COMPANION_RUBIES,
    X_COMPANION_RUBY,
    X_DOUBLE_TURN,
    X_FAMILY_HOME,
    X_HAND,
    X_HAS_GEM,
    X_LAST_NEXT,
    X_LETTERS_LATER,
    X_LETTERS_NEAR,
    X_LIRA,
    X_LOOKS,
    X_NEED,
    X_PLAYERS,
    X_RUBIES,
    X_RULES,
    X_SEALS_FROM,
    X_STACK,
    X_TAVERN_PAID,
    X_UNKNOWN_CARDS,
    X_USABLE,
)
from bedesten.engine.names.cards import CARD_ANYWHERE, CARD_GOOD3_BLUE
from bedesten.engine.names.places import (
    BLACK_MARKET,
    CARAVANSARY,
    FABRIC_WAREHOUSE,
    GEMSTONE_DEALER,
    GREAT_MOSQUE,
    POLICE_STATION,
    SULTANS_PALACE,
    TEA_HOUSE,
)
from bedesten.engine.tables import LETTER_PLACE
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


def test_some_of_letters_and_coffee() -> None:
    """The places of this layout lie by their numbers: the companion is in the second row, the merchant in the corner above."""
    table = Table(FAST.Position, "wainwright", rules="grand", lira=30, coffee=4)
    waiting, delivered = letters_to(FABRIC_WAREHOUSE, TEA_HOUSE, GREAT_MOSQUE), letters_to(SULTANS_PALACE)
    table.me.companion, table.me.letters, table.me.delivered = SULTANS_PALACE, waiting + delivered, delivered
    table.state.next_tavern[0], table.state.next_tavern[1] = 4, 5
    told = features(table.game)
    near = [place for place in range(1, PLACES_TOLD + 1) if told[X_COMPANION_NEAR + place]]
    assert near == [FABRIC_WAREHOUSE, CARAVANSARY, BLACK_MARKET, POLICE_STATION]
    assert (told[X_COMPANION_HOME], told[X_COMPANION_OUT]) == (0, 1)
    assert (told[X_LETTERS_NEAR], told[X_LETTERS_LATER]) == (1, 1), "the Tea House is four steps away, the Great Mosque six"
    assert told[X_SEALS_FROM : X_SEALS_FROM + 6] == [1, 1, 1, 0, 0, 0] and told[X_DOUBLE_TURN] == 1
    assert told[X_COFFEE_FROM : X_COFFEE_FROM + 5] == [1, 1, 1, 0, 0]
    assert told[X_TAVERN_PAID : X_TAVERN_PAID + 2] == [1, 0]
    table.me.companion, table.state.doubled = OWN_SUPPLY, 1
    told = features(table.game)
    assert (told[X_COMPANION_HOME], told[X_COMPANION_OUT], told[X_DOUBLE_TURN]) == (1, 0, 0)


def test_the_companion_can_fetch_a_ruby() -> None:
    table = Table(FAST.Position, "wainwright", rules="grand", lira=30)
    table.state.players[0].rubies = table.state.rubies_to_win - 1
    table.me.companion = next(
        place
        for place in range(1, PLACES_TOLD + 1)
        if abs(table.state.spot[place] - table.state.spot[GEMSTONE_DEALER]) == 5  # above or below
    )
    told = features(table.game)
    assert told[X_COMPANION_RUBIES] == told[X_COMPANION_RUBY] == told[X_COMPANION_LAST] == 1
    table.me.lira = 0
    assert features(table.game)[X_COMPANION_RUBY] == 0


def letters_to(*places: int) -> int:
    return sum(1 << LETTER_PLACE.index(place) for place in places)
