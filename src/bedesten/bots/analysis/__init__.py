"""A finished game looked at closely: who stood how, what each turn cost, and what was luck."""
