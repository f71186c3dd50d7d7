"""What can be agreed before a game, and what is refused in words."""

from typing import Any

import pytest

from bedesten import Game, Options, Refused
from bedesten.engine.boards import SPARE, spares
from bedesten.engine.options import LAYOUTS, from_spots, on_spots, read_layout, write_layout
from bedesten.engine.tables import RUBIES_TO_WIN
from bedesten.engine.things import Place

OWN = "16.15.14.13/12.11.10.9/8.7.6.5/4.3.2.1"


@pytest.mark.rule("OPT-1", "OPT-2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_play_the_base_game(players: int) -> None:
    assert len(Game(Options(players), seed=1).view(0).players) == players


@pytest.mark.rule("OPT-3")
def test_five_rubies_end_the_game_and_six_with_two_players() -> None:
    assert RUBIES_TO_WIN[2:] == [6, 5, 5, 5]
    assert [Game(Options(n), seed=1).view(0).rubies_to_win for n in (2, 3, 4, 5)] == [6, 5, 5, 5]


@pytest.mark.rule("OPT-4", "OPT-5")
def test_the_printed_layouts_have_four_rows_of_four() -> None:
    printed = LAYOUTS["base"]
    assert set(printed) == {"short", "long", "numbers"}
    for name, grid in printed.items():
        assert [len(row) for row in grid] == [4, 4, 4, 4] and sorted(p for row in grid for p in row) == [*range(1, 17)]
        assert Game(Options(layout=name), seed=1).view(0).grid == grid
    assert printed["short"][0] == [15, 5, 2, 14] and printed["long"][3] == [10, 9, 14, 13]


@pytest.mark.rule("OPT-1", "OPT-4", "OPT-5", "GB-1")
@pytest.mark.parametrize(
    "rules, shape, places",
    [
        ("mocha", [5] * 4, [*range(1, 21)]),
        ("letters", [5] * 4, [*range(1, 17), *range(21, 25)]),
        ("grand", [5] * 5, [*range(1, 26)]),
    ],
)
def test_the_boards_of_the_expansions(rules: str, shape: list[int], places: list[int]) -> None:
    for layout in ("", "random"):
        grid = Game(Options(rules=rules, layout=layout), seed=1).view(0).grid
        assert [len(row) for row in grid] == shape and sorted(place for row in grid for place in row) == places
    printed = set() if rules == "grand" else {"first"}
    assert set(LAYOUTS[rules]) == printed | {SPARE[place].word for place in spares(rules) if printed}


@pytest.mark.rule("OPT-5")
def test_a_place_that_was_added_may_lie_instead_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SPARE, 99, Place(99, "Well", "water", instead_of=21, box="letters"))
    printed = write_layout(LAYOUTS["letters"]["first"])
    with_well = printed.replace("21", "99")
    assert write_layout(read_layout(with_well, "letters")) == with_well
    for text, rules in ((with_well.replace("16", "21"), "letters"), (OWN.replace("16", "99"), "base")):
        with pytest.raises(Refused):
            read_layout(text, rules)


@pytest.mark.rule("OPT-5")
def test_a_layout_of_ones_own_need_not_follow_the_rules_for_random_ones() -> None:
    assert Game(Options(layout=OWN), seed=1).view(0).grid == read_layout(OWN)
    assert write_layout(read_layout(OWN)) == OWN and from_spots(on_spots(read_layout(OWN))) == read_layout(OWN)


@pytest.mark.rule("OPT-6")
def test_variants_can_be_combined() -> None:
    game = Game(Options(3, layout="random", neutral_assistants=True, caravan_leader=True), seed=1)
    assert game.options.variants == ("neutral-assistants", "caravan-leader")
    assert game.view(0).players[0].stack == ("neutral", "own", "own", "own")


@pytest.mark.rule("OPT-3")
@pytest.mark.parametrize("rules", ["mocha", "letters", "grand"])
def test_six_rubies_end_a_game_with_an_expansion(rules: str) -> None:
    assert [Game(Options(n, rules), seed=1).view(0).rubies_to_win for n in (2, 3, 4, 5)] == [6, 6, 6, 6]


@pytest.mark.rule("OPT-7")
@pytest.mark.parametrize(
    "options, cards",
    [
        (Options(4), 26),
        (Options(4, "mocha"), 44),
        (Options(4, "letters"), 62),
        (Options(4, "letters", letters_deck=True), 36),
        (Options(4, "grand"), 80),
        (Options(4, "grand", letters_deck=True), 36),
    ],
)
def test_the_bonus_deck(options: Options, cards: int) -> None:
    table = Game(options, seed=1).view(0)
    assert table.deck + sum(player.cards for player in table.players) + len(table.discards) == cards


@pytest.mark.parametrize(
    "options, sentence, clause",
    [
        ({"players": 1}, "for 2 to 5 players, not 1", "OPT-2"),
        ({"players": 6}, "for 2 to 5 players, not 6", "OPT-2"),
        ({"rules": "chess"}, "no rule set “chess”", "OPT-1"),
        ({"players": 5, "neutral_assistants": True}, "2 to 4 players", "OPT-6"),
        ({"rules": "mocha", "letters_deck": True}, "Those bonus cards are only in “Letters & Seals”", "OPT-7"),
        ({"rules": "mocha", "layout": "short"}, "no layout “short”. Choose one of first and random", "OPT-5"),
        ({"layout": "tall"}, "no layout “tall”. Choose one of short, long, numbers and random", "OPT-5"),
        ({"layout": "1.2.3/4.5.6"}, "4 rows of 4 places", "OPT-4"),
        ({"layout": OWN.replace("16.", "15.")}, "Place 15 is there twice; missing: 16", "OPT-5"),
        ({"layout": OWN.replace("16.", "17.")}, "no place 17", "OPT-5"),
    ],
)
def test_impossible_options_are_refused_in_words(options: dict[str, Any], sentence: str, clause: str) -> None:
    with pytest.raises(Refused, match=sentence) as refused:
        Options(**options)
    assert refused.value.clause == clause and str(refused.value).endswith(f"({clause})")
