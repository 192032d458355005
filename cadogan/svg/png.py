"""PNG from SVG, with the extra ``png``."""

from __future__ import annotations

from cadogan.errors import CadoganError


class NoPngError(CadoganError, ImportError):
    """The extra ``png`` is not installed."""


def to_png(svg: str, zoom: float = 1.0) -> bytes:
    """The drawing as a PNG file.

    Raises:
        NoPngError: pip install 'cadogan[png]' is needed.
    """
    try:
        from resvg_py import svg_to_bytes
    except ImportError:
        raise NoPngError("PNG needs the extra png: pip install 'cadogan[png]'; SVG needs nothing") from None
    return bytes(svg_to_bytes(svg_string=svg, zoom=zoom))
