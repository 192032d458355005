"""The core by itself: the documented shuffle and generator, cards, buffers, and that no Python runs while it plays."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest
from cadogan._core.playout import simulate_chunk
from cadogan._core.rng import Random

import cadogan
from cadogan import Card, InvalidPositionError

GAMES = [game.slug for game in cadogan.games()]
GAME = cadogan.game("la-belle-lucie")
TWO_PACKS = cadogan.game("napoleon-at-st-helena")
MASK = 2**64 - 1


# ---- the generator, once more in Python
# ----------------------------------------------------------------------------------


class Plain:
    """xoshiro256** as its authors wrote it, seeded by SplitMix64."""

    def __init__(self, seed: int) -> None:
        self.s = []
        for k in range(1, 5):
            z = (seed + k * 0x9E3779B97F4A7C15) & MASK
            z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & MASK
            z = (z ^ z >> 27) * 0x94D049BB133111EB & MASK
            self.s.append(z ^ z >> 31)

    def next(self) -> int:
        s = self.s
        x = s[1] * 5 & MASK
        out = ((x << 7 | x >> 57) & MASK) * 9 & MASK
        t = s[1] << 17 & MASK
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = (s[3] << 45 | s[3] >> 19) & MASK
        return out

    def below(self, m: int) -> int:
        while True:
            product = self.next() * m
            if product & MASK >= (2**64 - m) % m:
                return product >> 64

    def jump(self) -> None:
        acc = [0, 0, 0, 0]
        for word in (0x180EC6D33CFD0ABA, 0xD5A61266F0C9392C, 0xA9582618E03FC9AA, 0x39ABDC4529B1661C):
            for bit in range(64):
                if word >> bit & 1:
                    acc = [a ^ b for a, b in zip(acc, self.s, strict=True)]
                self.next()
        self.s = acc


SEEDS = (0, 1, 42, 2**32, 2**63, 2**64 - 1)


def test_the_yardstick_itself_gives_its_authors_numbers() -> None:
    plain = Plain(0)
    assert plain.s[0] == 0xE220A8397B1DCDAF
    plain.s = [1, 2, 3, 4]
    assert [plain.next() for _ in range(4)] == [11520, 0, 1509978240, 1215971899390074240]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_generators_words_are_the_documented_ones(seed: int) -> None:
    plain, ours = Plain(seed), Random(seed)
    assert [ours.next() for _ in range(200)] == [plain.next() for _ in range(200)]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_jump_is_the_authors_jump(seed: int) -> None:
    plain, ours = Plain(seed), Random(seed)
    for _ in range(3):
        plain.jump()
        ours.jump()
        assert [ours.next() for _ in range(5)] == [plain.next() for _ in range(5)]


@pytest.mark.parametrize("m", [1, 2, 3, 52, 104, 2**32 + 1, 2**63 + 1, 2**64 - 1])
def test_below_takes_the_high_half_with_lemires_rejection(m: int) -> None:
    plain, ours = Plain(9), Random(9)
    drawn = [ours.below(m) for _ in range(300)]
    assert drawn == [plain.below(m) for _ in range(300)]
    assert all(0 <= n < m for n in drawn)


@pytest.mark.parametrize("m", [0, -1, 2**64])
def test_below_refuses_what_is_no_bound(m: int) -> None:
    with pytest.raises(ValueError, match="bound"):
        Random(0).below(m)


# ---- the shuffle
# ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "top"), [
    (0, "JH 8C 7S AD 4S QC KC 6S 7H AC 4H AH JS"),
    (1, "TC KD 9H TS 8D 6H 5H KS AD 4D QD 9S 8S"),
    (2**64 - 1, "5H TS QS 4D QH 6H TC KS JS 9D 7H 8D KC"),
])  # fmt: skip
def test_one_packs_shuffle_is_the_documented_one(number: int, top: str) -> None:
    dealt = [card.code for pile in GAME.deal(number).zones["t"] for card in pile]
    assert dealt[:13] == top.split()
    assert len(set(dealt)) == 52


def test_two_packs_shuffle_is_the_documented_one() -> None:
    rows = zip(*TWO_PACKS.deal(42).zones["t"], strict=True)
    assert [card.code for row in rows for card in row][:13] == "4H 4S 6S 5C AC QC AD 8S QH KC 8H QH 4S".split()


def test_a_number_gives_the_same_pack_in_every_game_of_two_packs() -> None:
    """Napoleon's pack, its bases taken out, is Carpet's."""
    zones = TWO_PACKS.deal(7).zones
    pack = [card.code for row in zip(*zones["t"], strict=True) for card in row] + [
        card.code for card in reversed(zones["s"][0])
    ]
    for base in [rank + suit for rank in "AK" for suit in "CDHS"]:
        pack.remove(base)
    zones = cadogan.game("carpet").deal(7).zones
    assert [pile[0].code for pile in zones["t"]] + [card.code for card in reversed(zones["s"][0])] == pack


@pytest.mark.parametrize("number", [-1, 2**64, 1.5, "7", True])
def test_a_deal_number_out_of_range_is_refused(number: Any) -> None:
    with pytest.raises(InvalidPositionError, match="deal number"):
        GAME.deal(number)


# ---- cards
# ----------------------------------------------------------------------------------------------------------------


def test_a_card_is_read_in_every_way_that_it_is_written() -> None:
    for text in ("TC", "10C", "10♣", "tc", " 10c "):
        assert Card(text).code == "TC"
    assert str(Card("10♣")) == "TC"
    assert Card("TC").symbol == "10♣"
    assert Card("qh").symbol == "Q♥"


@pytest.mark.parametrize("text", ["", "C", "1C", "11C", "TX", "TCC", "♣", "AS 2S", "0H", None, 5])
def test_what_is_no_card_is_refused(text: Any) -> None:
    with pytest.raises(ValueError, match="is no card"):
        Card(text)


def test_cards_of_one_face_are_equal_and_cannot_be_changed() -> None:
    ace = Card("AS")
    assert ace is Card("A♠")
    assert pickle.loads(pickle.dumps(ace)) is ace
    assert copy.deepcopy(ace) is ace
    assert (ace.rank, ace.suit, ace.value, ace.is_red) == ("A", "S", 1, False)
    assert len({Card(rank + suit) for rank in "A23456789TJQK" for suit in "CDHS"}) == 52
    with pytest.raises(AttributeError):
        ace.code = "KS"


# ---- bad cards
# ------------------------------------------------------------------------------------------------------------


def pack(**changes: str) -> list[str]:
    cards = [rank + suit for suit in "CDHS" for rank in "A23456789TJQK"]
    for position, card in changes.items():
        cards[int(position[1:])] = card
    return cards


@pytest.mark.parametrize(("change", "message"), [
    ({"c2": "1C"}, r"card 3 of the deal: '1C' is no card"),
    ({"c2": "4C"}, r"(?=.*3C is missing|.*4C is there 2 times)"),
])  # fmt: skip
def test_a_deal_of_bad_cards_is_refused_by_card(change: dict[str, str], message: str) -> None:
    with pytest.raises(InvalidPositionError, match=message):
        GAME.deal(cards=pack(**change))


def test_a_deal_of_too_few_or_too_many_cards_is_refused() -> None:
    with pytest.raises(InvalidPositionError, match="KS is missing"):
        GAME.deal(cards=pack()[:51])
    with pytest.raises(InvalidPositionError, match="AC is there 2 times instead of 1"):
        GAME.deal(cards=[*pack(), "AC"])


def test_a_bad_card_of_a_zone_is_named_with_its_place() -> None:
    with pytest.raises(InvalidPositionError, match=r"t3: 'XX' is no card"):
        GAME.from_zones({"t": [pack(), [], ["XX"]]})


def test_a_card_too_many_is_named_with_its_places() -> None:
    with pytest.raises(InvalidPositionError, match=r"KH is there 2 times instead of 1 \(in t1, t3\)"):
        GAME.from_zones({"t": [pack(), [], ["KH"]]})


def test_a_missing_card_is_named() -> None:
    with pytest.raises(InvalidPositionError, match=r"KS is missing"):
        GAME.from_zones({"t": [pack()[:51]]})


def test_a_card_that_its_foundation_cannot_hold_is_named_with_it() -> None:
    rest = [card for card in pack() if card not in ("AC", "3C")]
    with pytest.raises(InvalidPositionError, match=r"f1: 3C is not its card number 2"):
        GAME.from_zones({"f": [["AC", "3C"]], "t": [rest]})


def test_a_zone_or_a_pile_too_many_is_refused() -> None:
    with pytest.raises(InvalidPositionError, match="no zone 'q'"):
        GAME.from_zones({"q": [pack()]})
    with pytest.raises(InvalidPositionError, match="19 piles"):
        GAME.from_zones({"t": [pack(), *[[]] * 18]})


@pytest.mark.parametrize("slug", ["babette", "blockade", "congress", "la-nivernaise", "labyrinth", "sly", "wheel"])
def test_a_position_whose_pack_holds_cards_is_between_two_rows_of_a_deal_that_goes_on_at_will(slug: str) -> None:
    compared = 0
    for number in range(3):
        position, player = cadogan.game(slug).deal(number), Random(number)
        while position.legal_moves and len(position.moves) < 60:
            if position.phase == "play" and position.zones["s"][0]:
                loaded = position.game.from_zones(position.zones, position.counters)
                assert [move.text for move in loaded.legal_moves] == [move.text for move in position.legal_moves]
                compared += "deal" in position.legal_moves
            codes = position._codes()
            position.push(position._move(codes[player.below(len(codes))]))
    assert compared


def test_an_ace_in_hand_waits_for_the_next_place_of_the_blockades_row() -> None:
    position = cadogan.game("blockade").deal(1)
    assert position.zones["h"][0]
    loaded = position.game.from_zones(position.zones)
    assert [move.text for move in loaded.legal_moves] == ["h>f4", "deal"] == [m.text for m in position.legal_moves]
    loaded.push("deal")
    position.push("deal")
    assert loaded.zones == position.zones


def test_a_hidden_card_on_an_open_one_is_refused() -> None:
    game = cadogan.game("klondike")
    text = game.deal(3).notation()
    place = text.index(" t=")
    pile = text[place:].split("/")[3]
    fault = text.replace(pile, pile.replace("_", "", 1))
    assert fault != text
    with pytest.raises(InvalidPositionError, match=r"t4: .. lies face down on a card that is face up"):
        game.position(fault)


# ---- the core plays alone
# -------------------------------------------------------------------------------------------------


def calls_during(work: Callable[[], object]) -> list[str]:
    """What the interpreter calls between entry and return."""
    seen: list[str] = []

    def profile(frame: Any, event: str, arg: Any) -> None:
        seen.append(f"{event} {getattr(arg, '__name__', frame.f_code.co_name)}")

    sys.setprofile(profile)
    try:
        work()
    finally:
        sys.setprofile(None)
    return [event for event in seen if "setprofile" not in event and "<lambda>" not in event]


@pytest.mark.parametrize("slug", GAMES)
def test_no_python_is_called_while_the_core_plays(slug: str) -> None:
    game = cadogan.game(slug)
    rules, position = game.rules, game.deal(1)
    few = calls_during(lambda: simulate_chunk(rules, 0, 1, 0, "random"))
    many = calls_during(lambda: simulate_chunk(rules, 0, 100, 0, "random"))
    assert few == many
    assert not [event for event in many if event.startswith("call")]
    assert not [event for event in calls_during(lambda: position._playout(0, "greedy")) if event.startswith("call")]
    assert not [event for event in calls_during(lambda: position._perft(2)) if event.startswith("call")]


def test_the_profile_would_see_a_call() -> None:
    """The check above sees what it is to see: the Python playout calls Python at every move."""
    from cadogan.testing import slow_playout

    assert len(calls_during(lambda: slow_playout(GAME.deal(1)))) > 100


def test_another_thread_runs_unhindered_during_ten_million_moves() -> None:
    moves = simulate_chunk(GAME.rules, 0, 1000, 0, "random")[3]
    deals = 10**7 * 1000 // moves + 1000
    done: list[int] = []
    spans: list[float] = []

    def work() -> None:
        start = time.perf_counter()
        done.append(simulate_chunk(GAME.rules, 0, deals, 0, "random")[3])
        spans.append(time.perf_counter() - start)

    thread = threading.Thread(target=work)
    thread.start()
    ticks, longest, last = 0, 0.0, time.perf_counter()
    while thread.is_alive():
        time.sleep(0.0005)
        now = time.perf_counter()
        ticks, longest, last = ticks + 1, max(longest, now - last), now
    thread.join()
    assert done[0] >= 10**7
    # With the lock held there would be one wait as long as the whole playout.
    assert ticks > 100
    assert longest < spans[0] / 4


def test_threads_play_the_same_games_as_one() -> None:
    alone = [simulate_chunk(cadogan.game(slug).rules, 0, 50, 3, "random") for slug in GAMES]
    together: dict[int, Any] = {}
    threads = [
        threading.Thread(
            target=lambda k=k, slug=slug: together.update(
                {k: simulate_chunk(cadogan.game(slug).rules, 0, 50, 3, "random")}
            )
        )
        for k, slug in enumerate(GAMES)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [together[k] for k in range(len(GAMES))] == alone


# ---- buffers and sizes
# ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", GAMES)
def test_legal_moves_never_exceed_the_buffer_that_is_made_for_them(slug: str) -> None:
    """A rule gives a move at most once for each of its sources with each of its targets; the bound adds the rules up.

    A joint play names two sources; each card fits one foundation at the most (equal ones count once, and foundations
    that differ take different cards), so it is counted by its pairs of sources.
    """
    game = cadogan.game(slug)
    tables = game.compiled.tables
    size = [len(row["places"]) for row in tables["classes"]]
    own = []
    for row in tables["rules"]:
        sources = max(1, size[row["src"]])
        if row["shape"] == 10:  # both cards of a pile: one move a pile
            own.append(sources)
        elif row["shape"] == 14:  # three cards and a fourth
            own.append(sources**4)
        else:
            own.append(sources * max(1, size[row["src2"]] if row["shape"] == 9 else size[row["dst"]]))
    assert sum(own) <= tables["move_bound"]
    for number in range(6):
        position = game.deal(number)
        player = Random(number)
        for _ in range(200):
            codes = position._codes()
            assert len(codes) <= tables["move_bound"]
            assert len(set(codes)) == len(codes)
            if not codes:
                break
            for rule in {code & 255 for code in codes}:
                assert sum(code & 255 == rule for code in codes) <= own[rule]
            position._push(position._move(codes[player.below(len(codes))]))


WIDE = """
import cadogan
from cadogan.declare import Game, Joint, Lay, Turn, foundations, pack, packets, talon
# Eight or ten foundations that all begin with any ace and then differ: an ace fits each of them.
zones = tuple(foundations(1, f"A {rank}", suit="any") for rank in "23456789TJ")
zones += (packets(40, letter="a"), packets(40, letter="n"), talon(), pack())
game = cadogan.Game(Game(
    "wide", "Wide", packs=4, zones=zones, deal=(Lay("a"), Lay("n")), win=10,
    moves=(Joint("lone(a)", "lone(n)", first_to="f1-%(first)d", second_to="f%(second)s"), Turn()),
))
aces = [["A" + suit] for suit in "CDHS" for _ in range(4)]
rest = [rank + suit for suit in "CDHS" for rank in "23456789TJQK" for _ in range(4)]
position = game.from_zones({"a": aces[:%(army)d], "n": aces[%(army)d:], "s": [rest]})
moves = position.legal_moves.count()
assert moves == %(moves)d, moves
assert moves <= game.compiled.tables["move_bound"], game.compiled.tables["move_bound"]
"""


@pytest.mark.parametrize(
    ("first", "second", "army", "moves"),
    [(4, "5-8", 8, 8 * 4 * 8 * 4 + 1), (9, "10", 15, 15 * 9 + 1)],
    ids=["many pairs", "many plays of one card"],
)
def test_the_buffers_suffice_for_any_declaration(first: int, second: str, army: int, moves: int) -> None:
    """In a process of its own: a buffer overrun may end it."""
    script = WIDE % {"first": first, "second": second, "army": army, "moves": moves}
    done = subprocess.run([sys.executable, "-P", "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-300:]


@pytest.mark.parametrize("slug", GAMES)
def test_a_position_takes_four_kilobytes_at_the_most(slug: str) -> None:
    position = cadogan.game(slug).deal(0)
    assert position._sizes()[0] <= 4096


@pytest.mark.parametrize("slug", GAMES)
def test_the_history_of_a_move_is_a_few_words(slug: str) -> None:
    """28 bytes for a card that moves, 4 more for each that follows it at once; rows and redeals, which move many,
    apart."""
    history = moves = 0
    for number in range(20):
        position = cadogan.game(slug).deal(number)
        position.playout(seed=number)
        while position._played():
            with_it = position._sizes()[1]
            if position.pop().kind not in ("deal", "redeal", "pay"):
                history += with_it - position._sizes()[1]
                moves += 1
    assert history / moves <= 64


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_has_at_most_4096_move_ids(slug: str) -> None:
    assert 1 <= cadogan.game(slug).action_count <= 4096


def test_a_copy_of_a_position_with_one_move_takes_the_next() -> None:
    position = cadogan.game("klondike").deal(5)
    position.push("turn")
    copy = position.copy()
    for _ in range(20):
        copy.push("turn")
    assert [move.text for move in copy.moves] == ["turn"] * 21
    assert len(position.moves) == 1


def test_a_winning_play_still_fills_the_gap_that_it_opens() -> None:
    """Anna: the eighth king goes home from a help, and the talon's top comes in its place."""
    game = cadogan.game("anna")
    f = [["J" + s, *(r + s for r in "T98765432A"), "K" + s] for s in "CDHSCDHS"]
    last = f[7].pop()
    queens = ["Q" + s for s in "CDHSCDHS"]
    position = game.from_zones({"f": f, "t": [[last], *([queen] for queen in queens[:7])], "w": [[queens[7]]]})
    position.push("t1>f8")
    assert position.outcome() is cadogan.Outcome.WON
    assert [card.code for card in position.zones["t"][0]] == [queens[7]]


# ---- moves by their texts and cards ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("slug", "number", "legal", "others"),
    [
        ("napoleons-square", 7, "tuck:t1", "t1>t12 t1>t1 t1>AS t1>w KC>JD KC>t12"),
        ("terrace", 0, "base:h1", "h1>f4 h1>t1 h1>AS"),
    ],
)
def test_a_move_with_a_word_before_it_is_named_in_no_other_way(slug: str, number: int, legal: str, others: str) -> None:
    position = cadogan.game(slug).deal(number)
    position.parse_move(legal)
    for text in others.split():
        with pytest.raises((cadogan.IllegalMoveError, cadogan.InvalidMoveError)):
            position.push(text)


def test_both_cards_of_a_pair_are_named_the_red_one_first() -> None:
    position = cadogan.game("empress-of-india").deal(1)
    position.push("n10>a2")
    move = position.parse_move("a2>f9+f1")
    assert ([card.code for card in move.cards], move.targets) == (["QD", "2C"], ("f9", "f1"))
    for text in ("QD+2C>f9+f1", "QD+2C>KD+AC", "QD>f9+f1", "2C>f9+f1", "a2>f"):
        assert position.parse_move(text) == move
    with pytest.raises(cadogan.IllegalMoveError):
        position.parse_move("2C+QD>f9+f1")
