"""Lines side by side."""

from rich.text import Text

from bedesten.cli.drawing.style import fitted, ink, joined


def beside(left: list[Text], right: list[Text], gap: int = 1) -> list[Text]:
    """Two blocks; the left one keeps its width."""
    width = max((line.cell_len for line in left), default=0)
    rows = []
    for i in range(max(len(left), len(right))):
        start = fitted(left[i] if i < len(left) else ink(), width)
        rows.append(start + ink(" " * gap) + right[i] if i < len(right) else start)
    return rows


def in_columns(items: list[Text], width: int) -> list[Text]:
    """Filled downwards, in as many columns as fit; what is too long for two has a line of its own below."""
    short = [item for item in items if item.cell_len <= (width - 2) // 2]
    return _columns(short, width) + [item for item in items if item not in short]


def _columns(items: list[Text], width: int) -> list[Text]:
    if not items:
        return []
    widest = max(item.cell_len for item in items) + 3
    n = max(1, min(len(items), (width + 2) // widest))
    rows = -(-len(items) // n)
    columns = [items[i : i + rows] for i in range(0, len(items), rows)]
    return [
        joined([fitted(column[row], widest - 2) for column in columns if row < len(column)], "  ") if n > 1 else items[row]
        for row in range(rows)
    ]
