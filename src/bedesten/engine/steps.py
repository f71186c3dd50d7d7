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
by Python (see registry.py), compiled by translate.py.
"""

import ast
from collections.abc import Iterator
from copy import deepcopy

from bedesten.engine.constants import KEPT_BY_ONE, LAST_BLOCK

Names = frozenset[str]
NOTHING: Names = frozenset()
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


def broken(function: ast.FunctionDef, node: ast.AST, why: str) -> SyntaxError:
    """A rule is not as it must be: which, where, why."""
    line = getattr(node, "lineno", function.lineno)
    error = SyntaxError(f"{function.name.removesuffix('_steps')}, line {line}: {why}")
    error.filename, error.lineno = getattr(function, "file", None), line
    return error


def lower(rule: ast.FunctionDef) -> "Lowering":
    return Lowering(rule)


def entrance(lowering: "Lowering", number: int) -> ast.FunctionDef:
    """The function by which other rules carry out a rule: it puts a call on the stack and begins."""
    rule, numbers = lowering.rule, lowering.parameters
    signature = ", ".join(["game: State", "player: int", *(f"{n}: int" for n in numbers)])
    made = at(
        rule,
        "\n    ".join(
            [
                f"def {rule.name}({signature}) -> Step:",
                f"call = push(game, {number}, player, {len(lowering.kept)})",
                *(f"game.kept[call.kept + {i}] = {n}" for i, n in enumerate(numbers)),
                f"if {rule.name}_steps(game, game.players[player], call) == WAIT:",
                "    return WAIT",
                "pop(game)",
                "return DONE",
            ]
        ),
    )
    assert isinstance(made, ast.FunctionDef)
    return made


# -- what a rule is cut into


class Block:
    """Statements that can be jumped to. No path falls off their end: each one ends in a Goto, a Pause or a Return."""

    def __init__(self) -> None:
        self.body: list[ast.stmt] = []
        self.number = -1
        self.is_entry = False  # the machine enters here
        self.live: Names = NOTHING  # the numbers that are needed from here on


class Goto(ast.stmt):
    def __init__(self, block: Block, where: ast.AST) -> None:
        super().__init__()
        self.block = block
        ast.copy_location(self, where)


class Forget(ast.stmt):
    """A loop has run to its end: its number means nothing any more."""

    def __init__(self, name: str, where: ast.AST) -> None:
        super().__init__()
        self.name = name
        ast.copy_location(self, where)


class Pause(ast.stmt):
    """A `yield`: put a question or carry out a rule; if somebody must answer first, stop, and go on behind it later."""

    def __init__(self, value: ast.expr, again: Block | None, behind: Block, where: ast.AST) -> None:
        super().__init__()
        self.value, self.again, self.behind = value, again, behind  # again: the block that puts the question once more
        ast.copy_location(self, where)

    @property
    def kept(self) -> Names:
        return self.behind.live | (self.again.live if self.again else NOTHING)

    @property
    def is_last(self) -> bool:
        """A rule is carried out, and then nothing is left to do."""
        return self.again is None and isinstance(self.behind.body[0], ast.Return) and not self.behind.body[0].value


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


# -- cutting a rule into blocks


class Lowering:
    def __init__(self, written: ast.FunctionDef) -> None:
        self.rule = rule = deepcopy(written)
        self.parameters = [a.arg for a in rule.args.args[2:]]
        self.blocks: list[Block] = []
        self.jumps_back = False
        self.loops: list[tuple[Block, Block]] = []  # where continue and break lead
        self.asking: list[ast.stmt | ast.expr] = []  # all that is done again when a question is put again
        self.results: list[tuple[ast.stmt, str]] = []  # statements that use what a rule returns
        self.check()
        body = rule.body[1:] if ast.get_docstring(rule) else rule.body
        first = self.place(Block())
        self.cut(body, first.body, first, None)
        self.join_blocks()
        self.find_live_numbers()
        self.choose_kept()

    def error(self, node: ast.AST, why: str) -> SyntaxError:
        return broken(self.rule, node, why)

    def check(self) -> None:
        rest = self.rule.args
        if [a.arg for a in rest.args[:2]] != ["game", "me"] or rest.kwonlyargs or rest.vararg or rest.kwarg or rest.defaults:
            raise self.error(self.rule, "a rule takes game, me and perhaps numbers")
        for name in {"game", "me", "call", "block", "player"} & set(self.parameters):
            raise self.error(self.rule, f"a number cannot be called {name}")
        for node in (n for s in self.rule.body for n in ast.walk(s)):
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
        end = statements[-1] if statements else self.rule
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
                    raise self.error(node, "what was offered must be asked")
                if isinstance(node, ast.Attribute | ast.Subscript) and isinstance(node.ctx, ast.Store):
                    raise self.error(
                        node,
                        "between an offer and its question nothing may change: if a card is played "
                        "instead of an answer, the question is put again",
                    )
        raise self.error(statements[0], "what was offered must be asked, before anything else is asked or carried out")

    def pause(self, s: ast.stmt, into: list[ast.stmt], again: Block | None) -> list[ast.stmt]:
        """Put a `yield`; returns the list of statements behind it."""
        found = yields(s)
        value = found[0].value
        whole = next(n for n in ast.iter_child_nodes(s) if isinstance(n, ast.expr) and has_yield(n))
        if len(found) > 1:
            raise self.error(s, "one yield in a statement")
        if isinstance(s, ast.AugAssign):
            raise self.error(s, "the old value may change during the yield: use two statements")
        if not isinstance(value, ast.Call) or not comes_first(whole):
            raise self.error(s, "a yield takes a call and comes first in its statement")
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
            raise self.error(value, "yield ask...(game), yield some_rule(game) or yield let(game, seat, some_rule(game))")
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
            raise self.error(s, "a loop that asks runs over a range")
        if len(s.iter.args) > 2:
            raise self.error(s, "a loop that asks goes up by one")
        i, end = s.target.id, s.iter.args[-1]
        if any(i in stored(part) for part in s.body) or i in names(s.iter):
            raise self.error(s, f"{i} is the number of the loop: it cannot be given another value, nor say how far it runs")
        if f"{i}_end" in names(self.rule) | set(self.parameters):
            raise self.error(s, f"{i}_end is the end of the loop: another number needs another name")
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

    def all(self) -> Iterator[ast.AST]:
        return (n for b in self.blocks for s in b.body for n in ast.walk(s))

    def join_blocks(self) -> None:
        """A block that only jumps on is left out; one that is reached from a single place is put there."""
        pauses = [n for n in self.all() if isinstance(n, Pause)]
        for goto in [n for n in self.all() if isinstance(n, Goto)]:
            goto.block = final(goto.block)
        for pause in pauses:
            pause.behind = pause.behind if pause.again else final(pause.behind)  # behind a question comes its next block
        for entry in [self.blocks[0], *(b for p in pauses if not p.is_last for b in (p.behind, p.again) if b)]:
            entry.is_entry = True
        while True:
            gotos = [n for n in self.all() if isinstance(n, Goto)]
            self.blocks = [b for b in self.blocks if b.is_entry or any(g.block is b for g in gotos)]
            gotos = [n for n in self.all() if isinstance(n, Goto)]
            single = next((g for g in gotos if not g.block.is_entry and sum(g.block is h.block for h in gotos) == 1), None)
            if single is None:
                break
            self.blocks.remove(single.block)
            assert any(replace(b.body, single, single.block.body) for b in self.blocks)
        for number, block in enumerate(self.blocks):
            block.number = number

    # -- which numbers are needed where

    def find_live_numbers(self) -> None:
        self.locals = {name for b in self.blocks for s in b.body for name in stored(s)} | set(self.parameters)
        before: list[Names] = []
        while before != [b.live for b in self.blocks]:
            before = [b.live for b in self.blocks]
            for b in reversed(self.blocks):
                b.live = self.live(b.body, NOTHING)
        for name in sorted(self.blocks[0].live - set(self.parameters)):
            raise self.error(self.rule, f"{name} may be used before it is given a value")

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
                        raise self.error(s, f"{s.name} is used after its loop")
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

    def choose_kept(self) -> None:
        pauses = [n for n in self.all() if isinstance(n, Pause)]
        for again in [pause.again for pause in pauses if pause.again]:
            for name in sorted(again.live & {n for s in again.body for n in stored(s)}):
                raise self.error(again.body[0], f"{name} would change twice if a card is played and the question put again")
        kept = {name for pause in pauses for name in pause.kept}
        self.kept = [*self.parameters, *sorted(kept - set(self.parameters))]
        if len(self.kept) > KEPT_BY_ONE:
            raise self.error(
                self.rule,
                f"a rule keeps at most {KEPT_BY_ONE} numbers across its questions, not {len(self.kept)}: {', '.join(self.kept)}",
            )

    # -- from blocks to one function

    def function(self) -> ast.FunctionDef:
        rule, needed = self.rule, {name for b in self.blocks for name in b.live}
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
                unchanged = set(self.parameters) - {name for b in self.blocks for t in b.body for name in stored(t)}
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
