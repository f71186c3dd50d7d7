"""Why the house does not do something; in each case nothing has changed."""

from bedesten.engine.errors import Refused, Sentence


class NotYours(Refused):
    """It belongs to somebody else: a seat, a table."""


class Unknown(Refused):
    """There is no such thing, or not any more."""


class SetAside(Unknown):
    """What is stored of a table cannot be read."""


class TooMuch(Refused):
    """Too often, too many: it can be done later (in `wait` seconds, if that is known), or when something else is finished."""

    def __init__(self, *said: Sentence, wait: int | None = None) -> None:
        super().__init__(said[0], None, said)
        self.wait = wait
