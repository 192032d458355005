"""Files written whole or not at all."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path


def write_atomically(path: str | os.PathLike[str], data: bytes) -> None:
    """Put data in place of a file in one step: a reader, also after a crash, finds the old bytes or the new.

    A link is followed, an old file's permissions are kept.

    Raises:
        OSError: nothing is changed.
    """
    import tempfile  # not for every start: it brings half a dozen compressors along

    target = Path(os.path.realpath(path))
    if target.exists() and not target.is_file():
        # A device or a pipe is written to; a file in its place would be a surprise.
        target.write_bytes(data)
        return
    mode = target.stat().st_mode & 0o7777 if target.exists() else 0o666 & ~_umask()
    handle, name = tempfile.mkstemp(prefix=f".{target.name[:100]}.", dir=target.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(name).chmod(mode)
        Path(name).replace(target)
    except BaseException:
        with contextlib.suppress(OSError):
            Path(name).unlink()
        raise
    _sync_folder(target.parent)


def _umask() -> int:
    old = os.umask(0o077)  # it can only be read by setting it
    os.umask(old)
    return old


def _sync_folder(folder: Path) -> None:
    """The new name must survive a crash as well; not every system can promise it."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
