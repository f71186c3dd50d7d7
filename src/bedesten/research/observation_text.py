"""What a seat is shown at a question, in words, for language models: the table, the question, and the options by their words."""

from collections.abc import Iterator

from bedesten.engine.constants import BID
from bedesten.engine.core import Position
from bedesten.engine.errors import Refused
from bedesten.engine.game import question_text
from bedesten.engine.notation import PLACES, SEATS, word
from bedesten.engine.texts import counted
from bedesten.engine.view import PlayerView, View, view
from bedesten.engine.wording import GOODS_BY_LETTER, option_text
from bedesten.texts import speaking

_PEOPLE = {"governor": "Governor", "smuggler": "Smuggler", "coffee_trader": "coffee trader", "courier": "courier"}
_BIDS_SHOWN = 4  # of a long range of bids the lowest few, and the highest


def observation_text(position: Position, seat: int) -> str:
    """A few hundred tokens; what the seat cannot know changes nothing in it.

    >>> print(observation_text(Position(3, seed=1), 1).splitlines()[0])
    You are green. Rules: base. Round 1. 5 rubies end the game.
    """
    if not 0 <= seat < position.state.players_n:
        raise Refused(f"There is no seat {seat} in a game of {position.state.players_n} players.")
    return "\n".join(_lines(position, view(position, seat), seat))


def _lines(position: Position, table: View, seat: int) -> Iterator[str]:
    yield f"You are {SEATS[seat]}. Rules: {table.rules}. Round {table.round}. {table.rubies_to_win} rubies end the game."
    yield "Board, row by row: " + " / ".join(", ".join(PLACES[place] for place in row) for row in table.grid)
    yield ". ".join(_on_board(table)) + "."
    yield ". ".join(_prices(table)) + "."
    for player in table.players:
        yield f"{'You' if player.seat == SEATS[seat] else player.seat.title()}: {'; '.join(_has(player))}."
    yield _asked(position, table, seat)


def _on_board(table: View) -> Iterator[str]:
    yield ", ".join(f"{name} at {PLACES[getattr(table, field)]}" for field, name in _PEOPLE.items() if getattr(table, field))
    for name, places in (("neutral merchants", table.neutral_merchants), ("neutral assistants", table.neutral_assistants)):
        if any(places):
            yield f"{name} at {', '.join(PLACES[place] for place in places if place)}"
    if any(table.barrier):
        yield f"barrier between {' and '.join(PLACES[place] for place in table.barrier)}"
    if table.acting:
        yield f"action at {PLACES[table.acting]}"
    if table.dice:
        yield f"dice {table.dice[0]}+{table.dice[1]}"
    if table.bidder:
        yield f"highest bid {table.bid} by {table.bidder}"
    if table.kiosk_tiles:
        yield f"kiosk tiles {', '.join(map(str, table.kiosk_tiles))}"


def _prices(table: View) -> Iterator[str]:
    yield f"Next gem {table.gem_price} lira, Sultan wants {table.palace_price} goods, {table.post_markers} post markers down"
    yield "Mosque tiles show " + ", ".join(f"{colour} {goods or 'none'}" for colour, goods in table.mosque_tiles.items())
    yield ", ".join(f"{name.title()} Market wants {_goods(tiles[0])}" for name, tiles in table.demand.items() if tiles)
    top = f", {table.discards[-1]} on top of {len(table.discards)} discards" if table.discards else ""
    yield f"{table.deck} cards in the deck{top}"
    if table.coffee_price:
        tiles = ", ".join(f"{name} {coffee or 'none'}" for name, coffee in table.tavern.items())
        yield f"Coffee House {table.coffee_price} coffee, tavern tiles show {tiles}, baksheesh {_goods(table.baksheesh)}"
    if table.courier:
        yield f"Secret Society used {table.society_uses} times"
        yield f"Letters on the pile to {', '.join(PLACES[place] for place in table.letter_pile) or 'nobody'}"


def _goods(letters: str) -> str:
    """Of a tile, in words: BBR is 1 fabric + 2 jewellery."""
    return " + ".join(f"{letters.count(letter)} {good}" for letter, good in GOODS_BY_LETTER.items() if letter in letters)


def _has(player: PlayerView) -> Iterator[str]:
    yield f"{player.rubies} rubies, {player.lira} lira"
    yield (
        "goods "
        + (", ".join(f"{n} {good}" for good, n in player.goods.items() if n) or "none")
        + f" (room for {player.capacity} each)"
    )
    yield f"merchant at {PLACES[player.merchant]} on {counted(len(player.stack), 'assistant')}"
    if player.assistants:
        yield f"assistants at {', '.join(PLACES[place] for place in player.assistants)}"
    yield f"family at {PLACES[player.family]}"
    if player.companion:
        yield f"companion at {PLACES[player.companion]}"
    if player.tiles or player.tavern_tiles:
        yield f"tiles {', '.join((*player.tiles, *player.tavern_tiles))}"
    known = f": {', '.join(player.hand)}" if player.hand else ""
    yield f"{counted(player.cards, 'card')}{known}"
    if player.coffee:
        yield f"{player.coffee} coffee"
    if player.guild_cards:
        yield counted(player.guild_cards, "guild card") + (f": {', '.join(map(str, player.guild))}" if player.guild else "")
    if player.letters:
        yield f"letters to {', '.join(map(_letter, player.letters))} ({counted(player.seals, 'seal')})"


def _letter(word: str) -> str:
    """9 is a letter to the tea-house, 9! one that is delivered."""
    return PLACES[int(word.rstrip("!"))] + (" (delivered)" if word.endswith("!") else "")


def _asked(position: Position, table: View, seat: int) -> str:
    if table.asked is None:
        return "The game is over."
    if position.asked != seat:
        return f"{table.asked.title()} is asked: {table.question}."
    options = list(table.options)
    singles, bids = [choice for choice in options if choice < BID], [choice for choice in options if choice >= BID]
    if len(bids) > _BIDS_SHOWN + 1:
        bids = [*bids[:_BIDS_SHOWN], bids[-1]]
    english = speaking("en")
    offered = "; ".join(f"{word(choice)} ({option_text(english, word(choice))})" for choice in singles + bids)
    return f"You are asked: {question_text(position)} Answer with one word of: {offered}."
