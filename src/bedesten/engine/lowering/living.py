"""Which numbers live on: those that are needed behind a question are kept in the state."""

import ast

from bedesten.engine.constants import KEPT_BY_ONE
from bedesten.engine.lowering.blocks import NOTHING, Block, Forget, Goto, Names, Pause
from bedesten.engine.lowering.cutting import pauses
from bedesten.engine.lowering.reading import Rule
from bedesten.engine.lowering.trees import stored


def kept_numbers(rule: Rule, blocks: list[Block]) -> list[str]:
    """The numbers that a rule keeps across its questions, its parameters first; each block learns which ones it needs."""
    Living(rule, blocks).find()
    stops = pauses(blocks)
    for again in [pause.again for pause in stops if pause.again]:
        for name in sorted(again.live & {n for s in again.body for n in stored(s)}):
            raise rule.error(again.body[0], f"{name} would change twice if a card is played and the question put again")
    kept = {name for pause in stops for name in pause.kept}
    found = [*rule.parameters, *sorted(kept - set(rule.parameters))]
    if len(found) > KEPT_BY_ONE:
        why = f"a rule keeps at most {KEPT_BY_ONE} numbers across its questions, not {len(found)}: {', '.join(found)}"
        raise rule.error(rule.tree, why)
    return found


class Living:
    """The numbers whose values matter, block by block, from behind."""

    def __init__(self, rule: Rule, blocks: list[Block]) -> None:
        self.rule, self.blocks = rule, blocks
        self.locals = {name for b in blocks for s in b.body for name in stored(s)} | set(rule.parameters)

    def find(self) -> None:
        before: list[Names] = []
        while before != [b.live for b in self.blocks]:
            before = [b.live for b in self.blocks]
            for b in reversed(self.blocks):
                b.live = self.live(b.body, NOTHING)
        for name in sorted(self.blocks[0].live - set(self.rule.parameters)):
            raise self.rule.error(self.rule.tree, f"{name} may be used before it is given a value")

    def uses(self, *nodes: ast.AST | None) -> Names:
        return frozenset(
            n.id
            for node in nodes
            if node
            for n in ast.walk(node)
            if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load) and n.id in self.locals
        )

    def live(self, statements: list[ast.stmt], after: Names, on_break: Names = NOTHING, on_continue: Names = NOTHING) -> Names:
        """The locals whose values matter before the statements, given those that matter after them."""
        for s in reversed(statements):
            match s:
                case Goto():
                    after = s.block.live
                case Pause():
                    after = self.uses(s.value) | s.kept
                case Forget():
                    if s.name in after:
                        raise self.rule.error(s, f"{s.name} is used after its loop")
                case ast.Return():
                    after = self.uses(s.value)
                case ast.Break():
                    after = on_break
                case ast.Continue():
                    after = on_continue
                case ast.Assign() | ast.AnnAssign():
                    targets = s.targets if isinstance(s, ast.Assign) else [s.target]
                    after = after - {t.id for t in targets if isinstance(t, ast.Name)} | self.uses(s.value, *targets)
                case ast.AugAssign():
                    after = after | self.uses(s.value, s.target) | stored(s)
                case ast.If():
                    one, other = (self.live(part, after, on_break, on_continue) for part in (s.body, s.orelse))
                    after = one | other | self.uses(s.test)
                case ast.While() | ast.For():
                    test = s.iter if isinstance(s, ast.For) else s.test
                    bound = stored(s.target) if isinstance(s, ast.For) else set()
                    head = after | self.uses(test)
                    while not (more := self.live(s.body, head, after, head) - bound) <= head:
                        head |= more
                    after = head
                case _:
                    after = after | self.uses(s)
        return after
