"""The arena: many games between bots, and ratings from their results.

Reading order: schedule (who sits where, with which seed), play (one game), results (the file they go to), workers, ratings, run,
page with page.html and plots.html, command.
"""

from kogge.arena.run import Report, run_arena
from kogge.arena.schedule import Plan

__all__ = ["Plan", "Report", "run_arena"]
