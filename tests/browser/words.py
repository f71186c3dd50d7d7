"""What the page says in English, by its keys: better words break no test."""

import re

from bedesten.texts import speaking


def said(key: str, **values: object) -> str:
    return speaking("en")(key, **values)


def saying(key: str, **values: object) -> re.Pattern[str]:
    """The same as the page writes it, where invisible signs stand around names and numbers."""
    return re.compile("[\u2068\u2069]*".join(map(re.escape, said(key, **values))))
