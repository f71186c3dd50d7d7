"""An account in a real browser, with a passkey of the browser's own and letters of a real mail server."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, expect

from browser.fixtures import USUAL, started, watch
from browser.looks import LANGUAGES, SIZES, Axe, troubles
from browser.playing import SLOW
from browser.postbox import Postbox, postbox
from browser.words import said, saying
from web.server import Server

__all__ = ["postbox"]
pytestmark = pytest.mark.slow(40)

Visit = Callable[..., Page]
KEYS: WeakKeyDictionary[Page, tuple[CDPSession, str]] = WeakKeyDictionary()  # the authenticator of each page


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, postbox: Postbox) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("site"), environment=postbox.settings)
    try:
        yield started(server)
    finally:
        server.kill()


@pytest.fixture
def visit(browser: Browser, site: Server) -> Iterator[Visit]:
    """visit("/me", keys): a device of its own; `keys`: a passkey that was taken from another one."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []
    home = f"http://localhost:{site.port}"

    def visited(path: str = "/me", keys: Any = None, **how: Any) -> Page:
        context = browser.new_context(base_url=home, **{**USUAL, **how})
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(SLOW)
        watch(page, wrong, home)
        carry_keys(page, keys)
        page.goto(path)
        page.locator("main h1").first.wait_for()
        return page

    yield visited
    for context in contexts:
        context.close()
    assert not wrong, "\n".join(wrong)


def carry_keys(page: Page, keys: Any = None) -> None:
    """The browser has an authenticator of its own, which asks nobody."""
    line = page.context.new_cdp_session(page)
    line.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    made = line.send(
        "WebAuthn.addVirtualAuthenticator", {"options": {**options, "isUserVerified": True, "automaticPresenceSimulation": True}}
    )
    KEYS[page] = line, made["authenticatorId"]
    for key in keys or []:
        line.send("WebAuthn.addCredential", {"authenticatorId": made["authenticatorId"], "credential": key})


def keys_of(page: Page) -> Any:
    """The passkeys at a device, as they are carried to another one."""
    line, authenticator = KEYS[page]
    return line.send("WebAuthn.getCredentials", {"authenticatorId": authenticator})["credentials"]


def button(page: Page, key: str, **values: str) -> Any:
    return page.get_by_role("button", name=saying(key, **values))


def with_passkey(page: Page) -> None:
    button(page, "me-passkey-new").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(said("me-yours"))


def test_a_guest_keeps_his_games_on_two_devices(visit: Visit) -> None:
    desk = visit("/")
    desk.get_by_role("link", name=said("me-open")).click()
    expect(desk.get_by_role("heading", level=1)).to_have_text(said("me-open"))
    with_passkey(desk)
    desk.locator("#me-name").fill("Ada")
    button(desk, "me-name-choose").click()
    expect(desk.locator("section b", has_text="Ada")).to_be_visible()
    expect(desk.get_by_text(said("me-one-way"))).to_be_visible()
    with desk.expect_response(lambda answer: '"de"' in (answer.request.post_data or "")):  # it is told to the server
        desk.get_by_label("Language").select_option("de")
    expect(desk.get_by_role("heading", level=1)).to_have_text("Dein Konto")
    phone = visit("/me", keys_of(desk), viewport={"width": 390, "height": 844}, has_touch=True)
    expect(phone.get_by_role("heading", level=1)).to_have_text(said("me-open"))
    button(phone, "me-sign-in-passkey").click()
    expect(phone.get_by_role("heading", level=1)).to_have_text("Dein Konto")  # the language has followed
    expect(phone.locator("section b", has_text="Ada")).to_be_visible()
    expect(phone.get_by_role("button", name="Abmelden", exact=True)).to_be_visible()
    phone.get_by_role("button", name="Überall sonst abmelden").click()
    expect(phone.get_by_role("button", name="Überall sonst abmelden")).to_have_count(0)
    desk.reload()
    expect(desk.get_by_role("heading", level=1)).to_have_text("Behalte deine Spiele")


def test_a_link_in_a_letter_needs_a_click(visit: Visit, postbox: Postbox) -> None:
    page = visit()
    page.locator("#me-email").fill("grace@example.org")
    button(page, "me-email-send").click()
    expect(page.get_by_role("status")).to_contain_text("grace@example.org")
    link = postbox.link()
    other = visit(link)  # a letter is often read elsewhere
    expect(other.get_by_text(said("me-link-elsewhere"))).to_be_visible()
    assert "link=" not in other.url
    again = visit(link)  # nothing has happened by looking
    button(again, "me-go-on").click()
    expect(again.get_by_role("heading", level=1)).to_have_text(said("me-yours"))
    expect(again.get_by_text("grace@example.org", exact=True)).to_be_visible()
    button(other, "me-go-on").click()
    expect(other.get_by_role("alert")).to_have_text(said("refusal-ticket-used"))


def test_what_is_stopped_changes_nothing(visit: Visit) -> None:
    page = visit()
    button(page, "me-sign-in-passkey").click()  # this device has none
    expect(page.get_by_role("alert")).to_have_text(said("me-cancelled"))
    expect(page.get_by_role("heading", level=1)).to_have_text(said("me-open"))


def test_everything_can_be_taken_along_and_deleted_by_keyboard(visit: Visit, tmp_path: Path) -> None:
    page = visit()
    with_passkey(page)
    with page.expect_download() as download:
        button(page, "me-export").press("Enter")
    download.value.save_as(tmp_path / "me.json")
    assert '"passkeys"' in (tmp_path / "me.json").read_text()
    button(page, "me-delete").press("Enter")
    button(page, "me-delete-sure").press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text(said("me-open"))
    page.goto("/")
    expect(page.get_by_role("link", name=said("me-open"))).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_in_every_language(visit: Visit, axe: Axe, language: str) -> None:
    page = visit(locale=language, viewport={"width": 1440, "height": 900})
    for is_signed_in in (False, True):
        if is_signed_in:
            page.locator("main .btn.go").click()
            expect(page.locator("main section.panel")).to_have_count(8)
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            expect(page.locator("html")).to_have_attribute("data-theme", scheme)
            for width, height in reversed(SIZES):
                page.set_viewport_size({"width": width, "height": height})
                assert troubles(page) == [], f"{scheme}, {width} × {height}"
            axe(page)
