# Plots: of chances, ratings and progress; each can also be read as a table.
plot-says = Runda { $round }: { $values }
plot-as-table = Jako tabela
plot-round = Runda
plot-in-round = Runda { $n }
