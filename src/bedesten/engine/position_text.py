"""A position as text: any position, written and read without loss; for tests, for sharing, for entering a real table.

The table at the beginning of the turn, then what has been answered since. What follows from the rest is not written (the
deck is what is neither in a hand nor on the pile), so that a position can be written down from a real table. Lines may
also be joined by `|`. See docs/notation.md.

    bedesten-position 1
    rules    base 2026.2
    layout   short
    turn     1 round=1 start=red next=red
    people   governor@9 smuggler@4
    prices   palace=5 gem=14 post=0
    mosques  red=2 green=2 yellow=2 blue=2
    demand   large=RBBGY small=BRGYY
    pile     far lira
    red      merchant@7 family@12 stack=4 lira=2 hand=good,lira!
    green    …
    since    >tea-house leave
"""

from functools import lru_cache
from secrets import randbits
from typing import Any

from bedesten.engine import position_letters, position_mocha
from bedesten.engine.components import digest_of
from bedesten.engine.constants import CARDS, FATE, FULL_PURSE, MOST_RUBIES, PLACES, SEEN, SPOTS
from bedesten.engine.core import Position
from bedesten.engine.errors import Refused, Sentence, says
from bedesten.engine.game import Game
from bedesten.engine.names.places import FOUNTAIN, POLICE_STATION
from bedesten.engine.notation import CARDS as CARD_WORDS
from bedesten.engine.notation import COLOURS, SEATS, is_number, number
from bedesten.engine.options import RULES_VERSION, Options, check_components, from_spots, variants_of, write_layout
from bedesten.engine.plausible import check
from bedesten.engine.start import start
from bedesten.engine.state import Player
from bedesten.engine.structs import view_type
from bedesten.engine.tables import BONUS_CARDS, CAPACITY, NEXT_TILE, PALACE_LAST, POST_LIRA, PRINTED
from bedesten.engine.view import PLAYERS_AT

FORMAT = "1"
GOOD_LETTERS = "RGYB"  # in the order of names/goods.py
MARKETS = ("large", "small")
_CARD = {name: kind for kind, name in CARD_WORDS.items()}
_COLOUR = {name: colour for colour, name in COLOURS.items()}
_SEAT = {name: seat for seat, name in SEATS.items()}
_NEEDED = ("rules", "layout", "turn", "people", "prices", "mosques", "demand")
_LINES = {*_NEEDED, "variants", "components", "pile", "since", *_SEAT, *position_mocha.LINES, *position_letters.LINES}


def one_line(text: str) -> str:
    return " | ".join(line.strip() for line in text.strip().splitlines())


# -- writing


def write_position(game: Game) -> str:
    """The position of a game; whoever reads it sees all hands."""
    start, since = game.turn_start()
    state: Any = start.state
    lines = [
        ("bedesten-position", FORMAT),
        ("rules", f"{game.options.rules} {RULES_VERSION}"),
        ("layout", write_layout(from_spots(list(state.place_at)))),
        ("variants", " ".join(game.options.variants)),
        ("components", digest_of(game.options.rules)),
        ("turn", f"{state.turns} round={state.round} start={SEATS[state.start]} next={SEATS[state.turn_of]}"),
        *write_table(start),
        ("since", " ".join(entry.word for entry in since)),
    ]
    return "\n".join(f"{name:<8} {value}" for name, value in lines if value) + "\n"


def write_table(position: Position) -> list[tuple[str, str]]:
    """What lies on the table and what players have, at any moment."""
    state: Any = position.state
    memory = position.memory()
    return [
        ("people", _people(state)),
        ("prices", f"palace={state.palace_price} gem={state.gem_price} post={state.post_markers}"),
        ("mosques", " ".join(f"{name}={state.next_tile[colour]}" for colour, name in COLOURS.items())),
        ("demand", " ".join(f"{name}={_demand(state, market)}" for market, name in enumerate(MARKETS))),
        ("pile", " ".join(CARD_WORDS[kind] for kind in state.discards[: state.discards_n])),
        *position_mocha.write_lines(state),
        *position_letters.write_lines(state),
        *((SEATS[seat], _player(memory[PLAYERS_AT[seat]])) for seat in range(state.players_n)),
    ]


def _people(state: Any) -> str:
    parts = [f"governor@{state.governor}", f"smuggler@{state.smuggler}"]
    if state.trader:
        parts.append(f"coffee-trader@{state.trader}")
    if state.courier:
        parts.append(f"courier@{state.courier}")
    if state.players_n == 2:
        parts.append(f"neutrals@{_joined(state.neutral_merchants)}")
    if any(state.neutral_assistants):
        parts.append(f"neutral-assistants@{_joined(sorted(place for place in state.neutral_assistants if place))}")
    if state.caravan_owner:
        parts.append(f"caravan-leader={SEATS[state.caravan_owner - 1]}")
    return " ".join(parts)


def _demand(state: Any, market: int) -> str:
    """Tiles as they came to the top; when all have been there, as they lie, the top one first."""
    tiles, seen = PRINTED["markets"][f"{MARKETS[market]}_demand"], state.demand_seen[market]
    first = state.demand_top[market] if seen == len(tiles) else 0
    return _joined(tiles[state.demand_order[market][(first + i) % seen]] for i in range(seen))


@lru_cache(4096)
def _player(memory: bytes) -> str:
    """From the image of a `Player`: most are as they were when the table was written last."""
    player: Any = view_type(Player).from_buffer_copy(memory)
    parts = [f"merchant@{player.merchant}", f"family@{player.family}"]
    stack = "".join("n" if player.neutral_stack >> i & 1 else "o" for i in range(player.stack))
    parts.append(f"stack={stack if 'n' in stack else player.stack}")
    waiting, goods, tiles = player.assistants, player.goods[:], player.tiles  # each read once: reading takes time
    parts.append(f"assistants@{_joined([place for place in range(1, PLACES + 1) if waiting >> place & 1] if waiting else [])}")
    parts += [f"lira={player.lira}", f"rubies={player.rubies}", f"extensions={player.extensions}"]
    parts.append("goods=" + "".join(letter * goods[good] for good, letter in enumerate(GOOD_LETTERS)))
    parts.append(f"tiles={_joined(name for colour, name in COLOURS.items() if tiles >> colour & 1)}")
    parts += position_letters.write_player(player)
    held = [(kind, n % SEEN, n // SEEN) for kind, n in enumerate(player.hand[:]) if n]
    parts.append("hand=" + _joined(CARD_WORDS[kind] + ("!" if i < seen else "") for kind, n, seen in held for i in range(n)))
    parts += position_mocha.write_player(player)
    return " ".join(part for part in parts if part[-1] not in "=@" and part not in ("rubies=0", "extensions=0"))


def _joined(things: Any) -> str:
    return ",".join(map(str, things))


# -- reading


def read_position(text: str) -> Game:
    """A game that goes on from a position. Refused says in words what is wrong with an impossible one."""
    parts = [(line.split()[0], line.partition(" ")[2].strip()) for line in _lines(text)]
    if not parts or parts[0] != ("bedesten-position", FORMAT):
        raise Refused(says("no-position", line=f"bedesten-position {FORMAT}"))
    names = [name for name, _ in parts]
    if twice := next((name for name in names if names.count(name) > 1), None):
        raise Refused(says("position-says-twice", name=twice))
    given = dict(parts[1:])
    for name in given:
        if name not in _LINES:
            raise Refused(says("position-word", name=name, known=", ".join(sorted(_LINES))))
    options = _options(given)
    check_components(options.rules, given.get("components", ""))
    position = start(options, open_fate=True)
    _Reader(given).read(position.state, options.players)
    check(position.state)
    position.resume()
    game = Game.standing_at(options, position)
    game.begun_from = _without(text, "since")
    _play_since(game, given.get("since", "").split())
    game.position.reseed(randbits(64))  # what is to come is not part of a position
    game.advance()
    return game


def _lines(text: str) -> list[str]:
    lines = [line.split(";")[0].strip() for line in text.replace("|", "\n").splitlines()]
    return [line for line in lines if line]


def _without(text: str, name: str) -> str:
    return "\n".join(line for line in _lines(text) if line.split()[0] != name) + "\n"


def _options(given: dict[str, str]) -> Options:
    players = [name for name in given if name in _SEAT]
    if players != [SEATS[seat] for seat in range(len(players))]:
        raise Refused(says("position-players", known=", ".join(_SEAT)))
    for name in _NEEDED:
        if name not in given:
            raise Refused(says("position-lacks", name=name))
    variants = variants_of(given.get("variants", "").split())
    return Options(len(players), given["rules"].partition(" ")[0], given["layout"], **variants)


def _is_place(state: Any, text: str) -> bool:
    return is_number(text, PLACES) and int(text) > 0 and state.spot[int(text)] < SPOTS


class _Reader:
    """Reads the lines of a position into a state."""

    def __init__(self, given: dict[str, str]) -> None:
        self.given = given
        self.line = ""
        self.deck: list[int] = []  # all bonus cards of the game, by kind

    def refuse(self, why: Sentence) -> Refused:
        line = says("position-line", line=self.line)
        return Refused(line, said=(line, why))

    def read(self, state: Any, players: int) -> None:
        self.deck = BONUS_CARDS[state.rules][state.letters_deck]
        self.read_turn(state, players)
        self.read_people(state, players)
        prices = self.fields("prices", {"palace", "gem", "post"})
        state.palace_price, state.gem_price = self.number(prices, "palace", PALACE_LAST[0]), self.number(prices, "gem", 99)
        state.post_markers = self.number(prices, "post", len(POST_LIRA) - 1)
        tiles = self.fields("mosques", set(_COLOUR))
        for colour, name in COLOURS.items():
            state.next_tile[colour] = self.number(tiles, name, len(NEXT_TILE[players]) - 1)
            if state.next_tile[colour] not in (0, *NEXT_TILE[players]):
                raise self.refuse(says("position-mosque-tile", players=players, number=state.next_tile[colour]))
        self.read_demand(state)
        self.line = "pile"
        state.discards_n = 0
        for word in self.given.get("pile", "").split():
            state.discards[state.discards_n] = self.card(word)
            state.discards_n += 1
            if state.discards_n > sum(self.deck):
                raise self.refuse(says("position-too-many-cards"))
        if position_mocha.has_mocha(state):
            position_mocha.read_lines(self, state, players)
        if position_letters.has_letters(state):
            position_letters.read_lines(self, state, players)
        for seat in range(players):
            self.read_player(state, state.players[seat], SEATS[seat])
        self.deal(state, players)
        if position_mocha.has_mocha(state):
            position_mocha.deal(state, players)
        if position_letters.has_letters(state):
            position_letters.deal(state)

    def fields(self, line: str, known: set[str]) -> dict[str, str]:
        """name=value and name@value, both ways of saying it."""
        self.line = line
        if line not in self.given:
            raise Refused(says("position-lacks", name=line))
        found: dict[str, str] = {}
        for part in self.given[line].split():
            name, sign, value = part.partition("@" if "@" in part else "=")
            if not sign and line == "turn":
                name, value = "turn", part
            if name not in known:
                raise self.refuse(says("position-field", name=part, known=", ".join(sorted(known))))
            if name in found:
                raise self.refuse(says("position-field-twice", name=name))
            found[name] = value
        return found

    def number(self, fields: dict[str, str], name: str, last: int, otherwise: int | None = None) -> int:
        text = fields.get(name, "" if otherwise is None else str(otherwise))
        if not is_number(text, last):
            missing = says("position-number-missing", name=name, last=last)
            raise self.refuse(says("position-number", name=name, last=last, text=text) if text else missing)
        return int(text)

    def place(self, state: Any, text: str, piece: str) -> int:
        if not _is_place(state, text):
            raise self.refuse(says("position-place", piece=piece, text=text))
        return int(text)

    def places(self, state: Any, fields: dict[str, str], name: str) -> list[int]:
        texts = [text for text in fields.get(name, "").split(",") if text]
        if wrong := next((text for text in texts if not _is_place(state, text)), None):
            raise self.refuse(says("position-places", name=name, text=wrong))
        return [int(text) for text in texts]

    def seat(self, fields: dict[str, str], name: str, players: int) -> int:
        seat = _SEAT.get(fields.get(name, ""), players)
        if seat >= players:
            raise self.refuse(says("position-seat", name=name, known=", ".join(SEATS[i] for i in range(players))))
        return seat

    def card(self, word: str) -> int:
        if word not in _CARD or not self.deck[_CARD[word]]:
            cards = ", ".join(name for name, kind in _CARD.items() if self.deck[kind])
            raise self.refuse(says("position-card", word=word, known=cards))
        return _CARD[word]

    def read_turn(self, state: Any, players: int) -> None:
        fields = self.fields("turn", {"turn", "round", "start", "next"})
        state.start = self.seat(fields, "start", players)
        state.in_round = (self.seat(fields, "next", players) - state.start) % players
        this_round = self.number(fields, "round", 30000)
        if this_round == 0:
            raise self.refuse(says("position-round"))
        state.round = this_round - (state.in_round == 0)
        played = players * (this_round - 1) + state.in_round  # by the turns of the rounds, if it is not said
        state.turns = self.number(fields, "turn", 32000, played + 1) - 1
        if state.turns < played:
            raise self.refuse(says("position-turn", played=played, turn=played + 1))

    def read_people(self, state: Any, players: int) -> None:
        known = {"governor", "smuggler", "coffee-trader", "courier", "neutrals", "neutral-assistants", "caravan-leader"}
        fields = self.fields("people", known)
        state.governor = self.place(state, fields.get("governor", ""), "governor")
        state.smuggler = self.place(state, fields.get("smuggler", ""), "smuggler")
        if position_mocha.has_mocha(state):
            state.trader = self.place(state, fields.get("coffee-trader", ""), "coffee-trader")
        if position_letters.has_letters(state):
            state.courier = self.place(state, fields.get("courier", ""), "courier")
        for name, row in (("neutrals", state.neutral_merchants), ("neutral-assistants", state.neutral_assistants)):
            places = self.places(state, fields, name)
            if len(places) > len(row):
                raise self.refuse(says("position-at-most", most=len(row), name=name))
            for i in range(len(row)):
                row[i] = places[i] if i < len(places) else 0
        state.caravan_owner = 1 + self.seat(fields, "caravan-leader", players) if "caravan-leader" in fields else 0

    def read_demand(self, state: Any) -> None:
        fields = self.fields("demand", set(MARKETS))
        for market, name in enumerate(MARKETS):
            tiles = PRINTED["markets"][f"{name}_demand"]
            seen = [tile for tile in fields.get(name, "").split(",") if tile]
            if not seen or len(set(seen)) != len(seen) or not set(seen) <= set(tiles):
                raise self.refuse(says("position-demand", name=name, known=", ".join(tiles)))
            for i, tile in enumerate(seen):
                state.demand_order[market][i] = tiles.index(tile)
            state.demand_seen[market] = len(seen)
            state.demand_top[market] = 0 if len(seen) == len(tiles) else len(seen) - 1

    def read_player(self, state: Any, player: Any, name: str) -> None:
        known = {"merchant", "family", "stack", "assistants", "lira", "rubies", "extensions", "goods", "tiles", "hand"}
        if position_mocha.has_mocha(state):
            known |= position_mocha.PLAYER_FIELDS
        if position_letters.has_letters(state):
            known |= position_letters.PLAYER_FIELDS
        fields = self.fields(name, known)
        player.merchant = self.place(state, fields.get("merchant", str(FOUNTAIN)), "merchant")
        player.family = self.place(state, fields.get("family", str(POLICE_STATION)), "family")
        self.read_stack(player, fields.get("stack", "0"))
        player.assistants = sum({1 << place for place in self.places(state, fields, "assistants")})
        player.lira = self.number(fields, "lira", FULL_PURSE, 0)
        player.rubies = self.number(fields, "rubies", MOST_RUBIES, 0)
        player.extensions = self.number(fields, "extensions", len(CAPACITY) - 1, 0)
        goods = fields.get("goods", "")
        if not set(goods) <= set(GOOD_LETTERS) or len(goods) > len(GOOD_LETTERS) * max(CAPACITY):
            raise self.refuse(says("position-goods"))
        for good, letter in enumerate(GOOD_LETTERS):
            player.goods[good] = goods.count(letter)
        tiles = [tile for tile in fields.get("tiles", "").split(",") if tile]
        if not set(tiles) <= set(_COLOUR):
            raise self.refuse(says("position-tiles", known=", ".join(_COLOUR)))
        player.tiles = sum({1 << _COLOUR[tile] for tile in tiles})
        if position_letters.has_letters(state):
            position_letters.read_player(self, state, player, fields)
        self.read_hand(player, [word for word in fields.get("hand", "").split(",") if word])
        if position_mocha.has_mocha(state):
            position_mocha.read_player(self, player, fields)

    def read_stack(self, player: Any, text: str) -> None:
        """A number, or a letter for each assistant from the bottom up: o own, n neutral."""
        letters = "o" * int(text) if is_number(text, 9) else text
        if len(letters) > 9 or not set(letters) <= {"o", "n"}:
            raise self.refuse(says("position-stack"))
        player.stack = len(letters)
        player.neutral_stack = sum(1 << i for i, letter in enumerate(letters) if letter == "n")

    def read_hand(self, player: Any, words: list[str]) -> None:
        if len(words) > sum(self.deck):
            raise self.refuse(says("position-too-many-cards"))
        for kind in range(CARDS):
            player.hand[kind] = 0
        for word in words:
            player.hand[self.card(word.removesuffix("!"))] += 1 + SEEN if word.endswith("!") else 1
        player.hand_n = len(words)

    def deal(self, state: Any, players: int) -> None:
        """The deck is what is left."""
        for kind in range(CARDS):
            gone = sum(state.players[seat].hand[kind] % SEEN for seat in range(players))
            gone += list(state.discards[: state.discards_n]).count(kind)
            if gone > self.deck[kind]:
                raise Refused(says("position-cards", there=self.deck[kind], word=CARD_WORDS[kind], number=gone))
            state.deck[kind] = self.deck[kind] - gone
        state.deck_n = sum(state.deck)


def _play_since(game: Game, words: list[str]) -> None:
    for word in words:
        choice = number(word)
        while game.asked < FATE and len(game.position.options) == 1 and choice not in game.position.options:
            game.apply(game.position.options[0])
        allowed = [outcome for outcome, _ in game.position.chances] or game.position.options
        if choice is None or choice not in allowed or word.startswith("*") != (game.asked == FATE):
            raise Refused(_not_possible(game, word))
        game.apply(choice)


def _not_possible(game: Game, word: str) -> Sentence:
    if game.asked == FATE:
        return says("position-since-fate", word=word)
    if game.over:
        return says("position-since-over", word=word)
    return says("position-since", word=word, known=" ".join(game.question.words))
