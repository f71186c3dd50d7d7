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
from games.middle import middle
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
    "mocha-two": Options(2, "mocha", caravan_leader=True),
    "mocha-three": Options(3, "mocha"),
    "mocha-four": Options(4, "mocha", "random", neutral_assistants=True),
    "mocha-five": Options(5, "mocha", "random", caravan_leader=True),
    "letters-two": Options(2, "letters", caravan_leader=True),
    "letters-three": Options(3, "letters", letters_deck=True),
    "letters-four": Options(4, "letters", "random", neutral_assistants=True),
    "letters-five": Options(5, "letters"),
    "grand-three": Options(3, "grand"),
    "grand-four": Options(4, "grand", letters_deck=True),
    "grand-five": Options(5, "grand", caravan_leader=True),
    "grand-two": Options(2, "grand", neutral_assistants=True),
}
# Two players have five rubies each when the last turn begins: what decides is where they differ
TIES = {
    "tie-lira": ("lira=9", "lira=8 goods=RRGG hand=far,stay"),
    "tie-goods": ("lira=9 goods=RR", "lira=9 goods=R hand=far,stay"),
    "tie-cards": ("lira=9 goods=RG hand=far", "lira=9 goods=YB hand=stay,post"),
    "tie-shared": ("lira=9 goods=RG hand=far", "lira=9 goods=YB hand=stay"),
    "tie-last-cards": ("lira=4 hand=lira,good", "lira=9"),
}
# What keen players hardly ever come to: games that begin in the middle, with these answers
RICH = "goods=RRRRGGGGYYYYBBBB"
SCRIPTS = {
    "sultan-twice": (
        middle(
            "base",
            layout="short",
            prices="palace=5 gem=14 post=3",
            red=f"merchant@8 stack=4 lira=5 rubies=1 extensions=3 {RICH} hand=sultan",
            green="merchant@7 stack=4 lira=12 rubies=1 extensions=3",
            blue="merchant@7 stack=4 lira=11",
        ),
        ">sultans-palace leave act give:fabric play:sultan give:fruit",
    ),
    "mocha-rich": (
        middle(
            "mocha",
            people="governor@2 smuggler@3 coffee-trader@4 neutrals@2,3,4",
            tavern="coffee-house=6 movement=1 encounter=1 baksheesh=YYY barrier@5,6 barrier-owner=green",
            guild="1 2",
            red=f"merchant@15 stack=4 lira=40 rubies=1 extensions=3 {RICH} coffee=4 hand=gem,sultan,corner guild=11,20",
            green="merchant@7 stack=4 lira=5",
        ),
        """
        >gemstone-dealer leave act play:gem >wainwright stop
        play:corner >sultans-palace leave act give:fabric play:sultan give:fruit >great-mosque stop
        guild:11 >wainwright stop guild:20 >great-mosque stop
        """,
    ),
    "letters-rich": (
        middle(
            "letters",
            people="governor@2 smuggler@3 courier@4",
            prices="palace=5 gem=14 post=3",
            red=f"merchant@7 stack=4 lira=50 rubies=1 extensions=3 {RICH} hand=follow,gem,anywhere,secret,far,sultan"
            " letters=1!,2!,3!,4!,6,8,9,10",
            green="merchant@16 stack=4 lira=5",
            blue="merchant@16 stack=4 lira=5",
        ),
        """
        play:follow follow-green leave pay act play:gem enough >great-mosque stop >kiosk stop
        play:anywhere >secret-society leave act letter:1! letter:6 letter:2! letter:8 at:sultans-palace
        play:secret letter:9 letter:3! letter:10 at:gemstone-dealer >gemstone-dealer stop >gemstone-dealer stop
        play:far >sultans-palace leave act give:fabric play:sultan give:fruit >great-mosque stop >kiosk stop
        """,
    ),
    "grand-rich": (
        middle(
            "grand",
            layout="1.2.3.4.5/6.7.8.9.10/11.12.13.14.15/16.17.18.19.20/21.22.23.24.25",
            turn="31 round=7 start=white next=white",
            people="governor@2 smuggler@3 coffee-trader@4 courier@6",
            prices="palace=6 gem=13 post=3",
            tavern="coffee-house=6 movement=1 encounter=1 baksheesh=YYY",
            red=f"merchant@17 stack=4 extensions=2 {RICH} hand=sultan,far,post",
            green="merchant@17 stack=4 lira=40 goods=RRGG hand=gem,anywhere,mosque",
            blue="merchant@19 stack=4 rubies=3 extensions=1 goods=YYYGGG coffee=20 hand=house guild=19",
            yellow="merchant@23 stack=4 hand=secret,six guild=9 letters=1!,2!,3!,4!,5!,16!",
            white="merchant@12 stack=4 lira=30 extensions=1 hand=follow,anywhere,wain",
        ),
        """
        play:follow >roasting-plant follow-red leave pay act lira enough
        >sultans-palace leave act give:fabric play:sultan give:spice
        >gemstone-dealer leave act play:gem
        >coffee-house leave act play:house
        >secret-society leave act letter:1! letter:2! letter:16! at:coffee-house play:secret letter:3! letter:4! at:sultans-palace
        play:anywhere >wainwright leave act play:wain
        play:far >post-office leave act play:post
        play:anywhere >small-mosque leave act tile:red play:mosque
        guild:19 bribe at:gemstone-dealer act bribe at:coffee-house
        guild:9 name:12 play:six second-to-six
        """,
    ),
    "grand-trade": (
        middle(
            "grand",
            layout="1.2.3.4.5/6.7.8.9.10/11.12.13.14.15/16.17.18.19.20/21.22.23.24.25",
            people="governor@2 smuggler@3 coffee-trader@4 courier@6 neutrals@2,3,4",
            tavern="coffee-house=6 movement=1 encounter=1 baksheesh=YYY",
            red="merchant@7 stack=4 lira=2 goods=RRGGYB guild=7,8,10,11 letters=8,9",
            green="merchant@7 stack=4 lira=5",
        ),
        """
        guild:8 take:fruit >wainwright stop guild:10 >fabric-warehouse stop guild:11 >spice-warehouse stop
        guild:7 >black-market stop
        """,
    ),
}


def trailer(game: Game) -> str:
    ranked = [(place.rank, game.names[place.seat], *place.score) for place in game.standings()]
    standing = " · ".join(" ".join(map(str, place)) for place in ranked)
    return "".join(f"; {line}\n" for line in ["", standing, *write_position(game).splitlines()])


def played(game: Game, seed: int) -> Game:
    rng = Random(seed)
    while not game.over:
        game.play(chosen(game.position, rng, keen=rng.random() < 0.97))
    return game


def tied(red: str, green: str) -> Game:
    last_turn = middle(
        "base",
        layout="short",
        turn="60 round=20 start=red next=blue",
        prices="palace=9 gem=20 post=0",
        pile="",
        red=f"merchant@16 stack=4 rubies=5 {red}",
        green=f"merchant@13 stack=4 rubies=5 {green}",
        blue="merchant@7 stack=4 lira=1",
    )
    game = scripted(last_turn, ">fabric-warehouse stop", 1)
    while not game.over:
        game.play(next((word for word in game.question.words if word.startswith("play:")), game.question.words[-1]))
    return game


def scripted(position: str, script: str, seed: int) -> Game:
    game = read_position(position)
    game.position.reseed(seed)
    for word in script.split():
        game.play(word)
    return game


def main() -> None:
    games = {name: played(Game(options, seed), seed) for seed, (name, options) in enumerate(GAMES.items())}
    games |= {name: tied(red, green) for name, (red, green) in TIES.items()}
    for seed, (name, (position, script)) in enumerate(SCRIPTS.items(), start=2):
        games[name] = played(scripted(position, script, seed), seed)
    for name, game in games.items():
        (HERE / f"{name}.bdn").write_text(write_record(game) + trailer(game), encoding="utf-8")


if __name__ == "__main__":
    main()
