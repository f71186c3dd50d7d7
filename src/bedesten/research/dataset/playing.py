"""Playing a part of a dataset: a row for every decision, and the record of every game."""

from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np
import pyarrow as pa

from bedesten.bots.bot import Bot, Sight
from bedesten.bots.levels import LevelBot
from bedesten.engine.game import Game
from bedesten.engine.record import write_record
from bedesten.research import actions
from bedesten.research.arena.entrants import entrant
from bedesten.research.dataset.plan import Plan
from bedesten.research.dataset.tables import written
from bedesten.research.observation import Observer
from bedesten.research.outcomes import leads, win_shares

WORDS = pa.dictionary(pa.int16(), pa.string())


@dataclass(frozen=True)
class Part:
    """What a worker hands over: a Parquet file, and the records of its games."""

    table: bytes
    records: dict[int, str]


def schema_of(rules: str) -> pa.Schema:
    """A row is a decision: where somebody had a choice."""
    fields = {
        "game": pa.int32(),
        "decision": pa.int32(),
        "round": pa.int16(),
        "turn": pa.int16(),
        "seat": pa.int8(),
        "bot": WORDS,
        "question": WORDS,
        "observation": pa.list_(pa.int8(), Observer(rules).size),
        "mask": pa.list_(pa.bool_(), actions.N),
        "answer": pa.int16(),
        "word": WORDS,
        "value": pa.float32(),
        "outcome": pa.float32(),
        "lead": pa.int8(),
    }
    return pa.schema(fields, {"bedesten.observation": Observer(rules).hash})


def play_part(plan: Plan, part: int) -> Part:
    bots = {name: entrant(name) for name in plan.bots}
    observer = Observer(plan.options.rules)
    rows, records = list[dict[str, Any]](), dict[int, str]()
    for number in plan.games_of(part):
        game, decisions = _played(plan, number, bots, observer)
        rows += decisions
        records[number] = write_record(game)
    return Part(_parquet(rows, plan.options.rules), records)


def _played(plan: Plan, number: int, bots: dict[str, Bot], observer: Observer) -> tuple[Game, list[dict[str, Any]]]:
    seed, names = plan.seed_of(number), plan.seats_of(number)
    game = Game(plan.options, seed, names=[f"bot:{name}" for name in names])
    random, rows = Random(seed), list[dict[str, Any]]()
    state: Any = game.position.state
    while not game.over and state.round <= plan.rounds:
        name = names[game.asked]
        answer, value = _answer(bots[name], Sight(game.position, game.asked, random.getrandbits(60)), random)
        rows.append(_row(game, number, len(rows), name, answer, value, observer))
        game.play(answer)
        state = game.position.state
    shares = win_shares(game.position, len(names)) if game.over else [None] * len(names)
    ahead = leads(game.position, len(names))
    for row in rows:
        row |= {"outcome": shares[row["seat"]], "lead": ahead[row["seat"]]}
    return game, rows


def _answer(bot: Bot, sight: Sight, random: Random) -> tuple[int, float | None]:
    """And the chance to win that the bot saw in it, if it searches for that."""
    if isinstance(bot, LevelBot):
        thought = bot.think(sight, random)
        return thought.choice, thought.chance
    return bot.choose(sight, random), None


def _row(
    game: Game, number: int, decision: int, bot: str, answer: int, value: float | None, observer: Observer
) -> dict[str, Any]:
    position, seat = game.position, game.asked
    state: Any = position.state
    observation, mask = np.empty(observer.size, np.int8), np.zeros(actions.N, np.bool_)
    observer.write(position, seat, observation)
    actions.write_mask(position, mask)
    action = actions.action(answer)
    return {
        "game": number,
        "decision": decision,
        "round": state.round,
        "turn": state.turns,
        "seat": seat,
        "bot": bot,
        "question": game.wording()[0],
        "observation": observation,
        "mask": mask,
        "answer": action,
        "word": actions.word(action),
        "value": value,
    }


def _parquet(rows: list[dict[str, Any]], rules: str) -> bytes:
    schema, columns = schema_of(rules), list[pa.Array]()
    for field in schema:
        values = [row[field.name] for row in rows]
        if pa.types.is_fixed_size_list(field.type):
            columns.append(pa.FixedSizeListArray.from_arrays(pa.array(np.concatenate(values)), field.type.list_size))
        else:
            columns.append(pa.array(values).cast(field.type) if field.type == WORDS else pa.array(values, field.type))
    return written(pa.Table.from_arrays(columns, schema=schema))
