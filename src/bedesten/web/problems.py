"""What went wrong, in words: every error is a `Problem`, whatever its cause."""

from collections.abc import Iterable
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec

from bedesten.engine.errors import Refused, Sentence, says
from bedesten.service.errors import NotYours, TooMuch, Unknown
from bedesten.service.store import Unavailable
from bedesten.service.table import Stale
from bedesten.web.questions import SentenceOut
from bedesten.web.wire import Problem

SENTENCE_LENGTH = 1000  # characters of a sentence, or of what stands in it
SENTENCE_BY_STATUS = {404: "no-address", 405: "no-deed", 413: "too-long", 415: "no-json"}


def status_of(error: Exception) -> int:
    if isinstance(error, Refused):
        return next(
            (status for kind, status in ((NotYours, 403), (Unknown, 404), (TooMuch, 429)) if isinstance(error, kind)), 400
        )
    if isinstance(error, Stale):
        return 409
    if isinstance(error, RecursionError):
        return 400
    return 503 if isinstance(error, Unavailable) else 500


def problem_of(error: Exception) -> Problem:
    if isinstance(error, Refused):
        return _problem(error.sentence, error.clause, error.said)
    sentence = _sentence_of(error)
    return _problem(sentence.text, None, [sentence])


def _sentence_of(error: Exception) -> Sentence:
    if isinstance(error, Stale):
        return error.sentence
    if isinstance(error, Unavailable):
        return says("in-doubt" if error.in_doubt else "unavailable")
    if isinstance(error, RecursionError):
        return says("too-deep")
    if isinstance(error, msgspec.DecodeError | UnicodeError):
        return says("unreadable", why=str(error).rstrip("."))
    return says("wrong")


def _problem(text: str, clause: str | None, sentences: Iterable[Sentence]) -> Problem:
    keyed = [SentenceOut(one.key, {name: short(value) for name, value in one.args.items()}) for one in sentences]
    return Problem(short(text), clause, keyed)


def short(text: Any) -> Any:
    """What was sent is repeated in many sentences, and may be very long."""
    is_long = isinstance(text, str) and len(text) > SENTENCE_LENGTH
    return f"{text[: SENTENCE_LENGTH - 100]} … {text[-90:]}" if is_long else text


def problem_response(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    wait = getattr(error, "wait", None)
    return Response(problem_of(error), status_code=status_of(error), headers={"retry-after": str(wait)} if wait else None)


def http_problem_response(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refuses: wrong addresses, wrong types, too much at once."""
    status = error.status_code
    headers = {name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"}
    if status == 413:  # the rest is not read: a web server in front of the house shall not send others' requests after it
        headers["connection"] = "close"
    sentence = _by_http(error, status)
    return Response(_problem(sentence.text, None, [sentence]), status_code=status, headers=headers)


def _by_http(error: HTTPException, status: int) -> Sentence:
    if isinstance(error, ValidationException):
        found: Any = error.extra or []
        parts = [
            f"{part['key']}: {part['message']}" if part.get("key") else part["message"] for part in found if "message" in part
        ]
        return says("unreadable", why="; ".join(parts) or "something is missing or of the wrong kind")
    return says("wrong" if status >= 500 else SENTENCE_BY_STATUS.get(status, "other-json"))


# -- the same for the OpenAPI page

STATUSES = {  # docs/protocol.md says more
    400: "It cannot be done, or cannot be read.",
    403: "It is not yours.",
    404: "There is no such table, or no such address.",
    405: "The address is used in another way.",
    409: "The table has gone on since, or it was said before.",
    413: "It is too long.",
    415: "It is no JSON.",
    421: "The server is not known by this name.",
    429: "Too often, or too many tables.",
    503: "The database cannot be reached, or the server is closing.",
}
PROBLEMS = {status: ResponseSpec(Problem, generate_examples=False, description=text) for status, text in STATUSES.items()}


def with_problems(*routes: HTTPRouteHandler) -> list[HTTPRouteHandler]:
    """Routes whose description says how they may refuse."""
    for route in routes:
        route.responses = PROBLEMS
    return list(routes)


HANDLERS: Any = {
    Refused: problem_response,
    Stale: problem_response,
    Unavailable: problem_response,
    RecursionError: problem_response,
    HTTPException: http_problem_response,
    Exception: problem_response,
}
