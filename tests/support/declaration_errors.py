"""docs/declaration-errors.md, made from cadogan.cures; run this file to write it anew."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import cadogan
from cadogan.cures import CURES, Cure
from cadogan.errors import one_line

PACKAGE = Path(cadogan.__file__).parent
PAGE = Path(__file__).resolve().parents[2] / "docs" / "declaration-errors.md"
HEAD = """# Declaration errors

Made from cadogan/cures.py by tests/support/declaration_errors.py; a test compares, another tries every example.

A declaration is looked into when its game is used for the first time. What it says wrong is a `DeclarationError`; its
message begins with the field at fault (`moves[2].relation`: the third move's relation), which is also its attribute
`field`. `cadogan check MODULE` finds these errors in all games of a module and prints the cure with each.

Below, … stands for what varies in a message. The examples are fields of this game:

```python
from cadogan.declare import Game, Lay, Marry, Play, Turn, foundations, in_suit, pack, packets, talon

game = Game(
    "example",
    "Example",
    zones=(foundations(4), packets(4), talon(), pack()),
    deal=(Lay("t"),),
    moves=(Play("t w"), Marry("t w", "t", in_suit(-1)), Turn()),
)
```
"""


def page() -> str:
    """The page."""
    return HEAD + "".join(map(_entry, CURES))


def _entry(cure: Cure) -> str:
    lines = ["", f"## {one_line(cure.message)}", "", cure.cure]
    if cure.wrong:
        lines += ["", "```text", f"wrong  {cure.wrong}", f"right  {cure.right}", "```"]
    return "\n".join(lines) + "\n"


def raised(error: str, *files: Path) -> Iterator[tuple[str, str]]:
    """``file:line`` and message of every ``error(…)`` in these files, … for what the message takes in."""
    for file in files:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == error:
                yield f"{file.relative_to(PACKAGE).as_posix()}:{node.lineno}", _message(node.args[0])


def _message(node: ast.expr) -> str:
    if isinstance(node, ast.Constant):
        return str(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "…" for part in node.values)
    return f"{ast.unparse(node)}"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
