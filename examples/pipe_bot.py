"""A bot that talks over its standard input and output, as docs/bot-protocol.md says. It is no more than a beginning.

    bedesten arena --bots "program:python examples/pipe_bot.py,keen" --games 20

It goes for a ruby as soon as it can pay for one, and otherwise does anything rather than nothing.
"""

import json
import random
import sys

DECLINING = {"stop", "skip", "enough", "end", "keep", "pass"}  # whoever declines everything never wins


def choose(view: dict, words: list[str]) -> str:
    me = next(player for player in view["players"] if player["seat"] == view["seat"])
    if me["lira"] >= view["gem_price"] and ">gemstone-dealer" in words:
        return ">gemstone-dealer"
    return random.choice([word for word in words if word not in DECLINING] or words)


view: dict = {}
for line in sys.stdin:
    command, _, rest = line.strip().partition(" ")
    if command == "bedesten-bot":
        print("ready", flush=True)
    elif command == "game":  # rules=base players=3 seat=red seed=5
        random.seed(dict(part.split("=") for part in rest.split())["seed"])
    elif command == "view":
        view = json.loads(rest)
    elif command == "ask":  # move >tea-house >fountain
        kind, *words = rest.split()
        print("answer", choose(view, words), flush=True)
    elif command == "quit":
        break
