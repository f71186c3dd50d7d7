"""Measures what kind of environment the game is. Every figure of docs/environment.md is made here:

nice python bench/facts.py          # half an hour of one core; writes docs/facts.json, rule set by rule set
python bench/facts_page.py          # writes docs/environment.md and its plots from that
"""

import argparse
import json
from collections import Counter, defaultdict
from concurrent.futures import ThreadPoolExecutor
from math import comb, log2, sqrt
from pathlib import Path
from random import Random
from statistics import fmean, median
from time import process_time
from typing import Any

from bedesten.bots.levels import shipped_net
from bedesten.bots.simulation import simulate
from bedesten.bots.thinking import ANSWERS
from bedesten.engine.constants import CARDS, FATE, GO, SEEN, WIN
from bedesten.engine.core import Lesson, Position, Searcher, contest
from bedesten.engine.names.questions import ASK_MOVE
from bedesten.engine.notation import CARDS as CARD_WORDS
from bedesten.engine.notation import PLACES as PLACE_WORDS
from bedesten.engine.options import LAYOUTS, RULE_SETS, Options
from bedesten.engine.start import start
from bedesten.engine.tables import BONUS_CARDS
from bedesten.research.arena.log import code
from bedesten.research.arena.shares import wilson
from bedesten.research.outcomes import win_shares

FILE = Path(__file__).parents[1] / "docs" / "facts.json"
SEATS_OF = (2, 3, 4, 5)
THREADS = 2
NUMBERS = {word: number for words in (PLACE_WORDS, CARD_WORDS) for number, word in words.items()}


def play_by_net(options: Options, seed: int) -> Position:
    """A whole game in which the net of the rule set plays for everybody, in the engine."""
    net, mine, other = shipped_net(options.rules), Searcher(), Searcher()
    return contest(
        mine, net, other, net, Lesson(), options.players, 31, seed, ANSWERS, 200, rules=options.rule_set, grid=options.spots()
    )


# -- figures with their intervals

Figure = tuple[float, float]  # and half the width of its interval of 95 %


def share(parts: list[float], wholes: list[float]) -> Figure:
    """What all games together have of something, for each of something else that they have. What happens within a game hangs
    together, so the interval comes from how far games lie apart."""
    found, games = sum(parts) / sum(wholes), len(parts)
    off = sum((part - found * whole) ** 2 for part, whole in zip(parts, wholes, strict=True))
    return found, 1.96 * sqrt(off / (games - 1) / games) / fmean(wholes) if games > 1 else 0.0


def mean(values: list[float]) -> Figure:
    return share(values, [1.0] * len(values))


# -- shape: what a decision is like, what chance and hidden cards are


def shape(rules: str, players: int, games: int) -> dict[str, Any]:
    """Games by the net, answer by answer, with chance asked openly."""
    played = [shape_of_game(rules, players, game) for game in range(games)]

    def each(name: str) -> list[float]:
        return [float(sum(game[name])) for game in played]

    decisions = [float(len(game["branching"])) for game in played]
    events = [sum(game) for game in zip(decisions, each("chances"), each("forced"), strict=True)]
    branching = [n for game in played for n in game["branching"]]
    return {
        "games": games,
        "branching": {"mean": share(each("branching"), decisions), "median": median(branching), "most": max(branching)},
        "histogram": sorted(Counter(min(n, 24) for n in branching).items()),
        "decisions": mean(decisions),
        "rounds": mean(each("rounds")),
        "chance_share": share(each("chances"), events),
        "forced_share": share(each("forced"), events),
        "hidden_bits": {"mean": share(each("bits"), decisions), "most": max(bits for game in played for bits in game["bits"])},
    }


def shape_of_game(rules: str, players: int, game: int) -> dict[str, list[float]]:
    net, searcher = shipped_net(rules), Searcher()
    found: dict[str, list[float]] = {"branching": [], "bits": [], "chances": [], "forced": []}
    position, random = start(Options(players, rules, "random"), 1000 + game, open_fate=True), Random(game)
    state: Any = position.state
    while not position.over and state.round <= 200:
        if position.asked == FATE:
            found["chances"].append(1)
            position.push(position.sampled())
            continue
        options = position.options
        if len(options) == 1:
            found["forced"].append(1)
            position.push(options[0])
            continue
        found["branching"].append(len(options))
        found["bits"].append(hidden_bits(state, position.asked))
        values = searcher.values(net, position.imagined(position.asked, random.getrandbits(60)), position.asked, ANSWERS)
        position.push(max(values, key=lambda pair: pair[1])[0])
    return found | {"rounds": [state.round]}


def hidden_bits(state: Any, seat: int) -> float:
    """How many deals of the others' unseen cards are possible for a seat, as a logarithm to base 2 of an upper bound: hands are
    counted as sets of single cards."""
    unseen, guild, ways = state.deck_n, state.guild_deck.bit_count(), 1
    held = []
    for other in range(state.players_n):
        if other != seat:
            player = state.players[other]
            own = sum(n % SEEN - n // SEEN for n in player.hand)
            held.append((own, player.guild_n))
            unseen += own
            guild += player.guild_n
    for cards, guilds in held:
        ways *= comb(unseen, cards) * comb(guild, guilds)
        unseen, guild = unseen - cards, guild - guilds
    return log2(ways)


# -- seats


def seats(options: Options, games: int, seed: int) -> dict[str, Any]:
    """The share of wins by the order from the start player on, in games where the net plays for everybody."""

    def won(game: int) -> list[float]:
        position = play_by_net(options, seed + game)
        shares, state = win_shares(position, options.players), position.state
        return [shares[(state.start + place) % options.players] for place in range(options.players)]

    with ThreadPoolExecutor(THREADS) as pool:
        found = list(pool.map(won, range(games)))
    totals = [sum(game[place] for game in found) for place in range(options.players)]
    return {
        "rules": options.rules,
        "players": options.players,
        "layout": options.layout,
        "games": games,
        "shares": [total / games for total in totals],
        "intervals": [wilson(total, games) for total in totals],
    }


# -- places and cards


def worth(rules: str, games: int) -> dict[str, Any]:
    """Before moves in games by the net: what it costs to have to go to a place, by the search, and how often it is the best. And
    what a card more in the hand would change."""
    played = [worth_in_game(rules, game) for game in range(games)]

    def each(of: str, what: str) -> Figure:
        told = [game[of][what] for game in played]
        return share([sum(values) for values in told], [float(len(values)) for values in told])

    def all_of(what: str) -> list[str]:
        return sorted({name for game in played for name in game[what]}, key=NUMBERS.__getitem__)

    return {
        "games": games,
        "moves": sum(int(sum(told)) for game in played for told in game["best"].values()),
        "places": {place: {"cost": each("cost", place), "best": each("best", place)} for place in all_of("cost")},
        "cards": {card: each("gain", card) for card in all_of("gain")},
    }


def worth_in_game(rules: str, game: int) -> dict[str, dict[str, list[float]]]:
    """By place, at each move where one could go there: what that would have cost, and whether it was the best. By card: what one
    more was worth."""
    net, searcher = shipped_net(rules), Searcher()
    found: dict[str, dict[str, list[float]]] = {what: defaultdict(list) for what in ("cost", "best", "gain")}
    kinds = [kind for kind in range(CARDS) if BONUS_CARDS[RULE_SETS[rules]][0][kind]]
    position, random = start(Options(4, rules, "random"), 5000 + game), Random(game)
    state: Any = position.state
    while not position.over and state.round <= 200:
        seat, options = position.asked, position.options
        if len(options) == 1:
            position.push(options[0])
            continue
        imagined = position.imagined(seat, random.getrandbits(60))
        values = dict(searcher.values(net, imagined, seat, ANSWERS))
        if position.question == ASK_MOVE:
            ways = {option - GO: value / WIN for option, value in values.items() if option - GO in PLACE_WORDS}
            top = max(ways, key=lambda place: ways[place], default=None)
            for place, value in ways.items() if len(ways) > 1 else ():
                found["cost"][PLACE_WORDS[place]].append(ways[top] - value)
                found["best"][PLACE_WORDS[place]].append(float(place == top))
            if random.random() < 0.5:
                kind = random.choice(kinds)
                found["gain"][CARD_WORDS[kind]].append(gain(net, searcher, imagined, seat, kind, max(values.values())))
        position.push(max(values, key=lambda option: values[option]))
    return found


def gain(net: Any, searcher: Searcher, position: Position, seat: int, kind: int, before: int) -> float:
    """By how much the chance to win rises with one more card of a kind, which comes from outside the game."""
    twin = position.copy()
    state: Any = twin.state
    state.players[seat].hand[kind] += 1
    state.players[seat].hand_n += 1
    twin.proceed()
    return (max(value for _, value in searcher.values(net, twin, seat, ANSWERS)) - before) / WIN


# -- strong and weak


def habits(bot: str, rules: str, games: int, seed: int) -> dict[str, Any]:
    found = simulate(Options(4, rules, "random"), [bot], games, seed)
    turns = 4 * found.mean_rounds * found.games
    return {
        "games": found.games,
        "rounds": found.mean_rounds,
        "unfinished": found.unfinished,
        "actions": {place: n / turns for place, n in found.actions.items()},
        "rubies": {place: n / found.games for place, n in found.ruby_sources.items()},
        "cards": sum(found.cards.values()) / turns,
    }


def measured(rules: str, scale: float) -> dict[str, Any]:
    def times(n: int) -> int:
        return max(2, round(n * scale))

    facts: dict[str, Any] = {"code": code(), "shape": {}, "seats": []}
    for players in SEATS_OF:
        facts["shape"][f"{players}"] = shape(rules, players, times(200))
        facts["seats"].append(seats(Options(players, rules, "random"), times(400), 10**6))
        say(f"{rules} {players}")
    for layout in LAYOUTS[rules]:
        facts["seats"].append(seats(Options(4, rules, layout), times(400), 2 * 10**6))
    facts["worth"] = worth(rules, times(100))
    bots = (("random", 200), ("keen", 200), ("greedy", 200), ("level-3", 200))
    facts["habits"] = {bot: habits(bot, rules, times(games), 7) for bot, games in bots}
    say(rules)
    return facts


def written(facts: dict[str, Any]) -> str:
    """As JSON, a line for each rule set."""
    return "{\n" + ",\n".join(f"{json.dumps(rules)}: {json.dumps(found)}" for rules, found in facts.items()) + "\n}\n"


def say(what: str) -> None:
    print(f"{what}: {process_time():.0f} s of the processor so far", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--scale", type=float, default=1.0, help="so many times as many games")
    parser.add_argument("--rules", choices=list(RULE_SETS), action="append", help="only these")
    parser.add_argument("--out", type=Path, default=FILE)
    args = parser.parse_args()
    for rules in args.rules or RULE_SETS:
        found = measured(rules, args.scale)
        facts = json.loads(args.out.read_text(encoding="utf-8")) if args.out.exists() else {}
        args.out.write_text(written(facts | {rules: found}), encoding="utf-8")
