"""A rule as it is written: what may stand in it, and its forms made fewer."""

import ast
from copy import deepcopy

from bedesten.engine.lowering.trees import at, broken, expression_at, has_yield, if_at, yields

STATEMENTS = (
    ast.Assign,
    ast.AnnAssign,
    ast.AugAssign,
    ast.Expr,
    ast.Return,
    ast.Pass,
    ast.Assert,
    ast.Break,
    ast.Continue,
    ast.If,
    ast.While,
    ast.For,
)
REFUSED = (ast.YieldFrom, ast.NamedExpr, ast.Lambda, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)


class Rule:
    """The tree of a rule, looked through. SyntaxError says what cannot be."""

    def __init__(self, written: ast.FunctionDef) -> None:
        self.tree = deepcopy(written)
        self.parameters = [a.arg for a in self.tree.args.args[2:]]
        self.check()

    @property
    def body(self) -> list[ast.stmt]:
        return self.tree.body[1:] if ast.get_docstring(self.tree) else self.tree.body

    def error(self, node: ast.AST, why: str) -> SyntaxError:
        return broken(self.tree, node, why)

    def check(self) -> None:
        rest = self.tree.args
        if [a.arg for a in rest.args[:2]] != ["game", "me"] or rest.kwonlyargs or rest.vararg or rest.kwarg or rest.defaults:
            raise self.error(self.tree, "a rule takes game, me and perhaps numbers")
        for name in {"game", "me", "call", "block", "player"} & set(self.parameters):
            raise self.error(self.tree, f"a number cannot be called {name}")
        for node in (n for s in self.tree.body for n in ast.walk(s)):
            if (isinstance(node, ast.stmt) and not isinstance(node, STATEMENTS)) or isinstance(node, REFUSED):
                raise self.error(node, f"a rule cannot contain {type(node).__name__}")
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and node.id in ("game", "me", "call", "block"):
                raise self.error(node, f"{node.id} cannot be given another value")
            if isinstance(node, ast.AnnAssign) and not node.value:
                raise self.error(node, "a declaration needs a value")
            if isinstance(node, ast.For | ast.While) and node.orelse:
                raise self.error(node, "no else behind a loop")
            if isinstance(node, ast.For) and yields(node):
                raise self.error(node, "a range is not asked for in the loop itself")


def simplified(s: ast.stmt) -> ast.stmt:
    """A `yield` in the test of a loop, or behind `and`, as a statement of its own."""
    if isinstance(s, ast.While) and yields(s):  # while test  ->  while True: if not test: break
        stop = if_at(s, ast.copy_location(ast.UnaryOp(ast.Not(), s.test), s), [at(s, "break")], [])
        return ast.copy_location(ast.While(expression_at(s, "True"), [stop, *s.body], s.orelse), s)
    if isinstance(s, ast.If) and isinstance(s.test, ast.BoolOp) and isinstance(s.test.op, ast.And) and not s.orelse:
        first, *others = s.test.values  # if a and b  ->  if a: if b
        if has_yield(s.test) and not has_yield(first):
            test = ast.copy_location(ast.BoolOp(ast.And(), others), s.test) if others[1:] else others[0]
            return if_at(s, first, [if_at(s, test, s.body, [])], [])
    return s
