"""Every refusal of a position has a key, so that other languages can say it, and every key is said of some position."""

import re

import pytest

from bedesten import Refused, read_position
from bedesten.engine.errors import says
from bedesten.texts.files import written

KEYS = re.findall(r"^refusal-([\w-]+)", written("en")["positions.ftl"], re.MULTILINE)
TEXT = """
bedesten-position 1
rules    grand 2026.2
layout   25.2.9.21.6/5.17.20.23.8/11.3.7.13.10/18.16.19.22.14/1.24.15.12.4
turn     1 round=1 start=red next=red
people   governor@6 smuggler@5 coffee-trader@8 courier@10
prices   palace=5 gem=14 post=0
mosques  red=2 green=2 yellow=2 blue=2
demand   large=YBBRR small=BRYGG
pile     post
tavern   coffee-house=6 movement=1 encounter=1 baksheesh=YYY barrier@9,21 barrier-owner=blue
guild    1 2
letters  pile=9
kiosk    pile=3,15
society  uses=1
red      merchant@7 family@12 stack=4 lira=3 hand=follow guild=7 letters=4
green    merchant@7 family@12 stack=4 lira=4 hand=coffee2
blue     merchant@7 family@12 stack=4 lira=2 hand=far
"""
TWO_PLAY = {"blue     merchant@7 family@12 stack=4 lira=2 hand=far\n": "", "owner=blue": "owner=red", "gem=14": "gem=15"}
ENOUGH = {"palace=5": "palace=10", "gem=14": "gem=18", " hand=follow guild=7": " rubies=9"}
LAST_TURN = {"turn     1 round=1 start=red next=red": "turn     3 round=1 start=red next=blue", " hand=coffee2": ""}
WRONG = {  # what is written instead of what, for each key
    "no-position": {"bedesten-position": "fen"},
    "position-says-twice": {"kiosk ": "guild "},
    "position-word": {"kiosk ": "stall "},
    "position-players": {"green  ": "white  "},
    "position-lacks": {"people   governor@6 smuggler@5 coffee-trader@8 courier@10\n": ""},
    "position-cards": {"hand=follow": "hand=follow,far,far,far,far,far"},
    "position-guild-twice": {"guild=7": "guild=2"},
    "position-since": {"hand=far": "hand=far\nsince pay"},
    "position-since-fate": {"hand=far": "hand=far\nsince >tea-house leave act name:8 name:8"},
    "position-since-over": ENOUGH | LAST_TURN | {" hand=far": "\nsince >tea-house stop skip"},
    "position-field": {"governor@6": "governor@6 sultan@9"},
    "position-field-twice": {"governor@6": "governor@6 governor@9"},
    "position-number": {"post=0": "post=5"},
    "position-number-missing": {" post=0": ""},
    "position-place": {"governor@6": "governor@26"},
    "position-places": {"stack=4 lira=2": "stack=4 assistants@5,x lira=2"},
    "position-seat": {"start=red": "start=white"},
    "position-card": {"hand=far": "hand=joker"},
    "position-too-many-cards": {"hand=far": "hand=far" + 100 * ",far"},
    "position-round": {"round=1": "round=0"},
    "position-turn": {"round=1": "round=2"},
    "position-at-most": {"courier@10": "courier@10 neutrals@2,3,4,5"},
    "position-demand": {"large=YBBRR": "large=YYYYY"},
    "position-goods": {"hand=far": "hand=far goods=2R"},
    "position-tiles": {"hand=far": "hand=far tiles=pink"},
    "position-stack": {"stack=4 lira=2": "stack=four lira=2"},
    "position-mosque-tile": {"red=2": "red=5"},
    "position-tavern-price": {"movement=1": "movement=9"},
    "position-baksheesh": {"baksheesh=YYY": "baksheesh=RRR"},
    "position-barrier-owner": {" barrier-owner=blue": ""},
    "position-barrier": {"barrier@9,21": "barrier@9,12"},
    "position-tavern": {"hand=far": "hand=far tavern=fast"},
    "position-guild": {"guild    1 2": "guild    1 21"},
    "position-kiosk": {"pile=3,15": "pile=3,25"},
    "position-doubled": {"uses=1": "uses=1 doubled=white"},
    "position-letters": {"pile=9": "pile=9,9,9"},
    "position-letter": {"pile=9": "pile=26"},
    "implausible-over": ENOUGH,
    "implausible-goods": {"hand=far": "hand=far goods=RRR"},
    "implausible-fountain": {"stack=4 lira=2": "stack=3 assistants@7 lira=2"},
    "implausible-assistants": {"stack=4 lira=2": "stack=3 lira=2"},
    "implausible-letter": {"red      merchant@7": "red      merchant@4"},
    "implausible-person": {"coffee-trader@8": "coffee-trader@13"},
    "implausible-double-turn": {"uses=1": "uses=1 doubled=blue"},
    "implausible-neutrals": TWO_PLAY | {"courier@10": "courier@10 neutrals@15,14,16"},
    "implausible-neutrals-there": {"courier@10": "courier@10 neutrals@2"},
    "implausible-caravan": {"courier@10": "courier@10 caravan-leader=red"},
    "implausible-price": {"palace=5": "palace=4"},
    "implausible-tavern-tiles": {"movement=1": "movement=2"},
    "implausible-mosque-tiles": {"red=2": "red=3"},
    "implausible-own-rubies": {"hand=far": "hand=far extensions=3"},
    "implausible-rubies": {"hand=far": "hand=far rubies=1"},
    "implausible-few-rubies": {"palace=5": "palace=10", "hand=far": "hand=far rubies=4"},
    "implausible-neutral-assistants": {"courier@10": "courier@10 neutral-assistants@3"},
    "implausible-neutral-fountain": {
        "turn     1": "variants neutral-assistants\nturn     1",
        "courier@10": "courier@10 neutral-assistants@3,7",
        "stack=4 lira=3": "stack=3 lira=3",
        "stack=4 lira=4": "stack=3 lira=4",
        "stack=4 lira=2": "stack=nooo lira=2",
    },
}


def refused(changes: dict[str, str]) -> Refused:
    text = TEXT
    for old, new in changes.items():
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    with pytest.raises(Refused) as found:
        read_position(text)
    return found.value


def test_without_a_change_it_is_a_position() -> None:
    assert read_position(TEXT).question.kind == "move"


@pytest.mark.parametrize("key", [key for key in KEYS if key != "position-line"])
def test_each_sentence_is_said_of_a_position(key: str) -> None:
    error = refused(WRONG[key])
    *line, why = error.said
    assert why == says(key, **why.args)
    assert error.said == ((says("position-line", **line[0].args), why) if line else (why,))
    assert error.sentence == (f"In the line “{line[0].args['line']}”: {why.text}" if line else why.text)


@pytest.mark.parametrize(
    "number", ["round=1", "courier@10", "house=6", "barrier@9", "pile=3", "guild=7", "letters=4", "stack=4 lira=2"]
)
def test_a_number_that_is_too_long_for_python_is_refused_too(number: str) -> None:
    error = refused({number: re.sub(r"\d+", 5000 * "9", number, count=1)})
    assert error.said[0].key == "position-line"


@pytest.mark.rule("P14", "P15")
@pytest.mark.parametrize("pair, stack", [("red,green", 4), ("yellow,blue", 5)])
def test_whoever_has_a_pair_of_mosque_tiles_has_its_ruby(pair: str, stack: int) -> None:
    tiles = {f"{colour}=2": f"{colour}=3" for colour in pair.split(",")}
    mine = {"stack=4 lira=3": f"stack={stack} lira=3 tiles={pair}"}
    others = refused(tiles | mine | {"hand=far": "hand=far rubies=1"})
    assert others.said[0].key == "implausible-own-rubies" and others.clause == "P14", "another has as many rubies"
    both = refused(tiles | {"stack=4 lira=3": f"stack={stack} lira=3 tiles={pair} extensions=3 rubies=1", "hand=far": "rubies=1"})
    assert both.said[0].args["right"] == 2


def test_a_line_may_be_empty() -> None:
    assert refused({"rules    grand 2026.2": "rules"}).said[0].key == "no-rule-set"
