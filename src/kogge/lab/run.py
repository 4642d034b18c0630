"""Playing a study: in this process, on several cores, or on a cluster."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np

from kogge.arena.results import Results
from kogge.arena.run import WORTH_COMPILING
from kogge.arena.workers import checked_workers, each_done
from kogge.engine.errors import BadOption, quoted
from kogge.engine.validation import checked_callable, checked_path
from kogge.lab.instrumented.compiled import measured_games
from kogge.lab.play import can_be_compiled, play_portion
from kogge.lab.report import Report, report
from kogge.lab.study import Study


def games_in(study: Study) -> int:
    """The number of games of a study."""
    return sum(study.games_of(portion) for portion in study.portions())


def run_study(
    study: Study,
    path: str | Path | None = None,
    jobs: int = 1,
    backend: str = "local",
    scheduler: str | None = None,
    played: Callable[[int], None] = lambda _: None,
) -> Report:
    """Play a study, except the portions already in the file at `path`, and report. `played` is called with the number of games done."""
    if not isinstance(study, Study):
        raise BadOption(f"run_study plays a Study, not {quoted(study)}.", found=study)
    jobs, backend, scheduler = checked_workers(jobs, backend, scheduler)
    played = checked_callable(played, "played")
    results = Results(study, checked_path(path, "The file of results"))
    portions = study.portions()
    due = [portion for portion in portions if portion.number not in results.games]
    played(sum(study.games_of(portion) for portion in portions if portion.number in results.games))
    compiled = can_be_compiled(study) and sum(map(study.games_of, due)) >= WORTH_COMPILING
    if compiled:  # compile once here, so that the workers load it from the cache
        config = study.variants[0].config
        measured_games(config, np.zeros(0, np.int64), np.zeros((0, config.players), np.int64))
    for result in each_done(play_portion, [(study, portion, compiled) for portion in due], jobs, backend, scheduler):
        results.add(result)
        played(study.games_of(portions[result["number"]]))
    return report(study, results.first(len(portions)))
