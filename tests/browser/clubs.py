"""Tournaments as the server tells them, for looking at: one that somebody leads and plays in, and one that is over."""

import time
from typing import Any

from playwright.sync_api import Page, Route

ID, TABLE = "cup23456", "tab23456"
NAMES = ["Ada", "Scheherazade of Samarkand", "Grace", "Mary", "Hedy", "Zeynep", "Joan", "Émilie", "Barbara", "Katherine"]
HOUR = 3600 * 1000
AT = 1_795_000_000_000  # a day in November 2026


def head(**changes: Any) -> dict[str, Any]:
    settings = {"players": 4, "rules": "base", "layout": "short", "clock": {"move": None, "game": 1500}, "contest": True}
    agreed = {"settings": settings, "rounds": 4, "knock_out": False, "guests": True, "alike": False, "bots": False}
    agreed |= {"bot": "level-3", "prompt": False, "listed": True}
    known = {"id": ID, "version": 7, "name": "Autumn Cup at the Caravansary", "created": AT, "stage": "playing", "agreed": agreed}
    return known | {"round": 2, "begins": None, "entrants": 10, "is_own": True, "number": 1, "may_enter": False} | changes


def agreed(**changes: Any) -> dict[str, Any]:
    found: dict[str, Any] = head()["agreed"] | changes
    return found


OWN = {"round": 2, "table": TABLE, "is_laid": True, "is_over": False, "points": None}
LOG = [
    {"at": AT + 3 * HOUR, "what": "round", "detail": {"round": 2}},
    {
        "at": AT + 2 * HOUR,
        "what": "corrected",
        "detail": {"round": 1, "number": 4, "before": None, "after": 12, "why": "agreed at the table", "name": "Mary"},
    },
    {"at": AT + HOUR, "what": "removed", "detail": {"number": 9, "name": ""}},
    {"at": AT, "what": "opened", "detail": {}},
]


def whole(own: dict[str, Any] | None = None, **changes: Any) -> dict[str, Any]:
    is_over = changes.get("stage", "playing") != "playing"
    return {"head": head(**changes), "own": own, "is_round_over": is_over, "is_last": is_over, "log": LOG}


def standing(i: int, name: str) -> dict[str, Any]:
    figures = {"points": 48 - 4 * i, "strength": 3133 - 100 * i, "rubies": 9 - i // 2, "lira": 120 - 7 * i, "rounds": 2}
    return {"rank": i + 1, "number": i + 1, "name": name, "is_gone": i == 8, "is_own": i == 0} | figures


ROWS = [standing(i, name) for i, name in enumerate(NAMES)]
STANDINGS = {"page": 0, "entrants": 110, "rows": ROWS}
ENTERED = {"page": 0, "entrants": 10, "rows": [row | {"rank": 1, "points": 0, "rounds": 0} for row in ROWS]}


def seated(i: int, seat: str | None, **how: Any) -> dict[str, Any]:
    figures = {"place": None, "points": None, "rubies": None, "lira": None, "is_forfeit": False, "is_corrected": False}
    return {"number": i + 1, "name": NAMES[i], "seat": seat} | figures | how


def over(i: int, seat: str, place: int, points: int, **how: Any) -> dict[str, Any]:
    return seated(i, seat, place=place, points=points, rubies=6 - place, lira=11 * place) | how


PLAYED = [
    over(4, "red", 1, 24),
    over(5, "green", 2, 16, is_corrected=True),
    seated(6, "blue", place=4, points=0, is_forfeit=True),
    over(7, "yellow", 3, 8),
]
GOING = [seated(0, "red"), seated(1, "green"), seated(2, "blue"), seated(3, "yellow")]
BYES = [seated(8, None, points=24)]
TABLES = [
    {"number": 0, "table": None, "seated": BYES},
    {"number": 1, "table": TABLE, "seated": GOING},
    {"number": 2, "table": "tbl34567", "seated": PLAYED},
]
ROUND = {"round": 2, "page": 0, "of": 52, "tables": TABLES}
BOTH = [{"number": n, "table": f"tbl3456{n}", "seated": PLAYED} for n in (1, 2)]
LISTED = {
    "organisers": "accounts",
    "may_open": True,
    "tournaments": [
        head(),
        head(id="opn23456", name="Sunday Bazaar", stage="open", round=0, number=None, is_own=False, begins=AT + 30 * HOUR),
        head(id="knk23456", name="Knock-out", stage="over", number=None, agreed=agreed(knock_out=True)),
    ],
}


def tell(page: Page, told: dict[str, Any], standings: Any = STANDINGS, round: Any = ROUND) -> list[tuple[str, Any]]:
    """Answer for the server; what the page wants to be done is noted."""
    done: list[tuple[str, Any]] = []

    def answer(route: Route) -> None:
        path = route.request.url.split("/api/tournaments")[1].partition("?")[0]
        if route.request.method == "POST":
            done.append((path.rpartition("/")[2], route.request.post_data_json if route.request.post_data else None))
        parts = {"standings": standings, "rounds": round}
        found = parts.get((path + "//").split("/")[2], told)
        route.fulfill(json=LISTED if path == "" and route.request.method == "GET" else found)

    page.route("**/api/tournaments**", answer)
    return done


def playing(page: Page) -> None:
    tell(page, whole(OWN, begins=int((time.time() + 7200) * 1000)))


def entering(page: Page) -> list[tuple[str, Any]]:
    return tell(page, whole(stage="open", round=0, number=None, may_enter=True), ENTERED)


def ended(page: Page) -> None:
    same = agreed(alike=True, bots=True)
    own = OWN | {"is_over": True, "points": 16}
    tell(page, whole(own, stage="over", is_own=False, agreed=same), round=ROUND | {"of": 2, "tables": BOTH})
