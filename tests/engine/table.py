"""Setting up a table for a test: one rule is carried out by the first player, and fate answers as told."""

from collections.abc import Callable
from typing import Any

from bedesten.engine import registry
from bedesten.engine.boards import spares
from bedesten.engine.constants import CARDS, FATE, NOBODY, SEEN
from bedesten.engine.names.places import FOUNTAIN, POLICE_STATION
from bedesten.engine.notation import CARDS as CARD_NAMES
from bedesten.engine.notation import COLOURS, GOODS, PLACES, TAVERN_TILES, number, outcome_word, word
from bedesten.engine.options import RULE_SETS
from bedesten.engine.tables import LETTER_PLACE, PRINTED

PLACE = {name: n for n, name in PLACES.items()}
GOOD = {name: n for n, name in GOODS.items()}
COLOUR = {name: n for n, name in COLOURS.items()}
CARD = {name: n for n, name in CARD_NAMES.items()}
TAVERN_TILE = {name: n for n, name in TAVERN_TILES.items()}
RULE = {name: n for n, name in registry.NAMES.items()}


def spots(grid: list[list[int]]) -> list[int]:
    """A layout as it is printed, on the 25 spots of the engine."""
    rows = [row + [0] * (5 - len(row)) for row in grid]
    return [place for row in rows for place in row] + [0] * (25 - 5 * len(rows))


LAYOUTS = {name: spots(layout["grid"]) for name, layout in PRINTED["layouts"]["base"].items()}
FIRST_LAYOUTS = {rules: spots(PRINTED["layouts"][rules]["first"]["grid"]) for rules in ("mocha", "letters")}
GRAND_LAYOUT = [*range(1, 7), 13, *range(8, 13), 7, *range(14, 26)]  # by numbers, with the Fountain in the centre
Engine = Callable[..., Any]  # bedesten.engine.position.Position, or the compiled one


def say(game: Any, answers: str) -> None:
    """Give answers in a whole game, one word each."""
    for text in answers.split():
        choice = number(text)
        assert choice is not None, f"{text} is no word"
        game.answer(choice)


class Table:
    """Red stands on a place and carries out one rule ("action" at that place, or another one by its name).

    `mine` sets fields of the player; `goods`, `hand`, `assistants`, `tiles` and `tavern` by name, `guild` by number:
    goods={"fabric": 2}, hand=["lira"], assistants=["tea-house"], tiles=["red"], tavern=["movement"], guild=[7]. The others wait
    on the Fountain, nobody has cards, Governor and Smuggler are away. With `times` the rule is carried out so often, one after
    the other: "turn" in as many turns, "action" within one turn. Before the first answer everything in `state` may still be
    changed.
    """

    def __init__(
        self,
        engine: Engine,
        place: str = "fountain",
        rule: str = "action",
        *,
        players: int = 3,
        layout: str = "short",
        rules: str = "base",
        neutrals: bool = False,
        caravan: bool = False,
        times: int = 1,
        **mine: Any,
    ) -> None:
        grid = LAYOUTS[layout] if rules == "base" else FIRST_LAYOUTS.get(rules, GRAND_LAYOUT)
        gone = spares(rules).get(PLACE[place])
        grid = [PLACE[place] if gone and lies == gone else lies for lies in grid]
        self.game = engine(players, 1, RULE_SETS[rules], grid, neutrals, caravan, open_fate=True)
        while self.game.asked == FATE:
            self.game.answer(self.game.chances[0][0])
        self.state = self.game.state
        self.me = self.state.players[0]
        self.empty_hands()
        for seat in range(players):
            self.state.players[seat].merchant = FOUNTAIN if seat else PLACE[place]
            self.state.players[seat].family = POLICE_STATION
        self.state.governor = self.state.smuggler = self.state.trader = self.state.courier = 0
        self.state.start = self.state.turn_of = 0
        self.state.at = PLACE[place]
        self.give(0, **mine)
        keeps = registry.KEEPS[RULE[rule]]
        for i in range(times):
            call = self.state.calls[i]
            call.rule, call.player, call.block, call.kept = RULE[rule], 0, 0, i * keeps
            self.state.kept[i * keeps], self.state.kept[i * keeps + 1] = PLACE[place], 0
        self.state.depth, self.state.kept_n = times, times * keeps
        self.begun = False

    def empty_hands(self) -> None:
        """All cards back into the deck."""
        for player in self.state.players:
            for kind in range(CARDS):
                self.state.deck[kind] += player.hand[kind] % SEEN
                player.hand[kind] = 0
            player.hand_n = 0
        self.state.deck_n = sum(self.state.deck)

    def give(
        self,
        seat: int,
        *,
        goods: dict[str, int] | None = None,
        hand: list[str] | None = None,
        assistants: list[str] | None = None,
        tiles: list[str] | None = None,
        tavern: list[str] | None = None,
        guild: list[int] | None = None,
        letters: list[str] | None = None,
        **fields: Any,
    ) -> "Table":
        """Set what a player has; cards come out of the deck."""
        player = self.state.players[seat]
        for name, n in (goods or {}).items():
            player.goods[GOOD[name]] = n
        for name in hand or []:
            player.hand[CARD[name]] += 1
            player.hand_n += 1
            if self.state.deck[CARD[name]]:  # else one of those that only a user's copy has
                self.state.deck[CARD[name]] -= 1
                self.state.deck_n -= 1
        for name in assistants or []:
            player.assistants |= 1 << PLACE[name]
            player.stack -= 1
        for name in tiles or []:
            player.tiles |= 1 << COLOUR[name]
        for name in tavern or []:
            player.tavern |= 1 << TAVERN_TILE[name]
            self.state.next_tavern[TAVERN_TILE[name]] += 1
        for card in guild or []:
            player.guild |= 1 << card
            player.guild_n += 1
            self.state.guild_deck -= 1 << card
        for text in letters or []:
            self.give_letter(player, text)
        for field, value in fields.items():
            is_piece = field in ("merchant", "family", "companion") and isinstance(value, str)
            setattr(player, field, PLACE[value] if is_piece else value)
        return self

    def choose_tile(self, tile: int) -> "Table":
        """Red has chosen a kiosk tile: may it be carried out? For the rule "use_kiosk_tile"."""
        self.state.kept[0] = tile
        self.state.kiosk_deck -= 1 << tile
        self.state.kiosk_up = 1 << tile
        return self

    def give_letter(self, player: Any, text: str) -> None:
        """A letter out of the deck: "9", or delivered "9!"."""
        place = int(text.removesuffix("!"))
        letter = next(i for i, there in enumerate(LETTER_PLACE) if there == place and self.state.letter_deck >> i & 1)
        self.state.letter_deck -= 1 << letter
        player.letters |= 1 << letter
        player.delivered |= (1 << letter) * text.endswith("!")

    def letters(self, seat: int = 0) -> list[str]:
        """The letters of a player: their places, with ! if they are delivered."""
        player = self.state.players[seat]
        held = [(place, player.delivered >> i & 1) for i, place in enumerate(LETTER_PLACE) if player.letters >> i & 1]
        return [f"{place}{'!' * delivered}" for place, delivered in sorted(held)]

    def pile(self, *names: str) -> "Table":
        """Put cards from the deck on the discard pile, the last one on top."""
        for name in names:
            self.state.discards[self.state.discards_n] = CARD[name]
            self.state.discards_n += 1
            self.state.deck[CARD[name]] -= 1
            self.state.deck_n -= 1
        return self

    def no_deck(self) -> "Table":
        """Take all cards out of the deck: as if they were in the hands of somebody far away."""
        for kind in range(CARDS):
            self.state.deck[kind] = 0
        self.state.deck_n = 0
        return self

    def deck(self, *names: str) -> "Table":
        """Just these cards are left in the deck."""
        self.no_deck()
        for name in names:
            self.state.deck[CARD[name]] += 1
            self.state.deck_n += 1
        return self

    def demand(self, market: str, tile: str) -> "Table":
        """Put a demand tile on top, as the first one seen; "large", "RBBGY"."""
        which = ("large", "small").index(market)
        self.state.demand_order[which][0] = PRINTED["markets"][f"{market}_demand"].index(tile)
        self.state.demand_seen[which], self.state.demand_top[which] = 1, 0
        return self

    def begin(self) -> "Table":
        """Put the question; until then the table may be changed."""
        if not self.begun:
            self.begun = True
            self.game.proceed()
        return self

    def play(self, answers: str) -> "Table":
        """Give answers, one word each, fate's included. Questions with a single option answer themselves."""
        self.begin()
        for text in answers.split():
            self.skip_forced(text)
            choice = number(text)
            assert choice is not None, f"{text} is no word"
            assert text in self.words, f"{text} is not among {self.words}"
            self.game.answer(choice)
        self.skip_forced()
        return self

    def skip_forced(self, wanted: str = "") -> None:
        """Questions are put even without a choice where the others must not learn that there was none."""
        while self.game.asked < FATE and len(self.game.options) == 1 and word(self.game.options[0]) != wanted:
            self.game.answer(self.game.options[0])

    @property
    def words(self) -> list[str]:
        """What may be answered now, by whoever is asked."""
        if self.game.asked == FATE:
            return [outcome_word(self.state.fate, outcome) for outcome, _ in self.game.chances]
        return [word(option) for option in self.game.options]

    @property
    def options(self) -> set[str]:
        self.begin()
        return set(self.words)

    @property
    def goods(self) -> dict[str, int]:
        """What red has on the wheelbarrow, without zeroes."""
        return {name: self.me.goods[n] for n, name in GOODS.items() if n < 4 and self.me.goods[n]}

    def hand(self, seat: int = 0) -> list[str]:
        """The bonus cards of a player, by name."""
        held = self.state.players[seat].hand
        return [CARD_NAMES[kind] for kind in range(CARDS) for _ in range(held[kind] % SEEN)]

    def guild(self, seat: int = 0) -> list[int]:
        """The guild cards of a player."""
        return [card for card in range(32) if self.state.players[seat].guild >> card & 1]

    @property
    def guild_pile(self) -> list[int]:
        return [card for card in range(32) if self.state.guild_pile >> card & 1]

    @property
    def discards(self) -> list[str]:
        return [CARD_NAMES[kind] for kind in self.state.discards[: self.state.discards_n]]

    @property
    def over(self) -> bool:
        """Has the rule been carried out to its end?"""
        return bool(self.game.asked == NOBODY)
