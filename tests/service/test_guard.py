"""Where the server sends nothing, and how it sends what it does."""

import asyncio
import ssl
from pathlib import Path

import pytest

from bedesten.engine.errors import Refused
from bedesten.service.notices import posting
from bedesten.service.notices.guard import Forbidden, Guard, Target, is_public
from bedesten.service.notices.posting import Failure, Post, Refusal, send
from service.people import in_loop
from service.receivers import Receiver, certified, receiver


class Names:
    """A directory of names that says what the test wants, one answer after the other."""

    def __init__(self, *answers: list[str]) -> None:
        self.answers, self.asked = list(answers), 0

    async def __call__(self, host: str, port: int) -> list[str]:
        self.asked += 1
        return self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]


@pytest.mark.parametrize("address", ["93.184.216.34", "1.1.1.1", "2606:4700::1111", "2a00:1450:4001::200e"])
def test_public_addresses_are_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "address",
    [
        "0.0.0.0",
        "10.0.0.1",
        "100.64.0.1",
        "127.0.0.1",
        "169.254.169.254",
        "172.16.0.1",
        "192.0.0.1",
        "192.0.2.1",
        "192.168.1.1",
        "198.18.0.1",
        "203.0.113.9",
        "224.0.0.1",
        "239.1.1.1",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::1.1.1.1",
        "::ffff:1.1.1.1",
        "::ffff:127.0.0.1",
        "64:ff9b::1.1.1.1",
        "64:ff9b::7f00:1",
        "64:ff9b:1::1",
        "100::1",
        "2001::1",
        "2001:db8::1",
        "2002:7f00:1::1",
        "2002:101:101::1",
        "fc00::1",
        "fd12::1",
        "fe80::1",
        "fe80::1%eth0",
        "fec0::1",
        "ff02::1",
        "3fff::1",
    ],
)
def test_other_addresses_are_not(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        "",
        "hook",
        "http://example.org/hook",
        "ftp://example.org/",
        "https://example.org:8443/hook",
        "https://example.org:22/",
        "https://user:word@example.org/",
        "https://user@example.org/",
        "https://example.org/a b",
        "https://example.org/a\r\nHost: other",
        "https://exämple.org/",
        "https://example.org\\@127.0.0.1/",
        "//example.org/",
        "https:///hook",
        "https://example.org/" + "a" * 2048,
    ],
)
def test_addresses_that_are_none_are_refused(url: str) -> None:
    with pytest.raises(Refused) as refused:
        Guard(lookup=Names(["1.1.1.1"])).read(url)
    assert refused.value.said[0].key == "address-wrong"


@in_loop
async def test_a_name_with_one_inner_address_is_refused_however_it_is_written() -> None:
    for addresses in (["127.0.0.1"], ["1.1.1.1", "10.0.0.1"], ["::1"], []):
        with pytest.raises(Refused) as refused:
            await Guard(lookup=Names(addresses)).check("https://example.org/hook")
        assert refused.value.said[0].key == "address-forbidden"
    for host in ("127.0.0.1", "localhost", "2130706433", "0x7f000001", "127.1", "[::1]", "[::ffff:127.0.0.1]", "0"):
        with pytest.raises(Refused):
            await Guard().check(f"https://{host}/hook")


@in_loop
async def test_a_name_that_says_something_else_a_moment_later_gains_nothing() -> None:
    names = Names(["1.1.1.1"], ["127.0.0.1"])
    guard = Guard(lookup=names)
    target = await guard.check("https://rebinding.example/hook")
    with pytest.raises(Refusal):
        await send(Post(target, {}, b"x"), guard)
    assert names.asked == 2, "once for each connection, which goes to what was judged"


@in_loop
async def test_what_the_operator_named_is_exempt_and_nothing_beside_it() -> None:
    async with receiver() as there, receiver() as beside:
        guard = Guard([there.place])
        await send(Post(await guard.check(there.url), {}, b"hello"), guard)
        assert there.got[0].body == b"hello" and there.got[0].headers["host"] == there.place
        for url in (beside.url, f"http://127.0.0.1:{there.port}/hook", "https://localhost/hook"):
            with pytest.raises(Refused):
                await guard.check(url)
        assert beside.got == []
        with pytest.raises(Forbidden):
            await guard.find(Target(False, "localhost", beside.port, "/"))


@in_loop
async def test_the_certificate_is_that_of_the_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    context, file = certified(tmp_path)
    async with receiver(context) as there:
        guard = Guard([there.place, f"127.0.0.1:{there.port}"])
        with pytest.raises(Failure, match="SSL"):
            await send(Post(guard.read(there.url), {}, b"x"), guard)
        monkeypatch.setenv("SSL_CERT_FILE", str(file))
        await send(Post(guard.read(there.url), {}, b"x"), guard)
        with pytest.raises(Failure, match="SSL"):  # believed, but of another name
            await send(Post(guard.read(f"https://127.0.0.1:{there.port}/hook"), {}, b"x"), guard)
        assert [one.body for one in there.got] == [b"x"] and issubclass(ssl.SSLCertVerificationError, OSError)


async def _answered(there: Receiver, status: str, more: str = "") -> Exception | None:
    there.status, there.more = status, more
    guard = Guard([there.place])
    try:
        await send(Post(guard.read(there.url), {}, b"x"), guard)
    except (Failure, Refusal) as error:
        return error
    return None


@in_loop
async def test_what_is_answered_decides_whether_it_is_tried_again() -> None:
    async with receiver() as there, receiver() as elsewhere:
        assert await _answered(there, "204 No Content") is None
        for status in ("301 Moved", "400 Bad", "403 No", "404 Gone", "410 Gone"):
            error = await _answered(there, status, f"Location: {elsewhere.url}\r\n")
            assert isinstance(error, Refusal) and error.is_gone == (status[:3] in ("404", "410"))
        for status, wait in (("429 Too Many", 7), ("500 Oh", 0), ("503 Busy", 3600)):
            error = await _answered(there, status, "Retry-After: 7\r\n" if wait == 7 else f"Retry-After: {99 * wait}\r\n")
            assert isinstance(error, Failure) and error.wait == wait
        assert isinstance(await _answered(there, "200 OK", "X: " + "a" * posting.HEAD_SIZE + "\r\n"), Failure)
        assert elsewhere.got == [], "nothing is followed"


@in_loop
async def test_who_answers_too_slowly_or_not_at_all_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async with receiver() as there:
        there.may_answer.clear()
        asked = asyncio.create_task(_answered(there, "200 OK"))
        await there.arrived.wait()
        monkeypatch.setattr(posting, "POSTING_TIMEOUT", 0.05)
        assert isinstance(await _answered(there, "200 OK"), Failure)
        there.may_answer.set()
        assert await asked is None
    assert isinstance(await _answered(there, "200 OK"), Failure), "nobody is there any more"


@in_loop
async def test_no_header_is_smuggled_in() -> None:
    async with receiver() as there:
        guard = Guard([there.place])
        for value in ("a\r\nX-Evil: 1", "Zoë", "a\x00b"):
            with pytest.raises(Refusal):
                await send(Post(guard.read(there.url), {"X-Name": value}, b"x"), guard)
        assert there.got == []
