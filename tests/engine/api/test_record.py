"""Records: what they look like, what a seat may read, and what is refused."""

from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bedesten import SPECTATOR, Game, Options, Refused, read_position, read_record, write_position, write_record
from bedesten.engine.constants import FATE
from laws.play import chosen


def played(answers: int, seed: int = 5, options: Options | None = None) -> Game:
    game, rng = Game(options or Options(3), seed, names=["Ada L.", "Grace", "bot:greedy"]), Random(seed)
    for _ in range(answers):
        game.play(chosen(game.position, rng, True))
    return game


def test_a_record_says_its_format_rules_version_layout_and_seats() -> None:
    lines = write_record(played(30)).splitlines()
    assert lines[:3] == ["bedesten 1", "rules    base 2026.2", "layout   short"]
    assert lines[3] == "seats    'red=Ada L.' green=Grace blue=bot:greedy"
    assert lines[5].startswith("0    table  *start:")


def test_one_line_per_turn_one_word_per_answer() -> None:
    game = played(40)
    turns = [line for line in write_record(game).splitlines() if line[:1].isdigit()]
    assert [int(line.split()[0]) for line in turns] == list(range(len(turns)))
    assert sum(len(line.split()) - 2 for line in turns) == len(game.log)


def test_names_survive() -> None:
    assert read_record(write_record(played(10))).names == ("Ada L.", "Grace", "bot:greedy")


def test_a_part_of_a_record_can_be_read() -> None:
    game = played(60)
    assert [entry.word for entry in read_record(write_record(game), to=20).log] == [entry.word for entry in game.log[:20]]


def test_comments_and_forced_words_may_be_left_out() -> None:
    game = played(80)
    forced = [entry for entry in game.log if entry.forced]
    text = write_record(game)
    for entry in forced[:1]:
        lines = text.splitlines()
        at = next(i for i, line in enumerate(lines) if line.startswith(f"{entry.turn} "))
        lines[at] = lines[at].removesuffix(f" {entry.word}") + "   ; a comment"
        assert lines[at] != text.splitlines()[at]
        text = "\n".join(lines)
    assert forced and read_record(text).position == game.position


@pytest.mark.rule("HID-2")
def test_a_seat_reads_only_the_cards_that_it_drew() -> None:
    game = played(200, options=Options(3, caravan_leader=True))
    whole, own, none = (write_record(game, seat).split() for seat in (None, 0, SPECTATOR))
    drawn = [(w, o, n) for w, o, n in zip(whole, own, none, strict=True) if w.startswith("*{")]
    assert {n for _, _, n in drawn} == {"*{?}"} and 0 < sum(o == "*{?}" for _, o, _ in drawn) < len(drawn)
    held = game.position_before(len(game.log) - 1).state
    assert held.players_n == 3
    for (w, o, _), entry in zip(drawn, [e for e in game.log if e.seat == FATE and e.word.startswith("*{")], strict=True):
        assert w == entry.word and o in (w, "*{?}")


@pytest.mark.parametrize(
    "change, sentence",
    [
        (lambda text: "", "This isn’t a record"),
        (lambda text: text.replace("bedesten 1", "bedesten 9"), "must be “bedesten 1”"),
        (lambda text: text.replace("rules ", "rulez "), "“rulez” isn’t known here"),
        (lambda text: text.replace("layout   short\n", ""), "no line “layout”"),
        (lambda text: text.replace("layout   short", "layout   tall"), "no layout “tall”"),
        (lambda text: text.replace("green=", "pink="), "The seats are red, green"),
        (lambda text: text.replace("seats    '", "seats    "), "a quotation mark is missing"),
        (lambda text: text.replace("1    ", "1    x fly "), "Line 7: “fly” isn’t possible here; "),
        (lambda text: text.replace("*start:", "*9+9 "), "isn’t possible here; chance may answer"),
        (lambda text: text.replace("*{", "*{?} ; ", 1), "can’t be replayed"),
        (
            lambda text: text.replace("2026.2", "2019.3").replace("*start:", "fly "),
            "written under rules 2019.3; these are 2026.2",
        ),
    ],
)
def test_a_malformed_record_is_refused_in_words(change: object, sentence: str) -> None:
    with pytest.raises(Refused, match=sentence) as refused:
        read_record(change(write_record(played(20))))  # type: ignore[operator]
    assert refused.value.sentence.endswith(refused.value.said[-1].text), "what other languages need to say the same"


def test_nothing_is_answered_after_the_end() -> None:
    record = next((Path(__file__).parents[2] / "games").glob("*.bdn")).read_text(encoding="utf-8")
    with pytest.raises(Refused, match="“skip” isn’t possible here; the game is over") as refused:
        read_record(record + "end  red    skip\n")
    assert [said.key for said in refused.value.said] == ["record-answer-over"]


# -- whatever a name is made of

SIGNS = st.one_of(st.sampled_from(";'\"\\#=|: .{}*?\n\r\t\x85\u2028\u00a0$`é"), st.characters())
NAMES = st.lists(st.text(SIGNS, max_size=24), min_size=3, max_size=3)


@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(NAMES)
def test_every_name_can_be_written_and_read(names: list[str]) -> None:
    game = Game(Options(3), seed=1, names=names)
    text = write_record(game)
    again = read_record(text)
    shown = ["".join(sign if sign.isprintable() else " " for sign in name) for name in names]
    assert again.names == tuple(name or seat for name, seat in zip(shown, ("red", "green", "blue"), strict=True))
    assert again.position == game.position and write_record(again).splitlines()[4:] == text.splitlines()[4:]


def test_a_semicolon_in_a_name_begins_no_comment() -> None:
    game = Game(Options(2), seed=1, names=["Ada; or Grace", "O'Hara;"])
    text = write_record(game)
    assert read_record(text).names == ("Ada; or Grace", "O'Hara;")
    commented = text.replace("\n\n", "   ; Ada's first game; she won\n\n", 1)
    assert commented != text and read_record(commented).names == ("Ada; or Grace", "O'Hara;")
    assert read_record("bedesten 1\nrules base\nlayout short\nseats red=Ada green=Bob;by hand\n").names == ("Ada", "Bob")


def test_comments_in_a_position_do_not_spoil_the_record_of_a_game_begun_from_it() -> None:
    position = write_position(played(40)).replace("\n", " ; as we found it\n")
    game = read_position(position)
    assert read_record(write_record(game)).position == game.position
