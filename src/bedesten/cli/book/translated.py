"""Topics of the rule book in the language of the terminal. English is what the rules themselves say."""

from dataclasses import replace

from bedesten.engine.book import Topic, legal
from bedesten.engine.vocabulary import COLOURS
from bedesten.engine.wording import PLACE_NUMBERS, capital, split
from bedesten.texts import Language


def translated(topic: Topic, language: Language) -> Topic:
    key = f"rule-{legal(topic.names[0])}"
    if language.code == "en" or not language.knows(key):
        return topic
    parts = [language(part) for part in (key, f"{key}.more") if language.knows(part)]
    note, words = (language(f"{key}.{part}") if language.knows(f"{key}.{part}") else "" for part in ("note", "words"))
    title, group = _title(topic, key, language), language(f"rule-group-{legal(topic.group)}")
    return replace(topic, group=group, title=title, text="\n\n".join(parts), note=note, words=words)


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
