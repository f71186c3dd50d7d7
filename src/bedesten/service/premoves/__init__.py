"""Premoves: what somebody will answer in the next turns, said beforehand and under conditions.

They are nobody else's business: they are no entries, wake nobody, and are looked at only when their time comes. Whether one is
carried out depends on nothing but what its seat may know then (plan.py), and when, on nothing at all (moments.py).
"""
