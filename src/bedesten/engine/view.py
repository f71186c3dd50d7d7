"""What a seat may know: the one door through which a game is seen (HID)."""

from dataclasses import dataclass
from typing import Any, TypeVar

from bedesten.engine.constants import FATE, FATE_DICE, NOBODY, PLAYERS, SEEN
from bedesten.engine.core import Position
from bedesten.engine.names.colours import BLUE
from bedesten.engine.notation import CARDS as CARD_WORDS
from bedesten.engine.notation import COLOURS, GOODS, SEATS
from bedesten.engine.options import RULE_SETS, from_spots
from bedesten.engine.tables import PRINTED
from bedesten.engine.texts import KINDS

RULE_SET_NAMES = {number: name for name, number in RULE_SETS.items()}
SPECTATOR = PLAYERS  # a seat that sees no hand
ALL = PLAYERS + 1  # one that sees all of them: for games that are over
_CAPACITY = PRINTED["wheelbarrow"]["capacity"]
_GOODS = [(good, name) for good, name in GOODS.items() if good < 4]


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
    dice: tuple[int, int] | None
    asked: str | None  # a player's colour, "fate", or None: the game is over
    question: str | None  # what is asked, by its kind
    options: tuple[int, ...]  # only for the seat that is asked


Seen = TypeVar("Seen", View, PlayerView)


def view(position: Position, seat: int) -> View:
    """HID-1, HID-2, HID-3. What is known at a seat; SPECTATOR is one that sees no hand, ALL one that sees every hand.

    >>> table = view(Position(3, seed=1), 0)
    >>> [len(player.hand) for player in table.players]
    [1, 0, 0]
    """
    state: Any = position.state
    asked = position.asked
    return View(
        seat=SEATS.get(seat) if seat < SPECTATOR else None,
        rules=RULE_SET_NAMES[state.rules],
        grid=from_spots(list(state.place_at)),
        round=state.round,
        turn=state.turns,
        start=SEATS[state.start],
        turn_of=SEATS.get(state.turn_of) if state.turns else None,
        acting=state.acting,
        rubies_to_win=state.rubies_to_win,
        players=tuple(_player(state, other, seat in (other, ALL)) for other in range(state.players_n)),
        governor=state.governor,
        smuggler=state.smuggler,
        neutral_merchants=tuple(place for place in state.neutral_merchants if place),
        neutral_assistants=tuple(sorted(place for place in state.neutral_assistants if place)),
        caravan_leader=SEATS[state.caravan_owner - 1] if state.caravan_owner else None,
        gem_price=state.gem_price,
        palace_price=state.palace_price,
        post_markers=state.post_markers,
        mosque_tiles={name: state.next_tile[colour] for colour, name in COLOURS.items()},
        mosque_rubies=(state.mosque_rubies[0], state.mosque_rubies[1]),
        demand={name: _demand(state, market) for market, name in enumerate(("large", "small"))},
        demand_unseen={name: 5 - state.demand_seen[market] for market, name in enumerate(("large", "small"))},
        deck=state.deck_n,
        discards=tuple(CARD_WORDS[kind] for kind in state.discards[: state.discards_n]),
        dice=(state.first_die, state.second_die) if state.first_die else None,
        asked="fate" if asked == FATE else SEATS[asked] if asked < NOBODY else None,
        question=_question(state, asked),
        options=tuple(position.options) if asked == seat else (),
    )


def own_view(public: View, position: Position, seat: int) -> View:
    """The same as `view`, from what a spectator sees of the same position: for many who look at one table.

    >>> position = Position(3, seed=1)
    >>> all(own_view(view(position, SPECTATOR), position, seat) == view(position, seat) for seat in range(6))
    True
    """
    if seat == SPECTATOR:
        return public
    state: Any = position.state
    players = list(public.players)
    if seat < len(players):
        players[seat] = _with(players[seat], hand=_hand(state.players[seat].hand[:], True))
    options = tuple(position.options) if position.asked == seat else ()
    return _with(public, seat=SEATS.get(seat), players=tuple(players), options=options)


def _with(seen: Seen, **fields: Any) -> Seen:
    """A copy with other fields; dataclasses.replace does the same, at ten times the price."""
    twin = object.__new__(type(seen))
    vars(twin).update(vars(seen), **fields)
    return twin


def _question(state: Any, asked: int) -> str | None:
    if asked == FATE:
        return "roll" if state.fate == FATE_DICE else "draw"
    return KINDS[state.question] if asked < NOBODY else None


def _player(state: Any, seat: int, is_own: bool) -> PlayerView:
    player = state.players[seat]
    hand, goods, tiles = player.hand[:], player.goods[:], player.tiles  # each read once: reading is what takes time here
    stack, neutral, assistants, extensions = player.stack, player.neutral_stack, player.assistants, player.extensions
    return PlayerView(
        seat=SEATS[seat],
        merchant=player.merchant,
        family=player.family,
        stack=tuple(["neutral" if neutral >> i & 1 else "own" for i in range(stack)]) if neutral else ("own",) * stack,
        assistants=tuple([place for place in range(1, 26) if assistants >> place & 1]) if assistants else (),
        reserve=1 - (tiles >> BLUE & 1),
        lira=player.lira,
        rubies=player.rubies,
        capacity=_CAPACITY[extensions],
        extensions=extensions,
        goods={name: goods[good] for good, name in _GOODS},
        tiles=tuple([name for colour, name in COLOURS.items() if tiles >> colour & 1]) if tiles else (),
        cards=player.hand_n,
        hand=_hand(hand, is_own),
    )


def _hand(hand: list[int], is_own: bool) -> tuple[str, ...]:
    """The cards of a player that are known: to himself all, to others those that everybody has seen."""
    known = [(kind, held % SEEN if is_own else held // SEEN) for kind, held in enumerate(hand) if held]
    return tuple([CARD_WORDS[kind] for kind, number in known for _ in range(number)])


def _demand(state: Any, market: int) -> tuple[str, ...]:
    """From the top: behind it, those that have been used, in the order in which they lie; unseen ones lie between."""
    tiles = PRINTED["markets"][f"{('large', 'small')[market]}_demand"]
    seen, top = state.demand_seen[market], state.demand_top[market]
    return tuple(tiles[state.demand_order[market][(top + i) % seen]] for i in range(seen))
