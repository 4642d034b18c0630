"""Environments for reinforcement learning and game research; each uses a game only through its contract.

In reading order:

    rewards.py         the reward of each seat at the end of a game
    compiled.py        the compiled entry points of all environments below
    compiled_match.py  one game on compiled rules
    opponents.py       the players of the seats that do not learn
    vector.py          thousands of games in arrays (needs only numpy and numba)
    gymnasium.py       one seat of one game, and the vector environment, behind Gymnasium's API
    pettingzoo.py      one game behind PettingZoo's AEC API
    picture.py         a drawn table as pixels
    openspiel.py       the games as OpenSpiel's Python games

`vector` needs nothing but Kogge; the others need the extra `research`.
"""
