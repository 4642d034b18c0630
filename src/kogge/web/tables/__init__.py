"""A table: open, join, play, undo, chat, clocks, stand-ins, forks, fairness of the deal."""
