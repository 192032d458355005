"""Exit status of every command."""

DONE = 0  # done, won, valid
LOST = 1  # verdict lost; a readable record that does not replay
MISUSE = 2  # a bad argument, an unreadable file, an illegal move in --moves
UNDECIDED = 3  # undecided, or interrupted
