"""Leaderboards, profiles and invitations as the server would tell them, as full as they can be."""

from typing import Any

from playwright.sync_api import Page

RULES = ["base", "mocha", "letters", "grand"]
LONG = "Scheherazade of the Seven Bazaars"
ACCOUNT = {
    "account": {
        "name": "Ada",
        "rename_at": None,
        "email": None,
        "passkeys": [],
        "devices": [],
        "settings": {},
        "proved": False,
        "blocked": False,
        "listed": True,
        "shown": True,
    },
    "passkeys": True,
    "email": False,
}


def person(n: int, **more: Any) -> dict[str, Any]:
    figures = {"points": 2200 - 20 * n, "games": 1300 - n, "is_shown": n % 2 == 1, "is_own": False}
    return {"rank": n, "name": f"{LONG} {n}" if n < 3 else f"Name {n}"} | figures | more


def rating(rules: str, players: int, points: int | None, is_stable: bool = True) -> dict[str, Any]:
    figures = {"games": 2 if points is None else 40, "points": points, "is_stable": is_stable, "told_after": 3, "rank": None}
    return {"rules": rules, "players": players} | figures


def game(n: int, **more: Any) -> dict[str, Any]:
    ended = {"table": f"table{n}", "ended": 1_795_000_000_000 - n * 86_400_000, "rules": RULES[n % 4], "players": 5, "rank": 5}
    figures = {"has_left": n == 3, "rounds": 21 + n, "rubies": n % 6, "points": 1512 + n, "change": (-1) ** n * 17 * n}
    return ended | figures | more


LEADERS = {
    "rules": "grand",
    "players": 5,
    "count": 1234,
    "page": 1,
    "rows": [person(n, is_own=n == 60) for n in (1, *range(52, 101))],
    "bots": [{"bot": f"level-{n}", "points": 1000 + 250 * n} for n in (1, 2, 3, 4)],
    "own": rating("grand", 5, 1000) | {"rank": 60},
    "is_listed": True,
}
PROFILE = {
    "name": LONG,
    "is_own": True,
    "is_shown": True,
    "profile": {
        "totals": [{"rules": rules, "players": 5, "games": 1234, "won": 567, "left": 8, "rounds": 21.4} for rules in RULES],
        "ratings": [rating("base", 3, 1512), rating("grand", 5, 987, is_stable=False), rating("mocha", 2, None)],
        "games": [game(n) for n in range(10)],
        "lately": 200,
        "luck": -12.4,
        "rubies": 4.7,
        "sources": [[16, 210], [13, 84], [0, 70], [15, 31], [14, 12], [25, 3]],
        "places": [[5, 312], [20, 280], [21, 190], [9, 150], [22, 70], [1, 2]],
        "progress": [
            {"rules": "base", "players": 3, "games": list(range(3, 43)), "points": [1500 + n * n % 97 for n in range(40)]},
            {"rules": "grand", "players": 5, "games": [3], "points": [987]},
        ],
    },
}
COMPANY = [{"name": name, "ended": 1_795_000_000_000, "is_shown": name != "Bob"} for name in (LONG, "Bob", "Grace")]
INVITATIONS = {
    "invitations": [
        {"table": "k3x9mpqr", "by": LONG, "at": 1, "rules": "grand", "players": 5, "rated": True},
        {"table": "k3x9mpqs", "by": "Bob", "at": 1, "rules": "base", "players": 2, "rated": False},
    ],
    "unwelcome": [LONG],
}
SIGNED_IN = "localStorage.bedesten = JSON.stringify({ ...JSON.parse(localStorage.bedesten ?? '{}'), account: true })"


def told(page: Page) -> None:
    """Until the page is closed the server tells this."""
    tell(page, "/leaders*", LEADERS)
    tell(page, "/me/profile", PROFILE)
    tell(page, "/me/company", COMPANY)
    tell(page, "/me/invitations", INVITATIONS)


def tell(page: Page, address: str, answer: Any, **how: Any) -> None:
    page.route(f"**/api{address}", lambda route: route.fulfill(json=answer), **how)


def told_to_an_account(page: Page) -> None:
    """The next page that is opened takes itself for that of an account, and the one after that for a guest's again."""
    told(page)
    page.evaluate(SIGNED_IN)
    tell(page, "/me", ACCOUNT, times=1)
