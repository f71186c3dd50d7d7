"""Writes docs/environment.md and its plots from what facts.py has measured: `python bench/facts_page.py`"""

import csv
import json
from collections.abc import Iterator
from typing import Any

from facts import ANSWERS, FILE, SEATS_OF
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
            {rules: [(n, shape[f"{rules} {n}"]["decisions"]) for n in SEATS_OF] for rules in RULES},
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
            "percentage points of the chance to win, on the mean of all moves where one could go there",
        ),
        "cards": rows(
            "What one more card is worth before a move, all boxes together",
            ("grand",),
            {card: [_interval(100 * gain, 196 * error)] for card, (gain, error, _) in worth["grand"]["cards"].items()},
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
    return _interval(100 * worth["places"][place][0], 0) if place in worth["places"] else None


def _share(habits: dict[str, Any], place: str) -> Dot:
    return _interval(100 * habits["actions"][place], 0)


def _interval(value: float, half: float) -> Dot:
    return value, value - half, value + half


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
    yield f"""# The game as an environment

What somebody wants to know who thinks of working with it: how many options, how long, how much chance, how much is hidden.
Everything here was measured. `nice python bench/facts.py` measures it again, in some minutes of one core, with as many games as
you like (`--scale`; here 0.5 and less, as the tables say); `python bench/facts_page.py` writes this page.

Unless something else is said, all seats are played by the net of the rule set with a search of {ANSWERS} answers, a little
weaker than `level-3`, on boards laid at random.
[What the interfaces are](guide/research.md).

## A decision

A decision is a question with at least two options. Forced answers and chance are no decisions; all three together are events.

| rules, players | games | options | median | most | decisions | rounds | chance, of events | forced | hidden bits | most |
|---|---|---|---|---|---|---|---|---|---|---|"""
    for name, found in shape.items():
        branching, bits = found["branching"], found["hidden_bits"]
        yield (
            f"| {name.replace(' ', ', ')} | {found['games']} "
            f"| {branching['mean']:.1f} | {branching['median']:.0f} | {branching['most']} "
            f"| {found['decisions']:.0f} | {found['rounds']:.1f} | {found['chance_share']:.0%} | {found['forced_share']:.0%} "
            f"| {bits['mean']:.1f} | {bits['most']:.0f} |"
        )
    yield f"""
*Hidden bits* are the logarithm, to base 2, of the number of ways in which the cards that a seat
has not seen can lie in the others' hands, if all cards were different: an upper bound of what it does not know. The order of the
deck is not counted.

![Options of a decision](pictures/facts/branching.svg)

![Decisions of a game](pictures/facts/length.svg)

## Seats

Everybody plays the same way; who begins is drawn. Where no layout is named, there is a new board for each game. In brackets
95 % intervals.

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

Before each move of a four-player game the search values every way to go. What it costs to have to go to a place is how much
lower the chance to win is there than at the best place, on the mean; a place that is often the best costs little. A card is
valued by giving one more to the player who is about to move, and searching again.

![What it costs to have to go to a place](pictures/facts/places.svg)

| place | base: cost | best, where one could go there | grand: cost | best |
|---|---|---|---|---|"""
    for place, (cost, best, _) in worth["grand"]["places"].items():
        base = worth["base"]["places"].get(place)
        told = f"{100 * base[0]:.1f} | {base[1]:.0%}" if base else " | "
        yield f"| {place} | {told} | {100 * cost:.1f} | {best:.0%} |"
    yield f"""
Percentage points; {worth["base"]["moves"]} moves of {worth["base"]["games"]} base games, {worth["grand"]["moves"]} moves of
{worth["grand"]["games"]} games with both boxes.

![What one more card is worth](pictures/facts/cards.svg)

## Strong and weak

Four of a kind at a table. `random` does not come to an end; `keen` never declines; `greedy` thinks to the end of its turn;
`level-3` has learnt.

| rules, bot | games | rounds | stopped after 200 | cards played, a turn | rubies of a game from |
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
