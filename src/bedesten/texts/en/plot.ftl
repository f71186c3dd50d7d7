# Plots: of chances, ratings and progress; each can also be read as a table.
plot-says = Round { $round }: { $values }
plot-as-table = As a table
plot-round = Round
plot-in-round = Round { $n }
