"""The lab: the effect of a change of box, options or number of players on a game, with equal bots and equal chance.

>>> import kogge
>>> from kogge.lab import Study, Variant, run_study, swept
>>> printed = kogge.game_config("speicherstadt", players=3)
>>> study = Study([Variant("as printed", printed), *swept(printed, "fires.D", [2, 5])], bot="random", weak=None, games=2)
>>> run_study(study)["variants"][0]["win_share"]

Reading order: variants (what is compared), study (the games to play), instrumented (what is measured in each), play (a portion of the
games), figures (means and intervals), report, run, page with page.html.
"""

from kogge.lab.figures import Figure
from kogge.lab.report import Compared, Move, Report, Seat, Thing, VariantReport
from kogge.lab.run import run_study
from kogge.lab.study import Study
from kogge.lab.variants import Change, Variant, changed, swept

__all__ = [
    "Change",
    "Compared",
    "Figure",
    "Move",
    "Report",
    "Seat",
    "Study",
    "Thing",
    "Variant",
    "VariantReport",
    "changed",
    "run_study",
    "swept",
]
