"""Measures what kind of environment the game is. Every figure of docs/environment.md is made here:

nice python bench/facts.py          # some minutes; writes docs/facts.json, rule set by rule set
python bench/facts_page.py          # writes docs/environment.md and its plots from that
"""

import argparse
import json
from collections import Counter, defaultdict
from concurrent.futures import ThreadPoolExecutor
from math import comb, log2
from pathlib import Path
from random import Random
from statistics import fmean, quantiles
from time import process_time
from typing import Any

from bedesten.bots.levels import shipped_net
from bedesten.bots.simulation import simulate
from bedesten.engine.constants import CARDS, FATE, GO, SEEN, WIN
from bedesten.engine.core import Lesson, Position, Searcher, contest
from bedesten.engine.names.questions import ASK_MOVE
from bedesten.engine.notation import CARDS as CARD_WORDS
from bedesten.engine.notation import PLACES as PLACE_WORDS
from bedesten.engine.options import LAYOUTS, RULE_SETS, Options
from bedesten.engine.start import start
from bedesten.engine.tables import BONUS_CARDS
from bedesten.research.arena.shares import wilson
from bedesten.research.outcomes import win_shares

FILE = Path(__file__).parents[1] / "docs" / "facts.json"
SEATS_OF = (2, 3, 4, 5)
ANSWERS = 250  # that the net's searcher tries before a question: level 3 tries 2000
THREADS = 2


def play_by_net(options: Options, seed: int) -> Position:
    """A whole game in which the net of the rule set plays for everybody, in the engine."""
    net, mine, other = shipped_net(options.rules), Searcher(), Searcher()
    return contest(
        mine, net, other, net, Lesson(), options.players, 31, seed, ANSWERS, 200, rules=options.rule_set, grid=options.spots()
    )


# -- shape: what a decision is like, what chance and hidden cards are


def shape(rules: str, players: int, games: int) -> dict[str, Any]:
    """Games by the net, answer by answer, with chance asked openly."""
    net, searcher = shipped_net(rules), Searcher()
    branching, decisions, rounds, chances, forced, bits, events = [], [], [], 0, 0, [], 0
    for game in range(games):
        position, random = start(Options(players, rules, "random"), 1000 + game, open_fate=True), Random(game)
        state: Any = position.state
        before = len(branching)
        while not position.over and state.round <= 200:
            if position.asked == FATE:
                chances += 1
                position.push(position.sampled())
                continue
            options = position.options
            if len(options) == 1:
                forced += 1
                position.push(options[0])
                continue
            branching.append(len(options))
            bits.append(hidden_bits(state, position.asked))
            values = searcher.values(net, position.imagined(position.asked, random.getrandbits(60)), position.asked, ANSWERS)
            position.push(max(values, key=lambda pair: pair[1])[0])
        decisions.append(len(branching) - before)
        rounds.append(state.round)
    events = chances + forced + len(branching)
    return {
        "games": games,
        "branching": {"mean": fmean(branching), "median": quantiles(branching, n=2)[0], "most": max(branching)},
        "histogram": sorted(Counter(min(n, 24) for n in branching).items()),
        "decisions": fmean(decisions),
        "rounds": fmean(rounds),
        "chance_share": chances / events,
        "forced_share": forced / events,
        "hidden_bits": {"mean": fmean(bits), "most": max(bits)},
    }


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
    net, searcher = shipped_net(rules), Searcher()
    cost, best, offered = defaultdict(list), Counter(), Counter()
    gains = defaultdict(list)
    kinds = [kind for kind in range(CARDS) if BONUS_CARDS[RULE_SETS[rules]][0][kind]]
    for game in range(games):
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
                if len(ways) > 1:
                    top = max(ways.values())
                    best[max(ways, key=lambda place: ways[place])] += 1
                    for place, value in ways.items():
                        offered[place] += 1
                        cost[place].append(top - value)
                if random.random() < 0.5:
                    kind = random.choice(kinds)
                    gains[kind].append(gain(net, searcher, imagined, seat, kind, max(values.values())))
            position.push(max(values, key=lambda option: values[option]))
    moves = sum(best.values())
    return {
        "games": games,
        "moves": moves,
        "places": {PLACE_WORDS[p]: [fmean(cost[p]), best[p] / offered[p], offered[p]] for p in sorted(cost)},
        "cards": {CARD_WORDS[k]: [fmean(gains[k]), error(gains[k]), len(gains[k])] for k in sorted(gains) if len(gains[k]) > 1},
    }


def gain(net: Any, searcher: Searcher, position: Position, seat: int, kind: int, before: int) -> float:
    """By how much the chance to win rises with one more card of a kind, which comes from outside the game."""
    twin = position.copy()
    state: Any = twin.state
    state.players[seat].hand[kind] += 1
    state.players[seat].hand_n += 1
    twin.proceed()
    return (max(value for _, value in searcher.values(net, twin, seat, ANSWERS)) - before) / WIN


def error(values: list[float]) -> float:
    mean = fmean(values)
    return (sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values)) ** 0.5


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

    facts: dict[str, Any] = {"shape": {}, "seats": []}
    for players in SEATS_OF:
        facts["shape"][f"{players}"] = shape(rules, players, times(16))
        facts["seats"].append(seats(Options(players, rules, "random"), times(400), 10**6))
        say(f"{rules} {players}")
    for layout in LAYOUTS[rules]:
        facts["seats"].append(seats(Options(4, rules, layout), times(400), 2 * 10**6))
    facts["worth"] = worth(rules, times(50))
    bots = (("random", 100), ("keen", 100), ("greedy", 50), ("level-3", 50))
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
