"""A position as a picture: the table as SVG, with our own cards, and as PNG with the extra ``png``.

The table lies as the declaration's coordinates say; nothing is written for a single game.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from cadogan.card import CARDS
from cadogan.compile.sequences import bases_of
from cadogan.declare import Foundations
from cadogan.svg.faces import INK, back, definitions, face, pip_at, rank_at
from cadogan.svg.layout import Laid, Pile, lay_out
from cadogan.svg.png import NoPngError, to_png

if TYPE_CHECKING:
    from cadogan.position import Position

__all__ = ["NoPngError", "draw", "to_png"]

_BORDER, _LINE = 26.0, 20.0
_FONT = 'font-family="Helvetica,Arial,DejaVu Sans,sans-serif"'
_FELT, _CHALK, _FAINT = "#2e6a4f", "#e4efe8", "#9fc4b1"


def draw(position: Position, *, view: bool = False, colours: int = 2) -> str:
    """The table as an SVG document.

    Args:
        position: what is drawn.
        view: only what the player may see. Otherwise a card that lies face down shows its index on its back.
        colours: 2 (red and black), or 4 (a colour a suit).

    Raises:
        ValueError: neither 2 nor 4 colours.
    """
    if colours not in INK:
        raise ValueError(f"{colours!r} colours: expected 2 or 4")
    table = lay_out(position, view)
    left, top = table.left - _BORDER, table.top - _BORDER
    width = max(table.right - table.left + 2 * _BORDER, 360)
    legend = _legend(position, width - 2 * _BORDER)
    height = table.bottom - table.top + 2 * _BORDER + _LINE * len(legend)
    title = escape(_title(position))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:.1f} {top:.1f} {width:.1f} {height:.1f}" '
        f'width="{width:.0f}" height="{height:.0f}" style="max-width:100%;height:auto" role="img">',
        f"<title>{title}</title>",
        f"<defs>{definitions()}</defs>",
        f'<rect x="{left:.1f}" y="{top:.1f}" width="{width:.1f}" height="{height:.1f}" fill="{_FELT}"/>',
        *(_pile(position, pile, colours) for pile in table.piles),
        *(
            f'<text x="{table.left:.1f}" y="{table.bottom + _BORDER + _LINE * k + 14:.1f}" {_FONT} font-size="14" '
            f'fill="{_CHALK}">{escape(line)}</text>'
            for k, line in enumerate(legend)
        ),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _title(position: Position) -> str:
    number = position.deal_number
    title: str = position.game.title
    return title + (f", deal {number}" if number is not None else "")


def _legend(position: Position, width: float) -> list[str]:
    """The game, and what its letters mean, in lines of that width."""
    words = [_title(position), *(f"{zone.letter} {zone.name}" for zone in position.game.zones if zone.count > 1)]
    lines = [words[0]]
    for word in words[1:]:
        longer = f"{lines[-1]}  ·  {word}"
        if len(longer) * 7.2 <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


# ---- piles -----------------------------------------------------------------------------------------------------------


def _pile(position: Position, pile: Pile, colours: int) -> str:
    parts = [f'<g data-place="{pile.name}">']
    if not pile.cards:
        parts.append(_empty(position, pile))
    elif pile.fan == (0, 0) or len(pile.cards) == 1:
        parts += [_edge(pile, k) for k in range(min(3, (pile.total - len(pile.cards) + 2) // 3), 0, -1)]
    for laid in pile.laid:
        if laid.shown is not None:
            parts.append(_card(laid, colours))
    parts.append(_tag(position, pile))
    return "".join(parts) + "</g>"


def _turned(laid: Laid) -> str:
    turn = f" rotate({laid.angle:g})" if laid.angle else ""
    return f'transform="translate({laid.x:.1f} {laid.y:.1f}){turn}"'


def _card(laid: Laid, colours: int) -> str:
    assert laid.shown is not None
    card = laid.shown.card
    if laid.shown.back:
        known = f' data-card="{card.code}"' if card is not None else ""
        return f"<g {_turned(laid)}{known}>{back(card, laid.corner, colours)}</g>"
    assert card is not None
    drawn = face(card, laid.corner, colours, laid.bare)
    return f'<g {_turned(laid)} data-card="{card.code}"><title>{card.symbol}</title>{drawn}</g>'


def _edge(pile: Pile, k: int) -> str:
    """A card beneath a squared packet."""
    x, y = pile.laid[0].x + 2.5 * k, pile.laid[0].y + 2.5 * k
    turn = f" rotate({pile.laid[0].angle:g})" if pile.laid[0].angle else ""
    return f'<use href="#cadogan-card" transform="translate({x:.1f} {y:.1f}){turn}" fill="#d8d8d2" stroke="#3a3f45"/>'


def _empty(position: Position, pile: Pile) -> str:
    """The place's outline, and on a foundation what it wants."""
    wanted = ""
    if pile.zone.role == "foundation":
        ranks, suits = _wanted(position, pile)
        if len(ranks) == 1 and len(suits) == 1:
            wanted = rank_at(ranks, 0, -18, 1.2, _FAINT) + pip_at(suits, 0, 26, 34, _FAINT)
        elif len(ranks) == 1:
            wanted = rank_at(ranks, 0, 0, 1.5, _FAINT)
        elif len(suits) == 1:
            wanted = pip_at(suits, 0, 0, 44, _FAINT)
    outline = f'<use href="#cadogan-card" fill="#ffffff" fill-opacity=".06" stroke="{_FAINT}" stroke-dasharray="5 4"/>'
    return f"<g {_turned(pile.laid[0])}>{outline}{wanted}</g>"


def _wanted(position: Position, pile: Pile) -> tuple[str, str]:
    """Ranks and suits that a foundation takes next, each once."""
    places = position.game.compiled.places
    place, zone = places.number[pile.name], pile.zone
    mask = position._wants(place)
    if not (mask or pile.cards) and isinstance(zone, Foundations) and not zone.begun:
        # It waits for another pile; then it takes its base.
        mask = 1 << bases_of(zone, zone.letter)[place - places.first[places.zone_of[place]]]
    cards = [card for card in CARDS if mask >> card.face & 1]
    return "".join(dict.fromkeys(c.rank for c in cards)), "".join(dict.fromkeys(c.suit for c in cards))


def _tag(position: Position, pile: Pile) -> str:
    """The place's name, small, on its last card; how many lie there; what a begun foundation takes next."""
    if not pile.tagged:
        return ""
    laid = pile.laid[-1]
    text = pile.zone.name if len(pile.name) == 1 else pile.name
    if pile.total > len(pile.cards):
        text += f" ×{pile.total}"
    if pile.zone.role == "foundation" and pile.cards:
        ranks, _ = _wanted(position, pile)
        if len(ranks) == 1:
            text += f" → {ranks.replace('T', '10')}"
    y = -55.0 if laid.corner.split()[1][0] == "s" else 64.0
    ink, halo = ("#5d6670", "#fdfdfa") if laid.shown is not None else (_CHALK, "none")
    behind = ""
    if laid.shown is not None and laid.shown.back:
        wide = 6.2 * len(text) + 8
        behind = f'<rect x="{-wide / 2:.1f}" y="{y - 11:.1f}" width="{wide:.1f}" height="15" rx="4" fill="{halo}"/>'
    fit = ' textLength="92" lengthAdjust="spacingAndGlyphs"' if 6.2 * len(text) > 92 else ""
    return (
        f'<g {_turned(laid)}>{behind}<text y="{y:g}" text-anchor="middle" {_FONT} font-size="11" fill="{ink}"{fit}>'
        f"{escape(text)}</text></g>"
    )
