"""What you need, what is taken out, and the deal step by step."""

from __future__ import annotations

from cadogan.compile.sequences import bases_of
from cadogan.declare import Foundations, Lay, Lift, Play, PutBlock, Redeal, Restart, Slip, Sorted, Turn, Wait, Withdraw
from cadogan.declare.cards import SUITS, cards, face
from cadogan.describe import english
from cadogan.describe.document import Item
from cadogan.describe.english import join, number, numbers, ordinal, sentence, several, times
from cadogan.describe.table import Table, of_itself


def needed(table: Table) -> list[str]:
    """Packs and shuffling."""
    game = table.game
    if game.deck:
        codes = [english.symbol(face(code)) for code in game.deck.split()]
        out = [f"These {number(len(codes))} cards: {', '.join(codes)}."]
        if game.packs > 1:
            out.append(f"Up to {number(game.packs)} cards may be alike.")
    else:
        size = 32 if game.piquet else 52
        of = " (ace, 7, 8, 9, 10, knave, queen and king of each suit)" if game.piquet else ""
        kind = "piquet pack" if game.piquet else "pack"
        many = f"{number(game.packs)} {kind}s of {size} cards each" if game.packs > 1 else f"one {kind} of {size} cards"
        total = f", {game.packs * size} cards in all" if game.packs > 1 else ""
        out = [sentence(f"{many}{of}{total}")]
    if game.unlike:
        out.append(
            f"One pack is shuffled by itself, and its first {number(game.unlike)} cards are put on top, so that no "
            "two of "
            "them are alike. The rest of it and the other cards are shuffled together and lie beneath."
        )
    else:
        out.append("Shuffle them all together." if game.packs > 1 and not game.deck else "Shuffle them.")
    return out


def withdrawn(table: Table) -> list[str | list[Item]]:
    """Cards taken out before the deal."""
    items = [
        Item(sentence(f"to {table.the(i)}, as the first card of each: {_bases(table, i)}"))
        for i, zone in enumerate(table.zones)
        if isinstance(zone, Foundations) and zone.withdrawn
    ]
    items += [Item(sentence(_withdraw(table, step))) for step in table.game.withdraw]
    if not items:
        return []
    return [
        "Before the deal take these cards out of the shuffled pack, going through it from the top; of equal cards "
        "those that "
        "are met first are taken, and the others keep their order.",
        items,
    ]


def _bases(table: Table, index: int) -> str:
    zone = table.zones[index]
    assert isinstance(zone, Foundations)
    groups: dict[int, list[int]] = {}
    for p, base in zip(table.zone_places(index), bases_of(zone, ""), strict=False):
        groups.setdefault(base, []).append(p)
    return join(f"{english.symbol(base)} to {table.codes(members)}" for base, members in groups.items())


def _withdraw(table: Table, step: Withdraw) -> str:
    targets = table.find(step.to)
    wanted = cards(step.cards)
    where = table.in_order(targets)
    if step.first:
        copies = "" if step.copies == 1 else f" (of {step.copies})"
        return f"the first card met that is {english.cards(wanted)}{copies} goes to {table.codes(targets[:1])}"
    n = wanted.bit_count()
    if n <= 4 and step.cards.split()[0].upper().replace("10", "T")[-1:] in SUITS and len(step.cards.split()[0]) > 1:
        what = english.cards(wanted, many=True)
    else:
        what = (
            f"{english.cards(wanted, many=True)}, one of every kind"
            if step.copies == 1
            else english.cards(wanted, many=True)
        )
    copies = f", {number(step.copies)} of each" if step.copies > 1 else ""
    if len(targets) == 1:
        return f"{what}{copies}, to {where}"
    begins = (
        " (each to the first of them that begins with it)"
        if all(table.places.zone(p).role == "foundation" for p in targets)
        else " (in this order)"
    )
    return f"{what}{copies}, to {where}{begins}"


def deal(table: Table) -> list[str | list[Item]]:
    """The steps."""
    items = []
    for k, step in enumerate(table.steps):
        items.append(Item(" ".join(_step(table, k, step)), mark=str(k + 1)))
    out: list[str | list[Item]] = [items]
    left = _left(table)
    if left:
        out.append(left)
    return out


def _left(table: Table) -> str:
    """How many cards are left, where the deal alone says so."""
    game = table.game
    if game.deck:
        return ""
    size = (32 if game.piquet else 52) * game.packs
    size -= sum(zone.count for zone in table.zones if isinstance(zone, Foundations) and zone.withdrawn)
    for step in game.withdraw:
        size -= 1 if step.first else cards(step.cards).bit_count() * step.copies
    for laid in game.deal:
        if isinstance(laid, Lay):
            if not laid.rounds or laid.in_hand or laid.newest or laid.sort:
                return ""
            size -= laid.rounds * _length(table, laid)
        elif isinstance(laid, PutBlock | Restart):
            return ""
    if size <= 0:
        return ""
    if any(isinstance(m, Turn) and m.pursue for m in game.moves):
        return ""
    played = bool(table.interactive()) or any(isinstance(m, Play) and m.at_once for m in game.moves)
    left = f"{several(size, 'card')} {'is' if size == 1 else 'are'} left in the pack"
    return sentence(f"if nothing has been played meanwhile, {left}" if played else left)


def _length(table: Table, step: Lay) -> int:
    if step.counts:
        return sum(step.counts)
    return len(table.find(step.order)) if step.order else len(table.find(step.to)) * step.each


def _step(table: Table, k: int, step: object) -> list[str]:
    if isinstance(step, Lay):
        return [sentence(text) for text in _lay(table, k, step) if text]
    first = (
        " This is left out when cards are dealt again." if getattr(step, "first_only", False) and _again(table) else ""
    )
    if isinstance(step, Slip):
        places = table.find(step.of)
        return [
            f"While the top card of a pile of {table.in_order(places)} is {english.cards(cards(step.cards))}, it is "
            "slipped under its pile, "
            f"unless it lies alone.{first}"
        ]
    if isinstance(step, Lift):
        a, b = table.find(step.of), table.find(step.to)
        return [
            f"The top card of each of {table.in_order(a)} goes to its partner among {table.in_order(b)}, in this "
            f"order.{first}"
        ]
    if isinstance(step, PutBlock):
        return [
            f"While the top card of {table.codes(table.find(step.of)[:1])} "
            f"({table.the(table.places.zone_of[table.find(step.of)[0]])}) is "
            f"{english.cards(cards(step.cards))}, its top {several(step.count, 'card')} (or what is left) "
            f"{'is' if step.count == 1 else 'are'} turned over as a block and put under the pack, so that the "
            f"top card will be the last to be turned; a second block goes beneath the first, to come after it.{first}"
        ]
    if isinstance(step, Restart):
        if step.when == "won":
            return ["If the game is won already, gather all cards, shuffle them again and begin the deal anew."]
        return [
            "If in the step before no card left in the pack fits, gather all cards, shuffle them again and begin "
            "the deal anew."
        ]
    assert isinstance(step, Wait)
    if step.until:
        return [f"It is your turn, {table.until(step.until)}. See “What you may do”."]
    if k:
        return ["It is your turn, to the end of the game."]
    itself = any(of_itself(move) or (isinstance(move, Turn) and move.pursue) for move in table.game.moves)
    return ["Play begins." + (" All that “What happens of itself” tells is done first." if itself else "")]


def _again(table: Table) -> bool:
    """A redeal goes through the deal's steps again."""
    return any(isinstance(m, Redeal) and m.again for m in table.game.moves)


def _lay(table: Table, k: int, step: Lay) -> list[str]:
    places = table.find(step.to)
    n = _length(table, step)
    unit, word = table.unit(step)
    out = [_main(table, step, places)]
    if step.first_only and _again(table):
        out.append("This step is left out when cards are dealt again")
    if step.unit or step.stop or step.fresh:
        out.append(f"{'an' if word[0] in 'aeiou' else 'a'} {word} is {several(unit, 'card')}")
    out.append(_face_down(table, step, n))
    if step.under:
        out.append(
            f"in {table.codes(table.find(step.under))} each card is laid beneath those already there, so that the "
            "first stays on top"
        )
    if step.reject:
        out.append(
            "a card whose value lies already in the place it should go to is put under the pack instead, and the "
            "next card "
            "is tried for the same place"
        )
    out += [_sorted(table, row) for row in step.sort]
    out += _in_hand(table, step, k)
    if step.pause and not step.in_hand:
        out.append("before each next card you may play, as “What you may do” allows, as often as you like")
    if step.pause and step.in_hand:
        out.append("before each next card is turned up you may play, as “What you may do” allows, as often as you like")
    if step.stop:
        out.append(
            f"when a {word} is complete the deal stops, and you play on or begin the next {word} when you like (“deal”)"
        )
    if step.stop and not step.rounds:
        out.append(f"a {word} cut short by the pack’s end counts as complete")
    if step.fresh:
        same = "the same places" if len(places) > unit else f"the next {word}"
        out.append(
            f"the cards of a {word} count as dealt last until the cards for {same} begin to be dealt, but not when "
            "they have been moved; "
            "a card that is laid bare by play is none of them"
        )
    return out


def _main(table: Table, step: Lay, places: tuple[int, ...]) -> str:
    hand = "cards are turned up one by one, each for a place: " if step.in_hand and not step.chosen else ""
    if step.chosen:
        total = (
            "until the pack is out" if not step.rounds else f"for {several(step.rounds * _length(table, step), 'card')}"
        )
        return (
            f"cards are turned up one by one, {total}; you put each where you like, as “What you may do” "
            f"allows{', and no round is ever complete' if step.newest else ''}"
        )
    if step.newest:
        each = "" if step.each == 1 else f", each place counting {times(step.each)}"
        total = (
            "until the pack is out"
            if not step.rounds
            else f"{several(step.rounds * _length(table, step), 'card')} in all"
        )
        return (
            f"cards are dealt one by one, {total}, each on the newest of {table.in_order(places)}; the newest is "
            f"{table.codes(places[:1])} to begin with{each}"
        )
    if step.counts:
        groups: list[tuple[int, list[int]]] = []
        for p, n in zip(places, step.counts, strict=True):
            if groups and groups[-1][0] == n:
                groups[-1][1].append(p)
            else:
                groups.append((n, [p]))
        listed = join(
            (f"{several(n, 'card')} to {'each of ' if len(ps) > 1 else ''}{table.codes(ps)}" for n, ps in groups),
            "then",
        )
        return f"deal to {table.all_of(places)}, place after place: {listed}{_rounds(table, step)}"
    if step.order:
        words = [table.codes(table.find(word)) for word in step.order.split()]
        if len(set(words)) == 1 and len(words) > 1:
            return f"{hand}deal one card to each of {words[0]}, {times(len(words))} over{_rounds(table, step)}"
        return f"{hand}deal to {table.all_of(places)}, a card at a time: {', then '.join(words)}{_rounds(table, step)}"
    each = several(step.each, "card")
    if len(places) == 1:
        return f"{hand}deal {each} to {table.in_order(places)}{_rounds(table, step)}"
    return (
        f"{hand}deal {each} to "
        f"{table.each_of(places)}{', place after place' if step.each > 1 else ''}{_rounds(table, step)}"
    )


def _rounds(table: Table, step: Lay) -> str:
    if step.rounds == 1:
        return ""
    if step.rounds == 0:
        n = step.unit or len(table.find(step.to))
        return (
            ", and so on until the pack is out"
            if n < len(table.find(step.to))
            else ", again and again until the pack is out"
        )
    return f", and this {times(step.rounds)} over in all"


def _face_down(table: Table, step: Lay, n: int) -> str:
    down = set(step.face_down)
    if not down:
        return ""
    if down == set(range(1, n + 1)):
        return "all these cards lie face down"
    words = step.order.split()
    if len(words) > 1:
        rows, at = [], 1
        for word in words:
            size = len(table.find(word))
            rows.append(set(range(at, at + size)))
            at += size
        whole = [i for i, row in enumerate(rows) if row <= down]
        if set().union(*(rows[i] for i in whole)) == down:
            return (
                f"of these, the {join(ordinal(i + 1) for i in whole)} row lie{'s' if len(whole) == 1 else ''} face down"
            )
        if down == set(range(1, n + 1)) - {min(row) for row in rows}:
            return "the first card of each of these rows lies face up, the others lie face down"
    return f"in this order the cards numbered {numbers(down)} lie face down"


def _sorted(table: Table, row: Sorted) -> str:
    what = english.cards(cards(row.cards))
    if row.to == "next":
        return f"{what} begins the next place, which then is the newest"
    places = table.find(row.to)
    if all(table.places.zone(p).role == "foundation" for p in places) and not row.otherwise:
        return f"{what} goes at once to the first of {table.all_of(places)} that it fits, if there is one"
    gap = f"{what} goes to the first empty place of {table.all_of(places)}"
    if row.otherwise:
        return f"{gap}; when all of these are full, to {table.codes(table.find(row.otherwise)[:1])}"
    return f"{gap}, if there is one"


def _in_hand(table: Table, step: Lay, k: int) -> list[str]:
    if not step.in_hand:
        return []
    own = "its place"
    hidden = not table.visible("h")
    out = []
    if hidden:
        if table.at_once:
            out.append("a card that is turned up and not yet laid is the card in hand")
            out.append(
                "what happens at once with it (see “What happens of itself”) happens before it is laid; you "
                "have no say in it"
            )
    elif step.chosen:
        first = "what happens at once with it (see “What happens of itself”) is done; then " if table.at_once else ""
        out.append(f"each card is first in hand: {first}you say where it goes")
    else:
        first = (
            "what happens at once with it (see “What happens of itself”) is done first; then, " if table.at_once else ""
        )
        out.append(
            f"each card is in hand before it is laid: {first}if “What you may do” allows anything at that moment, "
            "you do that or lay "
            "the card (“deal”); if not, it is laid without asking"
        )
    if step.replaced:
        out.append(
            "a card that goes elsewhere instead of being laid is replaced: the next one is for the same place"
            if not step.chosen
            else "a card that goes to a foundation does not count, and another takes its place"
        )
    else:
        out.append(
            f"a card that goes elsewhere instead of being laid counts as laid, so that {own} gets one card fewer"
        )
    return out
