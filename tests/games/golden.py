"""Golden games: whole games that must go on being played exactly as they were. `python tests/games/golden.py` writes them anew.

Each file is a record (.bdn) with the final position behind it, as comments.
"""

import sys
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parent.parent))

from bedesten.engine.game import Game
from bedesten.engine.options import Options
from bedesten.engine.position_text import read_position, write_position
from bedesten.engine.record import write_record
from laws.play import chosen

HERE = Path(__file__).parent
GAMES = {
    "two-short": Options(2),
    "two-neutral": Options(2, layout="long", neutral_assistants=True, caravan_leader=True),
    "three-long": Options(3, layout="long"),
    "three-caravan": Options(3, layout="numbers", caravan_leader=True),
    "four-random": Options(4, layout="random"),
    "four-neutral": Options(4, neutral_assistants=True),
    "five-numbers": Options(5, layout="numbers"),
    "five-caravan": Options(5, layout="random", caravan_leader=True),
}
# Two players have five rubies each when the last turn begins: what decides is where they differ
LAST_TURN = """
bedesten-position 1
rules    base 2026.1
layout   short
turn     60 round=20 start=red next=blue
people   governor@2 smuggler@3
prices   palace=9 gem=20 post=0
mosques  red=2 green=2 yellow=2 blue=2
demand   large=RBBGY small=BRGYY
red      merchant@16 stack=4 rubies=5 {red}
green    merchant@13 stack=4 rubies=5 {green}
blue     merchant@7 stack=4 lira=1
"""
TIES = {
    "tie-lira": ("lira=9", "lira=8 goods=RRGG hand=far,stay"),
    "tie-goods": ("lira=9 goods=RR", "lira=9 goods=R hand=far,stay"),
    "tie-cards": ("lira=9 goods=RG hand=far", "lira=9 goods=YB hand=stay,post"),
    "tie-shared": ("lira=9 goods=RG hand=far", "lira=9 goods=YB hand=stay"),
    "tie-last-cards": ("lira=4 hand=lira,good", "lira=9"),
}
SULTAN_TWICE = """
bedesten-position 1
rules    base 2026.1
layout   short
turn     31 round=11 start=red next=red
people   governor@2 smuggler@3
prices   palace=5 gem=14 post=3
mosques  red=2 green=2 yellow=2 blue=2
demand   large=RBBGY small=BRGYY
pile     post far
red      merchant@8 stack=4 lira=5 rubies=1 extensions=3 goods=RRRRGGGGYYYYBBBB hand=sultan
green    merchant@7 stack=4 lira=12 rubies=1 extensions=3
blue     merchant@7 stack=4 lira=11
"""
SCRIPT = ">sultans-palace leave act give:fabric play:sultan give:fruit"


def trailer(game: Game) -> str:
    ranked = [(place.rank, game.names[place.seat], *place.score) for place in game.standings()]
    standing = " · ".join(" ".join(map(str, place)) for place in ranked)
    return "".join(f"; {line}\n" for line in ["", standing, *write_position(game).splitlines()])


def played(game: Game, seed: int) -> Game:
    rng = Random(seed)
    while not game.over:
        game.play(chosen(game.position, rng, keen=rng.random() < 0.97))
    return game


def main() -> None:
    for seed, (name, options) in enumerate(GAMES.items()):
        game = played(Game(options, seed), seed)
        (HERE / f"{name}.bdn").write_text(write_record(game) + trailer(game), encoding="utf-8")
    for name, (red, green) in TIES.items():
        game = read_position(LAST_TURN.format(red=red, green=green))
        game.position.reseed(1)
        for word in ">fabric-warehouse", "stop":
            game.play(word)
        while not game.over:
            game.play(next((word for word in game.question.words if word.startswith("play:")), game.question.words[-1]))
        (HERE / f"{name}.bdn").write_text(write_record(game) + trailer(game), encoding="utf-8")
    game = read_position(SULTAN_TWICE)
    game.position.reseed(2)
    for word in SCRIPT.split():
        game.play(word)
    (HERE / "sultan-twice.bdn").write_text(write_record(played(game, 2)) + trailer(game), encoding="utf-8")


if __name__ == "__main__":
    main()
