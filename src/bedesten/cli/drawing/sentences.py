"""Texts in which something has a colour of its own."""

from rich.text import Text

from bedesten.cli.drawing.style import ink
from bedesten.cli.speech import spoken, t

FIRST = 0xE000  # signs that no language has: each stands for a coloured part until the text is made


def drawn(key: str, **values: object) -> Text:
    """The text of a key, with coloured parts where its values stand."""
    parts = {chr(FIRST + i): value for i, value in enumerate(value for value in values.values() if isinstance(value, Text))}
    signs = iter(parts)
    said = t(key, **{name: next(signs) if isinstance(value, Text) else value for name, value in values.items()})
    line = ink()
    for sign in said:
        line.append_text(parts[sign]) if sign in parts else line.append(sign)
    return line


def counted(n: int, of: str, style: str = "") -> Text:
    """2 lira"""
    return ink(spoken().count(n, of), style)
