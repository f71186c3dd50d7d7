"""Learns the game by proximal policy optimisation, in one file, on the vector environment. Needs torch and numpy.

    python examples/ppo_vector.py --players 4 --minutes 10 --save ppo.pt
    python examples/ppo_vector.py --load ppo.pt --games 400 --against keen

The net sees the observation of the rule set as float32, 0 to 1, and chooses from the actions that the rule set has; what is not
possible is masked. It plays at one seat against others who answer at random; a ruby is rewarded when it is gained ("margin"), so
that it learns before it has won a game. Nothing here is needed elsewhere: copy the file, and change it.
"""

import argparse
import json
import time

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from bedesten.research import actions
from bedesten.research.observation import features, schema_hash
from bedesten.research.vector import VectorGame

CLIP, DISCOUNT, TRACE, ENTROPY, VALUE = 0.2, 0.997, 0.95, 0.01, 0.5
NEVER = torch.tensor(-1e9)


class Agent(nn.Module):
    """Two hidden layers; a policy over the actions of the rule set, and a value."""

    def __init__(self, size: int, choices: int, width: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy, self.value = nn.Linear(width, choices), nn.Linear(width, 1)
        for layer, gain in ((self.body[0], 2**0.5), (self.body[2], 2**0.5), (self.policy, 0.01), (self.value, 1.0)):
            nn.init.orthogonal_(layer.weight, gain)
            nn.init.zeros_(layer.bias)

    def forward(self, seen: torch.Tensor, possible: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        inner = self.body(seen)
        return Categorical(logits=torch.where(possible, self.policy(inner), NEVER)), self.value(inner).squeeze(-1)


def shown(games: VectorGame, choices: np.ndarray) -> tuple[torch.Tensor, torch.Tensor]:
    return torch.from_numpy(games.fractions()), torch.from_numpy(games.masks[:, choices])


def wins(agent: Agent, wish: argparse.Namespace, against: str, games_n: int, seed: int) -> tuple[float, float]:
    """The share of games that the agent wins, choosing what it thinks best, and the margin of the interval of 95 %. As many games
    as are begun are counted, so that short ones are not preferred."""
    choices = np.array(actions.of(wish.rules))
    games = VectorGame(games_n, rules=wish.rules, players=wish.players, layout="random", opponents=against, rounds=200, seed=seed)
    won, is_open = np.zeros(games_n), np.ones(games_n, bool)
    while is_open.any():
        with torch.no_grad():
            policy, _ = agent(*shown(games, choices))
        games.step(choices[policy.logits.argmax(-1).numpy()])
        over = (games.ended | games.truncated) & is_open
        won[over] = games.rewards[over, 0]
        is_open &= ~over
    share = float(won.mean())
    return share, 1.96 * float(np.sqrt(share * (1 - share) / games_n))


def learn(wish: argparse.Namespace) -> Agent:
    torch.manual_seed(wish.seed)
    choices = np.array(actions.of(wish.rules))
    n, steps = wish.envs, wish.steps
    games = VectorGame(
        n, rules=wish.rules, players=wish.players, opponents=wish.opponents, reward="margin", rounds=60, seed=wish.seed
    )
    agent = Agent(games.observer.size, len(choices))
    optimizer = torch.optim.Adam(agent.parameters(), lr=wish.rate, eps=1e-5)
    seen = torch.zeros(steps, n, games.observer.size)
    possible = torch.zeros(steps, n, len(choices), dtype=torch.bool)
    chosen, chances, rewards, overs, values = (torch.zeros(steps, n) for _ in range(5))
    begun, decisions, report = time.process_time(), 0, 30.0
    while (spent := time.process_time() - begun) < 60 * wish.minutes:
        for group in optimizer.param_groups:
            group["lr"] = wish.rate * max(0.05, 1 - spent / (60 * wish.minutes))
        for step in range(steps):
            seen[step], possible[step] = shown(games, choices)
            with torch.no_grad():
                policy, values[step] = agent(seen[step], possible[step])
                choice = policy.sample()
                chosen[step], chances[step] = choice, policy.log_prob(choice)
            games.step(choices[choice.numpy()])
            rewards[step] = torch.from_numpy(games.rewards[:, 0])
            overs[step] = torch.from_numpy((games.ended | games.truncated).astype(np.float32))
        decisions += n * steps
        with torch.no_grad():
            _, value = agent(*shown(games, choices))
        advantages, trace = torch.zeros(steps, n), torch.zeros(n)
        for step in reversed(range(steps)):
            left = 1 - overs[step]
            trace = rewards[step] + DISCOUNT * value * left - values[step] + DISCOUNT * TRACE * left * trace
            advantages[step], value = trace, values[step]
        improve(agent, optimizer, wish, (seen, possible, chosen, chances, advantages, advantages + values))
        if spent >= report:
            report += 30
            share, interval = wins(agent, wish, wish.against, wish.games // 4, 1_000_000 + int(spent))
            print(json.dumps({"seconds": round(spent), "decisions": decisions, "wins": share, "interval": interval}), flush=True)
    return agent


def loaded(wish: argparse.Namespace) -> Agent:
    kept = torch.load(wish.load)
    if kept["schema"] != schema_hash(wish.rules):
        raise SystemExit(f"{wish.load} has learnt with other observations than those of {wish.rules} today.")
    agent = Agent(len(features(wish.rules)), len(actions.of(wish.rules)))
    agent.load_state_dict(kept["weights"])
    return agent


def improve(agent: Agent, optimizer: torch.optim.Optimizer, wish: argparse.Namespace, told: tuple[torch.Tensor, ...]) -> None:
    """Several times over everything, in small parts, never far from the policy that has played."""
    seen, possible, chosen, chances, advantages, returns = (part.flatten(0, 1) for part in told)
    for _ in range(wish.epochs):
        for part in torch.randperm(len(seen)).split(wish.part):
            policy, value = agent(seen[part], possible[part])
            ratio = (policy.log_prob(chosen[part]) - chances[part]).exp()
            advantage = (advantages[part] - advantages[part].mean()) / (advantages[part].std() + 1e-8)
            gained = torch.min(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage).mean()
            loss = VALUE * (value - returns[part]).square().mean() - gained - ENTROPY * policy.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimizer.step()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rules", default="base", help="base, mocha, letters or grand")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--opponents", default="random", help="who plays at the other seats while it learns: random or keen")
    parser.add_argument("--against", default="random", help="and when wins are counted")
    parser.add_argument("--games", type=int, default=400, help="that are counted at the end; a quarter of it every half minute")
    parser.add_argument("--minutes", type=float, default=10, help="of processor time")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--envs", type=int, default=256)
    parser.add_argument("--steps", type=int, default=64, help="of each game between two rounds of learning")
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--part", type=int, default=2048, help="decisions that are learnt from at once")
    parser.add_argument("--rate", type=float, default=7e-4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", metavar="FILE")
    parser.add_argument("--load", metavar="FILE", help="count the wins of a net that has learnt before")
    wish = parser.parse_args()
    torch.set_num_threads(wish.threads)
    agent = loaded(wish) if wish.load else learn(wish)
    if wish.save:
        torch.save({"schema": schema_hash(wish.rules), "weights": agent.state_dict()}, wish.save)
    share, interval = wins(agent, wish, wish.against, wish.games, 77)
    print(json.dumps({"against": wish.against, "games": wish.games, "wins": share, "interval": interval}))


if __name__ == "__main__":
    main()
