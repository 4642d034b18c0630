"""Lessons and puzzles as data, and how to solve them."""
