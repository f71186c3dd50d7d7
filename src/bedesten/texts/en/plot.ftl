plot-says = Round { $round }: { $values }
plot-as-table = As a table
plot-round = Round
plot-in-round = Round { $n }
