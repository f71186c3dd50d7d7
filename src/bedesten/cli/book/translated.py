"""Topics of the rule book in the language of the terminal. English is what the rules themselves say."""

import re
from dataclasses import replace

from bedesten.engine.book import Topic, found, legal, topics
from bedesten.engine.errors import Refused
from bedesten.engine.vocabulary import COLOURS
from bedesten.engine.wording import PLACE_NUMBERS, capital, split
from bedesten.texts import Language


def translated(topic: Topic, language: Language) -> Topic:
    key = f"rule-{legal(topic.names[0])}"
    if language.code == "en" or not language.knows(key):
        return topic
    parts = [language(part) for part in (key, f"{key}.more") if language.knows(part)]
    note = language(f"{key}.note") if language.knows(f"{key}.note") else ""
    title, group = _title(topic, key, language), language(f"rule-group-{legal(topic.group)}")
    return replace(topic, group=group, title=title, text="\n\n".join(parts), note=note)


def _title(topic: Topic, key: str, language: Language) -> str:
    name = topic.names[0]
    kind, of = split(name)
    if name in PLACE_NUMBERS:
        return language("rule-of-place", place=PLACE_NUMBERS[name])
    if kind == "play":
        return language("rule-of-card", card=of)
    if kind in ("guild", "kiosk"):
        return language(f"rule-of-{kind}", number=int(of))
    return capital(language(f"mosque-{of}")) if of in COLOURS.values() else language(f"{key}.title")


def found_in(name: str, language: Language) -> list[Topic]:
    """By its names and clauses, which are the same everywhere, or by a word of its title in this language."""
    try:
        return [translated(topic, language) for topic in found(name)]
    except Refused:
        wanted = name.strip().lower()
        said = [translated(topic, language) for topic in topics()]
        hits = [topic for topic in said if any(word.startswith(wanted) for word in re.findall(r"\w+", topic.title.lower()))]
        if not hits or not wanted:
            raise
        return hits
