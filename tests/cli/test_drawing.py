"""The table as it is drawn."""

import re
from collections.abc import Iterator
from io import StringIO
from random import Random
from typing import Any

import pytest
from rich.console import Console

from bedesten import SPECTATOR, Game, Options
from bedesten.cli.drawing.board import board, size_for
from bedesten.cli.drawing.cell import Mark, Size
from bedesten.cli.drawing.columns import in_columns
from bedesten.cli.drawing.hand import hand_lines
from bedesten.cli.drawing.pieces import pieces, set_in_lines
from bedesten.cli.drawing.standings import deciding, verdict
from bedesten.cli.drawing.style import ink
from bedesten.cli.speech import choose_language, spoken, t
from bedesten.cli.table.outlook import marks
from bedesten.cli.table.sheet import print_lines, whole_table
from bedesten.engine.standing import Standing
from bedesten.engine.view import PlayerView, view
from bedesten.texts import LANGUAGES
from cli.running import willing

NAMES = ["Ada", "Grace", "Barbara", "Frances", "Annie"]


def game_after(answers: int, players: int = 5, seed: int = 1, **options: Any) -> Game:
    game, random = Game(Options(players=players, **options), seed), Random(seed)
    for _ in range(answers):
        if not game.over:
            game.play(willing(game, random))
    return game


def drawn(game: Game, seat: int, width: int = 80, height: int = 45, colour: bool = False) -> str:
    file = StringIO()
    console = Console(
        file=file,
        width=width,
        height=height,
        force_terminal=colour,
        color_system="truecolor" if colour else None,
        highlight=False,
        markup=False,
    )
    found = marks(game.position) if game.asked == seat else {}
    print_lines(console, whole_table(console, game.view(seat), NAMES[: game.options.players], found))
    return file.getvalue()


@pytest.mark.slow(2)
@pytest.mark.parametrize("width", [24, 40, 63, 64, 70, 80, 100, 115, 120, 200])
@pytest.mark.parametrize("height", [10, 24, 33, 45])
@pytest.mark.parametrize("colour", [False, True])
def test_nothing_is_wider_than_the_terminal(width: int, height: int, colour: bool) -> None:
    for answers in (0, 60, 300):
        game = game_after(answers)
        text = drawn(game, game.asked, width, height, colour)
        assert ("\x1b[" in text) == colour
        assert all(len(line) <= width for line in re.sub(r"\x1b\[[\d;]*m", "", text).splitlines())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120, 160])
def test_from_80_columns_on_no_name_and_no_number_is_cut(language: str, width: int) -> None:
    choose_language(["--language", language])
    for answers in range(0, 400, 50):
        game = game_after(answers, players=4)
        text = drawn(game, game.asked, width)
        assert all(re.search(_names(place), text) for place in range(1, 17)) and "…" not in without_cards(text), text


def _names(place: int) -> str:
    """As it is called on the board, whole or short."""
    forms = [f"place-{place}{form}" for form in ("", ".short", ".narrow")]
    return "|".join(re.escape(t(form).replace("\u00ad", "")) for form in forms if spoken().knows(form))


def without_cards(text: str) -> str:
    """But the name of a card that lies at the Caravansary."""
    return re.sub("[“„«][^│┃║┇]*…", "", text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", ["mocha", "letters", "grand"])
def test_on_a_board_of_five_columns_all_that_a_player_has_is_said(rules: str, language: str) -> None:
    choose_language(["--language", language])
    for width in (80, 120, 150):
        for answers in range(0, 500, 100):
            game = game_after(answers, players=4, rules=rules)
            text = drawn(game, game.asked, width)
            assert "…" not in without_cards(text), text
            for player in game.view(SPECTATOR).players:
                assert all(said in text for said in _said_of(player, rules)), text


def _said_of(player: PlayerView, rules: str) -> Iterator[str]:
    if rules != "letters":
        yield f"{spoken().count(player.coffee, 'coffee')}, {t('terminal-guild-cards', n=player.guild_cards)}"
    if rules != "mocha" and player.letters:
        yield t("terminal-letters", letters=" ".join(player.letters), seals=player.seals)
    if rules != "mocha" and player.companion:
        yield t("terminal-companion-at", place=player.companion)


def test_all_pieces_stand_where_they_are() -> None:
    game = game_after(200, players=4, neutral_assistants=True)
    seen = game.view(SPECTATOR)
    found = {place: [piece.plain for piece in pieces(seen, place)] for place in range(1, 17)}
    for player in seen.players:
        letter = player.seat[0].upper()
        assert f"[{letter}{len(player.stack)}]" in found[player.merchant] and f"({letter})" in found[player.family]
        assert all(letter.lower() in found[place] for place in player.assistants)
    assert "Gov" in found[seen.governor] and "Smu" in found[seen.smuggler]
    assert all(found[place].count("n") == seen.neutral_assistants.count(place) for place in range(1, 17))


def test_pieces_that_do_not_fit_are_counted() -> None:
    many = [ink(f"[{letter}4]") for letter in "RGBYW"] + [ink("Gov")]
    assert [row.plain for row in set_in_lines(many, 40, 1)] == ["[R4][G4][B4][Y4][W4] Gov"]
    assert [row.plain for row in set_in_lines(many, 12, 2)] == ["[R4][G4][B4]", "[Y4][W4] Gov"]
    assert [row.plain for row in set_in_lines(many, 12, 1)] == ["[R4][G4] +4"]


def test_where_one_may_go_has_a_frame_and_a_tag_of_its_own() -> None:
    seen = Game(Options(players=3), 3).view(0)
    lines = [line.plain for line in board(seen, Size(20, 2, True), {9: Mark("leave 1"), 4: Mark("turn ends", ends=True)})]
    text = "\n".join(lines)
    assert "┏━ 9 Tea House" in text and "leave 1 ━┛" in text
    assert "┏ 4 Fruit" in text and "┇" in text and "╔═ 7 Fountain" in text and "╭─ 8 Black Market" in text


def test_a_low_or_narrow_terminal_gets_a_smaller_board() -> None:
    assert size_for(4, 80, 24) == (Size(20, 2, False), False)
    assert size_for(4, 120, 45) == (Size(21, 4, True), True)
    seen = Game(Options(players=3), 3).view(0)
    assert len(board(seen, Size(20, 2, False), {})) == 13
    assert len(board(seen, Size(10, 2, False), {})) == 16


def test_what_others_hold_changes_nothing_that_is_drawn() -> None:
    """HID-2: hands dealt anew for everybody else give the same picture."""
    for answers in range(0, 300, 20):
        game = game_after(answers, players=3, seed=answers)
        for seat in (0, 1, 2, SPECTATOR):
            twin = game.copy()
            twin.position = game.position.imagined(seat, 99)
            if game.asked != seat:
                assert drawn(game, seat) == drawn(twin, seat)
            assert [line.plain for line in hand_lines(view(game.position, seat))] == [
                line.plain for line in hand_lines(view(twin.position, seat))
            ]


def test_styles_do_not_run_over_into_what_follows() -> None:
    both = ink("a", "bold red") + ink("b")
    assert [(span.start, span.end) for span in both.spans] == [(0, 1)] and both.style == ""


def test_columns_are_filled_downwards_and_long_lines_come_last() -> None:
    items = [ink("one"), ink("two"), ink("three"), ink("x" * 30)]
    assert [line.plain.rstrip() for line in in_columns(items, 20)] == ["one     three", "two", "x" * 30]
    assert in_columns([], 20) == []


# -- who has won


def standing(rank: int, seat: int, *score: int) -> Standing:
    return Standing(rank, seat, *score)


@pytest.mark.parametrize(
    ("second", "sentence", "decided"),
    [
        ((4, 9, 9, 9), "Ada wins by 1\u00a0ruby. Decided on rubies, 5 to 4.", 0),
        ((5, 2, 9, 9), "Ada wins by 1\u00a0lira. Both have 5\u00a0rubies; lira decide it, 3 to 2.", 1),
        ((5, 3, 1, 9), "Ada wins by 1\u00a0good. Both have 5\u00a0rubies and the same lira; goods decide it, 2 to 1.", 2),
        (
            (5, 3, 2, 0),
            "Ada wins by 1\u00a0bonus card. Both have 5\u00a0rubies, the same lira and goods; bonus cards decide it, 1 to 0.",
            3,
        ),
        ((5, 3, 2, 1), "Ada and Grace share the win. Rubies, lira, goods and bonus cards are all equal.", None),
    ],
)
def test_the_verdict_says_what_decided(second: tuple[int, ...], sentence: str, decided: int | None) -> None:
    ranking = [standing(1, 0, 5, 3, 2, 1), standing(2 if decided is not None else 1, 1, *second)]
    assert verdict(ranking, NAMES) == sentence and deciding(ranking) == decided


def test_you_win_and_you_lose() -> None:
    names = ["You", "bot"]
    won = verdict([standing(1, 0, 5, 3, 2, 1), standing(2, 1, 4, 0, 0, 0)], names)
    assert won == "You win by 1\u00a0ruby. Decided on rubies, 5 to 4."
    lost = verdict([standing(1, 1, 5, 3, 2, 1), standing(2, 0, 5, 1, 0, 0)], names)
    assert lost == "bot wins by 2\u00a0lira. Both have 5\u00a0rubies; lira decide it, 3 to 1."
