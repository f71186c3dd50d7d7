"""Every page and every state of a page, each reached without a word of any language: for whatever must be true of all of them."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import time
from typing import Any
from urllib.parse import quote

import httpx
from playwright.sync_api import Page

from browser import clubs
from browser.history_told import told, told_to_an_account
from browser.playing import SLOW
from browser.tables import BOTS, GRAND, HANDS, KIOSK, LETTERS, OVER_DAYS, POSITION, RECORD, record_of
from web.server import Server

GAMES = Path(__file__).parents[1] / "games"
HERE = [{"kind": "here", "name": name} for name in ("Grace", "Mary", "Hedy")]
ME = {"kind": "me", "name": "Ada"}
FOUR = [{"kind": "bot", "name": name} for name in ("Grace", "Scheherazade", "Zuleykha", "Mary")]
MANY = RECORD.replace("hand=lira,far,good,gem", "hand=lira,far,good,gem,family,family,sultan,sultan")
ROLLED = f"{RECORD}33 red >tea-house leave pay act name:8 *4+2\n"  # the second die can be turned to 4, or both rolled again
# Five answers below two dice, on the largest board; and a long name of one's own.
SIXES = GRAND.replace("red merchant@19", "red merchant@12").replace("hand=lira,far,good,coffee2,post", "hand=lira,six")
FIVE = f"{record_of(SIXES)}66 red >tea-house leave pay act name:8 *3+2\n"
LONG_NAME = {"kind": "me", "name": "Scheherazade"}
NEAR_THE_END = RECORD.replace("lira=3 rubies=3", "lira=3 rubies=4").replace("lira=12 rubies=2", "lira=12 rubies=1")
MEETING = record_of(POSITION.replace("governor@5 smuggler@8", "governor@4 smuggler@4"))  # both at the Fruit Warehouse
PALACE = ">sultans-palace"
RED = ([">large-market", ">caravansary"], [PALACE, "leave", "act"])  # to and fro; then, in the last round, this
Steps = Callable[[Page], None]


class Device:
    """A device, known by its cookie, with a table in every state. What is done there is done by asking the house."""

    def __init__(self, house: Server, http: httpx.Client) -> None:
        self.house, self.http = house, http
        self.http.get("/api/tables")
        self.tables = {
            "asking": self.imported(RECORD),
            "many": self.imported(MANY),
            "everything": self.imported(record_of(GRAND), others=FOUR),
            "numbers": self.imported(RECORD, ">tea-house", "leave", "pay", "act"),
            "dice": self.imported(ROLLED),
            "five": self.imported(FIVE, others=FOUR, me=LONG_NAME),
            "sale": self.imported(RECORD, ">large-market", "leave", "act"),
            "warehouse": self.imported(RECORD, ">fruit-warehouse", "join", "act"),
            "meeting": self.imported(MEETING, ">fruit-warehouse", "join", "act", "skip"),
            "sending": self.imported(RECORD, ">police-station", "leave", "act"),
            "turn-over": self.imported(RECORD, ">fruit-warehouse", "join", "act", "skip"),
            "curtain": self.imported(RECORD, others=HERE),
            "room": self.opened({"kind": "me", "name": "Zeynep"}, {"kind": "open"}, BOTS[0], HERE[0], {"kind": "open"}),
            "kiosk": self.imported(record_of(KIOSK), others=BOTS[:2]),
            "auction": self.imported(record_of(LETTERS), ">auction-house", "leave", "act", "take:fabric", others=BOTS[:2]),
            "cut": self.imported(RECORD),
            "over": self.finished(),
        }
        self.tables |= self._of_others()

    def _of_others(self) -> dict[str, str]:
        """Tables of somebody else, who does not move: we sit there, or watch."""
        wanted = {"record": RECORD, "seats": [ME | {"name": "Grace"}, {"kind": "open"}, *BOTS[1:]]}
        ids = [str(self._another(f"{self.house.url}/api/tables/import", wanted)["id"]) for _ in range(2)]
        assert self.http.post(f"/api/tables/{ids[0]}/join", json={"name": "Ada"}).status_code == 200
        self._another(f"{self.house.url}/api/tables/{ids[1]}/join", {"name": "Ada"})
        one_room = wanted | {"seats": [{"kind": "open"}, *BOTS], "one_room": True}
        hand = str(self._another(f"{self.house.url}/api/tables/import", one_room)["id"])
        assert self.http.post(f"/api/tables/{hand}/join", json={"name": "Ada"}).status_code == 200
        return {"waiting": ids[0], "watched": ids[1], "hand": hand} | self._over_days()

    def _over_days(self) -> dict[str, str]:
        """Nobody has moved yet: at two tables somebody else is to, who is away at one of them, and at one we are."""
        wanted = {"record": record_of(HANDS), "seats": [ME, {"kind": "open"}], **OVER_DAYS}
        ids = [self._post("/import", wanted) for _ in range(2)]
        with httpx.Client(base_url=self.house.url, timeout=60) as grace:
            for table in ids:
                assert grace.post(f"/api/tables/{table}/join", json={"name": "Grace"}).status_code == 200
            away = {"until": int(1000 * time()) + 2 * 86_400_000}
            assert grace.post(f"/api/tables/{ids[1]}/holiday", json=away).status_code == 200
        self.tables |= {"days": ids[0], "planned": ids[1]}
        self.plan()
        late = str(self._another(f"{self.house.url}/api/tables/import", wanted)["id"])
        assert self.http.post(f"/api/tables/{late}/join", json={"name": "Ada"}).status_code == 200
        return {"late": late}

    def plan(self) -> None:
        """What is planned at the table of that name."""
        turns = [{"answers": [word], "only_if": "free"} for word in (">tea-house", ">large-market")]
        assert self.http.post(f"/api/tables/{self.tables['planned']}/premoves", json={"turns": turns}).status_code == 200

    def _another(self, address: str, body: dict[str, Any]) -> dict[str, Any]:
        """Somebody at another device, who is never seen again."""
        answer = httpx.post(address, json=body, timeout=60)
        assert answer.status_code in (200, 201), answer.text
        done: dict[str, Any] = answer.json()
        return done

    @property
    def cookies(self) -> list[dict[str, str]]:
        return [{"name": name, "value": value, "url": self.house.url} for name, value in self.http.cookies.items()]

    def page(self, open_page: Callable[..., Page], **how: object) -> Page:
        """A page of this device, whose line can be cut."""
        page = open_page("/", **how)
        page.context.add_cookies(self.cookies)  # type: ignore[arg-type]  # instead of the one that came with the first page
        page.context.add_init_script(LINES)
        return page

    def opened(self, *seats: dict[str, str]) -> str:
        return self._post("", {"seats": seats, "settings": {"players": len(seats)}, "listed": True})

    def imported(self, record: str, *answers: str, others: list[dict[str, str]] = BOTS, me: dict[str, str] = ME) -> str:
        table = self._post("/import", {"record": record, "seats": [me, *others]})
        for word in answers:
            self.answer(table, word)
        return table

    def finished(self) -> str:
        """A game to its end, always the same, because nobody rolls: all walk about for three rounds, then red delivers goods for
        the last ruby."""
        table = self.imported(NEAR_THE_END, others=HERE)
        while (now := self.look(table))["table"]["stage"] != "over":
            words = [option["word"] for option in (now["question"] or {"options": []})["options"]]
            walks = [word for word in words if word.startswith(">") and word != PALACE]
            wanted = [*RED[now["view"]["round"] >= 12], *walks] if now["seat"] == "red" else walks
            if words:  # unless the house was faster, for one without a choice
                self._answer(table, now["seq"], next((word for word in [*wanted, "stop"] if word in words), words[-1]))
        return table

    def look(self, table: str) -> dict[str, Any]:
        """As our seat sees it; of several seats the one that is to act."""
        found: dict[str, Any] = self.http.get(f"/api/tables/{table}").json()
        own = [
            n for n, seat in enumerate(found["table"]["seats"]) if seat["yours"] and seat["colour"] == found["table"]["to_act"]
        ]
        if own:
            found = self.http.get(f"/api/tables/{table}", params={"seat": own[0]}).json()
        return found

    def past(self, table: str, n: int) -> dict[str, Any]:
        """The table as it was after so many events."""
        found: dict[str, Any] = self.http.get(f"/api/tables/{table}/at/{n}").json()["view"]
        return found

    def answer(self, table: str, word: str) -> None:
        """If it is asked: some questions are only asked sometimes."""
        now = self.look(table)
        if any(option["word"] == word for option in (now["question"] or {"options": []})["options"]):
            self._answer(table, now["seq"], word)

    def _answer(self, table: str, seq: int, word: str) -> None:
        answer = self.http.post(f"/api/tables/{table}/answers", json={"seq": seq, "answers": [word]})
        assert answer.status_code in (200, 409), answer.text  # the house may have been faster for one without a choice

    def _post(self, path: str, body: dict[str, Any]) -> str:
        answer = self.http.post(f"/api/tables{path}", json=body)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])


@dataclass(frozen=True)
class Screen:
    """Where it is, what shows that it is there, and what is done then."""

    path: str  # {asking}: the table of this name
    ready: str
    steps: Steps = lambda page: None
    may_scroll: bool = False
    before: Steps = lambda page: None

    def open(self, page: Page, device: Device) -> None:
        self.before(page)
        page.goto(self.path.format(**device.tables))
        page.locator(self.ready).first.wait_for(timeout=SLOW)
        self.steps(page)


ASKED = ".place.legal"
DIALOG = "[role=dialog]"


def click(selector: str, then: str = "", forced: bool = False, **how: Any) -> Steps:
    def steps(page: Page) -> None:
        target = page.locator(selector).first
        if forced:
            target.dispatch_event("click")  # a mouse would miss it where something else lies there
        else:
            target.click(**how)
        if then:
            page.locator(then).first.wait_for()

    return steps


def press(key: str, then: str = DIALOG) -> Steps:
    def steps(page: Page) -> None:
        page.keyboard.press(key)
        page.locator(then).first.wait_for()

    return steps


def there(*selectors: str) -> Steps:
    """Also what comes later than the rest of the page: it is looked at when nothing is missing, however fast the machine is."""

    def steps(page: Page) -> None:
        for selector in selectors:
            page.locator(selector).first.wait_for(state="attached", timeout=SLOW)

    return steps


def both(one: Steps, other: Steps) -> Steps:
    def steps(page: Page) -> None:
        one(page)
        other(page)

    return steps


LINES = """{
  const Real = WebSocket, lines = [];
  let isCut = false;
  const dead = () => {
    const line = { send() {}, close() {} };
    setTimeout(() => line.onclose?.({ code: 1006, reason: "" }));
    return line;
  };
  window.WebSocket = new Proxy(Real, { construct: (_, args) => (isCut ? dead() : lines[lines.push(new Real(...args)) - 1]) });
  window.cutLines = () => (isCut = true) && lines.forEach((line) => line.close());
}"""  # a line that can be cut, until the page is loaded anew


HELD = """{
  const STEP = 1200, held = new Map(), [begin, end] = [window.setTimeout, window.clearTimeout];
  let n = 0;
  window.setTimeout = (deed, wait, ...more) => (wait === STEP ? (held.set(--n, deed), n) : begin(deed, wait, ...more));
  window.clearTimeout = (id) => (held.delete(id) ? undefined : end(id));
  window.passStep = () => [...held].forEach(([id, deed]) => (held.delete(id), deed()));
}"""  # a step of the usual pace is over when the test says so, and not before


def hold_steps(page: Page) -> None:
    page.add_init_script(HELD)


def cut(page: Page) -> None:
    """The connection is lost, with a move that was not sent yet."""
    page.evaluate("cutLines()")
    click('.place[data-n="9"]', ".net")(page)


LATE = """{
  const Real = WebSocket;
  const told = (text) => {
    const message = JSON.parse(text), table = (message.update ?? message.change)?.table;
    if (table?.deadline) Object.assign(table, { deadline: Date.now() + 5 * 3600e3 + 60e3, warns_at: Date.now() - 1000 });
    return JSON.stringify(message);
  };
  window.WebSocket = function (...args) {
    const line = new Real(...args);
    const shown = { send: (text) => line.send(text), close: () => line.close(), get readyState() { return line.readyState; } };
    line.onmessage = ({ data }) => shown.onmessage?.({ data: told(data) });
    line.onclose = (event) => shown.onclose?.(event);
    return shown;
  };
}"""  # little time is left, as far as the page knows


def run_late(page: Page) -> None:
    page.add_init_script(LATE)


def drop_plan(page: Page) -> None:
    """The server has dropped the plan."""
    dropped = {"turns": [], "dropped": "taken", "longest": 10_800_000}
    page.route("**/premoves*", lambda route: route.fulfill(json=dropped), times=1)


def choose_record(page: Page) -> None:
    page.locator("input[type=file]").set_input_files(GAMES / "four-neutral.bdn")
    page.locator("#import-bots option").first.wait_for(state="attached")


def search(*lines: list[str]) -> Steps:
    """The house has found these turns, and looks no further: however fast the machine is, the same is shown."""
    best = [{"line": line, "chance": 0.334 - i / 30, "error": 0.012} for i, line in enumerate(lines)]

    def steps(page: Page) -> None:
        seats = ("red", "green", "blue", "yellow")
        found = {"seat": "red", "is_done": True, "worlds": 1024, "chances": dict.fromkeys(seats, 0.25), "best": best}
        page.route("**/api/positions/search", lambda route: route.fulfill(json=found))

    return steps


CHANNELS: list[dict[str, Any]] = [
    {"id": "a", "kind": "push", "label": "Firefox, Android", "here": True, "gather": 0},
    {"id": "b", "kind": "email", "label": "scheherazade@bazaar.example.org", "gather": 1440},
    {
        "id": "c",
        "kind": "webhook",
        "label": "notifications.bedesten.example.org",
        "format": "discord",
        "gather": 60,
        "broken": True,
    },
]
USUAL = {"format": "", "here": False, "broken": False, "language": "en"}
KINDS = ("my-turn", "begins", "ends", "chat", "invitation", "deadline", "reminder")


def notices_chosen(page: Page) -> None:
    """Somebody has chosen everything that can be chosen about what he is told."""
    chosen = {
        "push_key": "",
        "mail": True,
        "email": "ada@example.org",
        "channels": [USUAL | one for one in CHANNELS],
        "kinds": dict.fromkeys(KINDS, "away"),
        "tables": {},
        "quiet": {"begins": 1320, "ends": 480, "zone": "America/Argentina/ComodRivadavia"},
    }
    page.route("**/api/notices", lambda route: route.fulfill(json=chosen))


FOUND = search(
    [">tea-house", "leave", "pay", "act", "name:8"],
    [">large-market", "leave", "act", "sell:jewellery", "sell:fabric", "sell:fabric", "sell:spice", "enough"],
    [">fruit-warehouse", "join", "act", "skip"],
    ["play:lira", ">fountain", "act"],
    [">police-station", "leave", "act", "send:great-mosque", "act", "tile:red"],
)
ANALYSED = f"/analyse?position={quote(POSITION)}"
BIG_ANALYSED = f"/analyse?position={quote(GRAND)}"
CHANGE = click("summary", "fieldset")


def change_wrongly(page: Page) -> None:
    CHANGE(page)
    page.locator("fieldset input").first.fill("?")
    click("form .btn", "form .wrong")(page)


def entering(page: Page) -> None:
    clubs.entering(page)


def correct(page: Page) -> None:
    """Give somebody other points, while whoever was to be removed is asked for."""
    click("li button[aria-expanded]", "li form")(page)
    click(".remove", ".asked")(page)
    page.locator("details summary").last.click()


CUP = f"/tournaments/{clubs.ID}"
REPLAYED = there(".plot use[href='#art-i-chart']", ".analysis button")


TABLES: dict[str, Screen] = {
    "asking": Screen("/table/{asking}", ASKED),
    "many cards": Screen("/table/{many}", ASKED),
    "everything": Screen("/table/{everything}", ASKED),
    "refusal": Screen("/table/{asking}", ASKED, click('.place[data-n="15"]', ".why.bad", forced=True)),
    "doubt": Screen("/table/{asking}", ASKED, click('.place[data-n="11"]', ".why .fix")),
    "hint": Screen("/table/{asking}", ASKED, click(".lamp", ".hinted, .best")),
    "hint among answers": Screen("/table/{dice}", ".answers .opt", click(".lamp", ".best")),
    "numbers": Screen("/table/{numbers}", ".numbers .n"),
    "dice": Screen("/table/{dice}", ".answers .opt"),
    "five answers": Screen("/table/{five}", ".answers .opt"),
    "sale": Screen("/table/{sale}", ".sale .sell"),
    "answers": Screen("/table/{warehouse}", ".answers .opt"),
    "meeting": Screen("/table/{meeting}", ".answers .opt"),
    "sending": Screen("/table/{sending}", ASKED),
    "ways on a phone": Screen("/table/{hand}", ".way, .place.legal", may_scroll=True),
    "turn over": Screen("/table/{turn-over}", ".acts .glows"),
    "following": Screen("/table/{dice}", ".answers .opt", click(".log a", ".acts.follow", forced=True), before=hold_steps),
    "waiting": Screen("/table/{waiting}", ".tray"),
    "planning": Screen("/table/{planned}", ".acts .planned", click(".acts .planned", ".plan li:visible")),
    "planned": Screen("/table/{planned}", ".acts .planned"),
    "dropped plan": Screen("/table/{late}", ".toast", before=drop_plan),
    "little time": Screen("/table/{late}", ".late", before=run_late),
    "holiday": Screen(
        "/table/{planned}",
        ".acts .planned",
        both(click(".top .tools button:last-child", DIALOG), click(".deeds .away", "form input")),
    ),
    "watching": Screen("/table/{watched}", ".watch"),
    "kiosk": Screen("/table/{kiosk}", ".stage button.kt"),
    "auction": Screen("/table/{auction}", ".stage .bid"),
    "curtain": Screen("/table/{curtain}", ".curtain"),
    "lifted curtain": Screen("/table/{curtain}", ".curtain", click(".curtain .quiet button", ".hem")),
    "place": Screen("/table/{asking}", ASKED, click('.place[data-n="9"]', f"{DIALOG} .topic li", button="right")),
    "clause": Screen(
        "/table/{asking}", ASKED, both(click('.place[data-n="15"]', ".why .rule", forced=True), click(".why .rule", DIALOG))
    ),
    "seat": Screen("/table/{asking}", ASKED, click(".seat button", DIALOG)),
    "hand": Screen("/table/{many}", ASKED, press("c", ".rest button, [role=dialog]")),
    "keys": Screen("/table/{asking}", ASKED, press("?")),
    "menu": Screen("/table/{asking}", ASKED, click(".top .tools button:last-child", DIALOG)),
    "notices of a table": Screen(
        "/table/{asking}",
        ASKED,
        both(click(".top .tools button:last-child", DIALOG), click(f"{DIALOG} summary", f"{DIALOG} details select")),
        before=notices_chosen,
    ),
    "log": Screen("/table/{dice}", ".answers .opt", press("l", "[role=log]:visible")),
    "cut off": Screen("/table/{cut}", ASKED, cut),
    "lesson": Screen("/learn", ".coach .do"),
    "replay": Screen("/replay/{over}?at=20", ".scrub", REPLAYED),
    "replay of all hands": Screen(
        "/replay/{over}?at=28", ".scrub", both(REPLAYED, click(".see button:last-child", ".hands", forced=True))
    ),
}
PAGES: dict[str, Screen] = {
    "end": Screen(
        "/table/{over}", ".final .board", there("#pane-sources li", "#pane-curves use[href='#art-i-chart']"), may_scroll=True
    ),
    "start": Screen("/", ".games [role=radio]", there("a[href^='/table/']", "a[href='/daily']"), may_scroll=True),
    "invited": Screen("/", ".games [role=radio]", there("a[href='/table/k3x9mpqr']"), may_scroll=True, before=told_to_an_account),
    "holiday everywhere": Screen("/", ".mine header .away", click(".mine header .away", "dialog form"), may_scroll=True),
    "daily": Screen("/daily", "main .panel ul", may_scroll=True),
    "leaderboard": Screen("/leaders", "tbody tr.own", there("[role=radio]"), may_scroll=True, before=told),
    "profile": Screen("/me/profile", "main dl", there("main a[href='/people/Grace']"), may_scroll=True, before=told),
    "tournaments": Screen("/tournaments", "main li h2", before=clubs.playing, may_scroll=True),
    "new tournament": Screen("/tournaments/new", "form", click("form .sw:has(small) input", ".levels"), may_scroll=True),
    "entering": Screen(CUP, "form input", there("main li .remove"), before=entering, may_scroll=True),
    "tournament": Screen(CUP, ".awaited", correct, before=clubs.playing, may_scroll=True),
    "tournament that is over": Screen(CUP, ".won", there("main h3"), before=clubs.ended, may_scroll=True),
    "record": Screen("/", "input[type=file]", choose_record, may_scroll=True),
    "set-up": Screen("/new", "main form, main .picture", may_scroll=True),
    "rated set-up": Screen("/new?rated", "main .picture", there(".note"), may_scroll=True, before=told_to_an_account),
    "set-up over days": Screen("/new?preset=link", "main form, main .picture", may_scroll=True),
    "own board": Screen("/new", ".picture", click(".picture [role=radio]:last-child", ".picture .board button"), may_scroll=True),
    "room": Screen("/table/{room}", "svg.qr", may_scroll=True),
    "screen before the game": Screen("/table/{room}/screen", "svg.qr", may_scroll=True),
    "screen": Screen("/table/{hand}/screen", ".place", may_scroll=True),
    "screen of everything": Screen("/table/{everything}/screen", ".place", may_scroll=True),
    "screen with a kiosk": Screen("/table/{kiosk}/screen", ".scene .kt", may_scroll=True),
    "screen at the end": Screen("/table/{over}/screen", ".ending .board", may_scroll=True),
    "phones": Screen("/table/{hand}/screen", ".place", click("nav button", "dialog svg.qr"), may_scroll=True),
    "notices": Screen(
        "/notices", "main [type=time]", click("main summary", "main [type=url]"), before=notices_chosen, may_scroll=True
    ),
    "last letter": Screen("/notices#stop=abc", "main .go", may_scroll=True),
    "rules": Screen("/rules", "main nav a", may_scroll=True),
    "rule": Screen("/rules/9", "article", there("article details"), may_scroll=True),
    "analysis board": Screen(ANALYSED, ".found li", before=FOUND, may_scroll=True),
    "analysis of everything": Screen(BIG_ANALYSED, ".found li", before=FOUND, may_scroll=True),
    "change": Screen(ANALYSED, ".found li", change_wrongly, before=FOUND, may_scroll=True),
    "bring": Screen("/analyse", "main form select", may_scroll=True),
    "nowhere": Screen("/no/where", "h1", may_scroll=True),
}
SCREENS = TABLES | PAGES
CROWDED = ["start", "room", "five answers", "answers", "refusal", "cut off", "replay"]
