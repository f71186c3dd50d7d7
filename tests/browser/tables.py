"""Tables for tests in the browser: opened for the device of a page, fresh or from a position."""

from typing import Any

import httpx
from playwright.sync_api import Page

from web.server import Server

# Red to move at the Caravansary: too far from the Great Mosque, too poor for the Small Market, and able to sell five goods.
POSITION = (
    "bedesten-position 1 | rules base 2026.1 | layout short | turn 33 round=9 start=red next=red | people governor@5 smuggler@8"
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
RECORD = f"bedesten 1\nrules base 2026.1\nlayout short\nseats red=Ada green=Grace blue=Mary yellow=Hedy\nfrom {POSITION}\n"
BOTS = [{"kind": "bot", "name": name} for name in ("Grace", "Mary", "Hedy")]


def open_table(page: Page, house: Server, *more: dict[str, str], **agreed: Any) -> str:
    """A table for Ada, at this device, and whoever else; its number."""
    seats = [{"kind": "me", "name": "Ada"}, *more]
    return post(page, house, "", {"seats": seats, "agreed": {"players": len(seats), "confirm": True, **agreed}})


def open_position(page: Page, house: Server) -> str:
    """Ada is red, the others are bots."""
    return post(page, house, "/import", {"record": RECORD, "seats": [{"kind": "me", "name": "Ada"}, *BOTS]})


def post(page: Page, house: Server, path: str, body: dict[str, Any]) -> str:
    page.wait_for_load_state(
        "networkidle"
    )  # a first visit that asks for several things is given several cookies: the last counts
    cookies = {cookie["name"]: cookie["value"] for cookie in page.context.cookies()}
    answer = httpx.post(f"{house.url}/api/tables{path}", json=body, cookies=cookies)
    assert answer.status_code == 201, answer.text
    number: str = answer.json()["id"]
    return number
