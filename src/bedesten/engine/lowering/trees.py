"""Trees of Python: looking at them, making them, and saying what is wrong with them."""

import ast


def broken(function: ast.FunctionDef, node: ast.AST, why: str) -> SyntaxError:
    """A rule is not as it must be: which, where, why."""
    line = getattr(node, "lineno", function.lineno)
    error = SyntaxError(f"{function.name.removesuffix('_steps')}, line {line}: {why}")
    error.filename, error.lineno = getattr(function, "file", None), line
    return error


# -- looking at trees


def yields(statement: ast.AST) -> list[ast.Yield]:
    """Those in the expressions of a statement itself, not in the statements inside it."""
    own = [child for child in ast.iter_child_nodes(statement) if isinstance(child, ast.expr)]
    return [n for child in own for n in ast.walk(child) if isinstance(n, ast.Yield)]


def has_yield(node: ast.AST) -> bool:
    return any(isinstance(n, ast.Yield) for n in ast.walk(node))


def called(node: ast.AST) -> list[str]:
    return [n.func.id for n in ast.walk(node) if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)]


def offers(statement: ast.stmt) -> bool:
    return not has_yield(statement) and any(name.startswith("offer") for name in called(statement))


def asks(statement: ast.stmt) -> bool:
    return any(n.value and called(n.value)[:1] and called(n.value)[0].startswith("ask") for n in yields(statement))


def stored(node: ast.AST) -> set[str]:
    return {n.id for n in ast.walk(node) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}


def names(node: ast.AST) -> set[str]:
    return {n.id for n in ast.walk(node) if isinstance(n, ast.Name)}


def jumps_away(statements: list[ast.stmt]) -> bool:
    """Do all paths through the statements end in return, break or continue?"""
    last = statements[-1] if statements else None
    if isinstance(last, ast.If):
        return jumps_away(last.body) and jumps_away(last.orelse)
    return isinstance(last, ast.Return | ast.Break | ast.Continue)


def leaves_loop(node: ast.AST) -> bool:
    """Does a statement contain a break or continue for a loop around it?"""
    if isinstance(node, ast.Break | ast.Continue):
        return True
    return not isinstance(node, ast.For | ast.While) and any(map(leaves_loop, ast.iter_child_nodes(node)))


def is_plain(node: ast.AST) -> bool:
    """Only locals and constants: it makes no difference when they are evaluated."""
    return all(isinstance(n, ast.Name | ast.Constant | ast.operator | ast.expr_context) for n in ast.walk(node))


def comes_first(node: ast.AST) -> bool:
    """Is the `yield` in an expression evaluated, always, and before anything that may change meanwhile?"""
    if isinstance(node, ast.Yield):
        return True
    parts = [child for child in ast.iter_child_nodes(node) if isinstance(child, ast.expr)]
    if isinstance(node, ast.IfExp):
        parts = [node.test]
    if isinstance(node, ast.BoolOp):
        parts = parts[:1]
    for part in parts:
        if has_yield(part):
            return comes_first(part)
        if not is_plain(part):
            return False
    return False


# -- making trees


def at(where: ast.AST, text: str, **parts: ast.expr) -> ast.stmt:
    """A statement from its text, placed at a line of the rule; names in `parts` stand for expressions."""
    statement = ast.parse(text).body[0]
    line, column = getattr(where, "lineno", 1), getattr(where, "col_offset", 0)
    for n in ast.walk(statement):
        if isinstance(n, ast.stmt | ast.expr | ast.arg):
            n.lineno = n.end_lineno = line
            n.col_offset = n.end_col_offset = column

    class Insert(ast.NodeTransformer):
        def visit_Name(self, node: ast.Name) -> ast.expr:
            return parts.get(node.id, node)

    made = Insert().visit(statement)
    assert isinstance(made, ast.stmt)
    return made


def expression_at(where: ast.AST, text: str, **parts: ast.expr) -> ast.expr:
    statement = at(where, text, **parts)
    assert isinstance(statement, ast.Expr)
    return statement.value


def if_at(where: ast.AST, test: ast.expr, body: list[ast.stmt], orelse: list[ast.stmt]) -> ast.If:
    return ast.copy_location(ast.If(test, body, orelse), where)


class Answered(ast.NodeTransformer):
    """The value of a `yield` is what was answered, or what the rule returned."""

    def visit_Yield(self, node: ast.Yield) -> ast.expr:
        return expression_at(node, "game.answer")
