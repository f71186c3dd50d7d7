"""A worked example of each place. It is played by the rules themselves, so what is told of it is true, whatever is printed."""

from functools import cache

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
# By place: with which box, where red comes from, and what happens then
EXAMPLES = {
    1: ("base", 16, ">wainwright leave act"),
    2: ("base", 14, ">fabric-warehouse join act"),
    3: ("base", 14, ">spice-warehouse leave act"),
    4: ("base", 12, ">fruit-warehouse leave act"),
    5: ("base", 12, ">post-office join act"),
    6: ("base", 8, ">caravansary leave act deck *{far} pile discard:good"),
    7: ("base", 12, ">fountain act fetch:fabric-warehouse fetch:post-office"),
    8: ("base", 4, ">black-market leave act *4+3 take:spice"),
    9: ("base", 3, ">tea-house leave act name:8 *5+4"),
    10: ("base", 1, ">large-market leave act sell:spice sell:jewellery sell:jewellery sell:fabric sell:fabric *large:RBBGY"),
    11: ("base", 6, ">small-market leave act sell:fruit sell:fruit sell:jewellery enough *small:BRGYY"),
    12: ("base", 4, ">police-station leave act send:fruit-warehouse act"),
    13: ("base", 8, ">sultans-palace leave act give:spice"),
    14: ("base", 3, ">small-mosque leave act tile:red"),
    15: ("base", 4, ">great-mosque leave act tile:blue"),
    16: ("base", 3, ">gemstone-dealer leave act"),
    17: ("mocha", 3, ">roasting-plant leave act lira give:fruit enough"),
    18: ("mocha", 3, ">guild-hall leave act *{guild:7} *{guild:12} discard-guild:12"),
    19: ("mocha", 1, ">tavern leave act take-movement"),
    20: ("mocha", 8, ">coffee-house leave act"),
    21: ("letters", 3, ">embassy leave act *letter:9 *letter:4"),
    22: (
        "letters",
        3,
        ">kiosk leave act *letter:4 *kiosk:4 *kiosk:10 *kiosk:11 *kiosk:16 kiosk:10 act"
        " green.kiosk:16 green.act *die:5 blue.kiosk:4 blue.act act *{far}",
    ),
    23: ("letters", 1, ">auction-house leave act take:fruit bid:2 green.bid:4 blue.pass pass *{far} *{lira}"),
    24: ("letters", 8, ">secret-society leave act letter:9! letter:13! at:gemstone-dealer"),
    25: ("grand", 21, ">catacombs leave act take:coffee >gemstone-dealer"),
}


@cache
def example(place: int) -> Game:
    """The turn that shows what happens at a place. KeyError: there is none; Refused: not with what is printed in this copy."""
    rules, at, words = EXAMPLES[place]
    position = POSITION.format(rules=rules, version=RULES_VERSION, at=at, **BOXES[rules])
    lines = [
        "bedesten 1",
        f"rules {rules} {RULES_VERSION}",
        f"layout {BOXES[rules]['layout']}",
        *([f"components {digest}"] if (digest := digest_of(rules)) else []),
        "seats red= green= blue=",
        f"from {position}",
        f"13 red {words} end",
    ]
    return read_record("\n".join(lines), len(words.split()))
