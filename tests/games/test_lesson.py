"""The chapters of the lesson are positions of the game, and each of their steps is possible, whatever chance decides."""

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from bedesten import Game
from bedesten.engine.record import read_record
from bedesten.texts import LANGUAGES, speaking
from chance import CHANCE

CHAPTERS = Path(__file__).parents[2] / "client" / "src" / "pages" / "learn" / "chapters"
BOXES = sorted(path.stem for path in CHAPTERS.glob("*.json"))
YOU = 0
DECLINES = {"stop", "skip", "enough", "end", "pass", "keep"}


def chapter(box: str) -> Any:
    return json.loads((CHAPTERS / f"{box}.json").read_text(encoding="utf-8"))


def begun(course: Any) -> Game:
    return read_record("\n".join([*course["record"], "from     " + " | ".join(course["from"])]) + "\n")


def wanted(turn: Any, answers: list[str]) -> str | None:
    """What the next step that is not done asks for."""
    left = list(answers)
    for step in turn["steps"]:
        for _ in range(step.get("times", 1)):
            found = next((i for i, word in enumerate(left) if re.search(step["done"], word)), None)
            if found is None:
                return str(step["done"])
            del left[: found + 1]
    return None


def leads_on(turn: Any, answers: list[str], word: str) -> bool:
    joined = " ".join([*answers, word])
    return bool(re.search(turn["allows"], word)) and not ("never" in turn and turn["never"] in joined)


def rival_answer(ways: list[str], words: list[str], here: str) -> str:
    """As client/src/pages/learn/teacher.svelte.ts; whoever walks stops there."""
    first = [*(way for way in ways if way != here), "stop", *(word for word in words if word.startswith("kiosk:")), "act", "pass"]
    return next((word for word in first if word in words), words[0])


def played(course: Any, chooser: random.Random) -> tuple[Game, list[list[str]]]:
    """The chapter, as somebody plays who does what it asks for, and leaves the rest to chance as far as it leads on."""
    game = begun(course)
    game.advance()
    turns: list[list[str]] = []
    number = 0
    while not game.over:
        words = game.question.words
        if game.asked != YOU:
            rival = ("red", "green", "blue")[game.asked]
            last = next((entry.word for entry in reversed(game.log) if entry.seat == game.asked and entry.word[0] == ">"), "")
            game.play(rival_answer(course["rivals"][rival], words, last))
            continue
        if game.position.state.turns != number and len(turns) < len(course["turns"]):
            number = game.position.state.turns
            turns.append([])
        turn, answers = course["turns"][len(turns) - 1], turns[-1]
        possible = [word for word in words if leads_on(turn, answers, word)]
        assert possible, f"{turns}: {words}"
        step = wanted(turn, answers)
        asked_for = [word for word in possible if step and re.search(step, word)]
        word = chooser.choice(asked_for or [word for word in possible if word not in DECLINES] or possible)
        answers.append(word)
        game.play(word)
    return game, turns


@pytest.mark.parametrize("box", BOXES)
def test_every_step_is_possible_and_the_last_one_wins(box: str, more: int) -> None:
    course = chapter(box)
    for seed in range(8 * more):
        CHANCE.begin(f"{box} {seed}")
        game, turns = played(course, random.Random(seed))
        assert len(turns) == len(course["turns"])
        undone = [step for turn, answers in zip(course["turns"], turns, strict=True) if (step := wanted(turn, answers))]
        assert undone == []
        assert game.standings()[0].seat == YOU, f"{box}, seed {seed}"
        assert game.standings()[0].rubies == game.position.state.rubies_to_win


def test_there_is_a_chapter_for_every_rule_set() -> None:
    assert sorted(chapter(box)["record"][1].split()[1] for box in BOXES) == ["base", "grand", "letters", "mocha"]


@pytest.mark.parametrize("box", BOXES)
def test_its_texts_say_how_many_rubies_you_need_and_have(box: str) -> None:
    course = chapter(box)
    game = begun(course)
    needed, have = game.position.state.rubies_to_win, game.view(YOU).players[YOU].rubies
    first = course["turns"][0]["steps"][0]["name"]
    for language in LANGUAGES:
        text = speaking(language)(f"learn-{first}-text")
        assert {needed, have} <= {int(number) for number in re.findall(r"\d+", text)}, text
