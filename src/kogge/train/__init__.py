"""Learning to play by self-play: proximal policy optimisation over many tables at once. Needs the extra `train`, playing does not.

In reading order:

    recipe.py    what a run is: how many tables, what is paid, how the knobs fall in its course
    configs.py   every number of players with every option set
    tables.py    many tables of them, on the GPU or in the vector environment
    net.py       the net: policy over all actions, win shares and points of all seats
    rollout.py   some decisions at every table, and what came of each
    ppo.py       learning from them
    shown.py     games that a search plays against itself, to learn from
    like.py      learning from those
    strength.py  how the net fares against fixed others
    run.py       a whole run: its clock, its log, what it leaves behind
    plot.py      the log as a picture
"""
