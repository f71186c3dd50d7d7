"""What becomes of games that are over: results, the ratings that follow from them, profiles, and whom one has played with
(decisions 131 and 132).

In reading order: results.py, recorder.py, rating_changes.py, profile.py, privacy.py, company.py.
"""
