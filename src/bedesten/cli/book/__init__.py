"""The rules in our words, as they stand in the rules themselves, and which tests prove them."""
