"""Measuring bots, teaching nets, and the game as an environment and as data: nothing here is needed to play."""
