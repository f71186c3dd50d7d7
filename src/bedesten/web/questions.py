"""A question as it goes over the wire: what may be answered, and what may not, and why. Only for the seat that is asked."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import msgspec

from bedesten.engine.constants import (
    CARDS,
    GIVE,
    GO,
    GUILD,
    GUILD_CARDS,
    MOVEMENT,
    MOVEMENT_TILE,
    PLACES,
    PLAY,
    SEEN,
    SELL,
    SEND,
    SPOTS,
    TILE,
    YELLOW_TILE,
)
from bedesten.engine.core import Position
from bedesten.engine.effects import KEPT, Outcome, helpful_cards, outcomes_in, tried_options
from bedesten.engine.errors import Sentence
from bedesten.engine.game import Game
from bedesten.engine.names import questions as q
from bedesten.engine.names import words as w
from bedesten.engine.names.colours import YELLOW
from bedesten.engine.names.places import POLICE_STATION
from bedesten.engine.notation import SEATS, word
from bedesten.engine.refusal import reason
from bedesten.engine.refusal_sentences import Reason
from bedesten.engine.rules.people import meets_for_nothing
from bedesten.engine.selling import Sale, sale
from bedesten.engine.wording import option_text
from bedesten.service import follow_ups
from bedesten.service.follow_ups import way_out
from bedesten.service.table import Table
from bedesten.texts import speaking


class OptionOut(msgspec.Struct):
    """An answer: the word to be sent, what it means, and what it would bring."""

    word: str
    text: str
    outcomes: list[Outcome]


class SentenceOut(msgspec.Struct):
    """A sentence for other languages: its key, and what stands in it by the words of the notation."""

    key: str
    args: dict[str, Any]


class RefusedOut(msgspec.Struct):
    """An answer that one might think of, but cannot give now: why not, and the clause of the rules that says so."""

    word: str
    error: str
    clause: str | None
    said: list[SentenceOut]
    way: str | None = None  # a card to play first, after which it is possible


class QuestionOut(msgspec.Struct):
    """What a seat is asked."""

    seat: str
    kind: str
    text: str
    place: int  # that it is about; 0: none
    options: list[OptionOut]
    refused: list[RefusedOut]
    by_house: bool = False  # there is no choice, and the house answers after a moment
    sale: Sale | None = None
    free_meeting: bool = False  # whom one meets wants nothing for what he gives
    way_out: str | None = None  # towards the end of the turn, if nothing but cards is left to decide


_GOODS = range(4)
_THOUGHT_OF: dict[int, list[int]] = {  # what comes to mind at a question, whether it is possible or not
    q.ASK_MOVE: [GO + place for place in range(1, PLACES + 1)],
    q.ASK_ASSISTANT: [w.LEAVE, w.JOIN],
    q.ASK_PAY: [w.PAY],
    q.ASK_ACT: [w.ACT],
    q.ASK_MEET: [w.CATCH, w.GOVERNOR, w.SMUGGLER],
    q.ASK_SELL: [SELL + good for good in _GOODS],
    q.ASK_SEND: [SEND + POLICE_STATION],
    q.ASK_ANY_GOOD: [GIVE + good for good in _GOODS],
    q.ASK_TILE: [TILE + colour for colour in _GOODS],
    q.ASK_TAVERN: [w.SET_BARRIER, w.TAKE_MOVEMENT, w.TAKE_ENCOUNTER, w.BRIBE],
}


def question_for(table: Table, seat: int) -> QuestionOut | None:
    """None, if this seat is not asked, or somebody may still take back the turn before."""
    if not _is_put(table, seat):
        return None
    return question_of(table.game, follow_ups.has_no_choice(table, seat))


def question_of(game: Game, by_house: bool = False) -> QuestionOut:
    """For the seat that is asked."""
    position = game.position
    options = [_option(answer, tried) for answer, tried in tried_options(position)]
    return QuestionOut(
        SEATS[game.asked],
        *game.wording(),
        options,
        refused(position),
        by_house,
        sale(position),
        _meets_freely(position),
        _way_out(position),
    )


def written_question(table: Table, seat: int) -> str:
    """The same as JSON, put together from what has been written for other questions."""
    if not _is_put(table, seat):
        return "null"
    position = table.game.position
    options = ",".join([_written_option(answer, tried) for answer, tried in tried_options(position)])
    why_not = ",".join([_written_refused(*why_not) for why_not in _reasons(position)])
    head = _written_head(seat, *table.game.wording())
    more = _json(
        {
            "by_house": follow_ups.has_no_choice(table, seat),
            "sale": sale(position),
            "free_meeting": _meets_freely(position),
            "way_out": _way_out(position),
        }
    )
    return f'{head},"options":[{options}],"refused":[{why_not}],{more[1:]}'


def _way_out(position: Position) -> str | None:
    out = way_out(position)
    return None if out is None else word(out)


def _meets_freely(position: Position) -> bool:
    state = position.state
    return state.question == q.ASK_MEET and meets_for_nothing(state.players[state.asked])


def _is_put(table: Table, seat: int) -> bool:
    return not table.game.over and table.game.asked == seat and table.held_by() in (None, seat)


@lru_cache(KEPT)
def _written_head(seat: int, kind: str, text: str, place: int) -> str:
    return _json({"seat": SEATS[seat], "kind": kind, "text": text, "place": place})[:-1]


@lru_cache(KEPT)
def _option(answer: int, tried: bytes) -> OptionOut:
    outcomes = outcomes_in(tried)
    lira = max((abs(gained.get("lira", 0)) for gained in outcomes[0].gains.values()), default=0) if outcomes else 0
    return OptionOut(word(answer), option_text(speaking("en"), word(answer), lira=lira), outcomes)


@lru_cache(KEPT)
def _written_option(answer: int, tried: bytes) -> str:
    return _json(_option(answer, tried))


def refused(position: Position) -> list[RefusedOut]:
    """What the player who is asked cannot answer: places out of reach, what is missing for an action, cards in hand."""
    return [_refused(*why_not) for why_not in _reasons(position)]


def _reasons(position: Position) -> list[tuple[int, Reason, int]]:
    """Answers, why each is not possible, and the card that helps; 0: none does."""
    possible, state, cards = position.options, position.state, helpful_cards(position)
    return [(answer, reason(state, answer), cards.get(answer, 0)) for answer in _thought_of(state) if answer not in possible]


@lru_cache(4096)
def _written_refused(answer: int, why: Reason, card: int) -> str:
    return _json(_refused(answer, why, card))


@lru_cache(4096)
def _refused(answer: int, why: Reason, card: int) -> RefusedOut:
    return RefusedOut(word(answer), why.sentence, why.clause, said(why.said), word(card) if card else None)


def said(sentences: Iterable[Sentence]) -> list[SentenceOut]:
    return [SentenceOut(sentence.key, dict(sentence.args)) for sentence in sentences]


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _thought_of(state: Any) -> list[int]:
    me = state.players[state.asked]
    answers = _THOUGHT_OF.get(state.question, [])
    if state.question == q.ASK_MOVE:
        spot = bytes(state.spot)
        answers = [answer for answer in answers if spot[answer - GO] < SPOTS]
        answers += [GUILD + card for card in range(1, GUILD_CARDS + 1) if me.guild >> card & 1]
    if state.question == q.ASK_MEET and state.trader:
        answers = [*answers, w.COFFEE_TRADER]
    held = _held(bytes(me.hand))
    tile = [PLAY + YELLOW_TILE] if me.tiles >> YELLOW & 1 else []
    tile += [PLAY + MOVEMENT_TILE] if me.tavern >> MOVEMENT & 1 else []
    return [*answers, *held, *tile]


@lru_cache(KEPT)
def _held(hand: bytes) -> list[int]:
    """The cards in a hand, as answers that play them."""
    return [PLAY + card for card, number in enumerate(hand[:CARDS]) if number % SEEN]
