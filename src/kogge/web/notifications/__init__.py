"""Whom to tell and when: push and mail."""
