"""How a table looks in a terminal. Everything here is drawn from a View: what a seat may know, and nothing else."""
