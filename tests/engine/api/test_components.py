"""Our numbers that are not certain, and those of a user's that replace them."""

import re
import tomllib
from pathlib import Path

import pytest

from bedesten import Game, Options, Refused, read_position, read_record, write_position, write_record
from bedesten.engine import components, tables
from bedesten.engine.components import ASSUMED, BOXES, CERTAIN, by_name, digest_of, replaced_by
from bedesten.engine.constants import CARDS_IN_ALL, GRAND, LETTERS, LETTERS_IN_ALL
from bedesten.engine.mistakes import _BOARD, CHECKS, mistakes
from bedesten.engine.names import cards
from bedesten.engine.options import RULE_SETS
from bedesten.engine.translate import translate
from components import MOCHA, OTHERS, begun_with, written


def wrong(text: str) -> list[str]:
    return mistakes(text, ASSUMED, CERTAIN)


# -- what is certain, and what is not


def test_each_table_says_how_sure_it_is_and_stands_in_the_file_for_it() -> None:
    assert {table["sure"] for _, table in by_name(CERTAIN)} == {"certain"}
    assert {table["sure"] for _, table in by_name(ASSUMED)} == {"likely", "assumed"}
    assert all(table["about"].endswith(".") for _, table in by_name(ASSUMED))
    assert not {name for name, _ in by_name(CERTAIN)} & {name for name, _ in by_name(ASSUMED)}
    assert {name for name, _ in by_name(ASSUMED)} == set(BOXES)
    assert {rules for boxes in BOXES.values() for rules in boxes} < set(RULE_SETS)


def test_our_own_file_has_no_mistakes_and_replaces_nothing() -> None:
    assert wrong(components.own_text()) == [] and wrong("") == []
    assert replaced_by(tomllib.loads(components.own_text())) == [] == components.REPLACED
    assert {digest_of(rules) for rules in RULE_SETS} == {""}
    assert "components" not in write_record(Game(Options(rules="grand"), seed=1))


def test_the_limits_are_those_of_the_state() -> None:
    ours = [number for deck in tables.BONUS_CARDS for row in deck for number in row]
    assert sum(tables.BONUS_CARDS[GRAND][0]) <= CARDS_IN_ALL and max(ours) < 16
    assert len(tables.LETTER_PLACE) == LETTERS_IN_ALL
    assert list(_BOARD) == [place for place in tables.PLACES_OF[LETTERS] if place]
    assert set(_BOARD) <= set(tables.PLACES_OF[GRAND])


def test_every_number_that_can_be_replaced_is_checked() -> None:
    assert all(
        name in CHECKS or f"{name}.{key}" in CHECKS for name, table in by_name(ASSUMED) for key in components.numbers_of(table)
    )


# -- mistakes

PLACES = "[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 21, 22, 23, 24, 1, 2, 3, 4, 5, 6, 7"


@pytest.mark.parametrize(
    "text, sentence",
    [
        ("[tavern\nx = 1", "Line 1: this is no TOML: expected ']' at the end of a table declaration."),
        ("[tavern]\ntile_coffee = [1]\ntile_coffee = [2]\n", "Line 3: this is no TOML: cannot overwrite a value."),
        ("[tavern]\ntile_coffee = [", "At the end: this is no TOML: invalid value."),
        ("[taverne]", "There is no table 'taverne' (did you mean 'tavern'?); there are "),
        ("[bonus_cards.moca]", "There is no table 'bonus_cards.moca' (did you mean 'bonus_cards.mocha'?); there are "),
        ("[mosques]\nrubies_each = { 2 = 9 }", "'mosques' is certain: it is printed so in every copy, and cannot be replaced."),
        ("[bonus_cards.base]\ngood = 5", "'bonus_cards.base' is certain"),
        ("[layouts.base.short]\ngrid = []", "'layouts.base' is certain"),
        ("tavern = 3", "'tavern' must be a table, [tavern], not 3."),
        (
            "[tavern]\ntile_cofee = [1]",
            "tavern: there is no 'tile_cofee' (did you mean 'tile_coffee'?); there are tile_coffee.",
        ),
        (
            "[tavern]\nsure = 'perhaps'",
            "tavern: 'sure' must be one of certain, likely, assumed, replaced, or be left out, not 'perhaps'.",
        ),
        ("[tavern]\nabout = 3", "tavern: 'about' must be a text, or be left out, not 3."),
        ("[tavern]\nbarrier_coffee = 3", "'tavern.barrier_coffee' is certain: it is printed so in every copy, and cannot"),
        ("[barrier]\ncoffee = 3", "'barrier' is certain: it is printed so in every copy, and cannot be replaced."),
        ("[bonus_cards.mocha]\nsix = true", "bonus_cards.mocha: 'six' must be a whole number from 0 to 15, not true."),
        ("[bonus_cards.mocha]\nsix = 2.5", "bonus_cards.mocha: 'six' must be a whole number from 0 to 15, not 2.5."),
        (
            "[tavern]\ntile_coffee = [2, 1]",
            "tavern: 'tile_coffee' must be up to 5 numbers from 1 to 5, the smallest first, such as",
        ),
        ("[tavern]\ntile_coffee = [1, 1, 2, 2, 3, 3]", "tavern: 'tile_coffee' must be up to 5 numbers"),
        ("[tavern]\ntile_coffee = [1, 6]", "tavern: 'tile_coffee' must be up to 5 numbers"),
        ("[tavern]\ntile_coffee = []", "tavern: 'tile_coffee' must be up to 5 numbers"),
        (
            "[dice_mocha]\ngoods = 'R'",
            "dice_mocha: 'goods' must be a table by the roll, such as { 7 = \"RB\", 8 = \"*\" }, not 'R'.",
        ),
        ("[dice_mocha]\ngoods = { 1 = 'R' }", "dice_mocha: 'goods' must be given for rolls of two dice, 2 to 12"),
        ("[dice_letters]\ngoods = { 7 = 'RX' }", "dice_letters: 'goods' must be up to 9 of R, G, Y, B and * (any good) for each"),
        ("[dice_letters]\ncards = { 7 = 10 }", "dice_letters: 'cards' must be from 0 to 9 for each roll"),
        ("[baksheesh_back]\nback = 'GGX'", "baksheesh_back: 'back' must be one of R, G, Y and B for each good"),
        ("[baksheesh_back]\nback = 'GGGGGG'", "baksheesh_back: 'back' must be at most 5 of each good"),
        ("[baksheesh_back]\nback = ''", "baksheesh_back: 'back' must be one of R, G, Y and B"),
        ("[dice_mocha]\nlira = 4", "dice_mocha: 'lira' must be a table by the roll, such as { 7 = 2, 8 = 2 }, not 4."),
        ("[dice_mocha]\ncoffee = { 1 = 4 }", "dice_mocha: 'coffee' must be given for rolls of two dice, 2 to 12, not { 1 = 4 }."),
        ("[dice_letters]\nletters = { 13 = 1 }", "dice_letters: 'letters' must be given for rolls of two dice, 2 to 12"),
        ("[dice_letters]\nlira = { 7 = -1 }", "dice_letters: 'lira' must be from 0 to 50 for each roll, not { 7 = -1 }."),
        ("[dice_letters]\nlira = { 7 = 256 }", "dice_letters: 'lira' must be from 0 to 50 for each roll"),
        ("[bonus_cards.mocha]\nsix = -1", "bonus_cards.mocha: 'six' must be a whole number from 0 to 15, not -1."),
        ("[bonus_cards.mocha]\nsix = 16", "bonus_cards.mocha: 'six' must be a whole number from 0 to 15, not 16."),
        (
            "[bonus_cards.mocha]\nsix = 15\nswap = 6",
            "bonus_cards: there must be at most 96 cards in all, not 97 (26 of base and 35 of mocha and 36",
        ),
        (
            "[letters]\nplaces = [25]",
            "letters: 'places' must be a list of places that lie on every board with letters, 1 to 16 and 21 to 24,",
        ),
        (f"[letters]\nplaces = {PLACES}]", "letters: 'places' must be 28 places, one for each letter (27 are given), not "),
        ("[layouts.letters.first]\ngrid = [[1]]", "layouts.letters.first: 'grid' must be 4 rows of 5 places, not [[1]]."),
        (
            "[layouts.letters.first]\ngrid = [[1,2,3,4,5],[6,7,8,9,10],[11,12,13,14,15],[16,17,22,23,24]]",
            "layouts.letters.first: 'grid' must be made of the places 1 to 16 and 21 to 24, not ",
        ),
        (
            "[layouts.letters.first]\ngrid = [[1,2,3,4,5],[6,7,8,9,10],[11,12,13,14,15],[16,1,22,23,24]]",
            "layouts.letters.first: 'grid' must be made of each place once (21 missing), not ",
        ),
    ],
)
def test_a_mistake_is_said_in_a_sentence(text: str, sentence: str) -> None:
    (said,) = wrong(text)
    assert said.startswith(sentence) and said.endswith(".") and "\n" not in said


def test_a_deck_of_letters_alone_has_a_card_for_everybody() -> None:
    none = "\n".join(f"{name} = 0" for name in components.numbers_of(ASSUMED["bonus_cards"]["letters"]))
    assert wrong(f"[bonus_cards.letters]\n{none}") == [
        "bonus_cards.letters: there must be at least 5 cards, one for each player, not 0."
    ]


def test_all_mistakes_are_listed(tmp_path: Path) -> None:
    text = "[tavern]\nbarrier_coffee = 1\ntile_coffee = 1\n[moon]\n[bonus_cards.mocha]\nsix = 15\nswap = 15"
    with pytest.raises(Refused) as refused:
        components.read(written(tmp_path, text))
    head, *said = str(refused.value).split("\n- ")
    assert head.startswith("The components in '") and head.endswith("mine.toml' cannot be used:") and said == wrong(text)
    assert len(said) == 4


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="no such file or directory"):
        components.read(str(tmp_path / "none.toml"))
    (tmp_path / "mine.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(Refused, match="it isn’t text in UTF-8"):
        components.read(str(tmp_path / "mine.toml"))


# -- other numbers

TABLES = """
import json
from bedesten.engine import core, tables
from bedesten.engine.components import PRINTED, REPLACED, by_name, digest_of
from bedesten.engine.options import LAYOUTS
print(json.dumps({
    "compiled": core.COMPILED,
    "tables": {name: value for name, value in vars(tables).items() if name.isupper() and isinstance(value, list)},
    "sure": {name: table["sure"] for name, table in by_name(PRINTED)},
    "replaced": REPLACED,
    "digests": {rules: digest_of(rules) for rules in LAYOUTS},
    "first": LAYOUTS["letters"]["first"],
}))"""


def test_every_table_that_is_made_of_them_is_filled_anew(tmp_path: Path) -> None:
    """Whatever differs must not be compiled as a constant."""
    found = begun_with(written(tmp_path), TABLES)
    ours = {name: value for name, value in vars(tables).items() if name.isupper() and isinstance(value, list)}
    assert {name for name in ours if found["tables"][name] != ours[name]} == set(tables.REPLACEABLE)
    assert found["first"][0] == [1, 2, 3, 4, 5] and set(found["replaced"]) == set(BOXES)
    assert {name for name, sure in found["sure"].items() if sure == "replaced"} == set(BOXES)
    unit = translate()
    for name in ours:
        is_constant = bool(re.search(rf"static const [a-z ]+ {name}\[", unit))
        assert is_constant == (name not in tables.REPLACEABLE)
        assert (f"memcpy({name}," in unit) == (name in tables.REPLACEABLE)


def test_what_is_not_given_stays_as_it_is(tmp_path: Path) -> None:
    found = begun_with(written(tmp_path, MOCHA), TABLES)
    assert found["replaced"] == ["bonus_cards.mocha"] and found["sure"]["tavern"] == "likely"
    assert {name for name in tables.REPLACEABLE if found["tables"][name] != getattr(tables, name)} == {"BONUS_CARDS"}


def test_the_same_numbers_have_the_same_short_name_in_the_rule_sets_that_they_concern(tmp_path: Path) -> None:
    first = begun_with(written(tmp_path, MOCHA), TABLES)["digests"]
    again = begun_with(
        written(tmp_path, "[dice_mocha]\ncoffee = { 2 = 0, 7 = 2, 8 = 2, 9 = 3, 10 = 3, 11 = 4, 12 = 4 }\n" + MOCHA), TABLES
    )
    assert again["digests"] == first and first["base"] == first["letters"] == "" and first["mocha"] == first["grand"] != ""
    other = begun_with(written(tmp_path, MOCHA.replace("1", "0")), TABLES)["digests"]
    assert other["mocha"] not in ("", first["mocha"])


DEALT = """
import json
from bedesten.engine import core
from bedesten.engine.names import cards
from bedesten.engine.options import Options
from bedesten.engine.start import start
state = start(Options(rules="grand"), 1, open_fate=True).state
print(json.dumps([core.COMPILED, state.deck[cards.CARD_COFFEE2], state.deck[cards.CARD_SECRET], *state.next_tavern]))"""


@pytest.mark.slow(2)
@pytest.mark.parametrize("environment", [{}, {"BEDESTEN_PURE": "1"}], ids=["compiled", "uncompiled"])
def test_a_game_is_played_with_them(tmp_path: Path, environment: dict[str, str]) -> None:
    assert begun_with("", DEALT, **environment) == [not environment, 2, 3, 1, 1]
    assert begun_with(written(tmp_path), DEALT, **environment) == [not environment, 3, 0, 2, 2]


COPY = """
[tavern]
tile_coffee = [2, 2, 2, 3]
[dice_mocha]
lira = { 3 = 1 }
coffee = { 3 = 2 }
letters = { 3 = 1 }
cards = { 3 = 1 }
goods = { 3 = "RB*" }
[dice_letters]
lira = {}
coffee = { 4 = 2 }
letters = {}
cards = { 4 = 2 }
goods = { 4 = "GG" }
"""
PLAYED = """
import json
from bedesten import read_position, read_record, write_position
from bedesten.engine.components import digest_of
grid = "1.2.3.4.5/6.7.8.9.10/11.12.13.14.15/16.17.18.19.20/21.22.23.24.25"
head = ["rules grand", "layout " + grid, "components " + digest_of("grand")]
position = ["bedesten-position 1", *head, "turn 1 round=1 start=red next=red",
    "people governor@9 smuggler@4 coffee-trader@2 courier@3 neutrals@14,15,16", "prices palace=5 gem=15 post=0",
    "mosques red=2 green=2 yellow=2 blue=2", "demand large=RBBGY small=BRGYY",
    "tavern coffee-house=6 movement=2 encounter=2 baksheesh=YYY",
    "red merchant@14 stack=4 lira=2 coffee=5 hand=dice-mocha,dice-letters", "green stack=4 lira=2 tavern=movement"]
dice = "play:dice-mocha *1+2 take:spice *letter:9 *{good} play:dice-letters *1+3 *{far} *{lira}"
answers = f"1 red {dice} >tavern leave act take-movement end"
game = read_record("\\n".join(["bedesten 1", *head, "seats red=Ada green=Bob", "from " + " | ".join(position), answers]))
assert read_position(write_position(game)).position == game.position
state, me = game.position.state, game.position.state.players[0]
cards = [kind for kind, held in enumerate(me.hand[:]) if held]
print(json.dumps([me.lira, me.coffee, me.goods[:], me.letters.bit_count(), cards, state.next_tavern[:]]))"""


@pytest.mark.rule("MB-P19b", "MB-card-dice", "LS-card-dice")
@pytest.mark.parametrize("environment", [{}, {"BEDESTEN_PURE": "1"}], ids=["compiled", "uncompiled"])
def test_tavern_tiles_may_cost_the_same_and_dice_cards_bring_anything(tmp_path: Path, environment: dict[str, str]) -> None:
    assert wrong(COPY) == []
    lira, coffee, goods, letters, hand, tavern = begun_with(written(tmp_path, COPY), PLAYED, **environment)
    assert (lira, coffee, letters) == (2 + 1, 5 + 2 + 2 - 2, 1)
    assert goods == [1, 2, 0, 1], "the third spice has no room"
    assert hand == [cards.CARD_GOOD, cards.CARD_LIRA, cards.CARD_FAR] and tavern == [2, 2]


PARCELS = """
[bonus_cards.letters]
letter = 0
dice_letters = 0
7lira = 0
good3_red = 0
good3_green = 0
good3_yellow = 0
good3_blue = 15
copy = 0
walk = 0
follow = 0
companion2 = 0
neutral = 0
mosque = 0
secret = 0
anywhere = 0
"""
ALL_BLUE = """
import json
from bedesten import Game, Options, read_position, read_record, write_position, write_record
from bedesten.engine.names.cards import CARD_GOOD3_BLUE
game = Game(Options(3, "letters", letters_deck=True), seed=3)
while game.position.asked == 6:
    game.answer(game.position.sampled())
for twin in (read_record(write_record(game)), read_position(write_position(game))):
    assert twin.position == game.position
imagined = game.position.imagined(0, 5).state
hands = [[player.hand[CARD_GOOD3_BLUE] % 16 for player in state.players[:3]] for state in (game.position.state, imagined)]
me = game.position.state.players[game.position.asked]
before = me.lira, me.goods[3]
game.answer("play:good3-blue")
print(json.dumps([hands, game.position.state.deck_n, me.lira - before[0], me.goods[3] - before[1]]))"""


@pytest.mark.rule("LS-card-good3", "HID-2")
@pytest.mark.parametrize("environment", [{}, {"BEDESTEN_PURE": "1"}], ids=["compiled", "uncompiled"])
def test_a_copy_may_have_a_blue_parcel(tmp_path: Path, environment: dict[str, str]) -> None:
    """A deck of nothing else: it is drawn, written, imagined and played like the others."""
    assert wrong("[bonus_cards.letters]\ngood3_blue = 1") == [], "an 81st card"
    hands, deck, lira, jewellery = begun_with(written(tmp_path, PARCELS), ALL_BLUE, **environment)
    assert hands == [[1, 1, 1]] * 2 and (deck, lira, jewellery) == (12, 3, 1)


MANY = """
import json
from bedesten.engine import core, tables
from bedesten.engine.core import Tally, play_games_at_random
tally = Tally()
play_games_at_random(tally, 5, 10, 1, rules=3)
print(json.dumps([core.COMPILED, sum(tables.BONUS_CARDS[3][0]), tally.state.games]))"""


def test_a_copy_may_have_more_cards_than_ours(tmp_path: Path) -> None:
    text = "[bonus_cards.letters]\ngood3_blue = 15\n[bonus_cards.mocha]\nsix = 3"
    assert begun_with(written(tmp_path, text), MANY) == [True, CARDS_IN_ALL, 10]


# -- games say with which numbers they are played

GAME = """
import json
from bedesten import Game, Options, Refused, read_position, read_record, write_position, write_record
def refused(read, text):
    try:
        read(text)
    except Refused as error:
        return [str(error), [said.key for said in error.said]]
game = Game(Options(rules="mocha"), seed=1)
record, position = write_record(game), write_position(game)
base = write_record(Game(seed=1))
assert write_record(read_record(record)) == record and write_position(read_position(position)) == position
assert "components" not in base and read_record(base)
lines = [line for line in record.splitlines() if line.startswith("components ")]
ours = [refused(read, text.replace(lines[0] + "\\n", "")) for read, text in ((read_record, record), (read_position, position))]
print(json.dumps([record, position, lines, ours]))"""


def test_records_and_positions_are_read_only_with_the_same_numbers(tmp_path: Path) -> None:
    record, position, lines, ours = begun_with(written(tmp_path), GAME)
    assert len(lines) == 1 and lines[0] in position.splitlines()
    digest = lines[0].split()[1]
    for read, text in ((read_record, record), (read_position, position)):
        with pytest.raises(Refused, match=rf"other numbers on the components than are in use here \({digest}\)") as refused:
            read(text)
        assert "components-other" in [said.key for said in refused.value.said]
    assert all("Start Bedesten without --components." in said and "components-own" in keys for said, keys in ours)


def test_our_own_games_are_read_as_ever() -> None:
    game = Game(Options(rules="mocha"), seed=1)
    assert write_record(read_record(write_record(game))) == write_record(game)
    assert write_position(read_position(write_position(game))) == write_position(game)


def test_the_example_of_this_test_has_no_mistakes() -> None:
    assert wrong(OTHERS) == [] and wrong(MOCHA) == []
