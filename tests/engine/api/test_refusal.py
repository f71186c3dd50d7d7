"""Why an answer is not possible: in numbers, and with the clause."""

import pytest

from bedesten.engine.notation import number
from bedesten.engine.refusal import refusal
from conftest import At


@pytest.mark.parametrize(
    "place, rule, mine, before, word, sentence, clause",
    [
        ("wainwright", "action", {"lira": 3}, "", "act", "An extension costs 7 lira, and you have 3.", "P1"),
        ("wainwright", "action", {"lira": 30, "extensions": 3}, "", "act", "all three extensions", "P1-2"),
        ("gemstone-dealer", "action", {"lira": 5}, "", "act", "The ruby costs 14 lira, and you have 5.", "P16"),
        ("police-station", "action", {"family": "tea-house"}, "", "act", "family member is at the Tea House", "P12-1"),
        ("small-market", "action", {}, "", "act", "None of your goods is on the demand tile", "P11"),
        (
            "sultans-palace",
            "action",
            {"goods": {"fabric": 1}},
            "",
            "act",
            "still need 1 spice and 1 fruit and 1 jewellery",
            "P13",
        ),
        (
            "sultans-palace",
            "action",
            {"goods": {"fabric": 1, "spice": 1, "fruit": 1, "jewellery": 1}},
            "",
            "act",
            "1 more of any good",
            "P13",
        ),
        (
            "small-mosque",
            "action",
            {"goods": {"fabric": 1}, "tiles": ["green"]},
            "",
            "act",
            "The fabric tile needs 2 fabric and you have 1. You have the spice tile.",
            "P14",
        ),
        ("post-office", "use_assistant", {"stack": 0}, "", "leave", "No assistant is left", "TURN-2"),
        ("post-office", "use_assistant", {}, "", "join", "None of your assistants waits at the Post Office", "TURN-2"),
        ("post-office", "use_assistant", {"assistants": ["post-office"]}, "", "leave", "two of yours never stand", "TURN-3"),
        ("post-office", "use_assistant", {}, "", "join-neutral", "No neutral assistant", "NA-2"),
        ("post-office", "encounters", {}, "", "governor", "The Governor is at the Wainwright, not here", "TURN-7"),
        ("post-office", "encounters", {}, "", "catch", "No family member of another player", "TURN-7a"),
        ("tea-house", "action", {}, "act", "name:2", "is no answer", None),
        ("police-station", "action", {}, "act", "send:police-station", "to another place than the Police Station", "P12-1"),
        ("fountain", "turn", {}, "", "play:far", "You do not hold “Long Walk”", "HID-2"),
        ("fountain", "turn", {"hand": ["gem"]}, "", "play:gem", "directly after the action of the Gemstone Dealer", "CARD-again"),
        ("fountain", "turn", {"hand": ["market"]}, "", "play:market", "while you sell at the Small Market", "CARD-market"),
        ("fountain", "turn", {}, "", "use:yellow-tile", "You do not have the yellow mosque tile", "MOS-4"),
        ("fountain", "turn", {"tiles": ["yellow"], "lira": 1}, "", "use:yellow-tile", "costs 2 lira, and you have 1", "MOS-4"),
        ("fountain", "turn", {"tiles": ["yellow"], "lira": 9}, "", "use:yellow-tile", "All your assistants are under", "MOS-4"),
    ],
)
def test_a_refusal_says_what_stands_in_the_way(
    at: At, place: str, rule: str, mine: dict[str, object], before: str, word: str, sentence: str, clause: str | None
) -> None:
    table = at(place, rule, **mine)
    table.state.governor = table.state.smuggler = 1
    table.begin()
    for text in before.split():
        table.play(text)
    if word == "name:2":
        assert number(word) is None
        return
    answer = number(word)
    assert answer is not None and word not in table.words
    table.state.asked = 0
    error = refusal(table.game, answer)
    assert sentence in error.sentence and error.clause == clause and "You may answer: " in error.sentence
