"""Hints, and reports of finished games."""
