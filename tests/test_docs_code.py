"""The Python code in README and in the documents works as it stands.

The ``python`` blocks of a page are run one after another in one process of their own, in an empty folder, so that a
page can build something up. A block that is not to be run stands after a line ``<!-- not run: why -->``. A ``text``
block right after one of Python is what it prints, among other things perhaps.
"""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
BLOCK = re.compile(r"^(<!-- not run: .+ -->\n+)?```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PRINTED = re.compile(r"^```python\n[^`]*^```\n\n```text\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def program(page: Path) -> str:
    """The blocks of a page, each on the lines on which it stands there: a traceback then names the page's own."""
    text = page.read_text("utf-8")
    lines = [""] * (text.count("\n") + 1)
    for block in BLOCK.finditer(text):
        if not block[1]:
            first = text.count("\n", 0, block.start(2))
            code = block[2].splitlines()
            lines[first : first + len(code)] = code
    return "\n".join(lines)


SESSION = re.compile(r"^```pycon\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PAGES = [
    page
    for page in (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md")))
    if page.exists()
]
WITH_CODE = [page for page in PAGES if program(page).strip()]


@pytest.mark.skipif(not PAGES, reason="needs the project's documents")
@pytest.mark.parametrize("page", WITH_CODE, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_the_code_of_a_page_runs(page: Path, tmp_path: Path) -> None:
    run = f"exec(compile(open({str(tmp_path / 'page.py')!r}, encoding='utf-8').read(), {str(page)!r}, 'exec'), {{}})"
    (tmp_path / "page.py").write_text(program(page), "utf-8")
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", run],
        cwd=tmp_path,
        env=os.environ | {"PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    for text in PRINTED.findall(page.read_text("utf-8")):
        assert text in done.stdout


@pytest.mark.skipif(not PAGES, reason="needs the project's documents")
@pytest.mark.parametrize(
    "page", [page for page in PAGES if SESSION.search(page.read_text("utf-8"))], ids=lambda page: page.name
)
def test_the_sessions_of_a_page_print_what_it_shows(page: Path) -> None:
    text = page.read_text("utf-8")
    names: dict[str, object] = {}
    told: list[str] = []
    runner = doctest.DocTestRunner(verbose=False)
    for block in SESSION.finditer(text):
        line = text.count("\n", 0, block.start(1))
        test = doctest.DocTestParser().get_doctest(block[1], names, page.name, str(page), line)
        runner.run(test, out=told.append, clear_globs=False)
        names = test.globs
    assert runner.tries
    assert not told, "".join(told)
