from cadogan._core.tables import Rules

POLICIES: tuple[str, ...]
REASONS: tuple[str, ...]

def simulate_chunk(
    rules: Rules, first: int, count: int, seed: int, policy: str
) -> tuple[int, int, int, int, list[int]]:
    """Deals ``first`` … ``first + count − 1`` played out, without the GIL: won, lost, stalled, moves, histogram of
    cards home."""
