"""A match at a house: a bot from outside plays against bots of the house, in every seat equally often, and counts what it wins.

    python examples/house_match.py http://127.0.0.1:8753 --against keen,keen --games 6
    python examples/house_match.py http://127.0.0.1:8753 --against keen --games 2 --program "python examples/pipe_bot.py"

Without a program it plays as outside_bot.py does. A program speaks the text protocol (docs/bot-protocol.md), as in the arena.
The dice are those of the house: unlike in the arena, no two games have the same.
"""

import argparse
import asyncio
import json
import secrets
import shlex
import subprocess

import httpx
from outside_bot import choose, play


class Program:
    """A program in one seat of one game; it is told what an update tells."""

    def __init__(self, command: str, players: int, seat: str) -> None:
        self.process = subprocess.Popen(shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.say("bedesten-bot 1")
        assert self.process.stdout.readline().strip() == "ready", f"{command} is not ready"
        self.say(f"game rules=base players={players} seat={seat} seed={secrets.randbits(32)}")

    def say(self, line: str) -> None:
        print(line, file=self.process.stdin, flush=True)

    def choose(self, update: dict) -> str:
        words = [option["word"] for option in update["question"]["options"]]
        if len(words) == 1:
            return words[0]
        self.say(f"view {json.dumps(update['view'])}\nask {update['question']['kind']} {' '.join(words)}")
        while (line := self.process.stdout.readline()).startswith("info"):
            pass
        return line.strip().removeprefix("answer ")


async def match(house: str, against: list[str], games: int, command: str) -> float:
    won, players = 0.0, len(against) + 1
    for game in range(games):
        seat = game % players
        seats = [{"kind": "bot", "bot": bot} for bot in against]
        seats.insert(seat, {"kind": "open"})
        async with httpx.AsyncClient(headers={"Authorization": f"Bearer {secrets.token_urlsafe(32)}"}) as host:
            opened = await host.post(f"{house}/api/tables", json={"seats": seats, "settings": {"players": players}})
        if opened.status_code != 201:
            raise SystemExit(opened.json()["error"])
        colour = opened.json()["seats"][seat]["colour"]
        program = Program(command, players, colour) if command else None
        result = await play(house, opened.json()["id"], "Lokum", secrets.token_urlsafe(32), program.choose if program else choose)
        if program:
            program.process.communicate("quit\n")
        winners = [place["seat"] for place in result if place["rank"] == 1]
        won += (colour in winners) / len(winners)
        print(f"game {game + 1}: {colour} against {', '.join(against)}: {'won' if colour in winners else 'lost'}")
    return won


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="A bot from outside against bots of a house.")
    parser.add_argument("house")
    parser.add_argument("--against", default="keen", help="bots of the house: keen,greedy")
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--program", default="", help="a command that speaks the text protocol")
    args = parser.parse_args()
    share = asyncio.run(match(args.house.rstrip("/"), args.against.split(","), args.games, args.program)) / args.games
    print(f"It won {share:.0%} of {args.games} games; {1 / (1 + len(args.against.split(','))):.0%} would be par.")
