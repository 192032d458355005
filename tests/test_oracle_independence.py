"""An oracle that shared code with the engine would prove nothing: what oracles import, read from their syntax trees."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest
from support import oracles

FILES = sorted(oracles.FOLDER.glob("*.py"))


def imported(tree: ast.AST) -> set[str]:
    """The top-level modules that a file imports, in whatever way."""
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add("." * node.level + (node.module or "").split(".")[0])
    return names


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_an_oracle_imports_nothing_but_the_standard_library_and_what_oracles_share(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert imported(tree) <= set(sys.stdlib_module_names) | {"oracle_common"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_an_oracle_reaches_no_code_but_an_oracles(path: Path) -> None:
    """A variant may load its parent's file by path; nothing is imported or run by a computed name."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    called = {node.func.id for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
    assert not called & {"__import__", "exec", "eval", "compile"}
    attributes = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    assert not attributes & {"import_module", "run_path", "run_module"}
    loaded = [
        node.args[1]
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "spec_from_file_location"
    ]
    for argument in loaded:
        texts = [
            node.value for node in ast.walk(argument) if isinstance(node, ast.Constant) and isinstance(node.value, str)
        ]
        assert all(
            (oracles.FOLDER / text).suffix == ".py" and (oracles.FOLDER / text).exists() for text in texts if text
        ), texts


def test_every_oracle_deals_by_its_own_shuffle() -> None:
    """The shuffle's vectors, so that the oracles' dealing stands on its own."""
    sys.path.insert(0, str(oracles.FOLDER))
    from oracle_common import ordered_pack, reshuffled, shuffled_pack

    assert shuffled_pack(1, 0)[:13] == "JH 8C 7S AD 4S QC KC 6S 7H AC 4H AH JS".split()
    assert shuffled_pack(1, 1)[:13] == "TC KD 9H TS 8D 6H 5H KS AD 4D QD 9S 8S".split()
    assert shuffled_pack(1, 2**64 - 1)[:13] == "5H TS QS 4D QH 6H TC KS JS 9D 7H 8D KC".split()
    assert shuffled_pack(2, 42)[:13] == "4H 4S 6S 5C AC QC AD 8S QH KC 8H QH 4S".split()
    assert reshuffled(ordered_pack(1), 1, 1, 1)[:13] == "TD 6D 4H TH 5D 3C 8D 4C JS 8C 2C 6S 7H".split()
    assert reshuffled(ordered_pack(1), 1, 1, 2)[:13] == "2D 5S KC AC 7S 3H 9C KS KH 2C 8C TD 6D".split()
