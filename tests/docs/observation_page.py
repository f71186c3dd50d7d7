"""docs/guide/observation.md, from the schema of observations. `python tests/docs/observation_page.py` writes it anew."""

from itertools import groupby
from pathlib import Path

from bedesten.engine.constants import PLAYERS
from bedesten.engine.observation import Feature, sections
from bedesten.research.observation import BOXES, VERSION, features, schema_hash

PAGE = Path(__file__).parents[2] / "docs" / "guide" / "observation.md"
COMMAND = "python tests/docs/observation_page.py"
BOX_NAMES = {"base": "the base game", "mocha": "Mocha & Baksheesh", "letters": "Letters & Seals"}
HEAD = """\
# What a seat is shown, number by number

<!-- written by `{command}` -->

`bedesten.research.observation.Observer(rules)` writes what a seat may know at any question as whole numbers of one byte, each
from 0 to its `high`. Divided by it, they are the same in float32, from 0 to 1 (`VectorGame.fractions`). The one who looks comes
first, then the others clockwise; there are always five players, and an empty seat is all 0. What a seat cannot know never changes
its observation. [Many games at once](vector.md) says how it is used.

```python
from bedesten import Game, Options
from bedesten.research.observation import Observer

game, observer = Game(Options(players=3), seed=7), Observer("base")
row = bytearray(observer.size)  # or an array of numpy, int8
observer.write(game.position, game.asked, row)
told = dict(zip(observer.names, row))
assert told["question.move"] == 1 and told["player.0.asked"] == 1
```

A schema is made of sections: {sections}. Its hash is that of all names and greatest values,
and of the version of their meaning, which is {version}: whoever has learnt with another hash cannot go on with this one.

| schema | sections | features | hash |
|---|---|---|---|
"""


def page() -> str:
    """The whole page."""
    lines = [HEAD.format(command=COMMAND, sections=", ".join(BOX_NAMES.values()), version=VERSION).rstrip("\n")]
    for rules, boxes in BOXES.items():
        made_of = ", ".join(BOX_NAMES[box] for box in boxes)
        lines.append(f"| `{rules}` | {made_of} | {len(features(rules))} | `{schema_hash(rules)}` |")
    for box, (table, player) in sections.items():
        lines += ["", f"## {BOX_NAMES[box][0].upper()}{BOX_NAMES[box][1:]}", "", f"First the table, {len(table)} features:", ""]
        lines += rows(table)
        lines += ["", f"Then {PLAYERS} times a player, `player.0.` to `player.{PLAYERS - 1}.`, {len(player)} features each:", ""]
        lines += rows(player)
    return "\n".join(lines) + "\n"


def rows(part: list[Feature]) -> list[str]:
    """A row for all features of one meaning: their numbers within the part, their names, the greatest value."""
    found = ["| | name | up to | |", "|---|---|---|---|"]
    for _, alike in groupby(enumerate(part), key=lambda one: (family(one[1].name), one[1].high, one[1].about)):
        group = [*alike]
        (first, feature), (last, end) = group[0], group[-1]
        number = f"{first}" if first == last else f"{first}–{last}"
        name = f"`{feature.name}`" if first == last else f"`{feature.name}` … `{end.name}`"
        found.append(f"| {number} | {name} | {feature.high} | {feature.about} |")
    return found


def family(name: str) -> str:
    return name.rpartition(".")[0] or name


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
