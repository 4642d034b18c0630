"""Hints, and reports on finished games."""
