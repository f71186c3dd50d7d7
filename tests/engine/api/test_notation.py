"""Words and numbers of answers: one to one, and they never change."""

from bedesten.engine.constants import BID
from bedesten.engine.notation import ANSWERS, OUTCOMES, number, outcome_word, word


def test_every_answer_has_a_word_of_its_own() -> None:
    words = [*ANSWERS.values(), *(text for table in OUTCOMES.values() for text in table.values())]
    assert len(set(words)) == len(words) and not any(" " in text or "." in text for text in words)


def test_both_ways() -> None:
    assert all(number(word(answer)) == answer for answer in ANSWERS)
    assert all(number(outcome_word(fate, outcome)) == outcome for fate, table in OUTCOMES.items() for outcome in table)
    assert word(BID + 12) == "bid:12" and number("bid:12") == BID + 12


def test_what_is_no_word_has_no_number() -> None:
    assert [
        number(text) for text in ("", "fly", ">", "bid:", "bid:x", "bid:²", "bid:" + 5000 * "9", "name:13", ">Tea-House")
    ] == [None] * 9


def test_words_and_their_numbers_never_change() -> None:
    """Games are stored as words, trained players know numbers."""
    pinned = {
        "stop": -1,
        "skip": -2,
        "enough": -3,
        "end": -4,
        "keep": -5,
        "leave": -9,
        "join": -10,
        "pay": -12,
        "act": -13,
        "catch": -14,
        "governor": -15,
        "smuggler": -16,
        "lira": -19,
        "card": -20,
        "deck": -21,
        "pile": -22,
        "roll": -25,
        ">wainwright": 1,
        ">gemstone-dealer": 16,
        "fetch:fountain": 48,
        "send:tea-house": 91,
        "take:fabric": 123,
        "give:jewellery": 134,
        "sell:spice": 140,
        "tile:blue": 150,
        "discard:good": 155,
        "play:good": 219,
        "play:gem": 228,
        "use:yellow-tile": 283,
        "name:3": 294,
        "name:12": 303,
    }
    assert {text: number(text) for text in pinned} == pinned
