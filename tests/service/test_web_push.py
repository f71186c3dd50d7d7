"""Web Push: what is encrypted can be read by that browser alone, and is signed by this server."""

import json

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from bedesten.engine.errors import Refused
from bedesten.service.hours import now
from bedesten.service.notices import web_push
from bedesten.service.notices.guard import Target
from bedesten.service.notices.web_push import Signer, browser_from, encrypted, post_to, unpacked
from service.receivers import PushedBrowser

SECRET = "the secret of a server in tests " * 2
TARGET = Target(True, "push.example.org", 443, "/send/1")


def test_the_example_of_rfc_8291_comes_out() -> None:
    point = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    browser = browser_from(point, "BTBZMqHH6r4Tts7J_aSIgg")
    own = ec.derive_private_key(int.from_bytes(unpacked("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), web_push.CURVE)
    made = web_push._encrypted(b"When I grow up, I want to be a watermelon", browser, own, unpacked("DGv6ra1nlYgDCS1FRnbzlw"))
    assert web_push.packed(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95b"
        "Qpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_only_that_browser_can_read_it_and_no_two_messages_are_alike() -> None:
    mine, other = PushedBrowser(), PushedBrowser(8)
    made = [encrypted(b"your turn", browser_from(**mine.keys)) for _ in range(2)]
    assert [mine.read(one) for one in made] == [b"your turn"] * 2 and made[0][:86] != made[1][:86]
    with pytest.raises(InvalidTag):
        other.read(made[0])


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [("", ""), ("ä", "AAAA"), ("A" * 87, "A" * 22), ("B" + "A" * 86, "A" * 22), (PushedBrowser().keys["p256dh"], "AAAA")],
)
def test_what_is_no_key_is_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(Refused) as refused:
        browser_from(p256dh, auth)
    assert refused.value.said[0].key == "push-wrong"


def test_all_processes_sign_with_the_same_key_which_follows_from_the_secret() -> None:
    one, other, strange = Signer(SECRET, "mailto:a@b.example"), Signer(SECRET, ""), Signer(SECRET[1:], "")
    assert one.public_key == other.public_key != strange.public_key
    browser = PushedBrowser()
    post = post_to(browser_from(**browser.keys), TARGET, b"{}", one.authorization, key="k.1", keep=60, is_urgent=True)
    said, _, key = post.headers["Authorization"].removeprefix("vapid t=").partition(", k=")
    head, claims, signature = said.split(".")
    raw = unpacked(signature)
    numbers = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(web_push.CURVE, unpacked(key))
    public.verify(numbers, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    told = json.loads(unpacked(claims))
    assert told["aud"] == "https://push.example.org" and told["sub"] == "mailto:a@b.example"
    assert now() // 1000 < told["exp"] <= now() // 1000 + 24 * 3600 and key == one.public_key
    assert len(post.headers["Topic"]) == 32 and post.headers["TTL"] == "60" and post.headers["Urgency"] == "high"
