"""A net while it learns: fractions, gradients, and the targets of TD(lambda). When it plays, its weights are whole numbers."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bedesten.bots.net_file import NetFile
from bedesten.engine.constants import HIDDEN
from bedesten.engine.features import FEATURES
from bedesten.research.training.games import Played

Array = NDArray[np.float32]
BATCH = 1024  # ends of turns
UNIT = np.float32(4096)  # weights are written in so many parts
ACTIVE = 80  # about so many features of a player are not 0
MOST = 32767
HIGHEST = np.float32(MOST / 1024)  # of a hidden unit when the net plays: see `output` in engine/judging.py
CENTRING = np.float32(2e-4)  # how strongly the outputs of a position are drawn towards a mean of 0


@dataclass
class Pupil:
    """The weights, and what Adam remembers of them."""

    scale: Array  # by feature: what counts as 1
    weights: dict[str, Array]
    means: dict[str, Array] = field(default_factory=dict)
    squares: dict[str, Array] = field(default_factory=dict)
    steps: int = 0

    @classmethod
    def new(cls, games: Iterable[Played], random: np.random.Generator) -> "Pupil":
        """Nothing is known yet but how large features are. Those that these games do not have weigh nothing."""
        largest = np.zeros(FEATURES, np.float32)
        for game in games:
            if len(game.inputs):
                largest = np.maximum(largest, game.inputs.reshape(-1, FEATURES).max(0))
        first = random.normal(0, ACTIVE**-0.5, (FEATURES, HIDDEN)).astype(np.float32)
        first[largest == 0] = 0
        second = random.normal(0, HIDDEN**-0.5, HIDDEN).astype(np.float32)
        scale = np.maximum(largest / 2, 1)
        return cls(scale, {"first": first, "bias": np.zeros(HIDDEN, np.float32), "second": second})

    @classmethod
    def taught(cls, net: NetFile, games: Iterable[Played], random: np.random.Generator) -> "Pupil":
        """Goes on from a net, perhaps of other rules."""
        pupil = cls.new(games, random)
        first = np.zeros((FEATURES, HIDDEN), np.float32)
        known = np.array(net.first, np.float32).reshape(-1, HIDDEN) / UNIT
        first[: len(known)] = known * pupil.scale[: len(known), None]
        pupil.weights["first"] = first
        pupil.weights["bias"] = np.array(net.bias, np.float32) / UNIT
        pupil.weights["second"] = np.array(net.second, np.float32) / UNIT
        return pupil

    def outputs(self, inputs: NDArray[np.uint8]) -> Array:
        """Of the last axis but one: a number for each player."""
        hidden = self._hidden(self._scaled(inputs))
        found: Array = (hidden @ self.weights["second"]).reshape(inputs.shape[:-1])
        return found

    def chances(self, inputs: NDArray[np.uint8]) -> Array:
        return np.concatenate([_softmax(self.outputs(part)) for part in np.array_split(inputs, len(inputs) // 8192 + 1)])

    def _scaled(self, inputs: NDArray[np.uint8]) -> Array:
        return inputs.reshape(-1, FEATURES).astype(np.float32) / self.scale

    def _hidden(self, scaled: Array) -> Array:
        hidden: Array = np.clip(scaled @ self.weights["first"] + self.weights["bias"], 0, HIGHEST)
        return hidden

    def learn(self, inputs: NDArray[np.uint8], targets: Array, rate: float) -> float:
        """A step towards the targets; what the cross entropy was. Chances depend on differences alone: nothing but the centring
        keeps all outputs from growing together, until the units of the playing net are at their highest and see no difference."""
        scaled = self._scaled(inputs)
        hidden = self._hidden(scaled)
        outputs = (hidden @ self.weights["second"]).reshape(targets.shape)
        chances = _softmax(outputs)
        error = ((chances - targets + CENTRING * outputs.mean(1, keepdims=True)) / len(targets)).reshape(-1)
        inside = (hidden > 0) & (hidden < HIGHEST)
        back: Array = np.where(inside, np.outer(error, self.weights["second"]), 0).astype(np.float32)
        self._adam({"first": scaled.T @ back, "bias": back.sum(0), "second": (hidden.T @ error).astype(np.float32)}, rate)
        return float(-(targets * np.log(np.maximum(chances, 1e-9))).sum(1).mean())

    def _adam(self, gradients: dict[str, Array], rate: float, decay: float = 1e-3) -> None:
        self.steps += 1
        for name, gradient in gradients.items():
            mean = self.means.setdefault(name, np.zeros_like(gradient))
            square = self.squares.setdefault(name, np.zeros_like(gradient))
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            step = (mean / (1 - 0.9**self.steps)) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)
            self.weights[name] -= np.float32(rate) * (step + np.float32(decay) * self.weights[name])

    def as_file(self, rules: str, made: dict[str, Any]) -> NetFile:
        first = self.weights["first"] / self.scale[:, None]
        return NetFile(rules, _whole(first), _whole(self.weights["bias"], 2**30), _whole(self.weights["second"]), made)


def _whole(weights: Array, most: int = MOST) -> list[int]:
    whole: list[int] = np.clip(np.rint(weights * UNIT), -most, most).astype(np.int64).reshape(-1).tolist()
    return whole


def _softmax(outputs: Array) -> Array:
    powers = np.exp(outputs - outputs.max(-1, keepdims=True))
    result: Array = powers / powers.sum(-1, keepdims=True)
    return result


def targets_of(game: Played, chances: Array, far: float) -> Array:
    """TD(lambda): what is expected after the next turn, and with weight `far` what that one is told; at last, who won."""
    targets = np.empty_like(chances)
    targets[-1] = game.shares
    for turn in range(len(targets) - 2, -1, -1):
        targets[turn] = (1 - far) * chances[turn + 1] + far * targets[turn + 1]
    return targets


def study(pupil: Pupil, games: list[Played], far: float, rate: float, random: np.random.Generator, part: float = 1.0) -> float:
    """Once through all games, or a part of their turns, in batches with equally many players; the mean cross entropy."""
    batches: list[tuple[NDArray[np.uint8], Array]] = []
    for players in sorted({len(game.shares) for game in games}):
        some = [game for game in games if len(game.shares) == players and len(game.inputs)]
        inputs = np.concatenate([game.inputs for game in some])
        chances = pupil.chances(inputs) if far < 1 else np.zeros(inputs.shape[:2], np.float32)
        ends = np.cumsum([len(game.inputs) for game in some])[:-1]
        targets = np.concatenate([targets_of(game, part, far) for game, part in zip(some, np.split(chances, ends), strict=True)])
        order = random.permutation(len(inputs))[: max(1, round(part * len(inputs)))]
        batches += [(inputs[part], targets[part]) for part in np.array_split(order, max(1, len(order) // BATCH))]
    losses = [pupil.learn(inputs, targets, rate) for inputs, targets in (batches[i] for i in random.permutation(len(batches)))]
    return float(np.mean(losses))
