"""The daily bazaar: each day one deal for all, which everybody may try once (decision 102).

In reading order: days.py, tables.py, tries.py, ranking.py, archive.py, course.py, daily.py.
"""
