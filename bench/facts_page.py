"""Writes docs/environment.md and its plots from what facts.py has measured: `python bench/facts_page.py`"""

import csv
import json
from collections.abc import Iterator
from typing import Any

from facts import FILE, SEATS_OF
from plots import Dot, lines, rows

DOCS = FILE.parent
PAGE, PLOTS, CURVE = DOCS / "environment.md", DOCS / "pictures" / "facts", DOCS / "ppo-curve.csv"
RULES = ("base", "mocha", "letters", "grand")
BOTS = ("random", "keen", "greedy", "level-3")
ORDER = ("begins", "second", "third", "fourth", "fifth")


def plots(facts: dict[str, Any]) -> dict[str, str]:
    """By file name."""
    shape, worth, habits = _parts(facts)
    return {
        "branching": lines(
            "Options of a decision, four players",
            {rules: _histogram(shape[f"{rules} 4"]["histogram"]) for rules in RULES},
            "options (24: or more)",
            "% of decisions",
        ),
        "length": lines(
            "Decisions of a game",
            {rules: [(n, shape[f"{rules} {n}"]["decisions"][0]) for n in SEATS_OF] for rules in RULES},
            "players",
            "decisions",
        ),
        "seats": rows(
            "Wins by the order from the start player on, against an even share",
            ORDER,
            {_match(seats): _advantage(seats) for seats in _seats(facts)},
            "percentage points more than an even share, with 95 % intervals",
            par=0,
        ),
        "places": rows(
            "What it costs to have to go to a place",
            ("base", "grand"),
            {place: [_cost(worth[rules], place) for rules in ("base", "grand")] for place in worth["grand"]["places"]},
            "percentage points of the chance to win, on average, with 95 % intervals",
        ),
        "cards": rows(
            "What one more card is worth before a move, all boxes together",
            ("grand",),
            {card: [_interval(100 * gain, 100 * half)] for card, (gain, half) in worth["grand"]["cards"].items()},
            "percentage points of the chance to win, with 95 % intervals",
            par=0,
        ),
        "habits": rows(
            "Actions by place, base game, four players",
            BOTS,
            {place: [_share(habits["base"][bot], place) for bot in BOTS] for place in worth["base"]["places"]},
            "% of turns",
        ),
        "ppo": _curve(),
    }


def _parts(facts: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any], dict[str, Any]]:
    """The shape by rule set and players, what things are worth and what bots do by rule set."""
    shape = {f"{rules} {players}": facts[rules]["shape"][f"{players}"] for rules in RULES for players in SEATS_OF}
    return shape, {rules: facts[rules]["worth"] for rules in RULES}, {rules: facts[rules]["habits"] for rules in RULES}


def _seats(facts: dict[str, Any]) -> list[dict[str, Any]]:
    return [seats for rules in RULES for seats in facts[rules]["seats"]]


def _histogram(pairs: list[list[int]]) -> list[tuple[float, float]]:
    total = sum(n for _, n in pairs)
    found = dict(map(tuple, pairs))
    return [(options, 100 * found.get(options, 0) / total) for options in range(2, 25)]


def _match(seats: dict[str, Any]) -> str:
    layout = "" if seats["layout"] == "random" else f", {seats['layout']}"
    return f"{seats['rules']}, {seats['players']}{layout}"


def _advantage(seats: dict[str, Any]) -> list[Dot]:
    par = 1 / seats["players"]
    pairs = zip(seats["shares"], seats["intervals"], strict=True)
    return [(100 * (share - par), 100 * (low - par), 100 * (high - par)) for share, (low, high) in pairs]


def _cost(worth: dict[str, Any], place: str) -> Dot | None:
    if place not in worth["places"]:
        return None
    cost, half = worth["places"][place]["cost"]
    return _interval(100 * cost, 100 * half)


def _share(habits: dict[str, Any], place: str) -> Dot:
    return _interval(100 * habits["actions"][place], 0)


def _interval(value: float, half: float) -> Dot:
    return value, value - half, value + half


def _told(figure: list[float], digits: int, times: float = 1) -> str:
    """With half the width of its interval."""
    value, half = figure
    return f"{times * value:.{digits}f} ± {times * half:.{digits}f}"


def _curve() -> str:
    with CURVE.open(encoding="utf-8") as file:
        found = [{name: float(value) for name, value in row.items()} for row in csv.DictReader(file)]
    series = {
        f"{bot}, {n} players": [(row["cpu_minutes"], 100 * row[f"{bot}_{n}"]) for row in found]
        for bot in ("random", "keen")
        for n in (2, 4)
    }
    return lines("Games won by PPO while it learns", series, "minutes of one core", "% of 12 games")


# -- the page


def page(facts: dict[str, Any]) -> str:
    return "\n".join(_page(facts)) + "\n"


def _page(facts: dict[str, Any]) -> Iterator[str]:
    shape, worth, habits = _parts(facts)
    games = shape["base 4"]["games"], shape["grand 4"]["games"]
    yield f"""# The game as an environment

How many options a decision has, how long a game is, how much of it is chance, how much is hidden, who is ahead: for whoever
wonders whether this game suits their work. Everything on this page was measured, and can be measured again:

```console
$ python bench/facts.py --scale {games[0] / 200:g} --rules base --rules mocha        # in a clone of the repository
$ python bench/facts.py --scale {games[1] / 200:g} --rules letters --rules grand     # both: seven minutes of one core
$ python bench/facts_page.py                                      # writes this page and its plots
```

Unless another bot is named, all seats are played by the net of the rule set with the search of `level-3`, on boards laid at
random. Rules and bots were those with the digest `{facts["base"]["code"]}`. Behind ± stands half the width of an interval of
95 %, from the differences between whole games: decisions within a game are not independent.
[What the interfaces are](guide/research.md).

## A decision

A decision is a question with at least two options. Forced answers and chance are no decisions; their shares
are of all three together.

| rules, players | games | options | median | most | decisions a game | rounds | chance, % | forced, % | hidden bits | most |
|---|---|---|---|---|---|---|---|---|---|---|"""
    for name, found in shape.items():
        branching, bits = found["branching"], found["hidden_bits"]
        yield (
            f"| {name.replace(' ', ', ')} | {found['games']} "
            f"| {_told(branching['mean'], 2)} | {branching['median']:.0f} | {branching['most']} "
            f"| {_told(found['decisions'], 0)} | {_told(found['rounds'], 1)} "
            f"| {_told(found['chance_share'], 1, 100)} | {_told(found['forced_share'], 1, 100)} "
            f"| {_told(bits['mean'], 1)} | {bits['most']:.0f} |"
        )
    yield f"""
*Hidden bits* are the logarithm, to base 2, of the number of ways in which the cards that a seat has not seen can lie in the
others' hands, if all cards were different: an upper bound of what it does not know. The order of the deck is not counted.

![Options of a decision](pictures/facts/branching.svg)

![Decisions of a game](pictures/facts/length.svg)

## Seats

All seats play equally well, and the start player is drawn. Where no layout is named, each game has a board of its own. The
intervals in brackets are of 95 %.

![Wins by the order from the start player on](pictures/facts/seats.svg)

| rules, players, layout | games | {" | ".join(ORDER)} |
|---|---|---|---|---|---|---|"""
    for seats in _seats(facts):
        shares = [
            f"{share:.1%} ({low:.1%} to {high:.1%})"
            for share, (low, high) in zip(seats["shares"], seats["intervals"], strict=True)
        ]
        yield f"| {_match(seats)} | {seats['games']} | {' | '.join(shares + [''] * (5 - len(shares)))} |"
    yield """
## Places and cards

Before each move of a four-player game, the search values every place that can be reached. The *cost* of a place is by how many
percentage points the chance to win there is below that of the best place, on average; *best* is how often it was the best, of the
moves where it could be reached. A card is valued by giving one more of it to the player who is about to move and searching again.

![What it costs to have to go to a place](pictures/facts/places.svg)

| place | base: cost | best, % | grand: cost | best, % |
|---|---|---|---|---|"""
    for place in worth["grand"]["places"]:
        cells = []
        for rules in ("base", "grand"):
            found = worth[rules]["places"].get(place)
            cells += [_told(found["cost"], 1, 100), _told(found["best"], 0, 100)] if found else ["", ""]
        yield f"| {place} | {' | '.join(cells)} |"
    yield f"""
{worth["base"]["moves"]} moves of {worth["base"]["games"]} base games; {worth["grand"]["moves"]} moves of
{worth["grand"]["games"]} games with both boxes.

![What one more card is worth](pictures/facts/cards.svg)

## Strong and weak

Four of the same bot at a table. `random` answers at random and hardly ever finishes a game; `keen` does the same, but never
declines what it can do; `greedy` thinks to the end of its turn; `level-3` searches with a trained net.

| rules, bot | games | rounds | stopped after 200 | cards played per turn | rubies per game, by where they come from |
|---|---|---|---|---|---|"""
    for rules in RULES:
        for bot in BOTS:
            found = habits[rules][bot]
            rubies = ", ".join(
                f"{place} {n:.1f}" for place, n in sorted(found["rubies"].items(), key=lambda pair: -pair[1])[:4] if n >= 0.05
            )
            figures = f"{found['games']} | {found['rounds']:.1f} | {found['unfinished']} | {found['cards']:.2f}"
            yield f"| {rules}, {bot} | {figures} | {rubies} |"
    yield """
![Actions by place](pictures/facts/habits.svg)"""


def main() -> None:
    facts = json.loads(FILE.read_text(encoding="utf-8"))
    PLOTS.mkdir(parents=True, exist_ok=True)
    for name, drawn in plots(facts).items():
        (PLOTS / f"{name}.svg").write_text(drawn, encoding="utf-8")
    PAGE.write_text(page(facts), encoding="utf-8")


if __name__ == "__main__":
    main()
