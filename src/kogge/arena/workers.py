"""Workers: this process, several processes, or a cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from kogge.engine.errors import BadOption, quoted
from kogge.engine.validation import MAX_THREADS, checked_choice, checked_whole
from kogge.extras import missing

BACKENDS = ("local", "dask")

Result = dict[str, Any]
"""The result of one piece of work, as JSON values."""


def checked_workers(jobs: Any, backend: Any, scheduler: Any) -> tuple[int, str, str | None]:
    """How many processes, of which kind, and the address of a running cluster."""
    if scheduler is not None and not isinstance(scheduler, str):
        raise BadOption(f"A scheduler is given by its address, not by {quoted(scheduler)}.", found=scheduler)
    return checked_whole(jobs, "jobs", most=MAX_THREADS), checked_choice(backend, BACKENDS, "The backend"), scheduler


def each_done(
    work: Callable[..., Result], calls: Sequence[tuple[Any, ...]], jobs: int, backend: str, scheduler: str | None
) -> Iterable[Result]:
    """Call `work` with each tuple of arguments; yields the results in the order of completion."""
    if jobs == 1 and backend == "local":
        return (work(*arguments) for arguments in calls)
    return _done_with_joblib(work, calls, jobs, backend, scheduler)


def _done_with_joblib(
    work: Callable[..., Result], calls: Sequence[tuple[Any, ...]], jobs: int, backend: str, scheduler: str | None
) -> Iterator[Result]:
    import joblib

    tasks = [joblib.delayed(work)(*arguments) for arguments in calls]
    if backend == "local":
        yield from joblib.Parallel(n_jobs=jobs, return_as="generator_unordered")(tasks)
        return
    try:
        from distributed import Client
    except ModuleNotFoundError as error:
        raise missing(error, "A cluster") from None

    cluster = Client(scheduler) if scheduler else Client(n_workers=jobs, threads_per_worker=1, dashboard_address=None)  # type: ignore[no-untyped-call]
    with cluster as client, joblib.parallel_config("dask", client=client, wait_for_workers_timeout=60):
        yield from joblib.Parallel(return_as="generator_unordered")(tasks)
