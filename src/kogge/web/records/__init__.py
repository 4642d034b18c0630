"""Pasting a record as text, and correcting it line by line.

service.py   what is wrong with a record, and the same record with another line
routes.py    the page
"""
