"""Lessons and puzzles in the browser."""
