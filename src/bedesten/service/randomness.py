"""What nobody may foretell: the secrets of tables, keys of devices, ids, and what bots begin to think with. All of it comes from
the system's generator, and through here alone. Tests put a generator of their own in the place of `source`; nothing that the
house is started with can."""

from base64 import urlsafe_b64encode
from random import Random, SystemRandom

SYSTEM = SystemRandom()


def source(use: str, of: str = "") -> Random:
    """The generator for a use. In a test the same thing (`of`) gets the same numbers, however often and by whomever they are
    asked for."""
    return SYSTEM


def new_secret(use: str, size: int) -> bytes:
    return source(use).randbytes(size)


def new_key(use: str, size: int) -> str:
    """So many bytes, in letters that an address may hold."""
    return urlsafe_b64encode(source(use).randbytes(size)).rstrip(b"=").decode()


def new_id(letters: str, length: int) -> str:
    return "".join(source("id").choices(letters, k=length))


def new_seed(use: str, of: str = "") -> int:
    """What thinking about something begins with."""
    return source(use, of).getrandbits(60)


def moment(shortest: float, longest: float) -> float:
    """Seconds, as if somebody had thought."""
    return source("moment").uniform(shortest, longest)
