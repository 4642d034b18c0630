"""Environments for reinforcement learning and game research; each uses a game only through its contract.

In reading order:

    rewards.py         what a finished game pays each seat
    compiled.py        the entry points that every environment below calls
    compiled_match.py  one game on them
    opponents.py       who plays the seats that do not learn
    vector.py          thousands of games in arrays (numpy alone)
    gymnasium.py       one seat of one game, and the same arrays, behind Gymnasium's API
    pettingzoo.py      one game behind PettingZoo's AEC API
    picture.py         a drawn table as pixels
    openspiel.py       the games as OpenSpiel's Python games

`vector` needs nothing but Kogge; the others need the extra `research`.
"""
