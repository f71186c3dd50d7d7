"""What a browser is told about every answer: load nothing from elsewhere, be framed by nobody, guess no types."""

from base64 import b64encode
from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import Any

STRICT_POLICY = {
    "default-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
    "object-src": "'none'",
}

Headers = Iterable[tuple[bytes, bytes]]


def policy(**relaxed: str) -> str:
    """A content security policy; `relaxed`: style_src="…"."""
    directives = STRICT_POLICY | {name.replace("_", "-"): value for name, value in relaxed.items()}
    return "; ".join(f"{name} {value}" for name, value in directives.items())


def inline_hash(text: str) -> str:
    """Allows this style or script within a page, and no other."""
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


POLICY = policy()
HEADERS = {
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), geolocation=(), microphone=()",
}
API_HEADERS = {b"cache-control": b"no-store"}  # what /api says is for one audience, at one time
HTTPS_HEADERS = {b"strict-transport-security": b"max-age=31536000"}


def with_headers(message: Mapping[str, Any], path: str, content_policy: str, is_https: bool, request_id: str) -> dict[str, Any]:
    """The beginning of an answer, with all headers that it does not bring itself."""
    given = list(message.get("headers", []))
    wanted = HEADERS | (API_HEADERS if path.startswith("/api/") else {}) | (HTTPS_HEADERS if is_https else {})
    wanted = {**wanted, b"content-security-policy": content_policy.encode(), b"x-request-id": request_id.encode()}
    there = {name.lower() for name, _ in given}
    return {**message, "headers": [*given, *((name, value) for name, value in wanted.items() if name not in there)]}
