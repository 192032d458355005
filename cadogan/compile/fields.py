"""Every field of a declaration holds what its annotation says; looked at before anything is made of it."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from cadogan.errors import DeclarationError

MOST = 255  # the core counts cards and places in bytes
FAR = 9999  # of scores and distances on the table
_PLAIN = {str: "a text", bool: "True or False", int: f"a whole number from 0 to {MOST}", float: "a number"}


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


def check_fields(thing: Any, where: str = "") -> None:
    """Look at a declaration, or a part of one, and at all that it is made of.

    Args:
        thing: an instance of a dataclass of the vocabulary.
        where: the field in which it lies, for messages.

    Raises:
        DeclarationError: a field holds something of another type, or a number that can mean nothing there.
    """
    kind: type = type(thing)
    for name, hint in _hints(kind).items():
        _check(getattr(thing, name), hint, f"{where}.{name}".lstrip("."))


def _check(value: Any, hint: Any, where: str) -> None:
    if not _is(value, hint):
        shown = repr(value)
        raise DeclarationError(
            f"{shown if len(shown) <= 40 else shown[:40] + '…'}: expected {_said(hint)}", field=where
        )
    if dataclasses.is_dataclass(value):
        check_fields(value, where)
    elif isinstance(value, tuple):
        for k, one in enumerate(value):
            if dataclasses.is_dataclass(one):
                check_fields(one, f"{where}[{k}]")


def _is(value: Any, hint: Any) -> bool:
    kind, inner = get_origin(hint) or hint, get_args(hint)
    if kind in (Union, UnionType):
        return any(_is(value, one) for one in inner)
    if kind is tuple:
        each = inner[:1] * len(value) if isinstance(value, tuple) and inner[1:] == (...,) else inner
        return isinstance(value, tuple) and len(value) == len(each) and all(map(_is, value, each))
    if kind is Mapping:
        return isinstance(value, Mapping) and all(_is(k, inner[0]) and _is(v, inner[1]) for k, v in value.items())
    if kind is Sequence:
        return isinstance(value, list | tuple) and all(_is(one, inner[0]) for one in value)
    if kind is Callable:
        return callable(value)
    if isinstance(value, bool) and kind is not bool:  # a number to Python only
        return False
    if kind is str:
        return isinstance(value, str) and not (value and value.isspace())
    if kind is int:
        return isinstance(value, int) and 0 <= value <= MOST
    if kind in (float, Annotated):  # Annotated: Signed
        return isinstance(value, int | float if kind is float else int) and -FAR <= value <= FAR
    return isinstance(value, kind)


def _said(hint: Any) -> str:
    kind, inner = get_origin(hint) or hint, get_args(hint)
    if kind in (Union, UnionType):
        return " or ".join(dict.fromkeys(map(_said, inner)))
    if kind is Annotated:
        return f"a whole number from -{FAR} to {FAR}"
    if kind is tuple and inner[1:] != (...,):
        return f"{len(inner)} values in a tuple"
    if kind in (tuple, Sequence):
        return f"a {'tuple' if kind is tuple else 'list'}, each item {_said(inner[0])}"
    if kind is Mapping:
        return f"a dict from {_said(inner[0])} to {_said(inner[1])}"
    if kind is Callable:
        return "a function"
    return _PLAIN.get(kind, "None" if kind is type(None) else getattr(kind, "__name__", str(kind)))
