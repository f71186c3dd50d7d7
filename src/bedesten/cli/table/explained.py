"""A line below the question: what matters for the answer."""

from bedesten.cli.book.translated import translated
from bedesten.cli.speech import spoken, t
from bedesten.engine.book import topics
from bedesten.engine.game import Question
from bedesten.engine.view import View
from bedesten.engine.vocabulary import PLACES


def explained(view: View, question: Question) -> str:
    """At an action: what it is, in a sentence or two."""
    if question.kind != "act":
        return t(f"explain-{question.kind}")
    topic = next((topic for topic in topics() if topic.names[0] == PLACES.get(view.acting)), None)
    return translated(topic, spoken()).text.split("\n")[0] if topic else ""
