"""Records (.bdn): a game as a text of one word per answer. See docs/notation.md.

bedesten 1
rules    base 2026.2
layout   short
seats    red=Ada green=Grace blue=bot:greedy

0    table  *start:red *5+4 *2+2 *large:RBBGY *small:BRGYY *{good} *{lira} *{far}
1    red    >fabric-warehouse leave act
"""

import shlex
from itertools import groupby
from secrets import randbits

from bedesten.engine.components import digest_of
from bedesten.engine.constants import FATE, NOBODY, PLAYERS
from bedesten.engine.errors import Refused, Sentence, says
from bedesten.engine.game import Entry, Game
from bedesten.engine.notation import DRAWN_CARDS, OUTCOMES, SEATS, SECRET, number, word
from bedesten.engine.options import LAYOUTS, RULES_VERSION, Options, check_components, variants_of, write_layout
from bedesten.engine.position_text import one_line, read_position

FORMAT = "1"


# -- writing


def write_record(game: Game, seat: int | None = None) -> str:
    """The whole game; with a seat, what that seat may know of it (5: a spectator): cards that others drew are `*{?}`."""
    head = [
        f"bedesten {FORMAT}",
        f"rules    {game.options.rules} {RULES_VERSION}",
        f"layout   {layout_name(game.options)}",
        *([f"variants {' '.join(game.options.variants)}"] if game.options.variants else []),
        *([f"components {digest}"] if (digest := digest_of(game.options.rules)) else []),
        f"seats    {' '.join(shlex.quote(f'{SEATS[i]}={one_word(name)}') for i, name in enumerate(game.names))}",
        *([f"chance   {game.sealed}"] if game.sealed else []),
        *([f"from     {one_line(game.begun_from)}"] if game.begun_from else []),
        *([f"eased    {' '.join(f'{SEATS[seat]}={n}' for seat, n in sorted(game.eased.items()))}"] if game.eased else []),
        *([f"result   {result(game)}"] if game.over else []),
        "",
    ]
    words = [(entry, shown(entry, game.drawer(i), seat)) for i, entry in enumerate(game.log)]
    return "\n".join([*head, *(line(key, part) for key, part in _turns(words))]) + "\n"


def one_word(name: str) -> str:
    """A name as it can stand in a line: what ends one, or cannot be seen, becomes a space."""
    return "".join(sign if sign.isprintable() else " " for sign in name)


def layout_name(options: Options) -> str:
    printed = LAYOUTS[options.rules].items()
    return next((name for name, grid in printed if options.layout in (name, write_layout(grid))), options.layout)


def result(game: Game) -> str:
    return " · ".join(f"{SEATS[place.seat]} {place.rubies}" for place in game.standings())


def shown(entry: Entry, drawer: int, seat: int | None) -> str:
    return SECRET if entry.word in DRAWN_CARDS and seat is not None and seat != drawer else entry.word


def _turns(words: list[tuple[Entry, str]]) -> list[tuple[tuple[int, int], list[tuple[Entry, str]]]]:
    """One line per turn; after the last turn one per player."""

    def key(pair: tuple[Entry, str]) -> tuple[int, int]:
        entry = pair[0]
        return (-1, entry.seat) if entry.turn and entry.turn_of == NOBODY else (entry.turn, entry.turn_of)

    return [(which, list(part)) for which, part in groupby(words, key)]


def line(key: tuple[int, int], part: list[tuple[Entry, str]]) -> str:
    turn, seat = key
    who = "table" if turn == 0 else SEATS[seat]
    words = [text if entry.seat in (FATE, seat) or turn == 0 else f"{SEATS[entry.seat]}.{text}" for entry, text in part]
    return f"{'end' if turn < 0 else turn:<4} {who:<6} {' '.join(words)}"


# -- reading


def read_record(text: str, to: int | None = None) -> Game:
    """The game of a record; `to`: only so many of its answers. Refused names the line and the word that do not fit."""
    lines = [(n, _content(raw)) for n, raw in enumerate(text.splitlines(), 1)]
    lines = [(n, content) for n, content in lines if content]
    if not lines or lines[0][1].split() != ["bedesten", FORMAT]:
        raise Refused(says("no-record", line=f"bedesten {FORMAT}"))
    head = {
        content.split()[0]: (n, content.partition(" ")[2].strip())
        for n, content in lines[1:]
        if not (content[0].isdigit() or content.startswith("end "))
    }
    game, version = _prepared(head)
    given = 0
    for n, content in lines[1:]:
        if content.split()[0] not in head:
            for text_of in content.split()[2:]:
                if to is not None and given >= to:
                    return game
                _enter(game, text_of, n, version)
                given += 1
    game.position.reseed(randbits(64))  # what is to come is not known from the record
    game.advance()
    return game


def _content(line: str) -> str:
    """Without its comment; but in a name a semicolon is a sign like any other, so that line is left to `_seats`."""
    return line.strip() if line.split()[:1] == ["seats"] else line.split(";")[0].strip()


def _seats(line: str) -> list[str]:
    """One word per seat, such as `red=Ada` or `'red=Ada L.'`."""
    words = shlex.shlex(line, posix=True)
    words.whitespace_split, words.commenters = True, ";"
    return [*words]


def _prepared(head: dict[str, tuple[int, str]]) -> tuple[Game, str]:
    known = {"rules", "layout", "variants", "components", "seats", "chance", "eased", "result", "from"}
    for name, (n, _) in head.items():
        if name not in known:
            raise Refused(says("record-word", n=n, name=name, known=sorted(known)))
    for name in ("rules", "layout", "seats"):
        if name not in head:
            raise Refused(says("record-lacks", name=name))
    try:
        options, names, version = _options(head)
        check_components(options.rules, head.get("components", (0, ""))[1])
        game = read_position(head["from"][1]) if "from" in head else Game.awaiting(options)
    except Refused as error:
        head_of_it = says("record-head")
        raise Refused(head_of_it, error.clause, (head_of_it, *error.said)) from None
    game.names = names
    game.sealed = head["chance"][1] if "chance" in head else None
    game.eased = _eased(*head["eased"], players=options.players) if "eased" in head else {}
    return game, version


def _eased(n: int, line: str, players: int) -> dict[int, int]:
    """Such as `green=12 blue=3`."""
    seats = {SEATS[i]: i for i in range(players)}
    found = [part.partition("=") for part in line.split()]
    if not all(seat in seats and number.isascii() and number.isdigit() for seat, _, number in found):
        raise Refused(says("record-eased", n=n, seats=", ".join(seats)))
    return {seats[seat]: int(number) for seat, _, number in found}


def _options(head: dict[str, tuple[int, str]]) -> tuple[Options, tuple[str, ...], str]:
    rules, _, version = head["rules"][1].partition(" ")
    try:
        seats = [part.partition("=") for part in _seats(head["seats"][1])]
    except ValueError:
        raise Refused(says("record-quote", n=head["seats"][0])) from None
    if [colour for colour, _, _ in seats] != [SEATS[i] for i in range(min(len(seats), PLAYERS))]:
        raise Refused(says("record-seats", seats=", ".join(SEATS.values())))
    variants = variants_of(head.get("variants", (0, ""))[1].split())
    options = Options(len(seats), rules, head["layout"][1], **variants)
    return options, tuple(name or colour for colour, _, name in seats), version


def _enter(game: Game, text: str, n: int, version: str) -> None:
    """One word of a record. What is forced may be left out."""
    while (
        not game.over
        and game.asked < FATE
        and len(game.position.options) == 1
        and text.rpartition(".")[2] != word(game.position.options[0])
    ):
        game.apply(game.position.options[0])
    choice = number(text.rpartition(".")[2] if not text.startswith("*") else text)
    allowed = [outcome for outcome, _ in game.position.chances] if game.asked == FATE else game.position.options
    is_right = choice in allowed and (game.asked == FATE) == text.startswith("*")
    if is_right and game.asked == FATE:
        state = game.position.state
        is_right = OUTCOMES[state.fate].get(choice or 0) == text
    if not is_right:
        raise _not_possible(game, text, n, version)
    assert choice is not None
    game.apply(choice)


def _not_possible(game: Game, text: str, n: int, version: str) -> Refused:
    said = [_expected(game, text, n)]
    if version != RULES_VERSION:
        said.append(says("record-version", version=version, ours=RULES_VERSION))
    return Refused(said[0], said=said)


def _expected(game: Game, text: str, n: int) -> Sentence:
    if game.over:
        return says("record-answer-over", n=n, word=text)
    if text == SECRET:
        return says("record-answer-secret", n=n, word=text)
    if game.asked == FATE:
        table = OUTCOMES[game.position.state.fate]
        some = " ".join(table[outcome] for outcome, _ in game.position.chances[:8])
        return says("record-answer-fate", n=n, word=text, options=some)
    return says("record-answer", n=n, word=text, player=SEATS[game.asked], options=" ".join(game.question.words))
