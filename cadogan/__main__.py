"""``python -m cadogan`` is the same as ``cadogan``."""

import sys

from cadogan.cli import main

if __name__ == "__main__":
    sys.exit(main())
