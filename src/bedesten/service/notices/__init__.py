"""Notices: a person who is not looking is told that something has happened. Whoever wants none costs nothing.

In reading order: notice.py, of_tables.py.
"""
