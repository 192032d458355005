"""What to do about each DeclarationError: read by ``cadogan check``, and the source of docs/declaration-errors.md.

A message is written here as in the ``raise`` that it comes from, with … for what varies. Every entry has an example of
the mistake and of its cure, as fields of BASE that are replaced; tests try both, and see to it that no ``raise`` is
without an entry.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from cadogan.declare import Game, Lay, Marry, Play, Turn, foundations, in_suit, pack, packets, talon
from cadogan.errors import DeclarationError

__all__ = ["BASE", "CURES", "Cure", "cure_of"]

BASE = Game(
    "example",
    "Example",
    zones=(foundations(4), packets(4), talon(), pack()),
    deal=(Lay("t"),),
    moves=(Play("t w"), Marry("t w", "t", in_suit(-1)), Turn()),
)


@dataclass(frozen=True)
class Cure:
    """One mistake.

    Attributes:
        message: the error's message, … for what varies.
        cure: what is wrong, and what to write instead.
        wrong: fields of BASE that show the mistake; empty where no field can.
        right: the same, mended.
    """

    message: str
    cure: str
    wrong: str = ""
    right: str = ""


CURES = (
    # ---- the game
    Cure(
        "expected a cadogan.declare.Game, not …",
        "What was registered is no declaration. Build it with Game(…) from cadogan.declare and register that "
        "object, not its name, its module or a cadogan.Game.",
    ),
    Cure(
        "…: expected lower-case words with hyphens",
        "The slug is what people type and records hold: small letters and digits, words joined by single hyphens.",
        'slug="My Game"',
        'slug="my-game"',
    ),
    Cure(
        "…: expected lower-case-words-with-hyphens",
        "Slug and aliases are what people type: small letters and digits, words joined by single hyphens. aliases is a "
        "tuple: one alias needs a comma after it.",
        'aliases=("My Game",)',
        'aliases=("my-game",)',
    ),
    Cure(
        "…: expected 1 to 4",
        "The core holds up to four packs of 52. A smaller pack is piquet=True or written out in deck.",
        "packs=5",
        "packs=2",
    ),
    Cure(
        "… is no card (a rank A 2 … 9 T J Q K, then a suit C D H S)",
        "Write each card as rank and suit: AC, 10H or TH, QS.",
        'deck="AC 2C 1X"',
        'deck="AC 2C 3C 4C"',
    ),
    Cure(
        "… in …: expected ranks (A 2 … K), cards (6C), a colour (red, black) or a suit",
        'A set of cards is "K", "A Q", "red J", "6C 7H", "hearts" or several of these between commas.',
        'moves=(Play("t", cards="queen"),)',
        'moves=(Play("t", cards="Q"),)',
    ),
    Cure(
        "… in …: expected ranks like A..K, K..A or A K 2 Q",
        "Ranks are A 2 … 9 T J Q K; two dots make a run, up or down. A sequence that passes the king is written in two "
        "runs: 9..K A..8.",
        'zones=(foundations(4, "1..K"), packets(4), talon(), pack())',
        'zones=(foundations(4, "A..K"), packets(4), talon(), pack())',
    ),
    Cure(
        "…: expected foundations, removed, a number of cards or LinesMake",
        'win says when the game is won: "foundations" (all complete), "removed" (all cards removed), how many '
        "cards must be home, or LinesMake. Anything else is a hook: Hooks(won=…).",
        'win="all"',
        'win="foundations"',
    ),
    Cure(
        "the game has no foundations: expected another way to win",
        'Without foundations say how the game is won: win="removed", a number of cards home, or LinesMake.',
        "zones=(packets(4), talon(), pack()), moves=(Turn(),)",
        'zones=(packets(4), out_of_play(removed=True), pack()), moves=(Remove("t", sums(14)),), win="removed"',
    ),
    # ---- zones
    Cure(
        "letter …: expected one small letter",
        "Places are called by their zone's letter, a to z: f foundations, t packets, w talon, s pack, x out of play, h "
        "hand; other zones take a free one.",
        'zones=(foundations(4), packets(4, letter="T"), talon(), pack())',
        'zones=(foundations(4), packets(4, letter="t"), talon(), pack())',
    ),
    Cure(
        "letter … stands for another zone already",
        "Give this zone a letter of its own. Only groups of foundations may share one; their places are then "
        "numbered on.",
        'zones=(foundations(4), packets(4), packets(4, name="columns"), talon(), pack())',
        'zones=(foundations(4), packets(4), packets(4, letter="c", name="columns"), talon(), pack())',
    ),
    Cure(
        "count …: expected at least 1",
        "A zone has one place or more; leave a zone out that the game does not have.",
        "zones=(foundations(4), packets(0), talon(), pack())",
        "zones=(foundations(4), packets(4), talon(), pack())",
    ),
    Cure(
        "… places: expected at most 127",
        "All zones together have more places than a position can hold. Count the places again: a place is a "
        "pile, not a card.",
        "zones=(packets(128), talon(), pack())",
        "zones=(foundations(4), packets(100), talon(), pack())",
    ),
    Cure(
        "…: expected one of …",
        "role says what a zone is for: foundation, packets, reserve, pack, talon, out, aside or hand. The helpers "
        "(packets, reserve, talon …) set it.",
        'zones=(foundations(4), Zone("t", "packets", "heap", 4), talon(), pack())',
        'zones=(foundations(4), Zone("t", "packets", "packets", 4), talon(), pack())',
    ),
    Cure(
        "… coordinates: expected one a place, …",
        "at has one spot for each place of the zone, or none at all: rows(4) is a row of four, rows(4, 4) two rows.",
        "zones=(foundations(4), packets(4, at=rows(3)), talon(), pack())",
        "zones=(foundations(4), packets(4, at=rows(4)), talon(), pack())",
    ),
    Cure(
        "… places: expected a zone of one",
        "apart spreads the cards of a single pile over the table; a zone of several piles has at and lie.",
        "zones=(foundations(4), packets(4, apart=rows(3)), talon(), pack())",
        "zones=(foundations(4), packets(1, apart=rows(3)), talon(), pack())",
    ),
    Cure(
        "place …: expected one or two alternatives",
        "blocked gives for a place one or two sets of places; the card is available when one of the sets is empty.",
        "zones=(foundations(4), packets(4, blocked={1: [[2], [3], [4]]}), talon(), pack())",
        "zones=(foundations(4), packets(4, blocked={1: [[2], [3]]}), talon(), pack())",
    ),
    Cure(
        "no zone is a talon: expected talon()",
        "Turn lays the pack's next card on the talon: add talon() to the zones.",
        "zones=(foundations(4), packets(4), pack()), moves=(Turn(),)",
        "zones=(foundations(4), packets(4), talon(), pack()), moves=(Turn(),)",
    ),
    Cure(
        "no zone x: expected out_of_play(removed=True)",
        "Removed cards need a place where they count: add out_of_play(removed=True) to the zones.",
        'zones=(packets(4), talon(), pack()), moves=(Remove("t", sums(13)),), win="removed"',
        'zones=(packets(4), talon(), out_of_play(removed=True), pack()), moves=(Remove("t", sums(13)),), win="removed"',
    ),
    Cure(
        "no zone h: expected hand()",
        "A card set aside lies in the hand: add hand() to the zones.",
        'moves=(SetAside("t"),)',
        'zones=(foundations(4), packets(4), talon(), pack(), hand()), moves=(SetAside("t"),)',
    ),
    Cure(
        "a card in hand needs zone h: expected hand()",
        "Add hand() to the zones, or passing() when the player never has a say about the card.",
        'deal=(Lay("t", in_hand=True),)',
        'zones=(foundations(4), packets(4), talon(), pack(), hand()), deal=(Lay("t", in_hand=True),)',
    ),
    # ---- foundations
    Cure(
        "expected at least one rank",
        'sequence names the ranks from the bottom up: "A..K", "K..A", "8 7 6".',
        'zones=(foundations(4, ""), packets(4), talon(), pack())',
        'zones=(foundations(4, "A..K"), packets(4), talon(), pack())',
    ),
    Cure(
        "suits …: expected letters of C D H S",
        "suits gives each pile its suit in turn.",
        'zones=(foundations(4, suits="CDX"), packets(4), talon(), pack())',
        'zones=(foundations(4, suits="CD"), packets(4), talon(), pack())',
    ),
    Cure(
        "suit …: expected same, any or alternate",
        "suit says how suits follow one another, for a relation and for a foundation: same, any, or alternate (colours "
        "by turns).",
        'moves=(Marry("t", "t", Relation((-1,), suit="equal")),)',
        'moves=(Marry("t", "t", Relation((-1,), suit="same")),)',
    ),
    Cure(
        "expected … bases and as many lengths",
        "With bases every pile has its own first card and its own length: one of each a pile.",
        'zones=(foundations(2, bases="6C", lengths=(4,)), packets(4), talon(), pack())',
        'zones=(foundations(2, bases="6C 7H", lengths=(4, 4)), packets(4), talon(), pack())',
    ),
    Cure(
        "piles whose base is not known beforehand cannot be withdrawn",
        "withdrawn takes each pile's first card out of the pack before the deal; where the base comes with "
        "the deal leave it out.",
        'zones=(foundations(4, begun="base", withdrawn=True), packets(4), talon(), pack())',
        'zones=(foundations(4, begun="base"), packets(4), talon(), pack())',
    ),
    Cure(
        "expected … places, one for each pile",
        "opens names a partner place for each pile of the zone, in order.",
        'zones=(foundations(4, opens="t1-2"), packets(4), talon(), pack())',
        'zones=(foundations(4, opens="t"), packets(4), talon(), pack())',
    ),
    # ---- naming places
    Cure(
        "names no place: expected a zone, like t",
        "The field is empty, but must name places: a whole zone t, a place t5, a stretch t1-8, a line t.row1.",
        'deal=(Lay(""),)',
        'deal=(Lay("t"),)',
    ),
    Cure(
        "…: expected a zone (…), a place, a stretch like t1-4 or a line like t.row1",
        "Places go by their zone's letter, not by its name; the message lists the letters that this game has.",
        'moves=(Play("packets"),)',
        'moves=(Play("t"),)',
    ),
    Cure(
        "…: zone … has the places 1 to …",
        "The stretch goes beyond the zone. A letter's places are numbered from 1, through all groups of that letter.",
        'moves=(Play("t1-9"),)',
        'moves=(Play("t1-4"),)',
    ),
    Cure(
        "zone … has no line …: expected one of …",
        "grid() names the lines row1 … and column1 …; other lines are given to the zone in lines.",
        'moves=(Play("t.row1"),)',
        'zones=(foundations(4), grid(2, 2), talon(), pack()), moves=(Play("t.row1"),)',
    ),
    Cure(
        "no zone has lines called …1, …2 …",
        "A family of lines is named without its numbers, and some zone must have it: grid() has row and column.",
        'zones=(packets(4), out_of_play(removed=True)), moves=(Remove("t", sums(14), lines="row"),), win="removed"',
        'zones=(grid(2, 2), out_of_play(removed=True)), moves=(Remove("t", sums(14), lines="row"),), win="removed"',
    ),
    Cure(
        "… before a bracket: expected …",
        "Before the bracket stands how cards are seen: lone(t), fresh(w), run(t) or each(a).",
        'moves=(Play("top(t)"),)',
        'moves=(Play("lone(t)"),)',
    ),
    # ---- the deal
    Cure(
        "expected … counts, one for each place",
        "counts says how many cards each place of to gets.",
        'deal=(Lay("t", counts=(3, 2)),)',
        'deal=(Lay("t", counts=(4, 3, 2, 1)),)',
    ),
    Cure(
        "…: the order has … cards",
        "face_down numbers the cards of the step's order from 1; this number is beyond its last card.",
        'deal=(Lay("t", face_down=(5,)),)',
        'deal=(Lay("t", face_down=(4,)),)',
    ),
    Cure(
        "an order of … cards: expected 1 to …",
        "A step of the deal goes round its places in an order of 1 to 255 cards: places times each, or the sum of "
        "counts. rounds says how often.",
        'deal=(Lay("t", counts=(0, 0, 0, 0)),)',
        'deal=(Lay("t", counts=(1, 0, 0, 1)),)',
    ),
    Cure(
        "reject …: expected 'value in place'",
        "reject knows one case: a card whose value lies in the place already goes under the pack.",
        'deal=(Lay("t", reject="same value"),)',
        'deal=(Lay("t", reject="value in place"),)',
    ),
    Cure(
        "chosen and replaced speak of a card in hand: expected in_hand=True",
        "The player can choose a place for a card, or have another for it, only when it comes to the hand first.",
        'deal=(Lay("t", chosen=True),)',
        'zones=(foundations(4), packets(4), talon(), pack(), hand()), deal=(Lay("t", in_hand=True, chosen=True),)',
    ),
    Cure(
        "cards are laid beneath others only in a deal without play",
        "under goes with none of in_hand, pause, stop, sort, newest and fresh. Split the step in two.",
        'deal=(Lay("t", under="t", pause=True),)',
        'deal=(Lay("t", under="t"),)',
    ),
    Cure(
        "expected … places, one for each of …",
        "Lift moves the top of each place of of to its partner in to: name as many.",
        'deal=(Lay("t"), Lift("t", "w"))',
        'deal=(Lay("t"), Lift("t1", "w"))',
    ),
    Cure(
        "…: expected won or short",
        'A deal begins anew when it is "won" already, or "short": no card left fits where the last step '
        "should lay one.",
        'deal=(Lay("t"), Restart("lost"))',
        'deal=(Lay("t"), Restart("won"))',
    ),
    Cure(
        "expected at most four kinds of cards",
        "sort tells up to four kinds of cards apart, and four moves or steps of a game may have one. One "
        'Sorted can name several ranks: "A K".',
        'moves=(Turn(sort=(Sorted("A", "f"),) * 5),)',
        'moves=(Turn(sort=(Sorted("A", "f"),)),)',
    ),
    Cure(
        "… cards for … places: expected as many",
        "Every withdrawn card needs a place: name as many places as cards × copies, or a single place that is no "
        "foundation.",
        'withdraw=(Withdraw("A", "f1-2"),)',
        'withdraw=(Withdraw("A", "f"),)',
    ),
    Cure(
        "… takes none of these cards first",
        "A card withdrawn to a foundation must be the one that the foundation begins with.",
        'withdraw=(Withdraw("K", "f"),)',
        'withdraw=(Withdraw("A", "f"),)',
    ),
    Cure(
        "more copies of a card than there are packs",
        "All withdraw steps together take a card out more often than the game has it.",
        'withdraw=(Withdraw("KC", "w", copies=2),)',
        'withdraw=(Withdraw("KC", "w"),)',
    ),
    # ---- moves
    Cure(
        "… is no move word",
        "moves holds moves of cadogan.declare (Play, Marry, Fill, Turn …); Move is what they have in common.",
        "moves=(Move(),)",
        "moves=(Turn(),)",
    ),
    Cure(
        "…: expected a phase (…) or a condition (…)…",
        "when holds conditions between commas: phases that the deal names (play is the one after it) and "
        "those that the message lists, each with or without not.",
        'moves=(Play("t", when="paly"),)',
        'moves=(Play("t", when="play, not pack out"),)',
    ),
    Cure(
        "…: expected the label of an earlier move",
        "unless names labels of moves that stand before this one; put label on that move and that move first.",
        'moves=(Play("t", unless="turn"), Turn(label="turn"))',
        'moves=(Turn(label="turn"), Play("t", unless="turn"))',
    ),
    Cure(
        "only …: expected begin or continue",
        'only="begin" plays to a foundation that holds no card, only="continue" to one that does.',
        'moves=(Play("t", only="start"),)',
        'moves=(Play("t", only="begin"),)',
    ),
    Cure(
        "… is no foundation",
        "Play goes to foundations. On to a card of the table goes Marry, to an empty place Fill.",
        'moves=(Play("w", to="t"),)',
        'moves=(Fill("w", to="t"),)',
    ),
    Cure(
        "no card may go on any other: expected steps or totals",
        "The relation fits no two cards. in_suit(-1) is one lower in suit, any_suit(1, -1) up or down; sums(13) needs "
        "totals from 2 to 26.",
        'moves=(Marry("t", "t", in_suit()),)',
        'moves=(Marry("t", "t", in_suit(-1)),)',
    ),
    Cure(
        "timing …: expected 'at once' or 'one act'",
        'Gaps are filled by the engine "at once", or at the player\'s word in "one act".',
        'moves=(Refill("t", timing="later"),)',
        'moves=(Refill("t", timing="one act"),)',
    ),
    Cure(
        "expected at most four sources",
        "sources lists single places of talon and pack in the order in which they are asked.",
        'moves=(Refill("t", sources="w s f"),)',
        'moves=(Refill("t", sources="w s"),)',
    ),
    Cure(
        "expected one Redeal",
        "A game has one Redeal; times says how many there are.",
        'moves=(Turn(), Redeal(1, "w", again=False), Redeal(2, "w", again=False))',
        'moves=(Turn(), Redeal(3, "w", again=False))',
    ),
    Cure(
        "times …: expected 1 to 200, or None for no limit",
        "For no redeal leave Redeal out.",
        'moves=(Turn(), Redeal(0, "w", again=False))',
        'moves=(Turn(), Redeal(None, "w", again=False))',
    ),
    # ---- too much of it
    Cure(
        "more than … counters",
        "Every name in once, once_each, needs, before, sets and clears is a counter, :suit makes four, once_each one a "
        "place. Let moves share names.",
        'moves=tuple(Play("t", once=f"right{i}") for i in range(17))',
        'moves=(Play("t", once="right"),)',
    ),
    Cure(
        "too many different moves for one game",
        "The core holds 40 rules and 24 different sets of places. Join moves that differ in their places only: "
        'Play("t w") for Play("t") and Play("w").',
        'moves=(Play("t w"),) * 41',
        'moves=(Play("t w"),)',
    ),
    Cure(
        "expected the name of a phase",
        "Every Lay and Wait has a phase, by which moves say when they are open. Leave it out for the usual names.",
        'deal=(Lay("t", phase=""),)',
        'deal=(Lay("t"),)',
    ),
    Cure(
        "names no card: expected some, like K",
        "Slip and PutBlock act while a top is one of these cards; say which.",
        'deal=(Lay("t", each=2), Slip("", "t"))',
        'deal=(Lay("t", each=2), Slip("K", "t"))',
    ),
    Cure(
        "…: expected at least one card",
        "A place is dealt, or filled up to, one card or more.",
        'deal=(Lay("t", each=0),)',
        'deal=(Lay("t", each=1),)',
    ),
    Cure(
        "the deal never comes to phase …: expected a phase here, or a Wait for it",
        "A move without when is open in phase play, the one after the deal; this deal ends in a phase of another name. "
        "Name that phase in when, or end the deal in Wait().",
        'deal=(Lay("t"), Wait("end"))',
        'deal=(Lay("t"), Wait("play"))',
    ),
    Cure(
        "pursue: expected a kind for every card, each with otherwise",
        "With pursue the engine turns cards until no gap is left that they could fill: every card must have somewhere "
        "to go, its kind's places or, when they are full, its otherwise.",
        'moves=(Turn(sort=(Sorted("red", "t"),), pursue=True),)',
        'moves=(Turn(sort=(Sorted("red", "t", otherwise="w"), Sorted("black", "t", otherwise="w")), pursue=True),)',
    ),
    Cure(
        "expected lengths of 1 to 13 cards",
        "lengths says how many cards each pile takes from its base on, with wrap.",
        'zones=(foundations(2, bases="6C 7H", lengths=(9, 0)), packets(4), talon(), pack())',
        'zones=(foundations(2, bases="6C 7H", lengths=(9, 9)), packets(4), talon(), pack())',
    ),
    Cure(
        "stands instead of each and rounds: expected neither",
        "counts says how many cards each place gets, all in one go.",
        'deal=(Lay("t", counts=(2, 2, 2, 2), rounds=2),)',
        'deal=(Lay("t", counts=(4, 4, 4, 4)),)',
    ),
    Cure(
        "a card is rejected only in a deal without play: expected none",
        "reject goes with places, each, rounds and order alone, not with in_hand, pause, stop, sort, newest or fresh.",
        'deal=(Lay("t", reject="value in place", stop=True),)',
        'deal=(Lay("t", reject="value in place"),)',
    ),
    Cure(
        "a place would need … values: expected at most …",
        "With reject no two cards of a place have one value, and there are thirteen: the deal would never end.",
        'deal=(Lay("t", rounds=14, reject="value in place"),)',
        'deal=(Lay("t", rounds=4, reject="value in place"),)',
    ),
    Cure(
        "no card in hand goes on the newest place: expected one of them",
        "With newest each card goes where the one before it lies, so it is never in hand first.",
        'zones=(foundations(4), packets(4), talon(), pack(), hand()), deal=(Lay("t", newest=True, in_hand=True),)',
        'zones=(foundations(4), packets(4), talon(), pack(), hand()), deal=(Lay("t", in_hand=True),)',
    ),
    Cure(
        "row does not go with …: expected one of them",
        "A card that lies in a row of its column, with others upon it, is played whatever lies around it. For more, "
        "declare a Play of the top beside it.",
        'moves=(Play("t", row=2, leaving=1),)',
        'moves=(Play("t", row=2), Play("t", leaving=1))',
    ),
    Cure(
        "row does not go with 'continue': expected begin or none",
        "A card of a row begins a foundation, or goes to any that wants it.",
        'moves=(Play("t", row=2, only="continue"),)',
        'moves=(Play("t", row=2),)',
    ),
    Cure(
        "the card would go back and forth for ever: expected at_once=False",
        "What crosses from one foundation to another may cross back: that is left to the player.",
        'moves=(Play("f", cross=True, at_once=True),)',
        'moves=(Play("f", cross=True),)',
    ),
    Cure(
        "lines does not go with court: expected one of them",
        "Four cards are removed wherever they lie.",
        'zones=(grid(4, 4), out_of_play(removed=True), pack()), moves=(Remove("t", Relation(differ="value"), '
        'lines="row", court="K", total=18),), win="removed"',
        'zones=(grid(4, 4), out_of_play(removed=True), pack()), moves=(Remove("t", Relation(differ="value"), '
        'court="K", total=18),), win="removed"',
    ),
    Cure(
        "total is what the three cards beside court make: expected court",
        "Two cards that make a total are a relation: sums(14).",
        'zones=(packets(4), out_of_play(removed=True), pack()), moves=(Remove("t", sums(14), total=14),), '
        'win="removed"',
        'zones=(packets(4), out_of_play(removed=True), pack()), moves=(Remove("t", sums(14)),), win="removed"',
    ),
    Cure(
        "no zone counts as home: expected one, like out_of_play(removed=True)",
        "A game that is won when all cards are removed needs a place for them, where they count as home.",
        'win="removed"',
        'zones=(packets(4), out_of_play(removed=True), pack()), moves=(Remove("t", sums(14)),), win="removed"',
    ),
    Cure(
        "with begun='base' expected every rank, since any may be the base",
        "The sequence is turned so that it begins with the base, whatever that is: write all thirteen ranks.",
        'zones=(foundations(4, "A..10", begun="base"), packets(4), talon(), pack())',
        'zones=(foundations(4, "A..K", begun="base"), packets(4), talon(), pack())',
    ),
    Cure(
        "… …: expected at most …",
        "The core has room for 24 foundations, 24 steps of a deal, 8 fills, 12 things done at once, 16 lines to win by "
        "and 4 first cards withdrawn. Join steps (rounds, each, counts) and fills (several zones in one text).",
        'deal=(Lay("t1"),) * 30',
        'deal=(Lay("t1", rounds=30),)',
    ),
    Cure(
        "a line of more places than the core holds: expected at most 5, or 8 to win by",
        "Fill(line=…) takes families of lines of up to five places, LinesMake of up to eight.",
        'zones=(grid(9, 9), pack()), moves=(), win=LinesMake("row", 45)',
        'zones=(grid(3, 3), pack()), moves=(), win=LinesMake("row", 15)',
    ),
    Cure(
        "up to … legal moves in a position: expected at most …",
        "Sources times targets, over all moves, is more than a list of moves can hold; a move of several cards at once "
        "(court, Joint) multiplies. Use fewer places, or restrict them with near.",
        'zones=(packets(22), out_of_play(removed=True)), moves=(Remove("t", sums(14), court="J Q K", total=18),), '
        'win="removed"',
        'zones=(packets(12), out_of_play(removed=True)), moves=(Remove("t", sums(14), court="J Q K", total=18),), '
        'win="removed"',
    ),
    Cure(
        "… plays of one half: expected at most …",
        "Each half of a Joint may have so many plays: places times foundations that differ. Name fewer places.",
        'zones=(foundations(12, by_base=True), packets(64)), deal=(), moves=(Joint("t", "t", "f", "f"),)',
        'zones=(foundations(12, by_base=True), packets(16)), deal=(), moves=(Joint("t", "t", "f", "f"),)',
    ),
    Cure(
        "place …: expected 1 to …, places of the zone",
        "blocked names places of its own zone by their numbers, from 1.",
        "zones=(foundations(4), packets(4, blocked={1: [[5]]}), talon(), pack())",
        "zones=(foundations(4), packets(4, blocked={1: [[4]]}), talon(), pack())",
    ),
    Cure(
        "…: expected a total of at least 1",
        "LinesMake wants a total that cards make.",
        'zones=(grid(3, 3), pack()), moves=(), win=LinesMake("row", 0)',
        'zones=(grid(3, 3), pack()), moves=(), win=LinesMake("row", 15)',
    ),
    Cure(
        "a place would be filled from itself: expected others",
        "Refill takes cards from sources, in order, and puts them on other places.",
        'moves=(Refill("t", "s t1"),)',
        'moves=(Refill("t", "s"),)',
    ),
    Cure(
        "no move puts a card on the pack: expected other places",
        "Cards come back to the pack by a Redeal, a Pay or the deal, never one by one.",
        'moves=(Fill("t", "t s"),)',
        'moves=(Fill("t", "t"),)',
    ),
    # ---- any field
    Cure(
        "…: expected …",
        "The field holds something of another type, or a number that can mean nothing there. Numbers are whole, from 0 "
        "to 255; several things stand in a tuple, one alone too, with a comma: (Turn(),).",
        "moves=Turn()",
        "moves=(Turn(),)",
    ),
)


@cache
def _patterns() -> list[tuple[re.Pattern[str], Cure]]:
    """Each message as a pattern, those that say most first."""
    ordered = sorted(CURES, key=lambda cure: -len(cure.message.replace("…", "")))
    return [(re.compile(".*".join(map(re.escape, cure.message.split("…")))), cure) for cure in ordered]


def cure_of(error: DeclarationError) -> Cure | None:
    """The entry of an error, if it has one."""
    message = str(error).removeprefix(f"{error.field}: ") if error.field else str(error)
    return next((cure for pattern, cure in _patterns() if pattern.fullmatch(message)), None)
