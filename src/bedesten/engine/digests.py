"""Numbers by which positions are known again, from 0 up to 2**63. Compiled, C does the same over the bytes of the struct."""

from functools import cache

from bedesten.engine.constants import FATE
from bedesten.engine.state import Player, State
from bedesten.engine.structs import image, view_type

STIR = 0x9FB21C651E98DF25
FACTORS = (1, 0xD6E8FEB86659FD93, 0xA0761D6478BD642F, 0xE7037ED1A0B428DB)
SEED = 1234567


def stirred(digest: int, number: int) -> int:
    """A digest with one more number in it."""
    mixed = ((digest ^ number) * STIR) & (2**64 - 1)
    return (mixed ^ mixed >> 29) & (2**63 - 1)


def digest_of_bytes(digest: int, data: bytes) -> int:
    """Four words at a time: C multiplies them side by side."""
    for i in range(0, len(data), 32):
        words = (int.from_bytes(data[at : at + 8], "little") for at in range(i, i + 32, 8))
        number = 0
        for word, factor in zip(words, FACTORS, strict=True):
            number ^= word * factor % 2**64
        digest = stirred(digest, number)
    return digest


def digest_of_player(digest: int, player: Player) -> int:
    return digest_of_bytes(digest, image(player, Player))


def digest_of(game: State) -> int:
    """Of all that a position is: not of the generator, nor of what has no meaning any more."""
    data = image(game, State)
    at = _offsets()
    digest = digest_of_bytes(SEED, data[: at["players_n"] // 5 * game.players_n])
    digest = digest_of_bytes(digest, data[at["players_n"] : at["discards"]])
    digest = digest_of_bytes(digest, data[at["discards"] :][: game.discards_n])
    digest = digest_of_bytes(digest, data[at["demand_order"] : at["fate"]])
    digest = digest_of_bytes(digest, data[at["calls"] :][: 4 * game.depth])
    digest = digest_of_bytes(digest, data[at["kept"] :][: 2 * game.kept_n])
    return stirred(digest, game.fate if game.asked == FATE else 0)


@cache
def _offsets() -> dict[str, int]:
    view = view_type(State)
    return {name: getattr(view, name).offset for name, _ in view._fields_}  # type: ignore[misc]
