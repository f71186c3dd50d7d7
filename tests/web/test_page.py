"""The page is served as it was built: small, kept by browsers while it is valid, and loading nothing from elsewhere."""

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from bedesten.web.app import create_app
from bedesten.web.headers import inline_hash
from bedesten.web.page import NOT_BUILT, PAGE_FOLDER, load_page
from bedesten.web.settings import Settings

SCRIPT = 'document.documentElement.dataset.theme = "dark"'
HTML = f"<!doctype html><script>{SCRIPT}</script><script type='module' src='/assets/index-abc.js'></script>".encode()
OPEN = [{"kind": "open"}] * 2
CODE = b"export const house = 1;\n" * 50
FILES = {
    "index.html": HTML,
    "index.html.br": b"as brotli",
    "index.html.gz": gzip.compress(HTML),
    "icon.svg": b"<svg/>",
    "app.webmanifest": b"{}",
    "assets/index-abc.js": CODE,
    "assets/index-abc.js.gz": gzip.compress(CODE),
}


def house(folder: Path, files: dict[str, bytes]) -> Litestar:
    for name, content in files.items():
        path = folder / "page" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    app = create_app(Settings(database_url=f"sqlite+aiosqlite:///{folder}/house.db"))
    app.state.page = load_page(folder / "page")
    return app


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    with TestClient(house(tmp_path, FILES)) as client:
        client.headers["accept-encoding"] = "identity"
        yield client


@pytest.mark.parametrize(
    "path",
    ["/", "/new", "/table/k3x9mpqr", "/replay/k3x9mpqr/", "/rules/MOS-1", "/../etc/passwd", "/health/x", "/people/J.%20R."],
)
def test_every_address_gives_the_page(client: TestClient[Litestar], path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 200 and answer.content == HTML
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    head = client.head(path)
    assert head.status_code == 200 and head.content == b"" and head.headers["etag"] == answer.headers["etag"]


@pytest.mark.parametrize(
    "path", ["/nowhere.js", "/assets/gone-123.js", "/index.html.gz", "/api/nowhere", "/api", "/api/tables/x/nowhere"]
)
def test_a_file_that_is_not_there_is_not_the_page(client: TestClient[Litestar], path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404 and answer.json()["error"] == "There’s nothing at this address."


def test_what_the_house_answers_is_not_hidden_by_the_page(client: TestClient[Litestar]) -> None:
    assert client.get("/health").text == "ok" and set(client.get("/ready").json()) == {"database", "bots", "bus"}
    assert "bedesten_" in client.get("/metrics").text and client.get("/api/tables").json() == []
    assert client.post("/new", json={}).status_code == 405


def test_files_have_their_kinds(client: TestClient[Litestar]) -> None:
    kinds = {path: client.get(path).headers["content-type"].partition(";")[0] for path in ("/icon.svg", "/assets/index-abc.js")}
    assert kinds == {"/icon.svg": "image/svg+xml", "/assets/index-abc.js": "text/javascript"}
    assert client.get("/app.webmanifest").headers["content-type"] == "application/manifest+json"


def test_what_has_a_hash_in_its_name_is_kept_and_the_rest_is_asked_for_again(client: TestClient[Litestar]) -> None:
    assert client.get("/assets/index-abc.js").headers["cache-control"] == "public, max-age=31536000, immutable"
    assert client.get("/").headers["cache-control"] == "no-store", "it brings a cookie"
    first = client.get("/table/k3x9mpqr")
    assert first.headers["cache-control"] == "no-cache" and "set-cookie" not in first.headers
    tag = first.headers["etag"]
    for known in (tag, f"W/{tag}"):  # a proxy that packs makes it weak
        again = client.get("/", headers={"if-none-match": known})
        assert again.status_code == 304 and again.content == b"" and again.headers["etag"] == tag
    assert client.get("/", headers={"if-none-match": '"other"'}).status_code == 200


@pytest.mark.parametrize(
    ("accepted", "used"),
    [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip;q=0.5", "gzip"), ("deflate", None), ("", None)],
)
def test_files_are_packed_as_the_browser_can_read_them(tmp_path: Path, accepted: str, used: str | None) -> None:
    with (
        TestClient(house(tmp_path, FILES)) as client,
        client.stream("GET", "/", headers={"accept-encoding": accepted}) as answer,
    ):
        assert answer.headers.get("content-encoding") == used and answer.headers["vary"] == "accept-encoding"
        assert b"".join(answer.iter_raw()) == FILES["index.html" + {"br": ".br", "gzip": ".gz", None: ""}[used]]


def test_a_first_visit_gets_one_cookie_with_the_page_and_keeps_it(client: TestClient[Litestar]) -> None:
    """What the page asks for at once, it asks for as one device: nothing that is opened in between is lost."""
    visit = client.get("/table/k3x9mpqr")
    assert "httponly" in visit.headers["set-cookie"].lower() and "set-cookie" not in client.get("/assets/index-abc.js").headers
    cookie = {"cookie": visit.headers["set-cookie"].partition(";")[0]}
    client.cookies.clear()
    opened = client.post("/api/tables", json={"seats": [{"kind": "me", "name": "Ada"}, *OPEN]}, headers=cookie)
    listed = client.get("/api/tables", headers=cookie)
    mine = client.get("/api/tables/mine", headers=cookie)
    assert "set-cookie" not in {*opened.headers, *listed.headers, *mine.headers}
    assert [table["id"] for table in mine.json()] == [opened.json()["id"]]


def test_only_the_script_that_was_built_in_may_run(client: TestClient[Litestar]) -> None:
    policy = client.get("/").headers["content-security-policy"]
    assert f"script-src 'self' {inline_hash(SCRIPT)}" in policy and "default-src 'self'" in policy and "unsafe" not in policy


def test_a_page_that_was_not_built_says_how_to_build_it(tmp_path: Path) -> None:
    with TestClient(house(tmp_path, {})) as client:
        answer = client.get("/")
        assert answer.status_code == 503 and answer.text == NOT_BUILT and "make client" in NOT_BUILT
        assert client.get("/health").text == "ok" and client.get("/api/nowhere").status_code == 404


def test_the_real_page_names_no_other_place() -> None:
    built = load_page(PAGE_FOLDER)
    assert built.files, "build first: make client"
    html = built.files["index.html"].contents[""].decode()
    assert not re.findall(r"(?:https?:)?//\w", html) and "<style" not in html and " style=" not in html
    for name in re.findall(r'(?:src|href)="/([^"]+)"', html):
        assert name in built.files, name
