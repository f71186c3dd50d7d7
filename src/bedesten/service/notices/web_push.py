"""Web Push: a message that only one browser can read (RFC 8291), brought there by the service of its maker, which knows us by a
signature (VAPID, RFC 8292)."""

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256

from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from bedesten.engine.errors import Refused, says
from bedesten.service.hours import now
from bedesten.service.notices.guard import Target
from bedesten.service.notices.posting import Post
from bedesten.service.randomness import new_secret

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve
KEY_SEED_SIZE = 48  # bytes: so many more than the order has that no key is likelier than another
SALT_SIZE, AUTH_SIZE, POINT_SIZE, RECORD_SIZE = 16, 16, 65, 4096  # bytes
LARGEST_TEXT = 3000  # bytes of a message: what every service takes
SIGNATURE_KEPT = 12 * 3600  # seconds for which a service takes it; 24 hours at most


@dataclass(frozen=True)
class Browser:
    """What a message to it needs: its public key, and the secret that it shares with us."""

    point: bytes
    auth: bytes

    @property
    def key(self) -> ec.EllipticCurvePublicKey:
        return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, self.point)


def browser_from(p256dh: str, auth: str) -> Browser:
    """Refused, if these are no keys."""
    try:
        browser = Browser(unpacked(p256dh), unpacked(auth))
        if len(browser.auth) == AUTH_SIZE and len(browser.point) == POINT_SIZE and browser.key:
            return browser
    except (ValueError, InvalidKey):
        pass
    raise Refused(says("push-wrong"))


def encrypted(text: bytes, browser: Browser) -> bytes:
    """A message in one record, with a key of its own."""
    return _encrypted(text, browser, key_of(new_secret("push key", KEY_SEED_SIZE)), new_secret("push salt", SALT_SIZE))


def _encrypted(text: bytes, browser: Browser, own: ec.EllipticCurvePrivateKey, salt: bytes) -> bytes:
    point = point_of(own)
    shared = own.exchange(ec.ECDH(), browser.key)
    mixed = _derived(shared, browser.auth, b"WebPush: info\0" + browser.point + point, 32)
    key = _derived(mixed, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(mixed, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_SIZE.to_bytes(4, "big") + bytes([len(point)]) + point
    return head + AESGCM(key).encrypt(nonce, text + b"\x02", b"")


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


class Signer:
    """By its key a browser's service knows this server again. It follows from the secret of the server, so that all processes
    have the same one, and a stolen database has none. `contact`: whom a service may turn to."""

    def __init__(self, secret: str, contact: str) -> None:
        self._own, self._contact = key_of(_derived(secret.encode(), b"", b"bedesten web push", KEY_SEED_SIZE)), contact

    @property
    def public_key(self) -> str:
        """As a browser wants it."""
        return packed(point_of(self._own))

    def authorization(self, target: Target) -> str:
        claims = {"aud": target.origin, "exp": now() // 1000 + SIGNATURE_KEPT, "sub": self._contact}
        said = f"{_json({'typ': 'JWT', 'alg': 'ES256'})}.{_json(claims)}"
        r, s = decode_dss_signature(self._own.sign(said.encode(), ec.ECDSA(SHA256())))
        return f"vapid t={said}.{packed(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public_key}"


def post_to(
    browser: Browser, target: Target, text: bytes, sign: Callable[[Target], str], *, key: str, keep: int, is_urgent: bool
) -> Post:
    """`key`: a later message with the same key takes the place of this one; `keep`: for so many seconds, if the browser is
    off."""
    headers = {
        "Authorization": sign(target),
        "Content-Type": "application/octet-stream",
        "Content-Encoding": "aes128gcm",
        "TTL": str(keep),
        "Urgency": "high" if is_urgent else "normal",
        "Topic": packed(sha256(key.encode()).digest()[:24]),
    }
    return Post(target, headers, encrypted(text, browser))


def key_of(seed: bytes) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(seed, "big") % (ORDER - 1) + 1, CURVE)


def point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def packed(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    return urlsafe_b64decode(text.encode("ascii") + b"==")


def _json(value: object) -> str:
    return packed(json.dumps(value, separators=(",", ":")).encode())
