"""What a rule is cut into: blocks of statements, and three statements that Python does not know."""

import ast

Names = frozenset[str]
NOTHING: Names = frozenset()


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
