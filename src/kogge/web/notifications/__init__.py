"""Notifications: who gets one, when, by push or mail."""
