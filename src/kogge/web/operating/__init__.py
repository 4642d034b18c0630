"""The site as its operator runs it: put together, started, measured, backed up. This room calls all others, and none of them calls it."""
