"""The arena: many games between bots, and ratings from their results.

Reading order: schedule (bots, seats and seed of each game), play (one game), results (the file of results), workers, ratings, sprt, run,
page with page.html and plots.html.
"""

from kogge.arena.run import Report, run_arena
from kogge.arena.schedule import Plan

__all__ = ["Plan", "Report", "run_arena"]
