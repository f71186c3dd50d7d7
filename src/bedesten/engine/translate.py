"""Writes `_fast.pyx` from the plain sources: structs become C structs, names and numbers an enum, tables C arrays, functions
C functions, dicts of rules switches, and the classes of position.py C classes.

Rules are lowered by engine/lowering, as they are uncompiled. The statements are not changed, with four exceptions: every
local number is declared a C int (so that it does not inherit the width of a field), a struct inside a struct is taken by its
address, default arguments are filled in, and `assert` is dropped.
"""

import ast
import importlib
from typing import Any

from bedesten.engine import answers, laws, lowering, observation, registry, rules, sources, state, structs, tables

assert rules
STRUCTS = {n: c for n, c in vars(state).items() if isinstance(c, type) and c.__module__ == "bedesten.engine.state"}
FIELDS = {n: {f.name: f for f in structs.fields(c)} for n, c in STRUCTS.items()}
C_NAMES = {"int": "int", "Step": "int", "bool": "bint", "None": "void", "Long": "long long", "list[int]": "unsigned char*"}
ENUM_END = 0x40000000  # larger numbers are not part of an enum, but a `long long` each
RULE_WORDS = {"rule", "place", "card", "guild_card", "kiosk_tile", "numbered"}


def c_name(annotation: ast.expr | None) -> str:
    text = ast.unparse(annotation) if annotation else "None"
    if text not in C_NAMES and text not in STRUCTS:
        raise TypeError(f"{text} has no place in a rule; allowed: {', '.join([*C_NAMES, *STRUCTS])}")
    return C_NAMES.get(text, f"{text}Ref")


def is_rule(function: ast.FunctionDef) -> bool:
    return any(set(lowering.called(d)) & RULE_WORDS or ast.unparse(d) in RULE_WORDS for d in function.decorator_list)


class Function:
    """One function on its way to C."""

    def __init__(self, node: ast.FunctionDef, all_functions: dict[str, ast.FunctionDef]) -> None:
        self.node, self.all = node, all_functions
        self.parameters = {a.arg: c_name(a.annotation) for a in node.args.args}
        self.locals: dict[str, str] = {}

    def error(self, node: Any, why: str) -> SyntaxError:
        return lowering.broken(self.node, node, f"{ast.unparse(node)}: {why}")

    def kind(self, node: ast.AST) -> Any:
        """A struct's type, (element, dimensions) for an array, or else a C number."""
        if isinstance(node, ast.Name):
            return self.parameters.get(node.id) or self.locals.get(node.id) or "int"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in self.all:
            return c_name(self.all[node.func.id].returns)
        if isinstance(node, ast.Attribute):
            field = FIELDS.get(str(self.kind(node.value)).removesuffix("Ref"), {}).get(node.attr)
            if field is None:
                raise self.error(node, "there is no such field")
            element = f"{field.type.__name__}Ref" if isinstance(field.type, type) else field.type.c
            element = element if element.endswith("Ref") or field.shape or element == "long long" else "int"
            return (element, len(field.shape)) if field.shape else element
        if isinstance(node, ast.Subscript):
            whole = self.kind(node.value)
            if isinstance(whole, tuple):
                single = whole[0] if whole[0].endswith("Ref") else "int"
                return single if whole[1] == 1 else (whole[0], whole[1] - 1)
        return "int"

    def is_struct(self, node: ast.AST) -> bool:
        kind = self.kind(node)
        return isinstance(kind, str) and kind.endswith("Ref")

    def declare(self) -> None:
        for node in ast.walk(self.node):
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                self.locals[node.target.id] = c_name(node.annotation)
            targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.For) else []
            for target in targets:
                if isinstance(target, ast.Name) and target.id not in self.parameters | self.locals:
                    kind = self.kind(node.value) if isinstance(node, ast.Assign) else "int"
                    self.locals[target.id] = kind if isinstance(kind, str) else f"{kind[0]}*"

    def text(self) -> str:
        self.declare()
        signature = ", ".join(f"{c} {name}" for name, c in self.parameters.items())
        lines = [f"cdef {c_name(self.node.returns)} {self.node.name}({signature}) noexcept nogil:"]
        lines += [f"    cdef {c} {name}" for name, c in self.locals.items()]
        body = ast.fix_missing_locations(ToC(self).visit(ast.Module(self.node.body, [])))
        return "\n".join(lines + ["    " + line for line in ast.unparse(body).split("\n")])


class ToC(ast.NodeTransformer):
    """A struct inside a struct is a reference in Python: take its address in C."""

    def __init__(self, function: Function) -> None:
        self.function = function

    def reference(self, node: Any) -> Any:
        is_struct = self.function.is_struct(node)
        self.generic_visit(node)
        return ast.Call(ast.parse("cython.address", mode="eval").body, [node], []) if is_struct else node

    visit_Subscript = reference

    def visit_Attribute(self, node: ast.Attribute) -> Any:
        if isinstance(node.value, ast.Attribute | ast.Subscript):  # game.players[i].lira needs no address
            is_struct = self.function.is_struct(node)
            self.generic_visit(node.value)
            return ast.Call(ast.parse("cython.address", mode="eval").body, [node], []) if is_struct else node
        return self.reference(node)

    def visit_Call(self, node: ast.Call) -> Any:
        self.generic_visit(node)
        if isinstance(node.func, ast.Name) and node.func.id in self.function.all:
            arguments = self.function.all[node.func.id].args
            missing = len(arguments.args) - len(node.args)
            node.args += arguments.defaults[len(arguments.defaults) - missing :] if missing else []
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> Any:
        self.generic_visit(node)
        if not node.value:
            raise self.function.error(node, "a declaration needs a value")
        return ast.Assign([node.target], node.value, lineno=node.lineno)

    def visit_Assert(self, node: ast.Assert) -> Any:
        return ast.Pass()

    def visit_Expr(self, node: ast.Expr) -> Any:
        if isinstance(node.value, ast.Constant):  # a docstring
            return ast.Pass()
        names = lowering.called(node.value)
        if names and names[0] in self.function.all and ast.unparse(self.function.all[names[0]].returns or node) == "Step":
            raise self.function.error(node, "a question or a rule needs a yield")
        return self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> Any:
        for target in node.targets:
            whole = isinstance(self.function.kind(target), tuple) or self.function.is_struct(target)
            if whole and not isinstance(target, ast.Name):
                raise self.function.error(node, "a whole struct or row is shared in Python, but copied in C")
        return self.generic_visit(node)

    def whole_numbers(self, node: Any) -> Any:
        if isinstance(node.op, ast.Div | ast.Pow):
            raise self.function.error(node, "no fractions, no powers")
        return self.generic_visit(node)

    visit_BinOp = whole_numbers
    visit_AugAssign = whole_numbers


# -- the classes of position.py

DOORS = ("Tally", "Trial", "Position", "Net", "Searcher", "Lesson", "Roller", "Room", "Lookout", "Batch")
C_TYPES = {"int": "cython.int", "bool": "cython.bint", "Long": "cython.longlong"}
HEAD = """
from libc.string cimport memcpy, memset
from bedesten.engine.seeding import mixed
from bedesten.engine import state as _structs
from bedesten.engine.structs import view_type
cdef inline void copy(StateRef to, StateRef game) noexcept nogil:
    memcpy(to, game, sizeof(StateData))
cdef extern from *:
    \"\"\"
    #include <string.h>
    #ifdef _MSC_VER
    #include <intrin.h>
    static int lowest_of(int mask) {
        unsigned long bit;
        _BitScanForward(&bit, mask);
        return (int)bit;
    }
    #else
    #define lowest_of(mask) __builtin_ctz(mask)
    #endif
    static int count_of(unsigned int mask) {
        mask -= mask >> 1 & 0x55555555u;
        mask = (mask & 0x33333333u) + (mask >> 2 & 0x33333333u);
        return (int)(((mask + (mask >> 4)) & 0x0F0F0F0Fu) * 0x01010101u >> 24);
    }
    static long long stir_in(long long digest, unsigned long long number) {
        unsigned long long mixed = ((unsigned long long)digest ^ number) * 0x9FB21C651E98DF25ULL;
        return (long long)((mixed ^ mixed >> 29) & 0x7FFFFFFFFFFFFFFFULL);
    }
    static long long stir_bytes(long long digest, const void *data, int n) {
        const char *at = data;
        unsigned long long word[4];
        for (; n > 0; n -= 32, at += 32) {
            if (n < 32)
                memset(word, 0, 32);
            memcpy(word, at, n < 32 ? n : 32);
            word[0] ^= word[1] * 0xD6E8FEB86659FD93ULL ^ word[2] * 0xA0761D6478BD642FULL ^ word[3] * 0xE7037ED1A0B428DBULL;
            digest = stir_in(digest, word[0]);
        }
        return digest;
    }
    \"\"\"
    int lowest_of(int mask) noexcept nogil
    int count_of(unsigned int mask) noexcept nogil
    long long stir_in(long long digest, unsigned long long number) noexcept nogil
    long long stir_bytes(long long digest, const void *data, int n) noexcept nogil
cdef inline long long stirred(long long digest, long long number) noexcept nogil:
    return stir_in(digest, number)
cdef inline long long digest_of_player(long long digest, PlayerRef player) noexcept nogil:
    return stir_bytes(digest, player, sizeof(PlayerData))
cdef long long digest_of(StateRef game) noexcept nogil:
    cdef long long digest = stir_bytes(1234567, game.players, sizeof(PlayerData) * game.players_n)
    digest = stir_bytes(digest, &game.players_n, <char*>game.discards - <char*>&game.players_n)
    digest = stir_bytes(digest, game.discards, game.discards_n)
    digest = stir_bytes(digest, game.demand_order, <char*>&game.fate - <char*>game.demand_order)
    digest = stir_bytes(digest, game.calls, sizeof(CallData) * game.depth)
    digest = stir_bytes(digest, game.kept, sizeof(short) * game.kept_n)
    return stir_in(digest, game.fate if game.asked == FATE else 0)
SIZE = sizeof(StateData)
from cpython.buffer cimport PyBUF_CONTIG, PyBuffer_Release, PyObject_GetBuffer
cdef inline void clear(unsigned char* row, int first, int n) noexcept nogil:
    memset(row + first, 0, n)
cdef inline void copy_row(unsigned char* row, int first, const unsigned char* source, int source_first, int n) noexcept nogil:
    memcpy(row + first, source + source_first, n)
cdef inline void put_fraction(unsigned char* row, int i, int part, int whole) noexcept nogil:
    (<float*>row)[i] = <float>(<double>part / whole)
cdef inline int number_at(unsigned char* row, int i) noexcept nogil:
    return (<int*>row)[i]
cdef inline void put_number(unsigned char* row, int i, int number) noexcept nogil:
    (<int*>row)[i] = number
@cython.final
cdef class Room:
    cdef Py_buffer held
    cdef unsigned char* bytes
    def __cinit__(self, owner, Py_ssize_t size):
        PyObject_GetBuffer(owner, &self.held, PyBUF_CONTIG)
        self.bytes = <unsigned char*>self.held.buf
        if self.held.len != size:
            raise ValueError(f"room for {size} bytes is needed, and not for {self.held.len}")
    def __dealloc__(self):
        PyBuffer_Release(&self.held)
"""
FILLING = """
def _flat(value):
    return [number for part in value for number in _flat(part)] if isinstance(value, list) else [value]
def fill_tables(tables):
    \"\"\"With the numbers of the components that this process plays with.\"\"\"
    cdef bytes numbers
"""
FILL = """
    numbers = bytes(_flat(tables.{name}))
    if len(numbers) != sizeof({name}):
        raise ValueError("{name} has another shape than it was compiled with")
    memcpy({name}, <char*>numbers, sizeof({name}))
"""
OF_CLASS = """
    cdef {struct}Data data
    @property
    def state(self):
        view = view_type(_structs.{struct}).from_address(<size_t>&self.data)
        view.owner = self
        return view
    def memory(self):
        return (<char*>&self.data)[:sizeof({struct}Data)]
    def __reduce__(self):
        return _restore_{name}, (self.memory(),)
"""
RESTORE = """
def _restore_{name}(bytes data):
    cdef {name} made = {name}.__new__({name})
    memcpy(&made.data, <char*>data, sizeof({struct}Data))
    return made
"""


class Method(ast.NodeTransformer):
    """`self.state` is a struct inside the object; numbers are C numbers, except seeds, which may be large."""

    def visit_Attribute(self, node: ast.Attribute) -> Any:
        if self.is_state(node):
            assert isinstance(node, ast.Attribute)
            return ast.Call(ast.parse("cython.address", mode="eval").body, [ast.Attribute(node.value, "data", ast.Load())], [])
        if self.is_state(node.value):
            assert isinstance(node.value, ast.Attribute)
            node.value.attr = "data"
            return node
        return self.generic_visit(node)

    def is_state(self, node: ast.AST) -> bool:
        return isinstance(node, ast.Attribute) and node.attr == "state" and isinstance(node.value, ast.Name)

    def visit_arg(self, node: ast.arg) -> ast.arg:
        text = ast.unparse(node.annotation) if node.annotation else ""
        node.annotation = self.c_type(text) if node.arg != "seed" else None
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> Any:
        node.annotation = self.c_type(ast.unparse(node.annotation)) or node.annotation
        return self.generic_visit(node)

    def c_type(self, text: str) -> ast.expr | None:
        text = text.strip("'")  # a class inside itself
        known = C_TYPES.get(text) or (text if text in DOORS else None)
        return ast.parse(known, mode="eval").body if known else None

    def visit_With(self, node: ast.With) -> Any:
        node.items[0].context_expr = ast.Name("nogil", ast.Load())
        return self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> Any:
        node.returns = None
        return self.generic_visit(node)


def classes(*code: str) -> str:
    out = [HEAD]
    for node in (node for text in code for node in ast.parse(text).body):
        if isinstance(node, ast.ClassDef):
            out.append(c_class(node))
        elif isinstance(node, ast.FunctionDef) and node.name != "nogil":
            out.append(method(node))
    return "\n".join(out)


def c_class(node: ast.ClassDef) -> str:
    struct = next(ast.unparse(s.annotation) for s in node.body if isinstance(s, ast.AnnAssign))
    names = {"name": node.name, "struct": struct}
    out = ["@cython.final", f"cdef class {node.name}:", f'    """{ast.get_docstring(node)}"""', OF_CLASS.format(**names)]
    for f in node.body:
        if isinstance(f, ast.FunctionDef) and f.name not in ("__new__", "memory"):
            out += ["    " + line for line in method(f).split("\n")]
    return "\n".join([*out, RESTORE.format(**names)])


def method(f: ast.FunctionDef) -> str:
    return ast.unparse(ast.fix_missing_locations(Method().visit(f)))


# -- the whole unit


def dimensions(value: Any) -> list[int]:
    return [len(value), *dimensions(value[0])] if isinstance(value, list) else []


def initializer(value: Any) -> str:
    return "{" + ", ".join(map(initializer, value)) + "}" if isinstance(value, list) else str(value)


def c_array(name: str, value: Any) -> str:
    shape = "".join(f"[{d}]" for d in dimensions(value))
    numbers = flat(value)
    width = "unsigned char" if min(numbers) >= 0 and max(numbers) <= 255 else "short" if max(numbers) < 2**15 else "int"
    return f"{width} {name}{shape}"


def constant(name: str) -> str:
    return "" if name in tables.REPLACEABLE else "const "


def flat(value: Any) -> list[int]:
    return [number for part in value for number in flat(part)] if isinstance(value, list) else [value]


def declarations(kept: dict[int, int]) -> list[str]:
    modules = [importlib.import_module(f"bedesten.engine.{name.replace('/', '.')}") for name in sources.NAMES]
    numbers = {n: v for module in modules for n, v in vars(module).items() if n.isupper() and isinstance(v, int)}
    arrays = {
        n: v for module in (tables, answers, observation) for n, v in vars(module).items() if n.isupper() and isinstance(v, list)
    }
    arrays["KEEPS"] = [kept.get(n, 0) for n in range(max(kept) + 1)]
    out = ['"""Written by engine/translate.py. Do not edit."""', "cimport cython", 'cdef extern from *:\n    """']
    out += [f"    #define {n} {v}LL" for n, v in numbers.items() if v >= ENUM_END]
    out += [f"    static {constant(n)}{c_array(n, v)} = {initializer(v)};" for n, v in arrays.items()]
    out += ['    """']
    out += [f"    const long long {n}" for n, v in numbers.items() if v >= ENUM_END]
    out += [f"    {constant(n)}{c_array(n, v)}" for n, v in arrays.items()]
    out += ["cdef enum:", *(f"    {n} = {v}" for n, v in numbers.items() if v < ENUM_END)]
    for name, members in FIELDS.items():
        out.append(f"cdef struct {name}Data:")
        for f in members.values():
            c = f.type.c if isinstance(f.type, structs.Width) else f"{f.type.__name__}Data"
            out.append(f"    {c} {f.name}" + "".join(f"[{n}]" for n in f.shape))
        out.append(f"ctypedef {name}Data* {name}Ref")
    return out


def switch(signature: str, what: str, cases: dict[int, str], otherwise: str) -> list[str]:
    lines = [f"cdef {signature} noexcept nogil:", f"    cdef int number = {what}"]
    for i, (number, result) in enumerate(sorted(cases.items())):
        lines += [f"    {'elif' if i else 'if'} number == {number}:", f"        return {result}"]
    return [*lines, f"    return {otherwise}"]


def conditions(kind: registry.Kind) -> dict[int, str]:
    """By the number of a thing: the C expression that says whether it can be carried out."""
    given = "game, me, card, moment" if kind.is_played else "game, me"
    found = {thing: registry.CONDITIONS.get(kind.rules + thing) for thing in kind.things}
    called = {thing: f"{function.__name__}({given})" for thing, function in found.items() if function}
    return called | {thing: "True" for thing in found if registry.is_unconditional(kind, thing)}


def dispatch() -> list[str]:
    """How rules are found by their numbers."""
    out = switch(
        "int carry_out(StateRef game, PlayerRef me, CallRef call)",
        "call.rule",
        {n: f"{name}_steps(game, me, call)" for n, name in registry.NAMES.items()},
        "DONE",
    )
    for kind in registry.KINDS:
        moment = ", int moment" if kind.is_played else ""
        signature = f"bint {kind.asked}(StateRef game, PlayerRef me, int {kind.name}{moment})"
        out += switch(signature, kind.name, conditions(kind), "False")
    return [*out, "cdef int keeps(int rule) noexcept nogil:", "    return KEEPS[rule]"]


def lowered_rules(written: dict[str, ast.FunctionDef]) -> dict[str, lowering.Lowering]:
    lowered: dict[str, lowering.Lowering] = {}
    for f in (f for f in written.values() if is_rule(f)):
        plain = Function(f, written)
        plain.declare()
        lowered[f.name] = lowering.Lowering(f)
        for name in lowered[f.name].kept:
            if (plain.parameters | plain.locals).get(name, "int") != "int":
                raise lowering.broken(f, f, f"{name} is no number: only numbers are kept across a question")
    return lowered


def translate(extra: str = "") -> str:
    """The whole compiled unit; `extra` is more code to be treated as a rule file (for tests)."""
    written = laws.together(*laws.files(), registry.functions_in(extra))
    lowered = lowered_rules(written)
    laws.Laws(written, lowered).check()
    numbers = {name: number for number, name in reversed(sorted(registry.NAMES.items()))}
    made: dict[str, ast.FunctionDef] = {}
    for name, f in written.items():
        if name in lowered:
            made[f"{name}_steps"] = lowered[name].function()
            made[name] = lowered[name].entrance(numbers.get(name, 0))
            made[f"{name}_steps"].file = made[name].file = f.file  # type: ignore[attr-defined]
        else:
            made[name] = f
    out = declarations(registry.KEEPS)
    out += [Function(f, made).text() for f in made.values()]
    out += dispatch()
    doors = [(sources.HERE / f"{name}.py").read_text(encoding="utf-8") for name in ("position", "searchers", "batches")]
    out += [f'FINGERPRINT = "{sources.fingerprint()}"', classes(*doors)]
    out += [FILLING, *(FILL.format(name=name) for name in tables.REPLACEABLE)]
    return "\n".join(out) + "\n"
