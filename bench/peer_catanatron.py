"""Measures catanatron: Settlers of Catan with four of its random players, by its own `Game.play`. Prints JSON."""

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]
from measure import per_second, report, seconds, share_of_work

TICKS = 200  # into a game, where copies are taken


def new(seed: int) -> Game:
    return Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)], seed=seed)


def decisions(seed: int) -> int:
    """How many there are in the game with a seed: answers for which there were at least two options."""
    game = new(seed)
    n = 0
    while game.winning_color() is None and game.state.num_turns < 1000:  # as `play` does it
        n += len(game.state.playable_actions) > 1
        game.play_tick()
    return n


def main() -> None:
    share = share_of_work()
    seeds = range(1, 1 + max(4, int(40 * share)))
    decided = sum(decisions(seed) for seed in seeds)
    spent = seconds(lambda: [new(seed).play() for seed in seeds])
    game = new(1)
    for _ in range(TICKS):
        game.play_tick()
    report(
        {
            "catanatron": {
                "decisions": decided / spent,
                "games": len(seeds) / spent,
                "stepped": decided / spent,
                "copies": per_second(game.copy, int(8000 * share)),
            }
        }
    )


if __name__ == "__main__":
    main()
