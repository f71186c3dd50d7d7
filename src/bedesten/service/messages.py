"""What somebody may say to a table while a game goes on: each message is a type of its own, whether it comes over HTTP or
through a socket.

Each says whose it is: `access.py` finds the seat that is meant, and whether the device may do that there. All but what is said
name the number of the table that was seen, so that nothing is done twice or by mistake.
"""

from typing import ClassVar

import msgspec

from bedesten.service.access import Whose


class Message(msgspec.Struct, tag_field="do", tag=str.lower, forbid_unknown_fields=True, kw_only=True):
    whose: ClassVar[Whose]
    seat: int | None = None  # only needed by a device with several seats


class Answer(Message):
    """One or several answers to the question number `seq`: all of them count, or none. `then` is answered afterwards, as far as
    it is asked for. `goes_on`: the house takes the steps of the way, as long as there is one way on. `ends`: it ends the turn, if
    that is over and could still be taken back."""

    whose = Whose.TO_ACT
    seq: int
    answers: list[str]
    then: list[str] = []
    goes_on: bool = False
    ends: bool = False


class Confirm(Message):
    """End the turn: what is still asked in it is declined, if nothing but cards is left to decide."""

    whose = Whose.TO_ACT
    seq: int


class Undo(Message):
    """Take back the last answer; or, if `to` is given, all of one's own from event number `to` on, as far as undo goes."""

    whose = Whose.TO_UNDO
    seq: int
    to: int | None = None


class Redo(Message):
    """Play again what was taken back last."""

    whose = Whose.TO_ACT
    seq: int


class Propose(Message):
    """Ask everybody to go back to where event number `to` was chosen; without it, to before one's own last turn."""

    whose = Whose.PLAYER
    seq: int
    to: int | None = None


class Agree(Message):
    """Agree to go back."""

    whose = Whose.TO_CONSENT
    seq: int


class Decline(Message):
    """Decline to go back, or withdraw one's own proposal."""

    whose = Whose.TO_CONSENT
    seq: int


class Say(Message):
    """Say something; a spectator needs a name for it."""

    whose = Whose.SPEAKER
    text: str
    name: str = ""


class Beat(Message):
    """Somebody is still there."""

    whose = Whose.ANYBODY


Move = Answer | Confirm | Undo | Redo | Propose | Agree | Decline
AnyMessage = Move | Say | Beat
