"""Measuring bots, beside the bots themselves: nothing here is needed to play."""
