"""How moves are written down: the forms that a game's moves have, each with an example of its own places."""

from __future__ import annotations

from cadogan.declare import (
    ChooseBase,
    Fill,
    Joint,
    Marry,
    Move,
    Pay,
    Play,
    Redeal,
    Refill,
    Remove,
    Scatter,
    SetAside,
    Swap,
    Tuck,
    Turn,
)
from cadogan.describe.english import join, sentence
from cadogan.describe.table import Table


def writing(table: Table, fills: bool) -> list[str]:
    """One paragraph; ``fills``: all gaps can be filled in one act."""
    out: list[str] = []
    said: set[str] = set()
    for move in table.game.moves:
        kind = "plain" if isinstance(move, Play | Marry | Fill | Refill | SetAside) else type(move).__name__
        text = _form(table, move)
        if text and kind not in said:
            said.add(kind)
            out.append(text)
    words = ["turn"] if any(isinstance(m, Turn) for m in table.game.moves) else []
    words += ["fill"] if fills else []
    words += ["deal"] if table.interactive() else []
    again = [name for word, name in _AGAIN.items() if any(isinstance(m, word) for m in table.game.moves)]
    words += ["redeal"] if again else []
    if words:
        meant = f" ({join(again)})" if again else ""
        out.append(f"the other moves are written in one word: {join(words, 'or')}{meant}")
    return [" ".join(map(sentence, out))] if out else []


_AGAIN: dict[type[Move], str] = {Redeal: "to deal again", Pay: "a payment", Scatter: "to redistribute"}


def _form(table: Table, move: Move) -> str:
    name = table.places.names
    if isinstance(move, Play | Marry | Fill | SetAside):
        if isinstance(move, Play) and move.at_once is True:
            return ""
        sources = table.places.sources(move.from_, "")[0]
        targets = [p for p in table.places.sources(move.to, "")[0] if p != sources[0]]
        if not targets:
            return ""
        many = " (a whole run by its column)" if "run(" in move.from_ else ""
        equal = (
            ", and of foundations that want the same cards now and ever after the lowest-numbered"
            if len(table.places.letters.get("f", ())) > 1
            else ""
        )
        return (
            "a card that goes from one place to another is written as the two places: "
            f"{name[sources[0]]}>{name[targets[-1]]}"
            f"{many}; the place that it leaves comes first{equal}"
        )
    if isinstance(move, Remove):
        a = table.places.sources(move.from_, "")[0]
        several = a[:4] if move.court else a[:2]
        order = (
            ", the three in the order of places and the fourth behind them"
            if move.court
            else ", in the order of places"
        )
        return f"cards removed together are written so: {'+'.join(name[p] for p in several)}>x{order}"
    if isinstance(move, Swap):
        first = table.places.sources(move.from_, "")[0]
        second = table.places.sources(move.to, "")[0] if move.to else first
        return f"an exchange is written so: {name[first[0]]}={name[second[-1]]}, in the order of places"
    if isinstance(move, Joint):
        a, b = table.places.sources(move.first, "")[0], table.places.sources(move.second, "")[0]
        f, g = table.find(move.first_to), table.find(move.second_to)
        pair = f"; a pair {name[a[0]]}>{name[f[0]]}+{name[g[0]]}" if move.pairs else ""
        return f"two cards played together are written so: {name[a[0]]}+{name[b[0]]}>{name[f[0]]}+{name[g[0]]}{pair}"
    if isinstance(move, Tuck):
        return f"a card put under its place is written so: tuck:{name[table.find(move.from_)[0]]}"
    if isinstance(move, ChooseBase):
        return f"the choice of the base is written so: base:{name[table.find(move.from_)[0]]}"
    return ""
