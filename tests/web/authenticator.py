"""A passkey for tests: makes and signs what a browser would, from the options of the server."""

import hashlib
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from struct import pack
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

USER_PRESENT, USER_VERIFIED, HAS_CREDENTIAL = 0x01, 0x04, 0x40


class Passkey:
    """Of one site, whose `origin` the browser sees."""

    def __init__(self, origin: str, credential_id: bytes = b"a passkey of a test") -> None:
        self.origin, self.id, self.uses = origin, credential_id, 0
        self._key = ec.generate_private_key(ec.SECP256R1())

    def made(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to the options for a new passkey."""
        public = self._key.public_key().public_numbers()
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: public.x.to_bytes(32, "big"), -3: public.y.to_bytes(32, "big")})
        attested = bytes(16) + pack(">H", len(self.id)) + self.id + key
        data = self._data(options["rp"]["id"], HAS_CREDENTIAL) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._credential(attestationObject=written(attestation), clientDataJSON=self._client("webauthn.create", options))

    def used(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to the options for signing in."""
        self.uses += 1
        data, client = self._data(options["rpId"], 0), self._client("webauthn.get", options)
        signed = self._key.sign(data + hashlib.sha256(read(client)).digest(), ec.ECDSA(SHA256()))
        return self._credential(authenticatorData=written(data), clientDataJSON=client, signature=written(signed))

    def _data(self, domain: str, more: int) -> bytes:
        return hashlib.sha256(domain.encode()).digest() + pack(">BI", USER_PRESENT | USER_VERIFIED | more, self.uses)

    def _client(self, kind: str, options: dict[str, Any]) -> str:
        return written(json.dumps({"type": kind, "challenge": options["challenge"], "origin": self.origin}).encode())

    def _credential(self, **response: str) -> dict[str, Any]:
        return {"id": written(self.id), "rawId": written(self.id), "type": "public-key", "response": response}


def written(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def read(text: str) -> bytes:
    return urlsafe_b64decode(text + "==")
