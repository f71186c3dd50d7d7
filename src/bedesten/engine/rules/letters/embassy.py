"""21 Embassy."""

from bedesten.engine.language import *
from bedesten.engine.rules.letters.letters import take_letter

THINGS = [
    Place(
        EMBASSY,
        "Embassy",
        "2 letters at once",
        example="3: >embassy leave act *letter:9 *letter:4",
        glaze="letters",
        picture="p21",
        takes=((2, "i-letter"),),
    ),
]


@place(EMBASSY)
def embassy(game: State, me: Player) -> Steps:
    """LS-P21. Take 2 letters."""
    for _ in range(2):
        yield take_letter(game)
