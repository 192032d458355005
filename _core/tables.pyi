from typing import Any

class Rules:
    """The compiled rules of one game. Read-only and shared freely between threads."""

    spec: Any
    size: int
    game: Any
    def __init__(self, spec: Any) -> None: ...
