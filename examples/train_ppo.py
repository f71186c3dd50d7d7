"""Maskable PPO (sb3-contrib) learns to beat `random` and `keen` in base games of two to four players.

pip install 'bedesten[gym]' sb3-contrib
python examples/train_ppo.py --cpu-minutes 20 --out ppo       # ten minutes on two cores

Writes the curve (curve.csv) and the policy (policy.zip), and prints how many games it wins, with 95 % intervals.
"""

import argparse
import csv
from collections.abc import Sequence
from itertools import cycle, islice
from pathlib import Path
from time import process_time
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import DummyVecEnv

from bedesten.research.arena.shares import wilson

SOLO = "bedesten.research.solo:Bedesten-v0"
PLAYERS, OPPONENTS = (2, 3, 4), ("random", "keen")
ROUNDS = 100  # in training: whoever dawdles does not learn to win


class Fractions(BaseFeaturesExtractor):
    """Features as fractions of their greatest values."""

    def __init__(self, space: gymnasium.spaces.Box) -> None:
        super().__init__(space, space.shape[0])
        self.register_buffer("high", torch.as_tensor(np.maximum(space.high, 1).astype(np.float32)))

    def forward(self, observation: torch.Tensor) -> torch.Tensor:
        return observation / self.high


def solo(players: int, opponents: str, reward: str = "margin", rounds: int = ROUNDS) -> gymnasium.Env:
    settings = {"players": players, "opponents": opponents, "layout": "random", "reward": reward, "rounds": rounds}
    return gymnasium.make(SOLO, disable_env_checker=True, **settings).unwrapped


class Rubies(gymnasium.RewardWrapper):
    """Rewards of 1 for a ruby, not of its share of those that are needed."""

    def reward(self, reward: float) -> float:
        return reward * self.unwrapped.table.position.state.rubies_to_win

    def action_masks(self) -> Any:
        return self.unwrapped.action_masks()


def envs(number: int) -> DummyVecEnv:
    """Of all kinds of tables alike."""
    tables = [(players, opponents) for opponents in OPPONENTS for players in PLAYERS]
    return DummyVecEnv([lambda table=table: Rubies(solo(*table)) for table in islice(cycle(tables), number)])


def games_won(model: MaskablePPO, players: int, opponents: str, games: int, seed: int) -> float:
    """Whole games with other dice, side by side; a game that is not won within 200 rounds is lost."""
    tables = [solo(players, opponents, "win", 200) for _ in range(games)]
    seen: list[Any] = [table.reset(seed=seed + i)[0] for i, table in enumerate(tables)]
    playing, won = list(range(games)), 0.0
    while playing:
        masks = np.stack([tables[i].action_masks() for i in playing])
        chosen, _ = model.predict(np.stack([seen[i] for i in playing]), action_masks=masks, deterministic=False)
        still = []
        for i, action in zip(playing, chosen, strict=True):
            seen[i], reward, terminated, truncated, _ = tables[i].step(int(action))
            won += reward
            if not (terminated or truncated):
                still.append(i)
        playing = still
    return won


class Curve(BaseCallback):
    """Plays now and then, writes down how that went, and ends the training when its time is over."""

    def __init__(self, path: Path, seconds: float, every: float, games: int) -> None:
        super().__init__()
        self._path, self._seconds, self._every, self._games = path, seconds, every, games
        self._begun = process_time()
        self._next = self._begun + every
        self._rows: list[dict[str, float]] = []

    def _on_step(self) -> bool:
        return process_time() - self._begun < self._seconds

    def _on_rollout_start(self) -> None:
        if process_time() < self._next:
            return
        row = {"cpu_minutes": round((process_time() - self._begun) / 60, 2), "steps": self.num_timesteps}
        begun = process_time()
        for opponents in OPPONENTS:
            for players in PLAYERS:
                row[f"{opponents}_{players}"] = games_won(self.model, players, opponents, self._games, 10**6) / self._games
        self._begun += process_time() - begun  # looking on is no training
        self._next = process_time() + self._every
        self._rows.append(row)
        print(row, flush=True)
        with self._path.open("w", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, list(row))
            writer.writeheader()
            writer.writerows(self._rows)


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cpu-minutes", type=float, default=20.0)
    parser.add_argument("--envs", type=int, default=48)
    parser.add_argument("--games", type=int, default=300, help="of each kind, at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("ppo"))
    args = parser.parse_args(argv)
    args.out.mkdir(parents=True, exist_ok=True)
    model = MaskablePPO(
        "MlpPolicy",
        envs(args.envs),
        seed=args.seed,
        device="cpu",
        n_steps=128,
        batch_size=1536,
        n_epochs=3,
        learning_rate=lambda left: 1e-3 * max(left, 0.2),
        gamma=0.995,
        gae_lambda=0.95,
        ent_coef=0.01,
        policy_kwargs={"features_extractor_class": Fractions, "net_arch": [192, 128]},
    )
    model.learn(10**9, Curve(args.out / "curve.csv", 60 * args.cpu_minutes, 60 * args.cpu_minutes / 8, games=12))
    model.save(args.out / "policy")
    for opponents in OPPONENTS:
        for players in PLAYERS:
            won = games_won(model, players, opponents, args.games, 2 * 10**6)
            low, high = wilson(won, args.games)
            print(
                f"{players} players, against {opponents}: {won / args.games:.1%} of {args.games} games ({low:.1%} to {high:.1%})"
            )


if __name__ == "__main__":
    main()
