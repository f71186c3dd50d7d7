# Plots: of chances, ratings and progress; each can also be read as a table.
plot-says = Manche { $round } : { $values }
plot-as-table = En tableau
plot-round = Manche
plot-in-round = Manche { $n }
