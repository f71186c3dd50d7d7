# Plots: of chances, ratings and progress; each can also be read as a table.
plot-says = Раунд { $round }: { $values }
plot-as-table = Таблицею
plot-round = Раунд
plot-in-round = Раунд { $n }
