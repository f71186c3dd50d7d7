"""What there is in a rule set, by name, and what of it a game has used: places, cards, tiles, letters, words of answers."""

from collections.abc import Iterator
from typing import Any

from bedesten.engine.constants import FATE, GRAND, LETTERS, MOCHA, PLAY, PLAYED
from bedesten.engine.game import Entry, Game
from bedesten.engine.names import words
from bedesten.engine.names.questions import ASK_ACT, ASK_DOUBLE_TURN, ASK_USE_TILE
from bedesten.engine.notation import CARDS, COLOURS, GUILD_NUMBERS, KIOSK_NUMBERS, PLACES, named
from bedesten.engine.options import RULE_SETS
from bedesten.engine.tables import BAKSHEESH_SIDES, BONUS_CARDS, LETTER_PLACE, PLACES_OF, PRINTED

DEMAND = [PRINTED["markets"][f"{size}_demand"] for size in ("large", "small")]
FOLLOWS = {f"follow-{colour}" for colour in ("red", "green", "blue", "yellow", "white")}
WORDS = set(named(words).values()) - FOLLOWS
MOCHA_WORDS = {"coffee-trader", "first-to-six", "second-to-six", "set-barrier", "take-movement", "take-encounter", "bribe"}
LETTERS_WORDS = {"courier", "pass", "home"}


def everything(rules: str) -> set[str]:
    """All that a rule set has."""
    rule_set = RULE_SETS[rules]
    found = {f"action of {PLACES[place]}" for place in PLACES_OF[rule_set] if place}
    found |= {f"play:{CARDS[kind]}" for kind, copies in enumerate(BONUS_CARDS[rule_set][0]) if copies}
    found |= {f"{colour} tile" for colour in COLOURS.values()} | {"use:yellow-tile", "extension 3", "caravan tile"}
    found |= {f"demand {tile}" for market in DEMAND for tile in market}
    found |= WORDS - MOCHA_WORDS - LETTERS_WORDS
    if rule_set in (MOCHA, GRAND):
        found |= {f"guild:{card}" for card in GUILD_NUMBERS} | {f"baksheesh {side}" for side in BAKSHEESH_SIDES}
        found |= {"use:movement-tile", *MOCHA_WORDS}
    if rule_set in (LETTERS, GRAND):
        found |= {f"tile {tile} of the kiosk" for tile in KIOSK_NUMBERS} | {"set-companion", "companion", "follow", "double turn"}
        found |= {f"letter to {place}{state}" for place in LETTER_PLACE for state in ("", ", delivered")} | LETTERS_WORDS
    return found


def used(game: Game) -> Iterator[str]:
    """All of that which a game has used."""
    for i, entry in enumerate(game.log):
        state: Any = game.position_before(i).state
        yield from used_by(entry, state)
        yield from owned(state)


def used_by(entry: Entry, state: Any) -> Iterator[str]:
    """By one answer."""
    kind, _, name = entry.word.partition(":")
    if entry.word in WORDS or kind == "guild" or (entry.seat != FATE and PLAY <= entry.answer < PLAYED):
        yield entry.word
    if entry.word in FOLLOWS:
        yield "follow"
    if entry.word == "act" and state.question == ASK_ACT:
        yield f"action of {PLACES[state.acting]}"
    if entry.word == "act" and state.question == ASK_USE_TILE:
        yield f"tile {state.kiosk_chosen[entry.seat]} of the kiosk"
    if entry.word == "pay" and state.question == ASK_DOUBLE_TURN:
        yield "double turn"
    if entry.word == "bribe":
        yield f"baksheesh {BAKSHEESH_SIDES[state.baksheesh]}"
    if kind == "companion":
        yield "companion"
    if kind == "letter":
        yield f"letter to {name.replace('!', ', delivered')}"


def owned(state: Any) -> Iterator[str]:
    """What somebody has, or what lies on the table."""
    if state.caravan_owner:
        yield "caravan tile"
    for market, tiles in enumerate(DEMAND):
        yield f"demand {tiles[state.demand_order[market][state.demand_top[market]]]}"
    for player in state.players[: state.players_n]:
        yield from (f"{name} tile" for colour, name in COLOURS.items() if player.tiles >> colour & 1)
        if player.extensions == 3:
            yield "extension 3"
