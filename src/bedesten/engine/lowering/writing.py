"""Writing a rule that has been cut: one function that can be entered at every block, and its entrance."""

import ast

from bedesten.engine.constants import LAST_BLOCK
from bedesten.engine.lowering.blocks import Block, Forget, Goto, Pause
from bedesten.engine.lowering.reading import Rule
from bedesten.engine.lowering.trees import at, expression_at, if_at, stored


def entrance(rule: Rule, kept: list[str], number: int) -> ast.FunctionDef:
    """The function by which other rules carry out a rule: it puts a call on the stack and begins."""
    name, numbers = rule.tree.name, rule.parameters
    signature = ", ".join(["game: State", "player: int", *(f"{n}: int" for n in numbers)])
    made = at(
        rule.tree,
        "\n    ".join(
            [
                f"def {name}({signature}) -> Step:",
                f"call = push(game, {number}, player, {len(kept)})",
                *(f"game.kept[call.kept + {i}] = {n}" for i, n in enumerate(numbers)),
                f"if {name}_steps(game, game.players[player], call) == WAIT:",
                "    return WAIT",
                "pop(game)",
                "return DONE",
            ]
        ),
    )
    assert isinstance(made, ast.FunctionDef)
    return made


class Writing:
    """From blocks to one function."""

    def __init__(self, rule: Rule, blocks: list[Block], kept: list[str]) -> None:
        self.rule, self.blocks, self.kept = rule, blocks, kept
        self.jumps_back = False

    def function(self) -> ast.FunctionDef:
        rule, needed = self.rule.tree, {name for b in self.blocks for name in b.live}
        made = at(rule, f"def {rule.name}_steps(game: State, me: Player, call: Call) -> Step: pass")
        assert isinstance(made, ast.FunctionDef)
        made.body = [at(rule, f"{n} = game.kept[call.kept + {i}]") for i, n in enumerate(self.kept) if n in needed]
        made.body += [at(rule, f"{n} = 0") for n in sorted(needed - set(self.kept))]
        *others, last = [self.emit(b.body, b) for b in self.blocks]
        sections: list[ast.stmt] = [
            if_at(b.body[0], expression_at(b.body[0], f"block == {b.number}"), body, [])
            for b, body in zip(self.blocks, others, strict=False)
        ]
        if others:
            made.body.append(at(rule, "block = call.block"))
        if self.jumps_back:
            made.body.append(ast.copy_location(ast.While(expression_at(rule, "True"), [*sections, *last], []), rule))
        else:
            made.body += [*sections, *last]
        return made

    def emit(self, statements: list[ast.stmt], inside: Block) -> list[ast.stmt]:
        return [made for s in statements for made in self.emit_one(s, inside)]

    def emit_one(self, s: ast.stmt, inside: Block) -> list[ast.stmt]:
        match s:
            case Goto():
                go = at(s, f"block = {s.block.number}")
                if s.block.number > inside.number:
                    return [go]
                self.jumps_back = True
                return [go, at(s, "continue")]
            case Pause():
                block = s.again.number if s.again else LAST_BLOCK if s.is_last else s.behind.number
                unchanged = set(self.rule.parameters) - {name for b in self.blocks for t in b.body for name in stored(t)}
                keep = [at(s, f"game.kept[call.kept + {i}] = {n}") for i, n in enumerate(self.kept) if n in s.kept - unchanged]
                forget = [at(s, f"game.kept[call.kept + {i}] = 0") for i, n in enumerate(self.kept) if n not in s.kept]
                stop = [*keep, *forget, at(s, f"call.block = {block}"), at(s, "return WAIT")]
                onward = s.behind.body[0] if s.is_last else Goto(s.behind, s)
                return [if_at(s, expression_at(s, "value == WAIT", value=s.value), stop, []), *self.emit_one(onward, inside)]
            case Forget():
                return []
            case ast.Return():
                answer = [at(s, "game.answer = value", value=s.value)] if s.value else []
                return [*answer, at(s, "return DONE")]
            case ast.If():
                return [if_at(s, s.test, self.emit(s.body, inside), self.emit(s.orelse, inside))]
            case ast.For():
                return [ast.copy_location(ast.For(s.target, s.iter, self.emit(s.body, inside), s.orelse), s)]
            case ast.While():
                return [ast.copy_location(ast.While(s.test, self.emit(s.body, inside), s.orelse), s)]
        return [s]
