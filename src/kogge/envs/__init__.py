"""Environments for people who study games; each sees a game only through its contract.

In reading order:

    rewards.py         what a finished game pays each seat
    compiled.py        the entry points that every environment below calls
    compiled_match.py  one game on them
    vector.py          thousands of games in arrays (numpy alone)
    gymnasium.py       the same behind Gymnasium's vector API
    pettingzoo.py      one game behind PettingZoo's AEC API
    picture.py         a drawn table as pixels
    openspiel.py       the games as OpenSpiel's Python games
    bench.py           how fast all this is

`vector` needs nothing but Kogge; the others need the extra `research`.
"""
