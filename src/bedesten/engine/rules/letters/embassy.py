"""21 Embassy."""

from bedesten.engine.language import *
from bedesten.engine.rules.letters.letters import take_letter


@place(EMBASSY)
def embassy(game: State, me: Player) -> Steps:
    """LS-P21. Take two letters."""
    for _ in range(2):
        yield take_letter(game)
