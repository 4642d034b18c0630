"""Series and small tournaments: several games of the same people, ranked by their places.

seating.py   who sits where in a round, and what a place is worth
service.py   opening, joining, starting; the next round when all games of one are over
store.py     its SQL
routes.py    the pages
api.py       the same as JSON
"""
