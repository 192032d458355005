"""What random and greedy players reach in every game: ``python bench/reach.py [--deals N]``.

Writes docs/reach.md, the plot in it (docs/img/reach.svg) and the numbers of both (docs/reach.json). Deals and players
are numbered, so the same command writes the same files on every machine.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import sys
from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import Any

import cadogan
from cadogan.simulate import wilson

DOCS = Path(__file__).resolve().parent.parent / "docs"
POLICIES = ("random", "greedy")
_BATCHES = 50  # the totals of a simulation hold no spread of moves; that of its parts gives it
_Z95 = 1.959963984540054

Counts = dict[str, Any]  # of one game and player, as in reach.json
Results = dict[str, dict[str, Counts]]  # by game and player


# ---- play


def in_order(games: Iterable[cadogan.Game]) -> list[cadogan.Game]:
    """By number in the book, a variant after the game that it varies."""
    games = list(games)
    number = {game.slug: game.number for game in games}

    def key(game: cadogan.Game) -> tuple[int, bool, str]:
        parent = number.get(game.variant_of or "")
        return game.number or parent or 999, game.number is None, game.slug

    return sorted(games, key=key)


def error_of_mean(values: list[float]) -> float:
    """Half of the 95 % interval of their mean."""
    return _Z95 * statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf


def reach(game: cadogan.Game, policy: str, deals: int, threads: int) -> Counts:
    """Deals 0 … deals − 1, played once each."""
    size = -(-deals // _BATCHES)
    parts = [
        cadogan.simulate(game, deals=min(size, deals - first), first=first, policy=policy, threads=threads)
        for first in range(0, deals, size)
    ]
    if any(part.interrupted for part in parts):
        raise KeyboardInterrupt
    home = [sum(counts) for counts in zip(*(part.home for part in parts), strict=True)]
    mean = sum(k * n for k, n in enumerate(home)) / deals
    variance = sum(n * (k - mean) ** 2 for k, n in enumerate(home)) / max(1, deals - 1)
    return {
        "won": sum(part.won for part in parts),
        "lost": sum(part.lost for part in parts),
        "stalled": sum(part.stalled for part in parts),
        "home": mean,
        "home_error": _Z95 * math.sqrt(variance / deals),
        "moves": sum(part.moves for part in parts) / deals,
        "moves_error": error_of_mean([part.moves / part.deals for part in parts if part.deals == size]),
    }


def play(games: list[cadogan.Game], deals: int, threads: int) -> Results:
    """All games, both players; what is being played goes to stderr."""
    results: Results = {}
    for k, game in enumerate(games):
        print(f"\r\x1b[K{k + 1}/{len(games)} {game.slug}", end="", file=sys.stderr, flush=True)
        results[game.slug] = {policy: reach(game, policy, deals, threads) for policy in POLICIES}
    print(file=sys.stderr)
    return results


# ---- the page


def share(count: int, deals: int) -> str:
    """In percent, with its Wilson 95 % interval; "0" and "100" only where there was none, or nothing else."""
    middle, low, high = (100 * part for part in wilson(count, deals))
    if count in (0, deals):
        return f"{middle:.0f} ({low:.0f}–{high:.3f})" if count == 0 else f"100 ({low:.3f}–100)"
    places = 3 if middle < 0.1 or middle > 99.9 else 2
    return f"{middle:.{places}f} ({low:.{places}f}–{high:.{places}f})"


def mean(value: float, error: float) -> str:
    return f"{value:.2f} ± {error:.2f}" if math.isfinite(error) else f"{value:.2f}"


def page(results: Results, deals: int, titles: dict[str, cadogan.Game]) -> str:
    """docs/reach.md."""
    lines = [
        "# What random and greedy players reach",
        "",
        f"Every built-in game, deals 0 to {deals - 1:,}, played once each by two players who think of nothing:",
        "",
        "- **random** takes any legal move, each with the same chance;",
        "- **greedy** does the same among the moves that bring a card home (or remove one), when there are any.",
        "",
        "So the table says how kind a game is to play without a plan, not how many of its deals can be won.",
        "*Lost* is a deal that ended without a legal move; *stalled* one that was given up since nothing had come of",
        "twice as many moves as the game has cards: no card more home, none out of the pack, no hidden card turned.",
        "*Home* counts the cards on the foundations or removed, bases that the deal puts there included (0 in a game",
        "that sends none home); *moves* are those of the player, turns and redeals among them.",
        "",
        "In brackets and after ± stand 95 % intervals: Wilson's for shares, normal ones for means (that of the moves",
        f"from the means of {_BATCHES} parts).",
        "",
        "```sh",
        f"python bench/reach.py --deals {deals}",
        "```",
        "",
        "wrote this page, its plot, and [the numbers](reach.json); deals and players are numbered, so it writes the",
        "same again.",
        "",
        "![Mean share of the cards home, and share of deals won, of each game and player](img/reach.svg)",
        "",
        "| game | cards | player | won % | lost % | stalled % | home | moves a deal |",
        "| --- | --: | --- | --- | --- | --- | --- | --- |",
    ]
    for slug, players in results.items():
        game = titles[slug]
        for policy, counts in players.items():
            cells = (
                slug,
                str(game.cards),
                policy,
                *(share(counts[end], deals) for end in ("won", "lost", "stalled")),
                mean(counts["home"], counts["home_error"]),
                mean(counts["moves"], counts["moves_error"]),
            )
            lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


# ---- the plot

_ROW, _TOP, _LEFT, _PANEL, _GAP, _RIGHT = 16, 64, 236, 330, 40, 24
_COLOURS = {"random": "#8a8f98", "greedy": "#b3261e"}
_RADII = {"random": 4.5, "greedy": 3.0}  # so that one does not hide the other
_DECADES = 5  # shares of deals won are drawn from 10^(2 − 5) % on


def plot(results: Results, deals: int, titles: dict[str, cadogan.Game]) -> str:
    """docs/img/reach.svg: on the left mean cards home, on the right deals won, on a scale of tenfold steps."""
    second = _LEFT + _PANEL + _GAP
    width, bottom = second + _PANEL + _RIGHT, _TOP + _ROW * len(results)
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {bottom + 44}" width="{width}" '
        'font-family="Helvetica,Arial,DejaVu Sans,sans-serif" font-size="11" fill="#222">',
        f"<title>Random and greedy play of {len(results)} patiences, {deals:,} deals each</title>",
        f'<rect width="{width}" height="{bottom + 44}" fill="#fff"/>',
        f'<text x="{_LEFT}" y="20" font-size="13" font-weight="bold">Cards home, mean, % of the pack</text>',
        f'<text x="{second}" y="20" font-size="13" font-weight="bold">Deals won, %, with 95 % interval</text>',
    ]
    x = 16.0
    for policy, colour in _COLOURS.items():
        out.append(f'<circle cx="{x}" cy="16" r="4" fill="{colour}"/><text x="{x + 9}" y="20">{policy}</text>')
        x += 74

    def won_x(part: float) -> float:
        """Where a share of the deals stands; what is less than the scale shows stands at its beginning."""
        return second + _PANEL * max(0.0, 1 + math.log10(max(part, 1e-12)) / _DECADES)

    ticks = [(_LEFT + _PANEL * k / 100, f"{k}") for k in range(0, 101, 20)]
    ticks += [(won_x(10.0 ** (k - 2)), f"{10.0**k:g}") for k in range(2 - _DECADES, 3)]
    for x, label in ticks:
        out.append(f'<path d="M{x:.1f} {_TOP - 12}V{bottom}" stroke="#ddd"/>')
        out += [f'<text x="{x:.1f}" y="{y}" text-anchor="middle">{label}</text>' for y in (_TOP - 18, bottom + 16)]
    for k, (slug, players) in enumerate(results.items()):
        y = _TOP + _ROW * k
        game = titles[slug]
        if k % 2 == 0:
            out.append(f'<path d="M8 {y}H{width - 8}" stroke="#f3f3f3" stroke-width="{_ROW}"/>')
        name = f"{game.number}. {slug}" if game.number else slug
        out.append(f'<text x="{_LEFT - 12}" y="{y + 4}" text-anchor="end">{escape(name)}</text>')
        home = [_LEFT + _PANEL * counts["home"] / game.cards for counts in players.values()]
        out.append(f'<path d="M{min(home):.1f} {y}H{max(home):.1f}" stroke="#bbb"/>')
        for (policy, counts), x, dy in zip(players.items(), home, (-2.5, 2.5), strict=True):
            colour, radius = _COLOURS[policy], _RADII[policy]
            spread = _PANEL * counts["home_error"] / game.cards
            middle, low, high = wilson(counts["won"], deals)
            out.append(
                f'<g stroke="{colour}" fill="{colour}"><title>{escape(slug)}, {policy}: {counts["home"]:.2f} of '
                f"{game.cards} cards home, {share(counts['won'], deals)} % won</title>"
                f'<path d="M{x - spread:.1f} {y}H{x + spread:.1f}"/><circle cx="{x:.1f}" cy="{y}" r="{radius}"/>'
                f'<path d="M{won_x(low):.1f} {y + dy}H{won_x(high):.1f}"/>'
            )
            if counts["won"]:
                out.append(f'<circle cx="{won_x(middle):.1f}" cy="{y + dy}" r="3"/>')
            out.append("</g>")
    out.append(
        f'<text x="{width - 8}" y="{bottom + 36}" fill="#666" text-anchor="end">a line without a dot: none won; it '
        "ends at the upper bound of the interval</text></svg>"
    )
    return "\n".join(out) + "\n"


def write(results: Results, deals: int, folder: Path) -> None:
    titles = {game.slug: game for game in cadogan.games()}
    folder.joinpath("img").mkdir(parents=True, exist_ok=True)
    rows = ",\n".join(f'"{slug}": {json.dumps(players)}' for slug, players in results.items())
    folder.joinpath("reach.json").write_text(f'{{"deals": {deals}, "games": {{\n{rows}\n}}}}\n', encoding="utf-8")
    folder.joinpath("reach.md").write_text(page(results, deals, titles), encoding="utf-8")
    folder.joinpath("img", "reach.svg").write_text(plot(results, deals, titles), encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description="Write docs/reach.md: what random and greedy players reach.")
    parser.add_argument("--deals", type=int, default=100_000, metavar="N", help="of each game and player (100000)")
    parser.add_argument("--threads", type=int, default=1, metavar="T", help="how many play at once (1)")
    parser.add_argument("--docs", type=Path, default=DOCS, metavar="FOLDER", help="where to write (docs)")
    parser.add_argument("--redraw", action="store_true", help="write page and plot anew from reach.json; play nothing")
    options = parser.parse_args()
    if options.deals < 1 or options.threads < 1:
        parser.error("--deals and --threads: expected 1 or more")
    if options.redraw:
        kept = json.loads(options.docs.joinpath("reach.json").read_text(encoding="utf-8"))
        write(kept["games"], kept["deals"], options.docs)
        return 0
    games = in_order(game for game in cadogan.games() if game.distribution == "cadogan")
    try:
        results = play(games, options.deals, options.threads)
    except KeyboardInterrupt:
        print("\ninterrupted; nothing was written", file=sys.stderr)
        return 3
    write(results, options.deals, options.docs)
    return 0


if __name__ == "__main__":
    sys.exit(main())
