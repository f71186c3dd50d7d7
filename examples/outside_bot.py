"""A bot from outside takes a seat at a table of a house and plays the game to its end.

    python examples/outside_bot.py http://127.0.0.1:8753 TABLE [--name Lokum] [--token SECRET]

It joins over HTTP and plays over a WebSocket. Its token is its key to the seat: any 16 to 200 characters that nobody guesses.
With the same token it finds its seat again, on any machine, and goes on where it was. The text that it joins with is mixed into
the dice, so that the house cannot choose them.
"""

import argparse
import asyncio
import json
import random
import secrets
from collections.abc import Callable

import httpx
import websockets

DECLINING = {"stop", "skip", "enough", "end", "keep", "pass"}  # whoever declines everything never wins


def choose(update: dict) -> str:
    """Anything that is possible, but rather something than nothing. A better bot begins here."""
    words = [option["word"] for option in update["question"]["options"]]
    return random.choice([word for word in words if word not in DECLINING] or words)


async def play(house: str, table: str, name: str, token: str, choose: Callable[[dict], str] = choose) -> list[dict]:
    """Returns how the game ended."""
    key, address = {"Authorization": f"Bearer {token}"}, f"{house}/api/tables/{table}"
    async with httpx.AsyncClient(headers=key) as http:
        joined = await http.post(f"{address}/join", json={"name": name, "text": secrets.token_urlsafe()})
        if joined.status_code != 200:
            raise SystemExit(joined.json()["error"])
    live = f"{address}/live".replace("http", "ws", 1)
    async for socket in websockets.connect(live, additional_headers=key):  # comes back if the house was closed
        try:
            async for message in socket:
                update = json.loads(message).get("update")
                if update and update["result"]:
                    return update["result"]
                if update and update["question"]:
                    answer = {"do": "answer", "seq": update["seq"], "answers": [choose(update)]}
                    await socket.send(json.dumps(answer))
        except websockets.ConnectionClosed:
            continue
    return []


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="A bot that plays a whole game at a house.")
    parser.add_argument("house")
    parser.add_argument("table")
    parser.add_argument("--name", default="Lokum")
    parser.add_argument("--token", default=secrets.token_urlsafe(32))
    args = parser.parse_args()
    for place in asyncio.run(play(args.house.rstrip("/"), args.table, args.name, args.token)):
        print(f"{place['rank']}. {place['seat']}: {place['rubies']} rubies, {place['lira']} lira")
