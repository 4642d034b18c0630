"""The queue with fair turns has moved to `jobs.py`; this name stays until the last user has followed."""

from kogge.web.jobs import Found
from kogge.web.jobs import ThreadQueue as FairQueue

__all__ = ["FairQueue", "Found"]
