"""An alias of `jobs.ThreadQueue`, until `analysis` uses that name."""

from kogge.web.jobs import Found
from kogge.web.jobs import ThreadQueue as FairQueue

__all__ = ["FairQueue", "Found"]
