"""bedesten play, by piped input."""

import re
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from bedesten import Game, Options, read_record, write_record
from bedesten.engine.captions import card_title
from bedesten.engine.notation import CARDS
from bedesten.texts import speaking
from cli.running import refused, run, willing

HOT_SEAT = ("play", "--seats", "Ada,Grace", "--seed", "3")
NAMES = ("Ada", "Grace")
ENGLISH = speaking("en")
REPEATED = ENGLISH("question-again", place=5)


# -- a whole game


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Game, Path, list[list[str]]]:
    """A whole game of two at one keyboard: the output, the game, its record, and the hands as they were at every question."""
    game, random = Game(Options(players=2), 3, names=NAMES), Random(3)
    typed, hands, watching = [], [], None
    while not game.over:
        if game.asked != watching:
            typed.append("")  # the curtain
            watching = game.asked
        hands.append([*(card_title(card) for card in game.view(game.asked).players[game.asked].hand)])
        typed.append(willing(game, random))
        game.play(typed[-1])
    path = tmp_path_factory.mktemp("evening") / "evening.bdn"
    result = run(*HOT_SEAT, stdin="\n".join([*typed, str(path)]) + "\n")
    assert result.code == 0 and result.err == ""
    return result.out, game, path, hands


@pytest.mark.slow(4)
def test_the_game_is_the_one_that_was_typed(evening: tuple[str, Game, Path, list[list[str]]]) -> None:
    out, game, path, _ = evening
    assert path.read_text(encoding="utf-8") == write_record(game)
    assert f"bedesten replay {path} --watch" in out


def test_the_end_names_the_winner_and_what_decided(evening: tuple[str, Game, Path, list[list[str]]]) -> None:
    out, game, _, _ = evening
    best, second = game.standings()
    assert f"Decided on rubies, {best.rubies} to {second.rubies}." in out and f"{NAMES[best.seat]} wins by " in out
    assert "Rubies ←" in out


def test_at_every_question_a_player_sees_his_own_hand_and_no_other(evening: tuple[str, Game, Path, list[list[str]]]) -> None:
    out, _, _, hands = evening
    screens = re.findall(r"(?ms)^Your hand(?: is empty\.)?\n(.*?)^[●▲] (?:Ada|Grace): ", out)
    assert len(screens) == len(hands)
    titles = {card_title(word) for word in CARDS.values()}
    for shown, held in zip(screens, hands, strict=True):
        names = [name for name in re.findall(r"^  (“.*?”)", shown, re.M) if name in titles]
        assert names == list(dict.fromkeys(held))


def test_of_cards_that_another_draws_nobody_is_told_which(evening: tuple[str, Game, Path, list[list[str]]]) -> None:
    _, *parts = re.split(r"Pass to (\w+), then press Enter", evening[0].replace("\n", " "))
    others_drew = 0
    for shown_to, text in zip(parts[::2], parts[1::2], strict=True):
        (other,) = {*NAMES} - {shown_to}
        assert f"{other} draws “" not in text and f"{shown_to} draws 1\u00a0bonus card" not in text
        others_drew += text.count(f"{other} draws 1\u00a0bonus card")
    assert others_drew > 5


def test_a_curtain_falls_whenever_the_other_one_is_asked(evening: tuple[str, Game, Path, list[list[str]]]) -> None:
    out, game, _, _ = evening
    seats = [entry.seat for entry in game.log if entry.seat < 2 and not entry.forced]
    changes = 1 + sum(a != b for a, b in pairwise(seats))
    assert out.count(", then press Enter") == changes


# -- answers


def test_numbers_words_and_beginnings_are_understood() -> None:
    for typed in ("9", "tea", "tea house", ">tea-house", "TEA-HOUSE"):
        out = run("play", "--seed", "3", stdin=f"{typed}\n").out
        assert "Use an assistant at the Tea House?" in out, typed


def test_several_answers_in_a_line_and_enter_for_the_usual_one() -> None:
    out = run("play", "--seed", "3", stdin="5, leave, act\n").out
    assert REPEATED in out
    assert REPEATED in run("play", "--seed", "3", stdin="5\n\n\n").out
    assert ENGLISH("refusal-type-answer") in run("play", "--seed", "3", stdin="\n").out


def test_of_several_answers_those_before_a_wrong_one_count() -> None:
    out = run("play", "--seed", "3", stdin="5, leave, dance\n").out
    assert "“dance” isn’t one of the answers" in out and ENGLISH("question-act", place=5) in out


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("16", "It’s 3\u00a0steps to the Gemstone Dealer; your merchant goes 1 or 2. (TURN-1)"),
        ("gem", "steps to the Gemstone Dealer"),
        ("fountain", "Your merchant is at the Fountain and must go somewhere else. (TURN-1)"),
        ("play:far", "You don’t have “Long Walk” in your hand. (HID-2)"),
        ("small", "“small” could be >small-mosque or >small-market: type one more letter."),
        ("99", "“99” isn’t one of the answers"),
        ("*1+1", "“*1+1” isn’t one of the answers"),
    ],
)
def test_what_cannot_be_done_is_refused_with_its_reason(typed: str, sentence: str) -> None:
    result = run("play", "--seed", "3", stdin=f"{typed}\n")
    assert result.code == 0 and sentence in result.out.replace("\n", " ")


def test_what_it_costs_stands_at_the_places() -> None:
    out = run("play", "--players", "2", "--seed", "3").out
    assert "leave 1 · pay 2" in out and "┏" in out and "╔" in out


# -- undo and redo


def test_an_answer_is_taken_back_and_played_again() -> None:
    out = run("play", "--seed", "3", stdin="tea\nundo\nredo\n").out
    asked = re.findall(r"^● (?:Where|Use an).*$", out, re.M)
    assert [line[2:7] for line in asked] == ["Where", "Use a", "Where", "Use a"]


def test_undo_goes_back_only_to_what_was_learned_last() -> None:
    assert "There’s nothing to take back: you haven’t answered anything yet." in run("play", "--seed", "3", stdin="undo\n").out
    rolled = run("play", "--seed", "3", "--seats", "me,keen", stdin="tea, leave, act, 7\nundo\n").out.replace("\n", " ")
    assert "You can’t undo any further" in rolled


def test_nobody_takes_back_what_another_one_did() -> None:
    out = run("play", "--seats", "Ada,Grace,Alan", "--seed", "3", stdin="\nfabric, leave, act\n\nundo\n").out
    assert "You can’t undo any further: the last answer was Ada’s." in out.replace("\n", " ")


def test_at_the_curtain_the_last_player_may_still_undo() -> None:
    typed = "\nfabric, leave, act\nundo\n"
    out = run("play", "--seats", "Ada,Grace,Alan", "--seed", "3", stdin=typed).out
    assert out.rstrip().endswith("Ada>") and "Pass to Grace" in out


def test_at_the_curtain_a_refusal_is_told_and_the_curtain_stays() -> None:
    out = run("play", "--seats", "Ada,Grace", "--seed", "3", stdin="undo\n").out
    assert "There’s nothing to take back: you haven’t answered anything yet." in out and "Your hand" not in out


def test_there_is_nothing_to_redo_after_a_new_answer() -> None:
    assert "There’s nothing to redo" in run("play", "--seed", "3", stdin="tea\nundo\n5\nredo\n").out


# -- other commands at the question


def test_hand_rules_log_help_and_board() -> None:
    out = run("play", "--seed", "3", stdin="hand\nrules tea\nlog\nhelp\nboard\nrules\nrules xyz\n").out
    assert out.count("“Double Post”") >= 3 and ENGLISH("effect-post") in out
    assert "Name a number from 3 to 12" in out
    assert "You go first." in out
    assert "undo, redo" in out
    assert out.count(ENGLISH("question-move")) == 2
    assert "Which rule?" in out and "There is no rule “xyz”" in out


def test_the_log_tells_what_the_others_did() -> None:
    out = run("play", "--seed", "3", "--seats", "me,keen", stdin="fabric, leave, act\nlog\n").out
    assert "● You go to the Fabric Warehouse." in out
    assert "▲ keen goes to the " in out


# -- saving and going on


def test_saving_leaving_and_going_on(tmp_path: Path) -> None:
    file = str(tmp_path / "game.bdn")
    out = run("play", "--seed", "3", "--seats", "Ada,keen", stdin=f"fabric, leave, act\nsave {file}\nsave\nquit\n\n").out
    assert f"bedesten play --from {file}" in out and "save game.bdn" in out and "The game wasn’t saved." in out
    saved = read_record(Path(file).read_text(encoding="utf-8"))
    assert saved.names == ("Ada", "bot:keen") and saved.asked == 0
    again = run("play", "--from", file, "--seed", "1", stdin="log\n").out
    assert "Ada goes to the Fabric Warehouse." in again and "Ada> " in again


def test_quit_offers_to_save(tmp_path: Path) -> None:
    file = tmp_path / "left.bdn"
    out = run("play", "--seed", "3", stdin=f"tea\nquit\n{tmp_path}\n{file}\n").out
    assert f"“{tmp_path}” is a folder, not a file" in out.replace("\n", " ") and f"bedesten play --from {file}" in out
    assert read_record(file.read_text(encoding="utf-8")).question.kind == "assistant"


def test_a_record_is_kept_if_it_is_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "kept.bdn"
    assert run("play", "--seed", "3", "--record", str(file), stdin="tea\n").code == 0
    assert ">tea-house" in file.read_text(encoding="utf-8")


def test_no_other_file_is_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada", encoding="utf-8")
    out = run("play", "--seed", "3", stdin=f"save {file}\n").out
    assert "isn’t the record of a game" in out.replace("\n", " ") and file.read_text(encoding="utf-8") == "Dear Ada"
    assert "isn’t the record of a game" in refused("play", "--record", str(file))


def test_a_game_goes_on_from_a_position(tmp_path: Path) -> None:
    from bedesten import write_position

    file = tmp_path / "table.txt"
    file.write_text(write_position(Game(Options(players=2), 3)), encoding="utf-8")
    assert "You> " in run("play", "--from", str(file)).out


def test_the_end_of_the_input_is_quiet() -> None:
    result = run("play", "--seed", "3")
    assert result.code == 0 and result.err == "" and result.out.rstrip().endswith("You>")


def test_bots_can_play_alone() -> None:
    out = run("play", "--seats", "keen,keen,keen,keen", "--seed", "9").out
    assert " wins" in out or "share the win" in out


# -- what is wrong


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["--seats", "me"], "--seats: the game is for 2 to 5 players, not 1"),
        (["--seats", "me,gredy"], "--seats: there is no bot “gredy”; did you mean “greedy”?"),
        (["--seats", "me,bot:chess"], "There is no bot “chess”; there are "),
        (["--seats", "Ada,Ada"], "“Ada” is there twice"),
        (["--seats", "Ada,a=b"], "“a=b” can’t be a name"),
        (["--seats", "Ada,Grace", "--players", "3"], "--players says 3, but --seats names 2"),
        (["--from", "nowhere.bdn"], "There is no file “nowhere.bdn”."),
        (["--record", "no/where/game.bdn"], "there is no folder “no/where”"),
        (["--record", "."], "“.” is a folder, not a file."),
    ],
)
def test_wrong_options_are_refused(args: list[str], sentence: str) -> None:
    assert sentence in refused("play", *args)


def test_a_game_that_is_over_is_not_played_on(evening: tuple[str, Game, Path, list[list[str]]]) -> None:
    assert "is over; `bedesten replay" in refused("play", "--from", str(evening[2]))


def test_a_record_that_is_none_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "x.bdn"
    file.write_text("hello", encoding="utf-8")
    assert refused("play", "--from", str(file)) == "This isn’t a record: its first line must be “bedesten 1”."
    file.write_bytes(b"\xff\xfe\x00")
    assert "isn’t text" in refused("play", "--from", str(file))
