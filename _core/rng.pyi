class Random:
    """xoshiro256** seeded by SplitMix64 started at ``number`` (0 … 2⁶⁴−1)."""

    def __init__(self, number: int) -> None: ...
    def next(self) -> int:
        """The next 64-bit word."""
    def below(self, m: int) -> int:
        """A uniform number in 0 … m−1; ValueError outside 1 … 2⁶⁴−1."""
    def jump(self) -> None:
        """Advance by 2¹²⁸ words."""
