"""Which bot is stronger: many games between bots, fairly seated, and what follows from them."""
