"""Ratings of people who agree to play for them (decision 130).

In reading order: scale.py, levels.py, model.py, agreement.py, leaderboard.py.
"""
