"""Colours, and the letters and signs beside them: nothing is told by colour alone."""

from rich.text import Text

LETTERS = {"red": "R", "green": "G", "blue": "B", "yellow": "Y", "white": "W"}
CRESTS = {"red": "●", "green": "▲", "blue": "■", "yellow": "★", "white": "◈"}
INK = {"red": "bold red", "green": "bold green", "blue": "bold dodger_blue2", "yellow": "bold yellow3", "white": "bold"}
BADGE = {
    "red": "bold white on red3",
    "green": "bold white on dark_green",
    "blue": "bold white on blue3",
    "yellow": "bold black on yellow3",
    "white": "bold black on grey85",
}
GOODS = {"fabric": "R", "spice": "G", "fruit": "Y", "jewellery": "B"}
GOOD_INK = {"R": "bold red", "G": "bold green", "Y": "bold yellow3", "B": "bold dodger_blue2", "*": "bold"}
MAY = "bold dark_orange"  # you may
HERE = "bold cyan"  # you are
QUIET = "grey50"
BAD = "bold red"
RUBY = "bold red"
NOBODYS = "bold grey62"  # neutral pieces
OFFICER = "bold magenta"  # Governor and Smuggler


def ink(text: str = "", style: str = "") -> Text:
    """A text that can be added to others: its style stays its own."""
    return Text.assemble((text, style)) if style else Text(text)


def goods(letters: str, between: str = "") -> Text:
    """RBBGY, each in its colour."""
    return ink(between).join(ink(letter, GOOD_INK[letter]) for letter in letters)


def rubies(n: int, needed: int) -> Text:
    return ink("◆" * n, RUBY) + ink("◇" * max(0, needed - n), QUIET)


def ruby(n: int | None = None) -> Text:
    """One, or how many."""
    return ink("◆" if n is None else f"◆{n}", QUIET if n == 0 else RUBY)


def joined(parts: list[Text], between: str = " ") -> Text:
    return ink(between).join(parts)


def fitted(text: Text, width: int) -> Text:
    """Exactly so wide: cut with … or filled with spaces."""
    line = text.copy()
    line.truncate(width, overflow="ellipsis", pad=True)
    return line


def signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"−{-n}"
