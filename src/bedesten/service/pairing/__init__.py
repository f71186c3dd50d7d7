"""Quick pairing: people who want to play now find each other (decision 135).

In reading order: wishes.py, matching.py, seekers.py, parties.py, waits.py, pairing.py.
"""
