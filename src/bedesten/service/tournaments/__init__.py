"""Tournaments: many people, several rounds, tables that are laid by themselves (decisions 140 to 142).

In reading order: agreed.py, lineup.py, points.py, books.py, contenders.py, rounds.py, tournaments.py, export.py.
"""
