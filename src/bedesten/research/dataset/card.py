"""The card of a dataset: what is in it, how it was made, and what it is not."""

import shlex
from typing import Any

import pyarrow as pa

from bedesten.bots.levels import LEVELS
from bedesten.research.arena.shares import wilson
from bedesten.research.dataset.folder import Folder
from bedesten.research.dataset.plan import Plan
from bedesten.research.dataset.tables import read

COLUMNS = {
    "game, decision": "which game, and which of its decisions, from 0",
    "round, turn": "when it was",
    "seat, bot": "who decided",
    "question": "what was asked, by its kind",
    "observation": "what the seat may know, as `features.json` names it: whole numbers from 0 to `high`",
    "mask": "the actions that were possible",
    "answer, word": "the action that was chosen, as a number and in words",
    "value": "the chance to win that the search saw in it; empty for bots that do not search for it",
    "outcome": "the share of the win in the end: 1, or less for those who share it, or 0; empty if the game was stopped",
    "lead": "rubies more than the best of the others in the end",
}


def card_of(folder: Folder) -> str:
    plan = folder.plan
    rows = pa.concat_tables([_summary(folder, part) for part in plan.parts])
    stopped = _stopped(rows)
    options = plan.options
    parts = [
        f"# {plan.games} games of {', '.join(dict.fromkeys(plan.bots))}",
        "Games of *Istanbul* (an unofficial implementation, Bedesten) between bots: a row for every decision, in Parquet, and "
        "the record of every game (`.bdn`). No person played in them.",
        f"- rule set `{options.rules}`, {options.players} players, layout `{options.layout}`"
        + (f", variants {', '.join(options.variants)}" if options.variants else ""),
        f"- {rows.num_rows} decisions; {stopped} games were stopped after {plan.rounds} rounds and have no winner",
        *_won(plan, rows),
        "## How it was made",
        "Rules {rules}, observation `{observation}`, rules and bots `{code}`:".format(**plan.as_json()),
        f"```console\n$ {command_of(plan)}\n```",
        "The same command gives the same games, on any number of machines." + _unless(plan),
        "## Columns",
        "\n".join(["| | |", "|---|---|", *[f"| {name} | {about} |" for name, about in COLUMNS.items()]]),
        "## What it is not",
        "Games of bots, not of people: what no bot of ours plays is not in it. Decisions of a game are not independent; divide "
        "by games, not by rows, to test what was learnt. Chance and forced answers are in the records only.",
        "`sha256sum --check checksums.txt` says whether it is whole; `bedesten.research.dataset.load` reads it.",
    ]
    return "\n\n".join(_joined(parts)) + "\n"


def _joined(parts: list[str]) -> list[str]:
    """Lines of a list stand together."""
    found: list[str] = []
    for part in parts:
        if part.startswith("- ") and found[-1].startswith("- "):
            found[-1] += "\n" + part
        else:
            found.append(part)
    return found


def _summary(folder: Folder, part: int) -> Any:
    return read(folder.table(part), ["game", "seat", "bot", "outcome"])


def _stopped(rows: Any) -> int:
    return len(
        {game for game, outcome in zip(rows["game"].to_pylist(), rows["outcome"].to_pylist(), strict=True) if outcome is None}
    )


def _won(plan: Plan, rows: Any) -> list[str]:
    """By bot, if there are several."""
    if len(set(plan.bots)) < 2:
        return []
    seats = {(row["game"], row["seat"]): (row["bot"], row["outcome"] or 0.0) for row in rows.to_pylist()}
    lines = []
    for bot in dict.fromkeys(plan.bots):
        outcomes = [outcome for name, outcome in seats.values() if name == bot]
        low, high = wilson(sum(outcomes), len(outcomes))
        lines.append(f"- {bot} won {sum(outcomes) / len(outcomes):.1%} of what one seat can win ({low:.1%} to {high:.1%})")
    return lines


def command_of(plan: Plan) -> str:
    options = plan.options
    words = ["bedesten", "dataset", "--games", plan.games, "--bots", ",".join(plan.bots), "--rules", options.rules]
    words += [
        "--players",
        options.players,
        "--layout",
        options.layout,
        "--seed",
        plan.seed,
        "--rounds",
        plan.rounds,
        "--out",
        "DIR",
    ]
    words += ["--variants", ",".join(options.variants)] if options.variants else []
    return shlex.join(map(str, words))


def _unless(plan: Plan) -> str:
    timed = [name for name in plan.bots if name in LEVELS and LEVELS[name].effort.worlds]
    return f" Except that {timed[0]} thinks for a time: a slower machine may let it find another answer." if timed else ""
