"""People who want their games on several devices: accounts, and how one proves to be somebody. Whoever wants none of it stays a
guest, who is known by his device alone.

In reading order: person.py, accounts.py, belongings.py, tickets.py, passkeys.py, links.py, mail.py, reserved_names.py, people.py.
"""
