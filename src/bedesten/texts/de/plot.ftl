# Plots: of chances, ratings and progress; each can also be read as a table.
plot-says = Runde { $round }: { $values }
plot-as-table = Als Tabelle
plot-round = Runde
plot-in-round = Runde { $n }
