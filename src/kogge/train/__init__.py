"""Learning to play by self-play: proximal policy optimisation over many tables at once. Training needs the extra `train`, playing does not.

In reading order:

    recipe.py          the hyperparameters of a run and their schedules
    configs.py         the configurations: every number of players with every set of options
    tables.py          many tables, on the GPU or in the vector environment
    net.py             the net: policy over all actions, win shares and points of all seats
    rollout.py         decisions at every table, with advantages and targets
    ppo.py             training on rollouts
    teacher.py         training on moves compared by rollouts of `medium`
    labels.py          the same from files, written beforehand
    demonstrations.py  self-play games of a search, as training data
    imitation.py       training on demonstrations
    strength.py        measuring the net against fixed opponents
    run.py             a whole run: time limit, log, checkpoints
    plot.py            the log as a plot
"""
