"""What new-plugin writes: by path the files' texts, with @NAME@ and the like where the name goes."""

PLUGIN = {
    "pyproject.toml": """\
[build-system]
requires = ["setuptools>=77"]
build-backend = "setuptools.build_meta"

[project]
name = "@NAME@"
version = "0.1.0"
description = "A patience for cadogan"
readme = "README.md"
requires-python = ">=3.11"
dependencies = ["cadogan>=@VERSION@"]

[project.optional-dependencies]
test = ["pytest>=8"]

# This is how cadogan finds the game. To the left any name, to the right the module with the hook.
[project.entry-points.cadogan]
@NAME@ = "@MODULE@"

[tool.setuptools.packages.find]
where = ["src"]

[tool.pytest.ini_options]
testpaths = ["tests"]
""",
    "README.md": """\
# @TITLE@

A patience for cadogan: a distribution of its own, which cadogan finds when both are installed.

```sh
pip install .
cadogan play @NAME@
```

While you write it:

```sh
pip install -e '.[test]'
cadogan check @MODULE@      # what is wrong with the declaration, and what to do about it
python -m pytest
```
""",
    ".gitignore": """\
__pycache__/
*.egg-info/
build/
dist/
.venv/
""",
    "src/@MODULE@/__init__.py": '''\
"""A plugin of cadogan: it registers its game through the hook."""

from collections.abc import Callable

import cadogan
from cadogan.declare import Game
from @MODULE@.game import game


@cadogan.hookimpl
def cadogan_register_games(register: Callable[[Game], None]) -> None:
    """Called once, when somebody asks for the games."""
    register(game)
''',
    "src/@MODULE@/game.py": '''\
"""@TITLE@: say here where the game comes from and how you read its rules."""

from cadogan.declare import Fill, Game, Lay, Marry, Play, Turn, any_suit, foundations, pack, packets, rows, talon

game = Game(
    "@NAME@",
    "@TITLE@",
    # The table: four foundations from ace to king, eight packets, talon and pack. ``at`` says where they lie.
    zones=(
        foundations(4, "A..K", at=rows(4, x=3.75)),
        packets(8, at=rows(8, y=1.6)),
        talon(at=rows(1, x=1.25)),
        pack(at=rows(1)),
    ),
    # The deal: three rounds of a card to each packet. The rest is the pack.
    deal=(Lay("t", rounds=3),),
    # What may be done: t is the packets, w the talon; of each the top card is available.
    moves=(
        Play("t w"),  # to a foundation
        Marry("t w", "t", any_suit(-1)),  # on a card one higher, of whatever suit
        Fill("t w", "t"),  # to an empty packet
        Turn(),  # the next card of the pack
    ),
    history="A line on where it comes from.",
)
''',
    "tests/test_@MODULE@.py": '''\
"""What the game must keep, and facts of its rules."""

import cadogan
from cadogan.testing import check_game


def test_it_keeps_what_every_game_must_keep() -> None:
    check_game("@NAME@")


def test_eight_packets_of_three_are_dealt() -> None:
    position = cadogan.game("@NAME@").deal(1)
    assert [len(pile) for pile in position.zones["t"]] == [3] * 8
    assert len(position.zones["s"][0]) == 28


def test_a_card_goes_on_the_next_higher_of_whatever_suit() -> None:
    pack = [rank + suit for suit in "CDHS" for rank in "A23456789TJQK"]
    pack.remove("9H")
    pack.remove("TS")
    position = cadogan.game("@NAME@").from_zones({"t": [["9H"], ["TS"], [], [], [], [], [], []], "s": [pack]})
    assert position.is_legal("t1>t2")
    assert not position.is_legal("t2>t1")
''',
}
