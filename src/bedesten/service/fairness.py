"""Dice that anyone can check: chance is sealed before the first roll and laid open after the last.

A table has a secret of 32 bytes from the system's generator. Its SHA-256, the *seal*, is published with the open table. After
that, and before the game begins, every player may add a text of his own. Outcome number n is drawn from
HMAC-SHA-256(secret, table, texts, n). Nobody can foretell it without the secret, and the house cannot choose it as soon as one
player adds a text: the seal has bound the secret before the text was known. When the game is over the secret is shown, and
`verify` computes every roll and draw of the record again.

What was taken back is drawn again only for the same answers (memory.py); for others its number is skipped, so that nobody knows
what a new roll will bring. A house that was restored from a backup draws from another *epoch*, because people may have seen what
the numbers behind the backup bring.

A deal is a chance that several tables share (dealt_chance.py): it is drawn by the name of the deal instead of that of the table,
and its secret is shown when the deal may be known to all.

What the house itself adds, for bots and for those who add nothing, follows from the secret: it cannot be chosen later.
"""

import hashlib
import hmac
import re
from dataclasses import dataclass, replace

from bedesten.engine.constants import FATE
from bedesten.engine.errors import Refused, Sentence, says
from bedesten.engine.game import Game
from bedesten.engine.notation import outcome_word
from bedesten.engine.options import RANDOM, Options
from bedesten.service import randomness
from bedesten.service.dealt_chance import DealtChance
from bedesten.service.sealed_chance import Epoch, SealedChance, epochs_in

SEAL_PARTS = (
    "table",
    "seal",
    "text",
    "layout",
    "skipped",
    "given",
    "house",
    "learning",
    "back",
    "epoch",
    "deal",
    "secret",
)  # of a line `chance`
HOUSE_TEXT = "house:"  # so begin the texts that the house has added


def new_secret() -> bytes:
    return randomness.new_secret("table", 32)


def text_of_house(secret: bytes, table: str, seat: int) -> str:
    """What the house adds for a bot, or for a player who adds nothing: bound by the seal, as the secret is."""
    return HOUSE_TEXT + hmac.digest(secret, f"text of the house\n{table}\n{seat}".encode(), "sha256").hex()[:24]


def is_text_of_house(text: str) -> bool:
    return text.startswith(HOUSE_TEXT)


def seal_of(secret: bytes) -> str:
    """What is published of a secret before the game."""
    return hashlib.sha256(secret).hexdigest()


# -- what the record says of it


@dataclass(frozen=True)
class Mark:
    """Somebody went back here, behind something that chance had decided."""

    n: int  # how long the log was then
    seat: int  # who went back, or asked all to
    outcomes: int  # rolls, cards and tiles that were taken back

    def __str__(self) -> str:
        return f"{self.n}:{self.seat}:{self.outcomes}"


@dataclass(frozen=True)
class Seal:
    """The line `chance` of a record: all that is needed to draw every outcome again, once the secret is shown."""

    table: str
    seal: str
    texts: tuple[str, ...]
    secret: str | None = None  # hexadecimal; only when the game is over
    random_layout: bool = False
    skipped: tuple[tuple[int, int], ...] = ()  # (k, n): before the k-th outcome of the record n numbers were taken back
    given: int = 0  # outcomes at the beginning that came with the position from which the game was begun
    house_bound: bool = False  # the texts of the house follow from the secret
    learning: bool = False  # a game against bots in which everything may be taken back
    marks: tuple[Mark, ...] = ()  # where somebody went back
    epochs: tuple[Epoch, ...] = ()
    deal: str | None = None  # by whose name the chance was drawn, if other tables had the same

    @property
    def name(self) -> str:
        """By which the chance was drawn."""
        return self.deal or self.table

    def write(self) -> str:
        parts = [f"table={self.table}", f"seal={self.seal}"]
        parts += [f"text={text.encode().hex()}" for text in self.texts]
        parts += ["layout=random"] if self.random_layout else []
        parts += [f"skipped={k}+{n}" for k, n in self.skipped]
        parts += [f"given={self.given}"] if self.given else []
        parts += ["house=bound"] if self.house_bound else []
        parts += ["learning=yes"] if self.learning else []
        parts += [f"back={mark}" for mark in self.marks]
        parts += [f"epoch={epoch}" for epoch in self.epochs]
        parts += [f"deal={self.deal}"] if self.deal else []
        parts += [f"secret={self.secret}"] if self.secret else []
        return " ".join(parts)

    @classmethod
    def read(cls, line: str) -> "Seal":
        given: dict[str, list[str]] = {}
        for part in line.split():
            name, sign, value = part.partition("=")
            if not sign or name not in SEAL_PARTS:
                raise Refused(says("chance-unknown", part=part))
            given.setdefault(name, []).append(value)
        try:
            return cls(
                given["table"][0],
                given["seal"][0],
                tuple(bytes.fromhex(text).decode() for text in given.get("text", [])),
                given.get("secret", [None])[0],
                "layout" in given,
                tuple(_pair(text) for text in given.get("skipped", [])),
                int(given.get("given", ["0"])[0]),
                "house" in given,
                "learning" in given,
                tuple(Mark(*_numbers(text)) for text in given.get("back", [])),
                epochs_in(" ".join(given.get("epoch", []))),
                given.get("deal", [None])[0],
            )
        except (KeyError, ValueError) as error:
            raise Refused(says("chance-unread", why=str(error))) from None


def _pair(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"(\d+)\+(\d+)", text)
    if not found:
        raise ValueError(f"'{text}' is not k+n")
    return int(found[1]), int(found[2])


def _numbers(text: str) -> tuple[int, int, int]:
    found = re.fullmatch(r"(\d+):(\d+):(\d+)", text)
    if not found:
        raise ValueError(f"'{text}' is not n:seat:outcomes")
    return int(found[1]), int(found[2]), int(found[3])


# -- checking a record


@dataclass(frozen=True)
class Verdict:
    """What `verify` found: how many outcomes were drawn again, the first that differs, if one does, and whose texts they were
    drawn with."""

    outcomes: int
    difference: Sentence | None = None
    texts: tuple[str, ...] = ()  # that players added; without any, the house may have drawn its secret until it liked it
    unbound: int = 0  # texts of the house that were bound by nothing: it may have chosen them
    epochs: int = 0  # how often the house was restored from a backup: each time it may have chosen what comes then
    taken_back: int = 0  # outcomes that were taken back
    learning: bool = False

    @property
    def is_fair(self) -> bool:
        return self.difference is None


def verify(game: Game, seal_shown: str | None = None, text_added: str | None = None) -> Verdict:
    """Draw every outcome of a game again from its sealed chance; the game was read from a record. `seal_shown` and
    `text_added`: the seal that one was shown before the game, and what one added to it."""
    if game.sealed is None:
        raise Refused(says("chance-missing"))
    seal = Seal.read(game.sealed)
    if seal.secret is None:
        raise Refused(says("chance-secret-deal" if seal.deal else "chance-secret-later"))
    try:
        secret = bytes.fromhex(seal.secret)
    except ValueError:
        raise Refused(says("chance-secret-number")) from None
    if seal_of(secret) != seal.seal:
        return Verdict(0, says("unfair-secret", seal=seal.seal))
    if seal_shown is not None and seal_shown.strip().lower() != seal.seal:
        return Verdict(0, says("unfair-seal", seal=seal.seal))
    if text_added is not None and text_added not in seal.texts:
        return Verdict(0, says("unfair-text", text=text_added))
    for i, text in enumerate(seal.texts if seal.house_bound else ()):
        if is_text_of_house(text) and text != (right := text_of_house(secret, seal.name, i)):
            return Verdict(0, says("unfair-server-text", seat=i, right=right, text=text))
    chance = (DealtChance if seal.deal else SealedChance)(secret, seal.name, seal.texts, epochs=seal.epochs)
    if seal.random_layout and (laid := layout_of(chance, game.options)) != game.options.layout:
        return Verdict(0, says("unfair-layout", right=laid, layout=game.options.layout))
    verdict = _drawn_again(game, chance, dict(seal.skipped), seal.given)
    own = tuple(text for text in seal.texts if not is_text_of_house(text))
    return replace(
        verdict,
        texts=own,
        unbound=0 if seal.house_bound else len(seal.texts) - len(own),
        epochs=len(seal.epochs),
        taken_back=sum(mark.outcomes for mark in seal.marks),
        learning=seal.learning,
    )


def layout_of(chance: SealedChance, options: Options) -> str:
    """The random layout that the sealed chance leads to."""
    return Game(replace(options, layout=RANDOM), chance.layout_seed()).options.layout


def _drawn_again(game: Game, chance: SealedChance, skipped: dict[int, int], given: int) -> Verdict:
    outcomes = 0
    for i, entry in enumerate(game.log):
        if entry.seat == FATE and given:
            given -= 1
        elif entry.seat == FATE:
            before = game.position_before(i)
            chance.drawn += skipped.get(outcomes, 0)
            outcomes += 1
            right = outcome_word(before.state.fate, chance(before))
            if right != entry.word:
                return Verdict(outcomes, says("unfair-outcome", turn=entry.turn, n=outcomes, right=right, word=entry.word))
    return Verdict(outcomes)
