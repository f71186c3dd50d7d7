"""What an analysis says. All chances, and parts of them, are in millionths: whole numbers add up exactly."""

from dataclasses import asdict, dataclass
from typing import Any, Literal

FORMAT = 1

Mark = Literal["", "good", "doubtful", "mistake"]
Shares = list[int]  # by seat


@dataclass(frozen=True)
class Better:
    """What would have been better: a line of answers that can be given instead of the one that was."""

    at: int  # the event in whose place it begins
    played: str
    line: list[str]  # up to the end of the turn, or to where fate or somebody else answers
    cost: int
    error: int


@dataclass(frozen=True)
class Turn:
    """A turn, or what somebody answered when the last one was over."""

    turn: int
    seat: int
    first: int  # the number of its first event,
    last: int  # and of its last one
    chances: Shares  # when it began
    change: Shares  # until the next one began: the sum of
    luck: Shares  # what dice and draws have brought,
    choices: Shares  # and of all the rest, which somebody has chosen
    cost: int | None = None  # against the best that was found; nothing, if nobody had the time to look
    error: int = 0  # of the cost: a standard error
    mark: Mark = ""
    better: Better | None = None


@dataclass(frozen=True)
class Share:
    """A seat over the whole game."""

    seat: int
    begun: int  # its chance at the beginning,
    ended: int  # and what came of it: the sum of that and of
    luck: int
    own: int  # choices
    others: int  # choices
    cost: int  # of all its turns
    marks: dict[str, int]


@dataclass(frozen=True)
class Analysis:
    rules: str
    players: int
    names: list[str]
    digest: str  # of the game
    depth: str
    looked_at: int  # choices,
    of: int  # so many
    turns: list[Turn]
    result: Shares  # who has won
    seats: list[Share]

    def as_json(self) -> dict[str, Any]:
        return {"format": FORMAT, **asdict(self)}
