"""Planned moves: in a game over days a player leaves instructions for coming decisions.

service.py   what may be planned, and playing what was planned
store.py     its SQL
routes.py    the panel at the table, and the same as JSON
"""
