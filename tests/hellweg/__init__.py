"""Hellweg Westfalicus, rule by rule."""
