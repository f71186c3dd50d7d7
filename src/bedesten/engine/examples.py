"""A worked example of each place. It is played by the rules themselves, so what is told of it is true, whatever is printed."""

from functools import cache

from bedesten.engine import things
from bedesten.engine.components import digest_of
from bedesten.engine.game import Game
from bedesten.engine.options import RULES_VERSION
from bedesten.engine.record import read_record

# Red comes along with something of everything; the others wait at the Fountain, where nobody pays for them.
POSITION = (
    "bedesten-position 1 | rules {rules} {version} | layout {layout} | turn 13 round=5 start=red next=red"
    " | people governor@5 smuggler@8{people} | prices palace=5 gem=14 post=1 | mosques red=2 green=2 yellow=2 blue=2"
    " | demand large=GBBRR small=BYYGG | pile lira{table}"
    " | red merchant@{at} family@12 stack=2 assistants@2,5 lira=18 extensions=1 goods=BBRRGGYY{own} hand=good"
    " | green merchant@7 stack=4 lira=12 goods=BRRG hand=stay | blue merchant@7 stack=4 lira=9 goods=RGGYY hand=far"
)
COFFEE = {
    "people": " coffee-trader@10",
    "table": " | tavern coffee-house=6 movement=1 encounter=1 baksheesh=YYY",
    "own": " coffee=6",
}
MAIL = {"people": " courier@10", "table": "", "own": " letters=9!,13!,16!"}
BOXES = {
    "base": {"layout": "short", "people": "", "table": "", "own": ""},
    "mocha": {"layout": "first", **COFFEE},
    "letters": {"layout": "first", **MAIL},
    "grand": {
        "layout": "16.15.18.3.10/8.1.22.17.4/2.19.7.12.9/20.11.5.14.13/24.23.6.21.25",
        **{name: COFFEE[name] + MAIL[name] for name in COFFEE},
    },
}
EXAMPLES = {place.number: place for place in things.PLACES if place.example}


@cache
def example(place: int) -> Game:
    """The turn that shows what happens at a place. KeyError: there is none; Refused: not with what is printed in this copy."""
    shown = EXAMPLES[place]
    at, _, words = shown.example.partition(": ")
    rules = "grand" if shown.also_needs else shown.box
    layout = shown.word if shown.instead_of else BOXES[rules]["layout"]
    position = POSITION.format(**BOXES[rules] | {"rules": rules, "version": RULES_VERSION, "at": at, "layout": layout})
    lines = [
        "bedesten 1",
        f"rules {rules} {RULES_VERSION}",
        f"layout {layout}",
        *([f"components {digest}"] if (digest := digest_of(rules)) else []),
        "seats red= green= blue=",
        f"from {position}",
        f"13 red {words} end",
    ]
    return read_record("\n".join(lines), len(words.split()))
