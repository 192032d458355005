"""The package under test is the installed one, also when ``python -m pytest`` puts this folder first on the path."""

import sys
from pathlib import Path

_HERE = Path(__file__).resolve().parent
sys.path[:] = [entry for entry in sys.path if Path(entry).resolve() != _HERE]
