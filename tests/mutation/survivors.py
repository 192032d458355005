"""Mutants that play the same game, with the reason why. ``*`` holds for every game; a key is the beginning of what was changed."""

SAME_GAME: dict[str, dict[str, str]] = {
    "*": {
        ".hidden": "whether a place of the machinery is shown decides no move",
        ".first_only": "the game has no redeal that deals again",
    },
}
