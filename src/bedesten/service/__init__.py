"""The house where games are played: tables, seats, what is stored, and chance that anyone can check. Knows no HTTP."""
