"""Oracle for a variant of game 30, The Herring-Bone: the bone comes from a single pack, so it has no duplicates."""

from __future__ import annotations

import importlib.util
from pathlib import Path

from oracle_common import ordered_pack, reshuffled, shuffled_pack

_SPEC = importlib.util.spec_from_file_location(
    "oracle_parent_herring_bone", Path(__file__).with_name("herring-bone.py")
)
_PARENT = importlib.util.module_from_spec(_SPEC)
_SPEC.loader.exec_module(_PARENT)

SLUG = "herring-bone-german"
PACKS = _PARENT.PACKS


class Oracle(_PARENT.Oracle):
    # Reading: what lies beneath the bone is the first shuffle after the deal's own, so the redeals are the second and
    # third; also where cards were given or a position was loaded, so that the cards of a numbered deal, given with that
    # number as seed, are the same game.
    SHUFFLES_BEFORE = 1

    @classmethod
    def deal(cls, number: int) -> Oracle:
        first = shuffled_pack(1, number)
        bone, others = first[: _PARENT.BONE], first[_PARENT.BONE :]
        beneath = reshuffled(others + ordered_pack(1), PACKS, number, 1)
        return cls.deal_cards(bone + beneath, seed=number)

    @classmethod
    def deal_cards(cls, cards: list[str], seed: int = 0) -> Oracle:
        bone = cards[: _PARENT.BONE]
        if len(set(bone)) != len(bone):
            raise ValueError("a card lies twice in the bone")
        return super().deal_cards(cards, seed)
