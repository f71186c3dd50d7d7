"""Notices: a person who is not looking is told that something has happened. Whoever wants none costs nothing.

In reading order: notice.py, of_tables.py, awaited.py, preferences.py, guard.py, posting.py, web_push.py, wording.py, webhooks.py,
channels.py, deciding.py, sending.py, delivery.py, notices.py.
"""
