"""Sentences for people by their keys: English from a catalogue, and what another language needs to say the same."""

from collections.abc import Mapping
from string import Formatter
from typing import Any

from bedesten.engine.errors import Sentence
from bedesten.engine.notation import PLACES
from bedesten.engine.texts import CARD_NAMES, PLACE_NAMES, counted


class Catalogue:
    """Sentences in English. Places, pieces, goods and cards stand in them by their words, as in the notation.

    >>> says = Catalogue({"far": "The {place} is {steps:step} away."})
    >>> says("far", place="tea-house", steps=3).text
    'The Tea House is 3 steps away.'
    """

    def __init__(self, sentences: Mapping[str, str]) -> None:
        self.sentences = sentences

    def __call__(self, key: str, **args: Any) -> Sentence:
        return Sentence(_English().format(self.sentences[key], **args), key, args)


class _English(Formatter):
    """{place} is a name; {steps:step} and {merchants:merchant is:merchants are} are counted; {goods} is a list."""

    def get_value(self, key: int | str, args: Any, kwargs: Any) -> Any:
        value = kwargs[key]
        if key == "place":
            return _PLACE_NAMES[value]
        if key == "card":
            return CARD_NAMES.get(value, value)
        if key == "piece":
            return _PIECE_NAMES.get(value, value)
        if key == "goods":
            return " and ".join(f"{number} {good}" for good, number in value.items())
        return _listed(value) if isinstance(value, list) else value

    def format_field(self, value: Any, format_spec: str) -> Any:
        return counted(value, *format_spec.split(":")) if format_spec else str(value)


_PLACE_NAMES = {PLACES[place]: name for place, name in PLACE_NAMES.items()}
_PIECE_NAMES = {"coffee-trader": "coffee trader", "family": "family member"}  # as in a position; the others are English


def _listed(things: list[Any]) -> str:
    *first, last = [str(thing) for thing in things]
    return f"{', '.join(first)} or {last}" if first else last


SENTENCES = {  # of a game as a whole, and of records; others stand in refusal_sentences.py and position_sentences.py
    "no-rule-set": "There is no rule set '{rules}'; there is {known}.",
    "players": "2 to 5 can play, not {players}.",
    "neutral-with-5": "Neutral assistants are for 2 to 4 players: with 5 there are none left over.",
    "no-letters-deck": "The {rules} game has no bonus cards of Letters & Seals: they are for 'letters' and 'grand'.",
    "no-variant": "There is no variant '{variant}'; there is {known}.",
    "no-layout": "There is no layout '{layout}'. Choose {known}, or write your own as rows of place numbers, such as {example}.",
    "layout-shape": (
        "A layout of the {rules} game has {rows} rows of {columns} places, such as {example}; "
        "this one has {found} rows of {widths}."
    ),
    "layout-place": "There is no place {number} in the {rules} game.",
    "layout-twice": "Place {number} lies there twice; missing: {missing}.",
    "nobody-asked": "The game is over: nobody is asked any more.",
    "fate-asked": "Fate is asked, not a player.",
    "no-word": "'{word}' is no answer. You may answer: {options}.",
    "no-number": "There is no answer number {number}. You may answer: {options}.",
    "nothing-to-undo": "There is nothing to take back: no player has chosen anything yet.",
    "nothing-to-redo": "There is nothing to play again: nothing was taken back since the last answer.",
    "no-record": "This is no record: its first line must be '{line}'.",
    "record-word": "Line {n}: '{name}' is not known here; a record has {known}, and lines of turns.",
    "record-lacks": "The record has no line '{name}'.",
    "record-head": "The head of the record cannot be used: {why}",
    "record-quote": "Line {n}: a quotation mark is missing.",
    "record-seats": "The seats are {seats}, in this order, as many as there are players.",
    "record-eased": "Line {n}: after 'eased' stand seats with a number of answers, such as green=12. The seats are {seats}.",
    "components-own": (
        "This game is played with Bedesten's own numbers on the components, but here others are in use. "
        "Start Bedesten without --components."
    ),
    "components-other": (
        "This game is played with other numbers on the components than are in use here ({digest}). "
        "Start Bedesten with --components and the file that has them."
    ),
    "record-answer-over": "Line {n}: '{word}' is not possible here; the game is over.",
    "record-answer-secret": (
        "Line {n}: '{word}' is not possible here; a card that the writer of the record did not know cannot be replayed."
    ),
    "record-answer-fate": "Line {n}: '{word}' is not possible here; fate may answer {options} ….",
    "record-answer": "Line {n}: '{word}' is not possible here; {player} may answer {options}.",
    "record-version": "The record was written under rules {version}; these are {ours}.",
}
says = Catalogue(SENTENCES)
