"""What must hold of the rules as a whole, whether they are compiled or not: the law of questions, and what rules return."""

import ast

from bedesten.engine import lowering, registry, sources

MACHINE = {"offer", "offer_range", "ask", "ask_always", "ask_fate"}  # these change the question only
Functions = dict[str, ast.FunctionDef]


class Laws:
    def __init__(self, written: Functions, lowered: dict[str, lowering.Lowering]) -> None:
        self.written, self.lowered = written, lowered
        self.calls = {name: set(lowering.called(f)) for name, f in written.items()}
        changing = {name for name, f in written.items() if name in lowered or is_changing(f)} - MACHINE | {"copy"}
        while more := {name for name, called in self.calls.items() if called & changing} - changing - MACHINE:
            changing |= more
        self.changing = changing

    def check(self) -> None:
        for name, f in self.written.items():
            words = {word for called in self.calls[name] for word in ("ask", "offer") if called.startswith(word)}
            if name in self.lowered and name.startswith(("ask", "offer")):
                raise lowering.broken(f, f, "a rule is not named like a question")
            if name.startswith(("ask", "offer")) and name in self.changing:
                raise lowering.broken(f, f, "a question changes nothing: it may be put again")
            if name not in self.lowered and words and not name.startswith("ask" if "ask" in words else ("ask", "offer")):
                raise lowering.broken(f, f, f"its name must begin with {' or '.join(sorted(words))}")
        for rule in self.lowered.values():
            for part in rule.asking:
                for other in sorted(set(lowering.called(part)) & self.changing):
                    raise lowering.broken(rule.rule, part, f"{other} changes something in a question")
            for statement, other in rule.results:
                if other in self.lowered and ast.unparse(self.written[other].returns or statement) != "Result":
                    raise lowering.broken(rule.rule, statement, f"{other} returns nothing")


def is_changing(function: ast.FunctionDef) -> bool:
    """Does it give a field or a row another value?"""
    fields = (node for node in ast.walk(function) if isinstance(node, ast.Attribute | ast.Subscript))
    return any(isinstance(node.ctx, ast.Store) for node in fields)


def files() -> list[Functions]:
    """What stands in each file of rules, and in those of the machine; read anew, because translating changes the trees."""
    paths = [sources.HERE / f"{name}.py" for name in sources.CODE]
    return [registry.functions_in(path.read_text(encoding="utf-8"), str(path)) for path in paths]


def together(*files: Functions) -> Functions:
    """All functions by their names: C knows no modules."""
    written: Functions = {}
    for functions in files:
        for name, f in functions.items():
            if name in written:
                raise lowering.broken(f, f, "it is defined twice")
            written[name] = f
    return written


def check() -> None:
    """Of the rules as they have been entered in the rule book."""
    Laws(together(*files()), registry.LOWERED).check()
