"""Topics on the screen."""

from itertools import groupby

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid

from bedesten.cli.book.cells import said
from bedesten.cli.drawing.columns import in_columns
from bedesten.cli.drawing.style import MAY, QUIET, ink
from bedesten.cli.speech import spoken, t
from bedesten.engine.book import Topic
from bedesten.engine.components import unsure
from bedesten.engine.wording import capital

SEVERAL = 5  # more than these would not be read


def print_found(console: Console, found: tuple[Topic, ...]) -> None:
    """In full; if there are many, only which they are."""
    if len(found) > SEVERAL:
        print_list(console, found)
    else:
        for topic in found:
            print_topic(console, topic)


def print_topic(console: Console, topic: Topic) -> None:
    console.print(ink(topic.title, "bold"), ink(f"({', '.join(topic.clauses)})" if topic.clauses else "", QUIET))
    for line in [topic.note, *topic.text.splitlines()]:
        if line:
            console.print(Padding(ink(line), (0, 0, 0, 2)))
    print_tables(console, topic)


def print_tables(console: Console, topic: Topic) -> None:
    """Each head above what it stands for; what we could not check says so."""
    for table in topic.tables:
        drawn = Grid(*(said(cell, spoken()) for cell in table.head), box=SIMPLE_HEAD, pad_edge=False)
        if len(table.head) < len(table.rows[0]):
            drawn = Grid(title=said(table.head[0], spoken()), title_justify="left", box=None, pad_edge=False, show_header=False)
        for row in table.rows:
            drawn.add_row(*(said(cell, spoken()) for cell in row))
        console.print(Padding(drawn, (1, 0, 0, 2)))
        if not table.is_sure:
            console.print(Padding(ink(t("rulebook-guessed"), QUIET), (0, 0, 0, 2)))


def print_contents(console: Console, all_topics: tuple[Topic, ...]) -> None:
    print_list(console, all_topics)
    console.print(ink(f"\n{t('terminal-more-rules')}", QUIET))
    console.print(ink(t("terminal-unsure", tables=", ".join(unsure())), QUIET))


def print_list(console: Console, listed_topics: tuple[Topic, ...]) -> None:
    """Grouped; what is typed stands first."""
    for group, members in groupby(listed_topics, lambda topic: topic.group):
        listed = list(members)
        width = max(len(topic.names[0]) for topic in listed)
        console.print(ink(capital(group), "bold"))
        items = [ink(f"  {topic.names[0]:<{width}}", MAY) + ink(f"  {topic.title}") for topic in listed]
        are_short = all(item.cell_len <= (console.width - 2) // 2 for item in items)
        for line in in_columns(items, console.width) if are_short else items:  # always in the order in which they are read
            console.print(line)
