plot-says = Runda { $round }: { $values }
plot-as-table = Jako tabela
plot-round = Runda
plot-in-round = Runda { $n }
