"""The rule book, the table, and who may see what. Needs nothing but the standard library."""
