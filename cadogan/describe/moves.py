"""What the player may do, what happens of itself, and the rights that moves use up or give back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cadogan.declare import (
    ChooseBase,
    Fill,
    Foundations,
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
from cadogan.declare.cards import cards, face, ranks_of
from cadogan.declare.moves import Near
from cadogan.describe import english, relation
from cadogan.describe.document import Item
from cadogan.describe.english import join, number, sentence, several, times
from cadogan.describe.table import Table, of_itself


@dataclass(frozen=True)
class Entry:
    """A declared move with the mark by which other moves speak of it; ``pursuit``: what a Turn does of itself."""

    move: Move
    mark: str
    title: str
    pursuit: bool = False


class Moves:
    """All moves of a game in words."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.player: list[Entry] = []
        self.itself: list[Entry] = []
        for move in table.game.moves:
            if isinstance(move, Turn) and move.pursue:
                self.itself.append(Entry(move, chr(ord("A") + len(self.itself)), "Turning", pursuit=True))
            if of_itself(move):
                self.itself.append(Entry(move, chr(ord("A") + len(self.itself)), _title(move)))
            elif not isinstance(move, Refill):
                self.player.append(Entry(move, str(len(self.player) + 1), _title(move)))
        self.one_acts = [
            m for m in table.game.moves if isinstance(m, Refill) and m.timing == "one act" and not m.choose
        ]
        self.entries = [entry for entry in (*self.itself, *self.player) if not entry.pursuit]
        self.told: dict[str, str] = {}  # maps from places to places that were written out, and under which mark

    # ---- the two lists ----------------------------------------------------------------------------------------------

    def what_you_may_do(self) -> list[Item]:
        """A numbered entry for every move of the player."""
        out = [self._item(entry) for entry in self.player]
        fill = self._one_act()
        if fill:
            out.append(Item(fill, mark=str(len(out) + 1), title="Fill the gaps"))
        steps = self.table.interactive()
        if steps:
            due = any(self.table.dealing(m.when) for m in self.one_acts)
            what = "The deal goes on, as “The deal” says." + (
                " All gaps that can be filled must be filled first." if due else ""
            )
            out.append(Item(what, mark=str(len(out) + 1), title="Deal on"))
        return out

    def what_happens(self) -> list[Item]:
        """A lettered entry for everything that is done unasked, in the order in which it is looked for."""
        return [self._item(entry) for entry in self.itself]

    def _item(self, entry: Entry) -> Item:
        move = entry.move
        if entry.pursuit:
            return Item(_PURSUIT, mark=entry.mark, title=entry.title)
        self.mark = entry.mark
        when = self.table.when(move.when, "" if of_itself(move) else "play")
        parts = [self._what(move), *self._rights(move)]
        text = " ".join(sentence(part) for part in parts if part)
        title = f"{entry.title} ({when})" if when else entry.title
        return Item(text, mark=entry.mark, title=title)

    def _marks(self, entries: list[Entry]) -> str:
        return join((entry.mark for entry in entries), "or")

    # ---- rights -----------------------------------------------------------------------------------------------------

    def _that(self, field: str, name: str) -> list[Entry]:
        return [entry for entry in self.entries if name in getattr(entry.move, field).split()]

    def _setters(self, name: str) -> list[Entry]:
        return [e for e in self.entries if name in f"{e.move.once} {e.move.sets}".split()]

    def _rights(self, move: Move) -> list[str]:
        out = []
        if move.once:
            out.append(self._once(move))
        for name in move.before.split():
            back = self._that("clears", name)
            suits = " with a card of the same suit" if name.endswith(":suit") else ""
            before = self._marks(self._setters(name))
            out.append(
                f"only as long as no move {before or 'of any kind'} has been made{suits}"
                + (f"; a move {self._marks(back)} opens it again" if back else "")
            )
        for name in move.needs.split():
            back = self._that("clears", name)
            after = self._marks(self._setters(name))
            if name.endswith(":suit"):
                out.append(
                    f"only for a card that was itself played there by a move {after or 'that does not exist'}, and "
                    "only the last "
                    "one so played of its suit"
                    + (f"; the right ends with a move {self._marks(back)} of a card of that suit" if back else "")
                )
            else:
                out.append(
                    f"only after a move {after or 'that does not exist'}"
                    + (f"; the right ends with a move {self._marks(back)}" if back else "")
                )
        names = {n for e in self.entries for n in f"{e.move.once} {e.move.before} {e.move.needs}".split()}
        names |= {e.move.once_each for e in self.entries if isinstance(e.move, Play)}
        names |= {e.move.spares for e in self.entries if isinstance(e.move, Swap)}
        idle = [name for name in f"{move.sets} {move.clears}".split() if name not in names]
        if idle:
            out.append(f"that it was made is remembered ({join(f'“{name}”' for name in idle)})")
        if move.unless:
            labels = move.unless.split()
            others = [e for e in self.entries if set(e.move.label.split()) & set(labels)]
            out.append(f"only while no move {self._marks(others) or 'of any kind'} is possible")
        return out

    def _once(self, move: Move) -> str:
        name = move.once
        others = [e for e in self._setters(name) if e.move is not move]
        back = self._that("clears", name)
        each = " for each suit" if name.endswith(":suit") else " a game"
        text = f"only once{each}"
        if others:
            text += f", a move {self._marks(others)} counting as the same"
        if back:
            text += f"; a move {self._marks(back)} gives the right back"
        return text

    # ---- one method a word ------------------------------------------------------------------------------------------

    def _what(self, move: Move) -> str:
        method = getattr(self, f"_{type(move).__name__.lower()}")
        text: str = method(move)
        return text

    def _play(self, move: Play) -> str:
        table = self.table
        targets = table.find(move.to)
        out = []
        if move.row:
            members = table.places.sources(move.from_, "")[0]
            what = (
                f"not the top card but the {english.ordinal(move.row)} card of {table.any_of(members)}, counted "
                "from the other end, "
                "where dealing began, if at least one card lies on it,"
            )
            after = "the cards on it close up"
        else:
            what, after = table.sources(move.from_), ""
        if move.cards:
            what += f", if it is {english.cards(cards(move.cards))},"
        goal = table.any_of(targets)
        if move.cross and goal == "a foundation":
            goal = "another foundation"
        if len(set(targets)) == 1:
            foundation = {
                "": f"{goal}, if that wants it next",
                "begin": f"{goal}, if that holds no card yet, as its first card{self._first(targets)}",
                "continue": f"{goal}, if that is begun already and wants it next",
            }.get(move.only, goal)
        else:
            foundation = {
                "": f"{goal} that wants it next",
                "begin": f"{goal} that holds no card yet, as its first card{self._first(targets)}",
                "continue": f"{goal} that is begun already and wants it next",
            }.get(move.only, goal)
        verb = "goes" if move.at_once else "may be played"
        out.append(f"{what} {verb} to {foundation}")
        if move.leaving:
            kept = several(move.leaving, "card")
            out.append(f"the place that it leaves must keep at least {kept}, whatever cards these are")
        if move.near:
            out.append(self._play_near(move, targets))
        if move.barred_by:
            out.append(f"but not to a begun foundation that {table.sources(move.barred_by)} would fit at that moment")
        if move.enables:
            out.append(
                "only if the card that the foundation would want after it is there to be played, as "
                f"{table.sources(move.enables)}"
            )
        if move.once_each:
            back = [e for e in self.entries if move.once_each in e.move.clears.split()]
            again = (
                f"; then not until a move {self._marks(back)} has been made, which gives the right back to all"
                if back
                else " a game"
            )
            out.append(f"from each place only once{again}")
        if move.base:
            out.append("it is the base of the game")
        if move.at_once:
            out.append(
                "of several, that from the first place in the order of “The table” goes first, and they are looked "
                "for again after it"
            )
        if move.at_once == "ask":
            out.append(
                "when two or more such plays exclude one another (one card for two foundations, or two cards for "
                "one), you choose "
                "and must; otherwise it is done without asking"
            )
        if after:
            out.append(after)
        return _sentences(out)

    def _first(self, targets: tuple[int, ...]) -> str:
        """The rank of a foundation’s first card, where it is the same for all."""
        found: dict[str, None] = {}
        for p in targets:
            zone = self.table.places.zone(p)
            if not isinstance(zone, Foundations) or zone.begun == "key":
                return ""
            k = p - self.table.places.first[self.table.places.zone_of[p]]
            if zone.begun:
                found["a card of the base’s rank"] = None
            elif zone.bases:
                found[english.symbol(face(zone.bases.split()[k]))] = None
            else:
                found[english.with_article(english.rank(ranks_of(zone.sequence, "")[0]))] = None
        return f" ({join(found, 'or')})" if len(found) < 4 else ""

    def _map(self, near: Near, sources: Sequence[int], targets: Sequence[int]) -> str:
        """A map from places to places, written out once."""
        words = self.table.near(near, sources, targets)
        told = self.told.setdefault(words, self.mark)
        return words if told == self.mark or len(words) < 160 else f"as said under {told}"

    def _play_near(self, move: Play, targets: tuple[int, ...]) -> str:
        table = self.table
        words = move.from_.split()
        if "h" in words and "h" not in move.near:
            every = tuple(table.places.near(move.near, ""))
            held = self._map(move.near, sorted(every), targets)
            return f"what counts is the place on which the card in hand would be laid: {held}"
        sources, _ = table.places.sources(move.from_, "")
        return f"not every place may play to every foundation: {self._map(move.near, sources, targets)}"

    def _marry(self, move: Marry) -> str:
        table = self.table
        rel = move.relation
        what = table.sources(move.from_)
        if move.cards:
            what += f", if it is {english.cards(cards(move.cards))},"
        sources, targets = table.places.sources(move.from_, "")[0], table.places.sources(move.to, "")[0]
        fit = relation.fits(rel)
        sample = relation.example(rel, relation.allowed(move.cards)) if not move.onto else ""
        on = table.another(move.to, sources)
        if move.onto:
            on += f", if that is {english.cards(cards(move.onto))}"
            fitting = f", and if the moved card is {fit}" if fit else ""
        else:
            fitting = f" if it is {fit}{f' ({sample})' if sample else ''}" if fit else ", whatever the two cards are"
        out = [f"{what} may be put on {on}{fitting}"]
        out += relation.notes(rel, table.ranks)
        if move.near:
            out.append(f"not every card may go to every place: {self._map(move.near, sources, targets)}")
        if move.leaving:
            kept = several(move.leaving, "card")
            out.append(f"the place that it leaves must keep at least {kept}, whatever cards these are")
        if move.at_most:
            out.append(f"the place to which it goes must hold no more than {several(move.at_most, 'card')} before")
        return _sentences(out)

    def _fill(self, move: Fill) -> str:
        table = self.table
        what = table.sources(move.from_)
        if move.cards:
            what += (
                f", if it is {english.cards(cards(move.cards))},"
                if "run(" not in move.from_
                else (f", if its lowest card (the one the others lie on) is {english.cards(cards(move.cards))},")
            )
        targets = table.find(move.to)
        out = [f"{what} may be put in {self._empty(targets)}"]
        sources = table.places.sources(move.from_, "")[0]
        if move.line:
            out.append(
                f"this is open only while all places of the empty place’s {move.line} are empty; the other places "
                "of the "
                f"{move.line} are then filled at once, in their order, from "
                f"{'the talon, else from ' if table.talon else ''}the pack"
            )
            out.append(table.lines_are(move.line))
        zones = {table.places.zone_of[p] for p in sources} & {table.places.zone_of[p] for p in targets}
        if zones and not move.alone:
            whole = "a run that is all its place holds" if "run(" in move.from_ else "the only card of a place"
            within = "" if len(zones) == 1 else " of the same group"
            out.append(
                f"{whole} does not go to an empty place{within} of {join(map(table.the, sorted(zones)))}, as "
                "nothing would change"
            )
        elif zones:
            out.append("a place’s only card may go too")
        if move.near:
            out.append(f"not every place may fill every other: {self._map(move.near, sources, targets)}")
        if move.leaving:
            kept = several(move.leaving, "card")
            out.append(f"the place that it leaves must keep at least {kept}, whatever cards these are")
        if move.swap:
            out.append("this is a transposition, as if the card changed places with the gap")
        return _sentences(out)

    def _empty(self, places: tuple[int, ...]) -> str:
        name = self.table.any_of(places)
        if name.startswith(("a ", "an ")):
            return f"an empty {name.split(' ', 1)[1]}"
        return f"{name}, if it is empty" if len(places) == 1 else f"{name} that is empty"

    def _refill(self, move: Refill) -> str:
        table = self.table
        order = table.in_order(sorted(table.find(move.places)))
        few = "" if move.upto <= 1 or move.emptied else f" that holds fewer than {number(move.upto)} cards"
        out = []
        if move.choose:
            out.append(
                f"as soon as {table.any_of(table.find(move.places))} "
                f"{'is empty' if move.upto <= 1 else f'holds fewer than {number(move.upto)} cards'}, "
                f"{table.sources(move.choose)} must be put there; where there "
                "are several, you choose which, and do nothing else before"
            )
            out.append("where there is none the place stays empty until there is one")
            if move.near:
                sources = table.places.sources(move.choose, "")[0]
                out.append(
                    f"not every card may go to every place: {self._map(move.near, sources, table.find(move.places))}"
                )
            out.append(f"of several gaps the first in place order for which there is a card is filled first ({order})")
        else:
            amount = (
                f"{several(move.upto, 'card')} (fewer when there are not so many)"
                if move.emptied and move.upto > 1
                else "a card"
            )
            out.append(
                f"every {'' if few else 'empty '}place of {order}{few} is filled at once, in this order, with "
                f"{amount} from {self._from(move)}"
            )
            if move.upto > 1 and not move.emptied:
                out.append(f"each is brought to {number(move.upto)} cards")
        if move.newest:
            out.append("only gaps in the row dealt last are filled")
        if move.together and not move.choose:
            out.append("all gaps are filled before anything else is looked at")
        return _sentences(out)

    def _from(self, move: Refill) -> str:
        table = self.table
        sources = [
            table.codes([p]) if table.places.zone(p).count > 1 else table.the(table.places.zone_of[p])
            for p in table.find(move.sources)
        ]
        names = [f"the top of {s}" if "pack" not in s else s for s in sources]
        text = names[0] if names else "nowhere"
        for name in names[1:]:
            text += f", or when that is out from {name}"
        return text + (
            "; when that too is out the places stay as they are"
            if len(names) > 1
            else "; when that is out the places stay as they are"
        )

    def _one_act(self) -> str:
        if not self.one_acts:
            return ""
        table = self.table
        out = []
        short = False  # a place may have a gap and yet hold cards
        for k, move in enumerate(self.one_acts):
            order = table.in_order(sorted(table.find(move.places)))
            when = table.when(move.when, "")
            few = "" if move.upto <= 1 or move.emptied else f" that hold fewer than {number(move.upto)} cards"
            short = short or bool(few)
            newest = ", as far as they are in the row dealt last," if move.newest else ""
            which = f"all {'' if few else 'empty '}places of {order}{few}{newest}"
            then = "then " if k else ""
            brought = f", until each holds {number(move.upto)}" if move.upto > 1 and not move.emptied else ""
            more = f" ({when})" if when else ""
            out.append(f"{then}{which} are filled in this order{more}{brought}, from {self._from(move)}")
        due = ["the deal goes on"] if any(table.dealing(m.when) for m in self.one_acts) else []
        due += ["a card is turned"] if any(isinstance(m, Turn) and not m.of for m in table.game.moves) else []
        due += ["cards are dealt again"] if any(isinstance(m, Redeal | Pay) for m in table.game.moves) else []
        must = (
            f"While there is such a place and a card for it, this must be done before {join(due, 'or')}" if due else ""
        )
        return " ".join(
            sentence(part)
            for part in (
                f"gaps {'(places that are empty or short of cards) ' if short else ''}may stand open while you play "
                "on; when you like, they are filled all in one act, and nothing is played between",
                *out,
                must,
                "a single gap is not filled by itself",
            )
            if part
        )

    def _turn(self, move: Turn) -> str:
        table = self.table
        if move.of:
            return (
                f"the first card of {table.in_order(sorted(table.find(move.of)))} that lies face down is turned up "
                "where it lies"
            )
        out = ["while the pack holds a card, its next card is turned face up on to the talon, one card at a time"]
        if move.sort:
            out = ["while the pack holds a card, its next card is turned"]
            for row in move.sort:
                gap = (
                    f"{english.cards(cards(row.cards))} goes to the first empty place of "
                    f"{table.all_of(table.find(row.to))}"
                )
                if row.otherwise:
                    gap += f", and when there is none to {table.codes(table.find(row.otherwise)[:1])}"
                out.append(gap)
        return _sentences(out)

    def _remove(self, move: Remove) -> str:
        table = self.table
        where = table.all_of(table.places.sources(move.from_, "")[0])
        gone = table.all_of((table.places.one("x"),))
        if move.court:
            court = english.cards(cards(move.court))
            out = [
                f"three available cards of {where}, none of them {court}, whose values make {move.total} together "
                "and any two of which "
                f"are {relation.pair(move.relation)}, go to {gone} together with one available card that is "
                f"{court}, which is laid on "
                "top of them"
            ]
            out += relation.notes(move.relation, table.ranks)
            return " ".join(map(sentence, [*out, self._in_lines(move)] if move.lines else out))
        out = [
            f"two available cards {relation.pair(move.relation)}, each {self._in(move.from_)}, are removed together "
            f"to {gone}"
        ]
        out += relation.notes(move.relation, table.ranks)
        if move.lines:
            out.append(self._in_lines(move))
        if move.total:
            out.append(f"the number {move.total} is named for it")
        return _sentences(out)

    def _in(self, text: str) -> str:
        return f"the top of {self.table.any_of(self.table.places.sources(text, '')[0])}"

    def _in_lines(self, move: Remove) -> str:
        lines = self.table.lines(move.lines).replace("every ", "").replace(" and ", " or one ")
        return f"both must lie in one {lines}; gaps between them do not matter"

    def _swap(self, move: Swap) -> str:
        table = self.table
        first = table.any_of(table.places.sources(move.from_, "")[0])
        what = relation.pair(move.relation)
        if move.to:
            second = table.any_of(table.places.sources(move.to, "")[0])
            kind = f", if it is {english.cards(cards(move.cards))}," if move.cards else ""
            out = [f"the top card of {first}{kind} and the top card of {second} change places, if the two are {what}"]
        else:
            kind = f", one of them {english.cards(cards(move.cards))}," if move.cards else ""
            out = [f"two top cards {what}{kind}, each of {first}, change places"]
        out += relation.notes(move.relation, table.ranks)
        if move.spares:
            marked = [e for e in self.entries if isinstance(e.move, Swap) and e.move.marks == move.spares]
            back = self._that("clears", move.spares)
            out.append(
                f"the two places that took part in a move {self._marks(marked) or 'of that name'} take no part"
                + (f", until a move {self._marks(back)} is made" if back else "")
            )
        elif move.marks and not any(isinstance(e.move, Swap) and e.move.spares == move.marks for e in self.entries):
            out.append("the two places are remembered")
        out.append("a place without cards takes no part")
        return _sentences(out)

    def _joint(self, move: Joint) -> str:
        table = self.table
        first, second = table.any_of(table.find(move.first_to)), table.any_of(table.find(move.second_to))
        out = [
            f"two cards are played together: {table.sources(move.first)}, to {first} that wants it next, and "
            f"{table.sources(move.second)}, to {second} that wants it next"
        ]
        if move.pairs:
            out.append(
                f"or both cards of a pair, which lies in {table.any_of(table.find(move.pairs))}, are played "
                f"together, one to {first} "
                f"and the other to {second}"
            )
        out.append("neither is ever played alone")
        return _sentences(out)

    def _setaside(self, move: SetAside) -> str:
        table = self.table
        fit = (
            f"only if at least {number(move.fits)} foundation{'s' if move.fits > 1 else ''} would take the card now"
            if move.fits
            else ""
        )
        if move.to != "h":
            target = table.all_of(table.find(move.to))
            what = f"{table.sources(move.from_)} may be laid on {target}"
        else:
            what = (
                f"any one card of {table.all_of(table.find(move.from_))}, though it be buried or shut in, may be "
                "taken out and put on "
                f"{table.all_of(table.find('h'))}"
            )
        return " ".join(sentence(part) for part in (what, fit) if part)

    def _tuck(self, move: Tuck) -> str:
        out = [
            f"of {self.table.any_of(self.table.find(move.from_))}, the uppermost card that is "
            f"{english.cards(cards(move.cards))}, though other "
            "cards lie on it, may be put under all the cards of its place"
        ]
        if move.over_same_suit:
            out.append("somewhere beneath it in its place must lie a card of its suit and of lower value")
        if move.both_copies:
            out.append(
                "its other copy must lie in another place of these"
                + (" and the same must hold of it there" if move.over_same_suit else "")
            )
        return _sentences(out)

    def _choosebase(self, move: ChooseBase) -> str:
        table = self.table
        rest = (
            f"; the others go to {table.in_order(table.find(move.rest))}, in the order in which they came"
            if move.rest
            else ""
        )
        return (
            f"one of the cards of {table.all_of(table.find(move.from_))} becomes the base and goes to "
            f"{table.codes(table.find('f')[:1])}{rest}"
        )

    def _pay(self, move: Pay) -> str:
        payers = english.cards(cards(move.cards), many=True)
        return " ".join(
            (
                f"When the pack is out, count the {payers} that have been laid on the talon since the last such "
                "payment and still lie there.",
                f"For each of them {several(move.each, 'card')} {'is' if move.each == 1 else 'are'} taken from the "
                "bottom of the talon, "
                f"{payers} not counted, though those met on the way come too; if there are not so many, all are taken.",
                "These are the new pack, the bottommost to be turned first; the rest of the talon stays as it lies.",
                "Without such a card there is no payment.",
            )
        )

    def _scatter(self, move: Scatter) -> str:
        table = self.table
        places = table.in_order(sorted(table.find(move.places)))
        return " ".join(
            (
                f"The next packet, in the order of {places}, each of which has its turn once a game, is taken up, "
                "turned face down and "
                "dealt out one card at a time, its bottom card first: to the next place on its right and so on "
                "round, from the last place "
                "to the first, its own place and empty places included.",
                "Nothing else is done until it is dealt out.",
                "A packet that is empty when its turn comes is passed over and has lost its turn.",
                "You may do so when you like, also with plays left.",
            )
        )

    def _redeal(self, move: Redeal) -> str:
        table = self.table
        places = table.find(move.gather)
        names = table.in_order(places)
        many = "any number of times" if move.times is None else f"{times(move.times)} a game"
        out = [f"when the pack is out and there are cards to gather, {many}, also with plays left"]
        if len(places) == 1:
            if move.shuffle:
                out.append(f"the cards of {names} are gathered and shuffled")
            else:
                out.append(
                    f"the cards of {names} are turned over unshuffled, so that the first card laid there comes "
                    "first again"
                )
        else:
            out.append(f"pick up {names}, each packet put under those already picked up; empty places are passed over")
            out.append(
                "shuffle the gathered cards"
                if move.shuffle
                else "turn the whole over unshuffled: the packet picked up last is dealt first, its bottom card first"
            )
        if move.again:
            first = any(getattr(step, "first_only", False) for step in table.game.deal)
            out.append(f"then deal again as at first{', but for what is left out in a redeal' if first else ''}")
        else:
            out.append("they are the new pack, and you go on turning")
        out.append("what is not named here stays where it lies")
        return _sentences(out)


_PURSUIT = (
    "As long as there is a gap for cards of a kind that the pack still holds, the next card of the pack is turned, "
    "one after another, "
    "and goes where “Turn a card” says. A gap whose kind of card is gone from the pack stays open and causes no "
    "turning."
)


def _sentences(parts: Sequence[str]) -> str:
    return " ".join(sentence(part) for part in parts if part)


def _title(move: Move) -> str:
    if isinstance(move, Play):
        if move.cross:
            return "Cross"
        if move.base:
            return "Choose the base"
        return {"begin": "Begin a foundation", "continue": "Continue a foundation"}.get(
            move.only, "Play to a foundation"
        )
    return (
        {
            Marry: "Marry",
            Fill: "Fill an empty place",
            Refill: "Gaps",
            Turn: "Turn a card",
            Remove: "Remove",
            Swap: "Exchange",
            Joint: "Play two together",
            SetAside: "Set aside",
            Tuck: "Put under",
            ChooseBase: "Choose the base",
            Pay: "Payment",
            Scatter: "Redistribute",
            Redeal: "Redeal",
        }[type(move)]
        if not (isinstance(move, Marry) and not relation.fits(move.relation))
        else "Put on"
    )
