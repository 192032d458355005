"""What the oracles share: cards, the documented shuffle and its redeals. Plain Python, slow on purpose.

Nothing here or in the oracles may import cadogan: an oracle that shares code with the engine proves nothing.
Cards are two-letter codes (``AS``, ``TD``); a pack is a list with its top card first.
"""

from __future__ import annotations

from collections.abc import Iterable

SUITS = "CDHS"
RANKS = "A23456789TJQK"
MASK = (1 << 64) - 1


def value(card: str) -> int:
    """1 for an ace … 11, 12, 13 for knave, queen, king."""
    return RANKS.index(card[0]) + 1


def suit(card: str) -> str:
    return card[1]


def is_red(card: str) -> bool:
    return card[1] in "DH"


def ordered_pack(packs: int, ranks: str = RANKS) -> list[str]:
    """For each pack in turn suits C D H S, within a suit ranks A … K."""
    return [rank + s for _ in range(packs) for s in SUITS for rank in ranks]


class Generator:
    """xoshiro256**, its state four successive outputs of SplitMix64 started at the seed."""

    def __init__(self, seed: int) -> None:
        state, x = [], seed & MASK
        for _ in range(4):
            x = (x + 0x9E3779B97F4A7C15) & MASK
            z = x
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
            state.append(z ^ (z >> 31))
        self.state = state

    def next(self) -> int:
        s = self.state
        x = (s[1] * 5) & MASK
        result = (((x << 7) | (x >> 57)) * 9) & MASK
        t = (s[1] << 17) & MASK
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = ((s[3] << 45) | (s[3] >> 19)) & MASK
        return result

    def jump(self) -> None:
        """Advance by 2**128 steps."""
        polynomial = (0x180EC6D33CFD0ABA, 0xD5A61266F0C9392C, 0xA9582618E03FC9AA, 0x39ABDC4529B1661C)
        acc = [0, 0, 0, 0]
        for word in polynomial:
            for bit in range(64):
                if word >> bit & 1:
                    acc = [a ^ b for a, b in zip(acc, self.state, strict=True)]
                self.next()
        self.state = acc

    def below(self, m: int) -> int:
        """The high half of the 64 × 64 bit product, with Lemire's rejection."""
        threshold = ((1 << 64) - m) % m
        while True:
            product = self.next() * m
            if product & MASK >= threshold:
                return product >> 64

    def shuffle(self, cards: list[str]) -> None:
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]


def shuffled_pack(packs: int, number: int) -> list[str]:
    """The pack of that deal number, top card first, before anything is withdrawn."""
    cards = ordered_pack(packs)
    Generator(number).shuffle(cards)
    return cards


def reshuffled(cards: Iterable[str], packs: int, seed: int, k: int) -> list[str]:
    """The gathered cards after the k-th shuffle (k = 1 for the first after the deal's own), top card first.

    They are first put into the ordered pack's order: the first copy of every face that is left, then the second …
    """
    left = list(cards)
    gathered = []
    one_pack = ordered_pack(1)
    for copy in range(packs):
        gathered += [face for face in one_pack if left.count(face) > copy]
    generator = Generator(seed)
    for _ in range(k):
        generator.jump()
    generator.shuffle(gathered)
    return gathered


def withdraw(pack: list[str], wanted: Iterable[str]) -> list[str]:
    """Take the first copy of each wanted card out of the pack (rulebook C8), in place; they are returned as asked."""
    out = []
    for card in wanted:
        pack.remove(card)
        out.append(card)
    return out
