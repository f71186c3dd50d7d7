"""The table in a few lines of text, as everybody sees it: for terminals, logs and OpenSpiel."""

from collections.abc import Iterator
from typing import Any

from bedesten.engine.core import Position
from bedesten.engine.notation import PLACES
from bedesten.engine.view import SPECTATOR, PlayerView, View, view

PEOPLE = ("governor", "smuggler", "coffee_trader", "courier")
AMOUNTS = ("gem_price", "palace_price", "coffee_price", "post_markers", "society_uses", "bid")


def table_text(position: Position) -> str:
    """
    >>> print(table_text(Position(2, seed=1)).splitlines()[0])
    base, round 1, turn 1, red is asked: move
    """
    return "\n".join(_lines(view(position, SPECTATOR)))


def _lines(table: View) -> Iterator[str]:
    asked = f"{table.asked} is asked: {table.question}" if table.asked else "the game is over"
    yield f"{table.rules}, round {table.round}, turn {table.turn}, {asked}"
    width = max(len(PLACES[place]) for row in table.grid for place in row)
    for row in table.grid:
        yield "  ".join(f"{place:>2} {PLACES[place]:<{width}}" for place in row).rstrip()
    for player in table.players:
        yield f"{player.seat}: {', '.join(_held(player))}"
    yield ", ".join(_rest(table))


def _held(player: PlayerView) -> Iterator[str]:
    yield f"{player.rubies} rubies, {player.lira} lira, wheelbarrow {player.capacity}"
    yield " ".join(f"{good} {amount}" for good, amount in player.goods.items())
    yield f"at {PLACES[player.merchant]} with {len(player.stack)} assistants" if player.merchant else "merchant in supply"
    yield from _if_any("assistants at", [PLACES[place] for place in player.assistants])
    if player.family:
        yield f"family at {PLACES[player.family]}"
    yield from _if_any("tiles", [*player.tiles, *player.tavern_tiles])
    yield f"{player.cards} cards" + (f" ({' '.join(player.hand)} seen)" if player.hand else "")
    for name, amount in (("coffee", player.coffee), ("guild cards", player.guild_cards), ("seals", player.seals)):
        if amount:
            yield f"{amount} {name}"
    yield from _if_any("letters", list(player.letters))
    if player.companion:
        yield f"companion at {PLACES[player.companion]}"


def _rest(table: View) -> Iterator[str]:
    values: dict[str, Any] = vars(table)
    for name in PEOPLE:
        if values[name]:
            yield f"{name.replace('_', ' ')} at {PLACES[values[name]]}"
    for name in AMOUNTS:
        if values[name]:
            yield f"{name.replace('_', ' ')} {values[name]}"
    yield from _if_any("neutral merchants at", [PLACES[place] for place in table.neutral_merchants])
    yield from _if_any("neutral assistants at", [PLACES[place] for place in table.neutral_assistants])
    yield from _if_any("mosque tiles", [f"{colour} {goods}" for colour, goods in table.mosque_tiles.items()])
    yield from _if_any("demand", [f"{market} {' '.join(tiles)}" for market, tiles in table.demand.items()])
    yield f"{table.deck} cards in the deck"
    yield from _if_any("discarded", list(table.discards))
    yield from _if_any("guild pile", [str(card) for card in table.guild_pile])
    yield from _if_any("letter pile", [str(place) for place in table.letter_pile])
    yield from _if_any("kiosk", [str(tile) for tile in table.kiosk_tiles])
    if table.dice:
        yield f"dice {table.dice[0]}+{table.dice[1]}"


def _if_any(what: str, things: list[str]) -> Iterator[str]:
    if things:
        yield f"{what} {' '.join(things)}"
