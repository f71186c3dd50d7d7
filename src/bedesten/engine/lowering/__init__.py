"""From `yield` to blocks: a rule becomes a function that can be entered again behind every question.

A rule is written straight down; each `yield` puts a question (`ask...`) or carries out another rule. Neither a generator nor
a C stack can be copied, so the rule is cut into **blocks** at its questions. The number of the block and the numbers that
are still needed are kept in the state (the others are zeroed: equal positions are equal bytes). `lower` makes from

    def tea_house(game, me):                                    def tea_house_steps(game, me, call):
        offer_range(game, NAME + 3, NAME + 12)                      number = game.kept[call.kept + 0]
        number = yield ask(game, ASK_NUMBER)                        block = call.block
        rolled = yield roll_at_place(game)                          if block == 0:
        me.lira += number if rolled >= number else 2                    offer_range(game, NAME + 3, NAME + 12)
                                                                        if ask(game, ASK_NUMBER) == WAIT:
                                                                            call.block = 0
    def tea_house(game, player):                                            return WAIT
        call = push(game, 9, player, 1)                                 block = 1
        if tea_house_steps(game,                                    if block == 1:
                game.players[player], call) == WAIT:                    number = game.answer
            return WAIT                                                 if roll_at_place(game, call.player) == WAIT:
        pop(game)                                                           game.kept[call.kept + 0] = number
        return DONE                                                         call.block = 2
                                                                            return WAIT
                                                                        block = 2
                                                                    rolled = game.answer
                                                                    me.lira += number if rolled >= number else 2
                                                                    return DONE

Every statement keeps its line, so tracebacks, pdb and coverage show the rule itself. The same trees are compiled: uncompiled
by Python (see registry.py), compiled by translate.py. Four parts, in this order: reading, cutting, living, writing.
"""

import ast

from bedesten.engine.lowering.cutting import Cut
from bedesten.engine.lowering.living import kept_numbers
from bedesten.engine.lowering.reading import Rule
from bedesten.engine.lowering.trees import broken as broken
from bedesten.engine.lowering.trees import called as called
from bedesten.engine.lowering.writing import Writing, entrance


class Lowering:
    """A rule on its way from `yield` to blocks."""

    def __init__(self, written: ast.FunctionDef) -> None:
        self._rule = Rule(written)
        cut = Cut(self._rule)
        self._blocks, self.asking, self.results = cut.blocks, cut.asking, cut.results
        self.kept = kept_numbers(self._rule, self._blocks)

    @property
    def rule(self) -> ast.FunctionDef:
        return self._rule.tree

    def function(self) -> ast.FunctionDef:
        """With all steps of the rule."""
        return Writing(self._rule, self._blocks, self.kept).function()

    def entrance(self, number: int) -> ast.FunctionDef:
        """By which others carry it out."""
        return entrance(self._rule, self.kept, number)
