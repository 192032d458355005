"""The Great Thirteen: no. 45. Under each balcony card its multiples are counted; packets are dealt round the others,
each once.
"""

from cadogan.declare import Foundations, Game, Lay, Lift, Play, Scatter, Slip, packets, reserve, rows

game = Game(
    "great-thirteen",
    "The Great Thirteen",
    number=45,
    packs=2,
    zones=(
        reserve(8, letter="b", name="balcony", at=rows(8)),
        Foundations("f", "numerals", "foundation", 8, home=True, suit="any", begun="key", key="b", at=rows(8, y=1.5)),
        packets(8, name="ground packets", at=rows(8, y=3.2)),
    ),
    deal=(Lay("t", each=13), Slip("K", "t"), Lift("t", "b")),
    moves=(
        Play("t", only="begin", label="begin"),
        Play("t", only="continue", unless="begin"),
        Scatter("t"),
    ),
)
