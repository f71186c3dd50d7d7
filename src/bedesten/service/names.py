"""Names of people: they can be seen, they do not grow over the lines above and below, and nobody looks like somebody else."""

import unicodedata
from collections.abc import Iterable

MARKS_PER_LETTER = 2  # on one letter
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and signs, as far as Unicode is concerned
_TWINS = str.maketrans("авеёзіїјкмнорсԁԛѕтухԝһьϲοαβγεικνρτυχ01|", "abeezijjkmhopcdqstyxwhbcoabyeiknptuxoll")


def is_seen(name: str) -> bool:
    """Is there anything in it that can be seen?"""
    return any(unicodedata.category(c)[0] in "LNPS" and c not in _BLANK for c in name)


def has_stacked_marks(name: str) -> bool:
    run = 0
    for c in unicodedata.normalize("NFC", name):
        run = run + 1 if unicodedata.category(c)[0] == "M" else 0
        if run > MARKS_PER_LETTER:
            return True
    return False


def looks(name: str) -> str:
    """Two names that look alike are the same here: whatever alphabet, marks, spaces and capitals make of them."""
    folded = unicodedata.normalize("NFKD", name).casefold().translate(_TWINS)
    return "".join(c for c in folded if unicodedata.category(c)[0] in "LNPS" and c not in _BLANK)


def told_from(name: str, others: Iterable[str], length: int) -> str:
    """The name; if somebody has it, or one that looks like it, with the first number that nobody has.

    >>> told_from("ada", ["Ada", "Ada 2"], 20)
    'ada 3'
    """
    taken, shown, n = {looks(other) for other in others}, name, 1
    while looks(shown) in taken:
        n += 1
        shown = f"{name[: length - len(f' {n}')]} {n}"
    return shown
