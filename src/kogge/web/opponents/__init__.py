"""Bots at tables and their queue."""
