"""Learning from games with oneself, generation by generation. What is needed to go on lies in a folder after each of them."""

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np

from bedesten.bots.net_file import NetFile, read
from bedesten.engine.errors import Refused
from bedesten.engine.options import RULE_SETS
from bedesten.research.training.games import Played, Way, Workers
from bedesten.research.training.gate import passage
from bedesten.research.training.learning import Pupil, study

FIRST_GAMES = 4  # times as many games come first, which `greedy` plays
FIRST_STUDIES = 4
NOISE, SLIPS = 6000, 6
NOISE_OF_GREEDY, SLIPS_OF_GREEDY = 300, 20


@dataclass(frozen=True)
class Plan:
    """What is to be learnt, and how."""

    rules: str
    players: tuple[int, ...]  # of one game after the other
    seed: int = 1
    games: int = 250  # of a generation
    window: int = 10  # generations that are learnt from,
    part: float = 0.5  # and how much of them each time
    gate: int = 10  # generations from one gate to the next
    answers: int = 500  # that are tried before a question is answered,
    gate_answers: int = 2000  # and at a gate
    measured: int = 96  # games against `greedy`, at a gate
    far: float = 0.85  # the lambda of TD(lambda)
    rate: float = 1e-3
    start: str = ""  # the digest of the net that it goes on from

    def way(self, by_net: bool = True) -> Way:
        if by_net:
            return Way(RULE_SETS[self.rules], True, self.answers, NOISE, SLIPS)
        return Way(RULE_SETS[self.rules], False, self.answers, NOISE_OF_GREEDY, SLIPS_OF_GREEDY)

    def rate_of(self, generation: int) -> float:
        return self.rate * max(0.1, 0.98**generation) * (0.5 if self.start else 1.0)

    def seed_of(self, what: str, number: int = 0) -> int:
        return int.from_bytes(sha256(f"{self.seed} {what} {number}".encode()).digest()[:7], "big")


@dataclass
class Row:
    """What happened in a generation."""

    generation: int
    games: int  # in all
    rounds: float  # mean of this generation
    loss: float
    seconds: float = 0.0
    gate: float | None = None  # part of the wins against the best so far, where 1/2 is equal
    gate_error: float | None = None
    accepted: bool | None = None
    greedy: float | None = None  # share of the games against `greedy` at all other seats
    greedy_games: int = 0


@dataclass
class Course:
    """A folder: `plan.json`, `log.jsonl`, the pupil, the games of the window, `start.net` perhaps, and `best.net`."""

    folder: Path
    plan: Plan
    pupil: Pupil | None = None
    rows: list[Row] = field(default_factory=list)
    window: dict[int, list[Played]] = field(default_factory=dict)  # games by generation

    # -- the folder

    @classmethod
    def begin(cls, folder: Path, plan: Plan) -> "Course":
        """A new one, or the one that was interrupted there."""
        file = folder / "plan.json"
        if file.exists():
            stored = file.read_text(encoding="utf-8")
            if stored != json.dumps(asdict(plan), indent=1):
                raise Refused(f"{folder} holds training with another plan. Name another folder, or give the same options.")
            return cls(folder, plan)._resumed()
        folder.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(asdict(plan), indent=1), encoding="utf-8")
        return cls(folder, plan)

    def _resumed(self) -> "Course":
        log = self.folder / "log.jsonl"
        if log.exists():
            lines = log.read_text(encoding="utf-8").split("\n")[:-1]  # behind the last line end, one may have been cut off
            self.rows = [Row(**json.loads(line)) for line in lines]
            log.write_text("".join(line + "\n" for line in lines), encoding="utf-8")
        if self.rows:
            with np.load(self.folder / f"pupil-{self.rows[-1].generation}.npz") as stored:
                groups: dict[str, dict[str, Any]] = {"weights": {}, "means": {}, "squares": {}}
                for group, _, key in (name.partition(".") for name in stored.files):
                    if key:
                        groups[group][key] = stored[f"{group}.{key}"]
                self.pupil = Pupil(stored["scale"], **groups, steps=int(stored["steps"]))
        return self

    def _store(self, pupil: Pupil, row: Row) -> None:
        """First what the log will speak of, then its line: a training that is killed in between repeats the generation."""
        arrays: dict[str, Any] = {"scale": pupil.scale, "steps": np.array(pupil.steps)}
        for group in ("weights", "means", "squares"):
            arrays |= {f"{group}.{key}": value for key, value in getattr(pupil, group).items()}
        with (self.folder / f"pupil-{row.generation}.npz").open("wb") as file:
            np.savez(file, **arrays)
        with (self.folder / "log.jsonl").open("a", encoding="utf-8") as log:
            log.write(json.dumps(asdict(row)) + "\n")
        self.rows.append(row)
        (self.folder / f"pupil-{row.generation - 1}.npz").unlink(missing_ok=True)
        (self.folder / f"games-{row.generation - self.plan.window}.npz").unlink(missing_ok=True)

    @property
    def best(self) -> Path:
        return self.folder / "best.net"

    @property
    def start(self) -> NetFile | None:
        return read(self.folder / "start.net") if self.plan.start else None

    # -- generations

    def run(self, workers: Workers, generations: int, told: Callable[[Row], None]) -> None:
        """Go on until there are so many."""
        for generation in range(len(self.rows), generations):
            begun = monotonic()
            games = self._games(workers, generation)
            random = np.random.default_rng(self.plan.seed_of("study", generation))
            if self.pupil is None:
                start = self.start
                self.pupil = Pupil.taught(start, games, random) if start else Pupil.new(games, random)
            loss = self._studied(self.pupil, games, generation, random)
            played = self.plan.games * (FIRST_GAMES + generation)
            row = Row(generation, played, round(float(np.mean([game.rounds for game in games])), 3), round(loss, 5))
            if generation == 0 or (generation + 1) % self.plan.gate == 0:
                self._pass_gate(workers, self.pupil, row)
            row.seconds = round(monotonic() - begun, 1)
            self._store(self.pupil, row)
            told(row)

    def _games(self, workers: Workers, generation: int) -> list[Played]:
        """Played by the net as it is now; the first ones by the net that it goes on from, or by `greedy`."""
        plan, n = self.plan, self.plan.games * (1 if generation else FIRST_GAMES)
        file = self.pupil.as_file(plan.rules, {}) if self.pupil else self.start
        seed = plan.seed_of("games", generation)
        tables = [(plan.players[i % len(plan.players)], seed + 10 * i) for i in range(n)]
        games = list(workers.play(plan.way(file is not None), file, tables))
        self.window[generation] = games
        self.window.pop(generation - plan.window, None)
        with (self.folder / f"games-{generation}.npz").open("wb") as stored:
            np.savez_compressed(stored, **{f"{key}{i}": value for i, game in enumerate(games) for key, value in _parts(game)})
        return games

    def _studied(self, pupil: Pupil, games: list[Played], generation: int, random: np.random.Generator) -> float:
        plan = self.plan
        if generation == 0 and not plan.start:
            return [study(pupil, games, 1.0, 2 * plan.rate, random) for _ in range(FIRST_STUDIES)][-1]
        known: list[Played] = []
        for earlier in range(max(0 if plan.start else 1, generation - plan.window + 1), generation + 1):
            if earlier not in self.window:
                self.window[earlier] = list(self._stored_games(earlier))
            known += self.window[earlier]
        return study(pupil, known, plan.far, plan.rate_of(generation), random, plan.part)

    def _stored_games(self, generation: int) -> Iterator[Played]:
        with np.load(self.folder / f"games-{generation}.npz") as stored:
            for i in range(len(stored.files) // 3):
                yield Played(stored[f"inputs{i}"], stored[f"shares{i}"], int(stored[f"rounds{i}"]))

    # -- the gate

    def _pass_gate(self, workers: Workers, pupil: Pupil, row: Row) -> None:
        """Better than the best so far? Then it is the best. And against `greedy`, for the log. A net of other rules is only where
        it began: it may win by what these rules let it overlook, and would be in the way of those that learn to use them."""
        plan, way = self.plan, Way(RULE_SETS[self.plan.rules], True, self.plan.gate_answers)
        file = pupil.as_file(plan.rules, {})
        best = read(self.best) if self.best.exists() and row.generation else self.start
        row.accepted = True
        if best and best.rules == plan.rules:
            passed = passage(workers, way, file, best, plan.players, plan.seed_of("gate", row.generation))
            row.gate, row.gate_error, row.accepted = round(passed.share, 4), round(passed.error, 4), passed.is_better
        seed = plan.seed_of("greedy", row.generation)
        counts = [plan.players[i % len(plan.players)] for i in range(plan.measured)]
        tables = [(n, 1 << i % n, seed + i) for i, n in enumerate(counts)]
        row.greedy_games = len(tables)
        row.greedy = round(sum(share for share, _ in workers.match(way, file, None, tables)) / len(tables), 4)
        if row.accepted:
            self._export(file, row)
        elif not self.best.exists():
            self.best.write_bytes((self.folder / "start.net").read_bytes())

    def _export(self, file: NetFile, row: Row) -> None:
        start = self.start
        made = {"plan": asdict(self.plan), "generation": row.generation, "games": row.games, "greedy": row.greedy}
        made |= {"start": start.made} if start else {}
        NetFile(file.rules, file.first, file.bias, file.second, made).write(self.folder / "new.net")
        (self.folder / "new.net").replace(self.best)


def _parts(game: Played) -> list[tuple[str, Any]]:
    return [("inputs", game.inputs), ("shares", game.shares), ("rounds", np.array(game.rounds))]
