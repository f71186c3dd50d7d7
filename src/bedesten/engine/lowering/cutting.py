"""Cutting a rule into blocks at its questions, then as few blocks as possible."""

import ast
from collections.abc import Iterator

from bedesten.engine.lowering.blocks import Block, Forget, Goto, Pause
from bedesten.engine.lowering.reading import Rule, simplified
from bedesten.engine.lowering.trees import (
    Answered,
    asks,
    at,
    called,
    comes_first,
    expression_at,
    has_yield,
    if_at,
    jumps_away,
    leaves_loop,
    names,
    offers,
    stored,
    yields,
)


class Cut:
    """The blocks of a rule, and what the laws want to know of it."""

    def __init__(self, rule: Rule) -> None:
        self.rule = rule
        self.blocks: list[Block] = []
        self.loops: list[tuple[Block, Block]] = []  # where continue and break lead
        self.asking: list[ast.stmt | ast.expr] = []  # all that is done again when a question is put again
        self.results: list[tuple[ast.stmt, str]] = []  # statements that use what a rule returns
        first = self.place(Block())
        self.cut(rule.body, first.body, first, None)
        self.blocks = joined(self.blocks)

    def place(self, block: Block) -> Block:
        self.blocks.append(block)
        return block

    def cut(self, statements: list[ast.stmt], into: list[ast.stmt], start_of: Block | None, then: Block | None) -> None:
        """Put the statements into a list; behind them go on with `then` (None: the rule is over).

        `start_of` is the block that begins with the list: a question there needs no block of its own to be put again.
        """
        for i, s in enumerate(statements):
            s, rest = simplified(s), statements[i + 1 :]
            if isinstance(s, ast.Return) and not has_yield(s):
                into.append(s)
                return
            if isinstance(s, ast.Break | ast.Continue) and self.loops:
                into.append(Goto(self.loops[-1][isinstance(s, ast.Break)], s))
                return
            if offers(s) or asks(s):
                return self.cut_question([s, *rest], into, start_of, then)
            if yields(s) and not isinstance(s, ast.For):
                return self.cut_behind(s, rest, self.pause(s, into, None), then)
            if isinstance(s, ast.If) and (has_yield(s) or (self.loops and leaves_loop(s))):
                return self.cut_if(s, rest, into, then)
            if isinstance(s, ast.While) and has_yield(s):
                return self.cut_loop(s, s.test, [], rest, into, then)
            if isinstance(s, ast.For) and has_yield(s):
                return self.cut_for(s, rest, into, then)
            into.append(s)
        end = statements[-1] if statements else self.rule.tree
        into.append(Goto(then, end) if then else at(end, "return"))

    def cut_question(self, statements: list[ast.stmt], into: list[ast.stmt], start_of: Block | None, then: Block | None) -> None:
        """All that offers something, and the `yield ask` behind it, go into a block that can be entered again."""
        n = self.find_question(statements)
        question = start_of if start_of and not into else Block()
        if question is not start_of:
            into.append(Goto(question, statements[0]))
            self.place(question)
        question.body += statements[:n]
        self.asking += statements[:n]
        self.cut_behind(statements[n], statements[n + 1 :], self.pause(statements[n], question.body, question), then)

    def find_question(self, statements: list[ast.stmt]) -> int:
        for n, s in enumerate(statements):
            if asks(s):
                return n
            if has_yield(s):
                break
            for node in ast.walk(s):
                if isinstance(node, ast.Return | ast.Break | ast.Continue):
                    raise self.rule.error(node, "what was offered must be asked")
                if isinstance(node, ast.Attribute | ast.Subscript) and isinstance(node.ctx, ast.Store):
                    raise self.rule.error(
                        node,
                        "between an offer and its question nothing may change: if a card is played "
                        "instead of an answer, the question is put again",
                    )
        raise self.rule.error(statements[0], "what was offered must be asked, before anything else is asked or carried out")

    def pause(self, s: ast.stmt, into: list[ast.stmt], again: Block | None) -> list[ast.stmt]:
        """Put a `yield`; returns the list of statements behind it."""
        found = yields(s)
        value = found[0].value
        whole = next(n for n in ast.iter_child_nodes(s) if isinstance(n, ast.expr) and has_yield(n))
        if len(found) > 1:
            raise self.rule.error(s, "one yield in a statement")
        if isinstance(s, ast.AugAssign):
            raise self.rule.error(s, "the old value may change during the yield: use two statements")
        if not isinstance(value, ast.Call) or not comes_first(whole):
            raise self.rule.error(s, "a yield takes a call and comes first in its statement")
        if again:
            self.asking.append(value)
        else:
            value = self.by_whom(value)
            if whole is not found[0] or not isinstance(s, ast.Expr):
                self.results.append((s, called(value)[0]))
        behind = self.place(Block())
        into.append(Pause(value, again, behind, s))
        return behind.body

    def by_whom(self, value: ast.Call) -> ast.Call:
        """A rule is carried out by the same player, or by the one named in `let`."""
        player, rule = expression_at(value, "call.player"), value
        if called(value)[:1] == ["let"] and len(value.args) == 3 and isinstance(value.args[2], ast.Call):
            player, rule = value.args[1], value.args[2]
        misnamed = ast.unparse(rule.func).startswith(("let", "ask", "offer")) or not isinstance(rule.func, ast.Name)
        if misnamed or [ast.unparse(a) for a in rule.args[:1]] != ["game"] or rule.keywords or value.keywords:
            raise self.rule.error(value, "yield ask...(game), yield some_rule(game) or yield let(game, seat, some_rule(game))")
        return ast.copy_location(ast.Call(rule.func, [rule.args[0], player, *rule.args[1:]], []), rule)

    def cut_behind(self, s: ast.stmt, rest: list[ast.stmt], into: list[ast.stmt], then: Block | None) -> None:
        """Behind a `yield`: what its statement does with the answer, then the rest."""
        if isinstance(s, ast.Expr) and isinstance(s.value, ast.Yield):
            return self.cut(rest, into, self.blocks[-1], then)
        if isinstance(s, ast.Return) and isinstance(s.value, ast.Yield):
            s = at(s, "return")  # the answer is there already
        elif isinstance(s, ast.If):
            s = if_at(s, Answered().visit(s.test), s.body, s.orelse)
        else:
            s = Answered().visit(s)
        self.cut([s, *rest], into, None, then)

    def cut_if(self, s: ast.If, rest: list[ast.stmt], into: list[ast.stmt], then: Block | None) -> None:
        body: list[ast.stmt] = []
        orelse: list[ast.stmt] = []
        into.append(if_at(s, s.test, body, orelse))
        if jumps_away(s.body):  # if ...: return
            self.cut(s.body, body, None, None)
            self.cut([*s.orelse, *rest], orelse, None, then)
        elif jumps_away(s.orelse):
            self.cut([*s.body, *rest], body, None, then)
            self.cut(s.orelse, orelse, None, None)
        else:
            join = Block() if rest else then
            self.cut(s.body, body, None, join)
            self.cut(s.orelse, orelse, None, join)
            if rest and join:
                self.cut(rest, self.place(join).body, join, then)

    def cut_for(self, s: ast.For, rest: list[ast.stmt], into: list[ast.stmt], then: Block | None) -> None:
        """for i in range(a, b)  ->  i = a; while i < b: ...; i += 1"""
        if not isinstance(s.target, ast.Name) or not isinstance(s.iter, ast.Call) or ast.unparse(s.iter.func) != "range":
            raise self.rule.error(s, "a loop that asks runs over a range")
        if len(s.iter.args) > 2:
            raise self.rule.error(s, "a loop that asks goes up by one")
        i, end = s.target.id, s.iter.args[-1]
        if any(i in stored(part) for part in s.body) or i in names(s.iter):
            raise self.rule.error(s, f"{i} is the number of the loop: it cannot be given another value, nor say how far it runs")
        if f"{i}_end" in names(self.rule.tree) | set(self.rule.parameters):
            raise self.rule.error(s, f"{i}_end is the end of the loop: another number needs another name")
        into.append(at(s, f"{i} = start", start=s.iter.args[0] if s.iter.args[1:] else expression_at(s, "0")))
        if not (isinstance(end, ast.Constant) or (isinstance(end, ast.Name) and end.id.isupper())):
            into.append(at(s, f"{i}_end = end", end=end))
            end = expression_at(s, f"{i}_end")
        self.cut_loop(s, expression_at(s, f"{i} < end", end=end), [at(s, f"{i} += 1")], rest, into, then)

    def cut_loop(
        self,
        s: ast.While | ast.For,
        test: ast.expr,
        last: list[ast.stmt],
        rest: list[ast.stmt],
        into: list[ast.stmt],
        then: Block | None,
    ) -> None:
        head, after = Block(), Block()
        onward = Block() if last else head
        into.append(Goto(head, s))
        body = self.place(head).body
        if not (isinstance(test, ast.Constant) and test.value):
            over: list[ast.stmt] = [Goto(after, s)]
            if isinstance(s, ast.For) and isinstance(s.target, ast.Name):
                over.insert(0, Forget(s.target.id, s))
            body = []
            head.body.append(if_at(s, test, body, over))
        self.loops.append((onward, after))
        self.cut(s.body, body, head if body is head.body else None, onward)
        self.loops.pop()
        if last:
            self.place(onward).body += [*last, Goto(head, s)]
        self.cut(rest, self.place(after).body, after, then)


# -- fewer blocks


def statements(blocks: list[Block]) -> Iterator[ast.AST]:
    """All of them, and all that is in them."""
    return (n for b in blocks for s in b.body for n in ast.walk(s))


def pauses(blocks: list[Block]) -> list[Pause]:
    return [n for n in statements(blocks) if isinstance(n, Pause)]


def gotos(blocks: list[Block]) -> list[Goto]:
    return [n for n in statements(blocks) if isinstance(n, Goto)]


def joined(blocks: list[Block]) -> list[Block]:
    """A block that only jumps on is left out; one that is reached from a single place is put there."""
    for goto in gotos(blocks):
        goto.block = final(goto.block)
    stops = pauses(blocks)
    for pause in stops:
        pause.behind = pause.behind if pause.again else final(pause.behind)  # behind a question comes its next block
    for entry in [blocks[0], *(b for p in stops if not p.is_last for b in (p.behind, p.again) if b)]:
        entry.is_entry = True
    while True:
        reached = {id(goto.block) for goto in gotos(blocks)}
        blocks = [b for b in blocks if b.is_entry or id(b) in reached]
        jumps = gotos(blocks)
        single = next((g for g in jumps if not g.block.is_entry and sum(g.block is h.block for h in jumps) == 1), None)
        if single is None:
            break
        blocks.remove(single.block)
        assert any(replace(b.body, single, single.block.body) for b in blocks)
    for number, block in enumerate(blocks):
        block.number = number
    return blocks


def final(block: Block) -> Block:
    """Where one arrives: blocks without statements of their own are passed."""
    while len(block.body) == 1 and isinstance(block.body[0], Goto):
        block = block.body[0].block
    return block


def replace(statements: list[ast.stmt], old: ast.stmt, new: list[ast.stmt]) -> bool:
    if old in statements:
        i = statements.index(old)
        statements[i : i + 1] = new
        return True
    return any(replace(part, old, new) for s in statements for part in (getattr(s, "body", []), getattr(s, "orelse", [])))
