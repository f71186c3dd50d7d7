"""Topics on the screen."""

from itertools import groupby

from rich.console import Console
from rich.padding import Padding

from bedesten.cli.drawing.columns import in_columns
from bedesten.cli.drawing.style import MAY, QUIET, ink
from bedesten.cli.speech import t
from bedesten.engine.book import Topic
from bedesten.engine.components import unsure


def print_topic(console: Console, topic: Topic) -> None:
    console.print(ink(topic.title, "bold"), ink(f"({', '.join(topic.clauses)})" if topic.clauses else "", QUIET))
    for line in [topic.note, *topic.text.splitlines()]:
        if line:
            console.print(Padding(ink(line), (0, 0, 0, 2)))


def print_contents(console: Console, all_topics: tuple[Topic, ...]) -> None:
    """Everything, grouped; what is typed stands first."""
    for group, members in groupby(all_topics, lambda topic: topic.group):
        listed = list(members)
        width = max(len(topic.names[0]) for topic in listed)
        console.print(ink(group.capitalize(), "bold"))
        items = [ink(f"  {topic.names[0]:<{width}}", MAY) + ink(f"  {topic.title}") for topic in listed]
        for line in in_columns(items, console.width):
            console.print(line)
    console.print(ink(f"\n{t('terminal-more-rules')}", QUIET))
    console.print(ink(f"Not certain are the numbers of {', '.join(unsure())}: bedesten components.", QUIET))
