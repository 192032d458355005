"""The command simulate: play many deals out."""

from __future__ import annotations

import argparse
from typing import Any

import cadogan
from cadogan.cli.common import MAX_NUMBER, Output, Progress, add_game, add_json, status, whole, write_json
from cadogan.errors import InvalidPositionError
from cadogan.simulate import POLICIES


def add_commands(commands: Any) -> None:
    """Add it to the parser."""
    parser = commands.add_parser("simulate", help="play many deals out and count how they end")
    add_game(parser)
    parser.add_argument("--deals", metavar="N", required=True, type=whole(1, MAX_NUMBER), help="how many deals")
    parser.add_argument("--first", metavar="A", default=0, type=whole(0, MAX_NUMBER), help="number of the first (0)")
    parser.add_argument("--seed", metavar="P", default=0, type=whole(0, MAX_NUMBER), help="seed of the player (0)")
    parser.add_argument("--policy", default="random", choices=POLICIES, help="how to play (random)")
    parser.add_argument(
        "--threads", metavar="T", type=whole(1, 4096), help="how many (as many as there are processors)"
    )
    add_json(parser)
    parser.set_defaults(run=simulate)


def simulate(arguments: argparse.Namespace) -> int:
    """Play the deals out."""
    if arguments.first + arguments.deals - 1 > MAX_NUMBER:
        raise InvalidPositionError("--first and --deals: the last deal's number is above 2**64 - 1")
    progress = Progress("deals")
    result = cadogan.simulate(
        cadogan.game(arguments.game),
        deals=arguments.deals,
        first=arguments.first,
        seed=arguments.seed,
        policy=arguments.policy,
        threads=arguments.threads,
        progress=progress,
    )
    progress.clear()
    if arguments.json:
        write_json(result.to_json())
    else:
        Output.of(arguments).say(_as_text(result))
    return status.UNDECIDED if result.interrupted else status.DONE


def _as_text(result: cadogan.Simulation) -> str:
    share, low, high = result.win
    last = result.first + result.deals - 1
    deals = max(result.deals, 1)
    home = sum(k * n for k, n in enumerate(result.home)) / deals
    spread = " ".join(f"{k}:{n}" for k, n in enumerate(result.home) if n)
    which = f"deals {result.first} to {last}" if result.deals else "no deal"
    lines = [
        f"{result.game} (rules {result.rules_version}), {which}, player {result.policy} with seed {result.seed}",
        f"won      {result.won} ({100 * share:.4g} %, 95 % interval {100 * low:.4g} to {100 * high:.4g} %)",
        f"lost     {result.lost}",
        f"stalled  {result.stalled}",
        f"unknown  {result.unknown}",
        f"moves    {result.moves} ({result.moves / deals:.1f} a deal)",
        f"home     {home:.2f} cards a deal; deals by cards home: {spread}",
        f"time     {result.seconds:.3f} s, {result.moves_per_second:,.0f} moves/s, {result.threads} at once",
    ]
    if result.interrupted:
        lines.append(f"interrupted after {result.deals} deals")
    return "\n".join(lines)
