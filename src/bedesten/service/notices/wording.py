"""What is said: one thing that has happened, or several together, in somebody's language. Names of others stand in it, nothing
else of a game."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bedesten.service.hours import now
from bedesten.service.notices.notice import TRIAL
from bedesten.texts import LANGUAGES, Language, MissingReader, speaking

NAME_LENGTH = 40
LINES_SHOWN = 8  # of several; the others are counted
URGENT = ("deadline", "trial")  # that is not gathered
HOUR = 3_600_000  # milliseconds


@dataclass(frozen=True)
class News:
    """Something that has happened, and the others at the table."""

    kind: str
    table_id: str
    page: str
    by: str
    until: int | None
    others: tuple[str, ...] = ()

    @property
    def path(self) -> str:
        return self.page or (f"/table/{self.table_id}" if self.table_id else "/")


@dataclass(frozen=True)
class Message:
    key: str  # the same message again has the same
    title: str
    text: str
    path: str  # of the page where it leads
    link: str  # the same with the name of the server; empty, if that is not known
    place: str  # what it is about: a later message about that takes its place
    is_urgent: bool


def message_of(news: Sequence[News], language: str, origin: str, key: str) -> Message:
    said = spoken(language)
    paths = {one.path for one in news}
    path = paths.pop() if len(paths) == 1 else "/"
    if len(news) == 1:
        title, text = said(f"notice-{news[0].kind}"), _about(news[0], said)
    else:
        title, text = said("notice-several", n=len(news)), "\n".join(_lines(news, said))
    place = path if path != "/" and news[0].kind != TRIAL else key  # each trial is seen
    return Message(key, title, text, path, origin + path if origin else "", place, any(one.kind in URGENT for one in news))


def spoken(language: str) -> Language:
    """English, if others cannot be read."""
    try:
        return speaking(language if language in LANGUAGES else "en")
    except MissingReader:
        return speaking("en")


def _lines(news: Sequence[News], said: Callable[..., str]) -> list[str]:
    lines = [" · ".join(part for part in (said(f"notice-{one.kind}"), _about(one, said)) if part) for one in news]
    lines = list(dict.fromkeys(lines))  # several messages of the same person at the same table are one line
    more = len(lines) - LINES_SHOWN
    return lines if more <= 0 else [*lines[:LINES_SHOWN], said("notice-more", n=more)]


def _about(one: News, said: Callable[..., str]) -> str:
    parts = [said("notice-left", hours=_hours_left(one.until))] if one.until else []
    parts += [said("notice-by", name=_name(one.by))] if one.by else []
    parts += [said("notice-with", names=", ".join(map(_name, one.others)))] if one.others else []
    return " · ".join(parts)


def _hours_left(until: int) -> int:
    """0: less than one."""
    return max(0, until - now()) // HOUR


def _name(name: str) -> str:
    """In one line, and not too long."""
    shown = " ".join(name.split())
    return shown if len(shown) <= NAME_LENGTH else f"{shown[: NAME_LENGTH - 1]}…"
