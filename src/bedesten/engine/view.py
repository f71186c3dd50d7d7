"""What a seat may know: the one door through which a game is seen (HID)."""

import re
from collections.abc import Callable, Sequence
from ctypes import sizeof
from dataclasses import dataclass
from typing import Any, TypeVar

from bedesten.engine.constants import (
    DEMAND_TILES,
    FATE,
    FATE_DICE,
    FATE_DIE,
    GRAND,
    GUILD_CARDS,
    KIOSK_TILES,
    MOCHA,
    NOBODY,
    OWN_SUPPLY,
    PLACES,
    PLAYERS,
    SEEN,
)
from bedesten.engine.constants import GOODS as GOOD_KINDS
from bedesten.engine.core import Position
from bedesten.engine.names.colours import BLUE
from bedesten.engine.notation import CARDS as CARD_WORDS
from bedesten.engine.notation import COLOURS, GOODS, SEATS, TAVERN_TILES, letter_word
from bedesten.engine.options import RULE_SETS, from_spots
from bedesten.engine.state import Player, State
from bedesten.engine.structs import view_type
from bedesten.engine.tables import BAKSHEESH_SIDES, LETTER_PLACE, PRINTED
from bedesten.engine.texts import KINDS

RULE_SET_NAMES = {number: name for name, number in RULE_SETS.items()}
SPECTATOR = PLAYERS  # a seat that sees no hand
ALL = PLAYERS + 1  # one that sees all of them: for games that are over
_CAPACITY = PRINTED["wheelbarrow"]["capacity"]
_GOODS = [(good, name) for good, name in GOODS.items() if good < GOOD_KINDS]


@dataclass(frozen=True)
class PlayerView:
    """A player, as somebody at the table sees him."""

    seat: str
    merchant: int  # places by their numbers
    family: int
    stack: tuple[str, ...]  # assistants under the merchant from the bottom up: "own" or "neutral"
    assistants: tuple[int, ...]  # places where own ones wait
    reserve: int  # the fifth assistant, beside the board
    lira: int
    rubies: int
    capacity: int
    extensions: int
    goods: dict[str, int]
    tiles: tuple[str, ...]
    cards: int  # how many bonus cards
    hand: tuple[str, ...]  # those of them that this seat knows
    coffee: int
    tavern_tiles: tuple[str, ...]
    guild_cards: int  # how many
    guild: tuple[int, ...]  # which: only for the seat itself
    letters: tuple[str, ...]  # their places, with ! if they are delivered
    seals: int  # of all these letters
    companion: int  # his place; 0: in a supply
    has_companion: bool  # he is in this player's own supply


@dataclass(frozen=True)
class View:
    """The table, as it is seen from a seat. Everything is a plain value: dataclasses.asdict makes JSON of it."""

    seat: str | None  # whose view; None: a spectator
    rules: str
    grid: list[list[int]]
    round: int
    turn: int
    start: str
    turn_of: str | None
    acting: int  # the place of the action that goes on
    rubies_to_win: int
    players: tuple[PlayerView, ...]
    governor: int
    smuggler: int
    coffee_trader: int  # 0: not in this game
    courier: int  # 0: not in this game
    neutral_merchants: tuple[int, ...]
    neutral_assistants: tuple[int, ...]
    caravan_leader: str | None
    gem_price: int
    palace_price: int  # goods to be delivered
    post_markers: int  # how many are down
    mosque_tiles: dict[str, int]  # the goods that the top tile of each colour shows; 0: none left
    mosque_rubies: tuple[int, int]
    demand: dict[str, tuple[str, ...]]  # the tiles that have been seen, the one on top first, then as they will come
    demand_unseen: dict[str, int]  # how many tiles lie between them
    deck: int
    discards: tuple[str, ...]  # from the bottom to the top
    coffee_price: int  # of the next ruby of the Coffee House
    tavern: dict[str, int]  # the coffee that the top tile of each stack shows; 0: none left
    baksheesh: str  # the goods on its tile
    barrier: tuple[int, ...]  # the two places that it stands between
    barrier_owner: str | None
    guild_deck: int  # how many cards
    guild_pile: tuple[int, ...]  # face up
    letter_deck: int  # how many letters
    letter_pile: tuple[int, ...]  # their places
    kiosk_tiles: tuple[int, ...]  # turned up, and not yet chosen
    kiosk_chosen: dict[str, int]  # by seat, while the action runs
    kiosk_deck: int  # how many tiles
    double_turns: tuple[str, ...]  # who has taken one in this round
    society_uses: int  # of the Secret Society that brought lira
    bid: int  # the highest one of the auction that runs
    bidder: str | None
    dice: tuple[int, int] | None
    asked: str | None  # a player's colour, "fate", or None: the game is over
    question: str | None  # what is asked, by its kind
    options: tuple[int, ...]  # only for the seat that is asked


Seen = TypeVar("Seen", View, PlayerView)
Hand = tuple[tuple[str, ...], tuple[int, ...]]  # bonus cards and guild cards


def view(position: Position, seat: int) -> View:
    """HID-1, HID-2, HID-3. What is known at a seat; SPECTATOR is one that sees no hand, ALL one that sees every hand.

    >>> table = view(Position(3, seed=1), 0)
    >>> [len(player.hand) for player in table.players]
    [1, 0, 0]
    """
    state: Any = position.state
    players = tuple([_player(state, other, seat in (other, ALL)) for other in range(state.players_n)])
    parts = {name: made(state) for name, (_, made) in PARTS.items()}
    options = tuple(position.options) if position.asked == seat else ()
    return View(seat=_seat_name(seat), players=players, options=options, **parts)


def changed_parts(before: bytes | None, position: Position) -> dict[str, Any]:
    """What everybody sees of the table itself, as far as the memory that it depends on is not as it was `before`; all of it, if
    there was nothing."""
    if before is None:
        return {name: made(position.state) for name, (_, made) in PARTS.items()}
    differs = int.from_bytes(before[_TABLE_AT], "big") ^ int.from_bytes(position.memory()[_TABLE_AT], "big")
    places = _OTHER.finditer(differs.to_bytes(_TABLE_AT.stop - _TABLE_AT.start, "big"))
    state: Any = position.state
    names = dict.fromkeys([name for place in places for name in _SEEN_AT[place.start()]])
    return {name: PARTS[name][1](state) for name in names}


def public_player(position: Position, seat: int) -> PlayerView:
    """A player, as everybody sees him."""
    return _player(position.state, seat, False)


def with_hand(player: PlayerView, hand: Hand) -> PlayerView:
    """A player as he sees himself, from what a spectator sees of him."""
    return _with(player, hand=hand[0], guild=hand[1])


def is_same_player(before: bytes, now: bytes, seat: int) -> bool:
    """Is everything that a player has as it was? By the memory of two positions."""
    return before[PLAYERS_AT[seat]] == now[PLAYERS_AT[seat]]


def own_hand(position: Position, seat: int) -> Hand:
    """HID-2. The bonus cards and guild cards of a player, as he knows them himself."""
    state: Any = position.state
    return _hand(state.players[seat].hand[:], True), _in(state.players[seat].guild)


def _made(kind: type[Seen], **fields: Any) -> Seen:
    """The same as `kind(**fields)`, at a quarter of the price: whoever is frozen is slow to be set up."""
    seen = object.__new__(kind)
    vars(seen).update(fields)
    return seen


def _with(seen: Seen, **fields: Any) -> Seen:
    """A copy with other fields; dataclasses.replace does the same, at ten times the price."""
    return _made(type(seen), **{**vars(seen), **fields})


# -- parts of it


def _seat_name(seat: int) -> str | None:
    return SEATS.get(seat) if seat < SPECTATOR else None


def _question(state: Any) -> str | None:
    asked = state.asked
    if asked == FATE:
        return "roll" if state.fate in (FATE_DICE, FATE_DIE) else "draw"
    return KINDS[state.question] if asked < NOBODY else None


def _asked(state: Any) -> str | None:
    return "fate" if state.asked == FATE else SEATS.get(state.asked)


def _player(state: Any, seat: int, is_own: bool) -> PlayerView:
    player = state.players[seat]
    hand, goods, tiles = player.hand[:], player.goods[:], player.tiles  # each read once: reading is what takes time here
    stack, neutral, assistants, extensions = player.stack, player.neutral_stack, player.assistants, player.extensions
    tavern = player.tavern
    return _made(
        PlayerView,
        seat=SEATS[seat],
        merchant=player.merchant,
        family=player.family,
        stack=tuple(["neutral" if neutral >> i & 1 else "own" for i in range(stack)]) if neutral else ("own",) * stack,
        assistants=tuple([place for place in range(1, PLACES + 1) if assistants >> place & 1]) if assistants else (),
        reserve=1 - (tiles >> BLUE & 1),
        lira=player.lira,
        rubies=player.rubies,
        capacity=_CAPACITY[extensions],
        extensions=extensions,
        goods={name: goods[good] for good, name in _GOODS},
        tiles=tuple([name for colour, name in COLOURS.items() if tiles >> colour & 1]) if tiles else (),
        cards=player.hand_n,
        hand=_hand(hand, is_own),
        coffee=player.coffee,
        tavern_tiles=tuple([name for kind, name in TAVERN_TILES.items() if tavern >> kind & 1]) if tavern else (),
        guild_cards=player.guild_n,
        guild=_in(player.guild) if is_own else (),
        letters=_letters(player.letters, player.delivered),
        seals=player.letters.bit_count() + player.delivered.bit_count(),
        companion=player.companion if player.companion < OWN_SUPPLY else 0,
        has_companion=player.companion == OWN_SUPPLY,
    )


def _in(mask: int) -> tuple[int, ...]:
    """The guild cards of a set, which has a bit for each."""
    return tuple([card for card in range(1, GUILD_CARDS + 1) if mask >> card & 1]) if mask else ()


def _hand(hand: list[int], is_own: bool) -> tuple[str, ...]:
    """The cards of a player that are known: to himself all, to others those that everybody has seen."""
    known = [(kind, held % SEEN if is_own else held // SEEN) for kind, held in enumerate(hand) if held]
    return tuple([CARD_WORDS[kind] for kind, number in known for _ in range(number)])


def _letters(letters: int, delivered: int) -> tuple[str, ...]:
    """By their places, the delivered ones behind the others to the same place."""
    held = [2 * place + (delivered >> i & 1) for i, place in enumerate(LETTER_PLACE) if letters >> i & 1] if letters else ()
    return tuple([letter_word(kind) for kind in sorted(held)])


def _chosen(state: Any) -> dict[str, int]:
    return {SEATS[seat]: tile for seat, tile in enumerate(state.kiosk_chosen) if tile}


def _in_mask(mask: int, values: Sequence[int]) -> tuple[int, ...]:
    return tuple([value for i, value in enumerate(values) if mask >> i & 1]) if mask else ()


def _demands(state: Any) -> dict[str, tuple[str, ...]]:
    return {name: _demand(state, market) for market, name in enumerate(_MARKETS)}


def _demand(state: Any, market: int) -> tuple[str, ...]:
    """From the top: behind it, those that have been used, in the order in which they lie; unseen ones lie between."""
    tiles = PRINTED["markets"][f"{_MARKETS[market]}_demand"]
    seen, top, order = state.demand_seen[market], state.demand_top[market], state.demand_order[market][:]
    return tuple([tiles[order[(top + i) % seen]] for i in range(seen)])


def _baksheesh(state: Any) -> str:
    return BAKSHEESH_SIDES[state.baksheesh] if state.rules in (MOCHA, GRAND) else ""


def _at(*names: str) -> list[slice]:
    """Where fields of the state lie in its memory."""
    found = [getattr(_MEMORY, name) for name in names]
    return [slice(field.offset, field.offset + field.size) for field in found]


_MARKETS = ("large", "small")
_MEMORY: Any = view_type(State)
_SIZE = sizeof(view_type(Player))
PLAYERS_AT = [slice(at, at + _SIZE) for at in range(_MEMORY.players.offset, _MEMORY.players.offset + PLAYERS * _SIZE, _SIZE)]
PARTS: dict[str, tuple[list[slice], Callable[[Any], Any]]] = {  # on what of the memory each depends
    "rules": (_at("rules"), lambda state: RULE_SET_NAMES[state.rules]),
    "round": (_at("round"), lambda state: state.round),
    "turn": (_at("turns"), lambda state: state.turns),
    "start": (_at("start"), lambda state: SEATS[state.start]),
    "turn_of": (_at("turns", "turn_of"), lambda state: SEATS.get(state.turn_of) if state.turns else None),
    "acting": (_at("acting"), lambda state: state.acting),
    "rubies_to_win": (_at("rubies_to_win"), lambda state: state.rubies_to_win),
    "governor": (_at("governor"), lambda state: state.governor),
    "smuggler": (_at("smuggler"), lambda state: state.smuggler),
    "coffee_trader": (_at("trader"), lambda state: state.trader),
    "courier": (_at("courier"), lambda state: state.courier),
    "double_turns": (_at("doubled"), lambda state: tuple([name for seat, name in SEATS.items() if state.doubled >> seat & 1])),
    "society_uses": (_at("society_uses"), lambda state: state.society_uses),
    "bid": (_at("highest_bid"), lambda state: state.highest_bid),
    "bidder": (_at("bidder"), lambda state: SEATS[state.bidder - 1] if state.bidder else None),
    "caravan_leader": (_at("caravan_owner"), lambda state: SEATS[state.caravan_owner - 1] if state.caravan_owner else None),
    "gem_price": (_at("gem_price"), lambda state: state.gem_price),
    "palace_price": (_at("palace_price"), lambda state: state.palace_price),
    "post_markers": (_at("post_markers"), lambda state: state.post_markers),
    "deck": (_at("deck_n"), lambda state: state.deck_n),
    "coffee_price": (_at("coffee_price"), lambda state: state.coffee_price),
    "barrier_owner": (_at("barrier_owner"), lambda state: SEATS[state.barrier_owner - 1] if state.barrier_owner else None),
    "dice": (_at("first_die", "second_die"), lambda state: (state.first_die, state.second_die) if state.first_die else None),
    "asked": (_at("asked"), _asked),
    "question": (_at("asked", "question", "fate"), _question),
    "grid": (_at("place_at"), lambda state: from_spots(state.place_at[:])),
    "neutral_merchants": (_at("neutral_merchants"), lambda state: tuple([at for at in state.neutral_merchants if at])),
    "neutral_assistants": (_at("neutral_assistants"), lambda state: tuple(sorted([at for at in state.neutral_assistants if at]))),
    "mosque_tiles": (_at("next_tile"), lambda state: {name: state.next_tile[colour] for colour, name in COLOURS.items()}),
    "mosque_rubies": (_at("mosque_rubies"), lambda state: tuple(state.mosque_rubies)),
    "demand": (_at("demand_order", "demand_seen", "demand_top"), _demands),
    "demand_unseen": (
        _at("demand_seen"),
        lambda state: {name: DEMAND_TILES - state.demand_seen[i] for i, name in enumerate(_MARKETS)},
    ),
    "tavern": (_at("next_tavern"), lambda state: {name: state.next_tavern[kind] for kind, name in TAVERN_TILES.items()}),
    "baksheesh": (_at("rules", "baksheesh"), lambda state: _baksheesh(state)),
    "barrier": (_at("barrier"), lambda state: tuple([place for place in state.barrier if place])),
    "guild_deck": (_at("guild_deck"), lambda state: state.guild_deck.bit_count()),
    "guild_pile": (_at("guild_pile"), lambda state: _in(state.guild_pile)),
    "letter_deck": (_at("letter_deck"), lambda state: state.letter_deck.bit_count()),
    "letter_pile": (_at("letter_pile"), lambda state: _in_mask(state.letter_pile, LETTER_PLACE)),
    "kiosk_tiles": (_at("kiosk_up"), lambda state: _in_mask(state.kiosk_up, range(KIOSK_TILES + 1))),
    "kiosk_chosen": (_at("kiosk_chosen"), _chosen),
    "kiosk_deck": (_at("kiosk_deck"), lambda state: state.kiosk_deck.bit_count()),
    "discards": (
        _at("discards_n", "discards"),
        lambda state: tuple([CARD_WORDS[kind] for kind in state.discards[: state.discards_n]]),
    ),
}
_TABLE_AT = slice(_MEMORY.players_n.offset, _MEMORY.depth.offset)  # whatever they depend on lies in between
_OTHER = re.compile(rb"[^\0]")
_SEEN_AT = [  # which parts depend on each byte
    [name for name, (places, _) in PARTS.items() if any(place.start <= at < place.stop for place in places)]
    for at in range(_TABLE_AT.start, _TABLE_AT.stop)
]
