"""5 Post Office."""

from bedesten.engine.language import *
from bedesten.engine.rules.goods import *

THINGS = [
    Place(
        POST_OFFICE,
        "Post Office",
        "goods and lira, different each time",
        example="12: >post-office join act",
        glaze="service",
        picture="p5",
    ),
]


@place(POST_OFFICE)
def post_office(game: State, me: Player) -> None:
    """P5-1, P5-2. Take what the markers leave uncovered. Then the next marker moves down; after the last, all go up again."""
    for good in range(GOODS):
        for _ in range(POST_GOODS[game.post_markers][good]):
            gain(me, good)
    me.lira += POST_LIRA[game.post_markers]
    game.post_markers = (game.post_markers + 1) % 5
