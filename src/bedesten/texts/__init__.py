"""What is said to people, in six languages, as Fluent files: the page and the terminal read the same."""
