"""A line below the question: what matters for the answer."""

from bedesten.engine.book import action_text
from bedesten.engine.game import Question
from bedesten.engine.tables import PRINTED
from bedesten.engine.view import View

_LINES = {
    "move": "One or two steps. The tags on the board say what it costs.",
    "assistant": "Without one the turn ends at once: no payment, no action, nobody met.",
    "pay": "2 lira for each of them, all or none; otherwise the turn ends at once.",
    "meet": "Each may be met once; family members must be caught.",
    "discard": "It goes on top of the discard pile, where everybody sees it.",
    "send": "Its action is carried out there at once; no assistant, no payment.",
    "number": "Roll at least that with two dice and take as many lira; otherwise 2.",
    "tile": "You pay one of the goods. Both tiles of a mosque bring a ruby.",
    "any-good": "The Sultan takes one more good, whichever you like.",
    "reward": "For bringing a family member to the Police Station.",
}


def explained(view: View, question: Question) -> str:
    if question.kind == "act":
        return action_text(view.acting)
    if question.kind == "sell":
        prices = PRINTED["markets"]["large" if view.acting == 10 else "small"]
        return "For 1 to 5 goods you take " + ", ".join(map(str, prices)) + " lira."
    return _LINES.get(question.kind, "")
