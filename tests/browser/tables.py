"""Tables for tests in the browser: opened for the device of a page, fresh or from a position."""

from typing import Any

import httpx
from playwright.sync_api import Page

from web.server import Server

# Red to move at the Caravansary: too far from the Great Mosque, too poor for the Small Market, and able to sell five goods.
POSITION = (
    "bedesten-position 1 | rules base 2026.2 | layout short | turn 33 round=9 start=red next=red | people governor@5 smuggler@8"
    " | prices palace=6 gem=16 post=1 | mosques red=4 green=3 yellow=3 blue=4 | demand large=GBBRR small=BYYGG | pile lira"
    " | red merchant@6 family@12 stack=2 assistants@4,15 lira=3 rubies=3 extensions=2 goods=BBRRRGGGY tiles=red,green"
    " hand=lira,far,good,gem"
    " | green merchant@9 family@3 stack=3 assistants@8,15 lira=12 rubies=2 extensions=1 goods=BRRGYY tiles=blue"
    " hand=good,stay,post"
    " | blue merchant@11 family@12 stack=1 assistants@3,6,13,16 lira=21 rubies=3 extensions=3 goods=BBBRGGGGYY tiles=blue,yellow"
    " hand=good"
    " | yellow merchant@11 family@2 stack=2 assistants@2,10 lira=8 rubies=1 extensions=1 goods=RRRGY tiles=red"
    " hand=lira,far,stay,market"
)
# Everything on the table, five players: red to move at the Tavern, with green's barrier south of it.
GRAND = (
    "bedesten-position 1 | rules grand 2026.2"
    " | layout 16.15.18.3.10/8.1.22.17.4/2.19.7.12.9/20.11.5.14.13/24.23.6.21.25"
    " | turn 66 round=14 start=red next=red | people governor@5 smuggler@8 coffee-trader@9 courier@2"
    " | prices palace=8 gem=19 post=3 | mosques red=4 green=4 yellow=4 blue=5 | demand large=YBBRR small=RYYGG | pile lira"
    " | tavern coffee-house=8 movement=2 encounter=3 baksheesh=YYY barrier@11,19 barrier-owner=green"
    " | red merchant@19 family@3 stack=2 assistants@1,16,17 lira=11 rubies=4 extensions=3 goods=BBRRRGGGGY tiles=red,green,blue"
    " companion@5 letters=9,13,3! hand=lira,far,good,coffee2,post coffee=5 tavern=movement guild=10,17"
    " | green merchant@9 family@12 stack=3 assistants@8,6 lira=12 rubies=3 extensions=1 goods=BRRGYY tiles=blue"
    " letters=5,2! hand=gem,far,stay coffee=4 guild=1"
    " | blue merchant@11 family@12 stack=1 assistants@3,10,13,16 lira=21 rubies=5 extensions=3 goods=BBBRGGGGYY tiles=blue,yellow"
    " companion@22 letters=9 hand=six guild=2,3"
    " | yellow merchant@20 family@2 stack=2 assistants@2,11 lira=8 rubies=2 extensions=1 goods=RRRGY tiles=red"
    " companion@17 letters=1,4,8 hand=good,wain,house,copy coffee=7 tavern=encounter"
    " | white merchant@1 family@12 stack=2 assistants@24,21 lira=5 rubies=3 extensions=2 goods=BRGGYYY tiles=green,yellow"
    " companion@6 hand=walk,follow coffee=2 tavern=encounter guild=4"
)
# Red to move at the Fountain, a step from the Kiosk and two from the Auction House.
LETTERS = (
    "bedesten-position 1 | rules letters 2026.2 | layout first | turn 7 round=3 start=red next=red"
    " | people governor@4 smuggler@8 courier@10 | prices palace=5 gem=14 post=0 | mosques red=2 green=2 yellow=2 blue=2"
    " | demand large=BBBRG small=BYYGG | red merchant@7 stack=4 lira=9 goods=RG letters=16 hand=lira"
    " | green merchant@2 stack=4 lira=7 goods=YY hand=far | blue merchant@13 stack=4 lira=6 goods=BG letters=5 hand=stay"
)
# The same, and red has turned up tiles: an extension for 10 lira, which red has not, 2 fruit, 2 lira and a spice.
KIOSK = f"{LETTERS} | since >kiosk leave act *letter:9 *kiosk:17 *kiosk:4 *kiosk:12 *kiosk:8"
# A game for two before its first turn, in which each holds three cards that the other does not.
HANDS = (
    "bedesten-position 1 | rules base 2026.1 | layout short | turn 1 round=1 start=green next=green"
    " | people governor@6 smuggler@10 neutrals@14,15,16 | prices palace=5 gem=15 post=0 | mosques red=2 green=2 yellow=2 blue=2"
    " | demand large=BBBRY small=BYYGG | red merchant@7 family@12 stack=4 lira=3 hand=stay,far,lira"
    " | green merchant@7 family@12 stack=4 lira=2 hand=good,gem,market"
)
OVER_DAYS = {"clock": {"move": 86_400}, "holidays": 5, "premoves": True, "late": "vote"}  # as it is agreed
NAMES = ("Ada", "Grace", "Mary", "Hedy", "Joan")
BOTS = [{"kind": "bot", "name": name} for name in ("Grace", "Mary", "Hedy")]


def record_of(position: str) -> str:
    """A game that goes on from there."""
    lines = [line.strip() for line in position.split("|")]
    seats = " ".join(f"{seat}={name}" for seat, name in zip(seats_in(position), NAMES, strict=False))
    return "\n".join(["bedesten 1", *lines[1:3], f"seats {seats}", f"from {position}", ""])


def seats_in(position: str) -> list[str]:
    first = [line.split()[0] for line in position.split("|")]
    return [seat for seat in ("red", "green", "blue", "yellow", "white") if seat in first]


RECORD = record_of(POSITION)


def open_table(page: Page, house: Server, *more: dict[str, str], **settings: Any) -> str:
    """A table for Ada, at this device, and whoever else; its number."""
    seats = [{"kind": "me", "name": "Ada"}, *more]
    return post(page, house, "", {"seats": seats, "settings": {"players": len(seats), "confirm": True, **settings}})


def open_position(page: Page, house: Server, position: str = POSITION, others: str = "bot", **settings: Any) -> str:
    """Ada is red, the others are bots, or whoever joins."""
    seats = [{"kind": "me" if name == "Ada" else others, "name": name} for name in NAMES[: len(seats_in(position))]]
    return post(page, house, "/import", {"record": record_of(position), "seats": seats, **settings})


def join(page: Page, house: Server, table: str, name: str) -> None:
    """Another device sits down. It was given its cookie with the first page."""
    cookies = {cookie["name"]: cookie["value"] for cookie in page.context.cookies()}
    answer = httpx.post(f"{house.url}/api/tables/{table}/join", json={"name": name}, cookies=cookies, timeout=60)
    assert answer.status_code < 300, answer.text


def join_from_elsewhere(house: Server, table: str, name: str) -> None:
    """Somebody sits down who is never seen again."""
    answer = httpx.post(f"{house.url}/api/tables/{table}/join", json={"name": name}, timeout=60)
    assert answer.status_code < 300, answer.text


def post(page: Page, house: Server, path: str, body: dict[str, Any]) -> str:
    cookies = {cookie["name"]: cookie["value"] for cookie in page.context.cookies()}
    answer = httpx.post(f"{house.url}/api/tables{path}", json=body, cookies=cookies, timeout=60)
    assert answer.status_code == 201, answer.text
    number: str = answer.json()["id"]
    return number
