"""How soon ratings say how strong somebody is: python bench/ratings.py

People as strong as between level 1 and level 4 play against bots of the levels 1 to 3, as it comes, by Plackett–Luce. Prints the
mean error in points and the share of stable ratings after so many games. Each game goes through the code that rates on a server.
"""

from math import log
from random import Random
from statistics import fmean

from bedesten.service.ratings.levels import rated_levels, rating_of_level
from bedesten.service.ratings.model import Finisher, rated
from bedesten.service.ratings.scale import MEAN, Rating, from_log_odds, points, unit

PEOPLE, GAMES = 1000, (0, 3, 10, 20, 40, 80)
STRENGTH = -0.3, 1.3  # of people: mean and deviation, in log odds against level-2


def play(random: Random, strengths: list[float]) -> list[int]:
    """Ranks."""
    shown = [strength - log(-log(random.random())) for strength in strengths]
    return [1 + sum(other > mine for other in shown) for mine in shown]


def course(random: Random, strength: float, players: int) -> list[Rating]:
    """The ratings of somebody, before and after each game."""
    levels = [rating_of_level(level, "base", players) for level in rated_levels("base")[:3]]
    found = [Rating()]
    for _ in range(max(GAMES)):
        bots = [random.choice(levels) for _ in range(players - 1)]
        ranks = play(random, [strength, *[(bot.mu - MEAN) / unit(players) for bot in bots]])
        met = [Finisher(bot, rank, is_bot=True) for bot, rank in zip(bots, ranks[1:], strict=True)]
        found.append(rated([Finisher(found[-1], ranks[0]), *met], players)[0])
    return found


def main() -> None:
    print("| players |", " | ".join(f"{n} games" for n in GAMES), "|")
    for players in (2, 3, 4, 5):
        random, errors, stable = Random(players), {n: list[float]() for n in GAMES}, {n: list[bool]() for n in GAMES}
        for _ in range(PEOPLE):
            strength = random.gauss(*STRENGTH)
            true, ratings = points(from_log_odds(strength, players), players), course(random, strength, players)
            for n in GAMES:
                errors[n].append(abs(points(ratings[n].mu, players) - true))
                stable[n].append(ratings[n].is_stable)
        print(f"| {players} |", " | ".join(f"{fmean(errors[n]):.0f} ({fmean(stable[n]):.0%})" for n in GAMES), "|")


if __name__ == "__main__":
    main()
