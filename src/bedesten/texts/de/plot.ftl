plot-says = Runde { $round }: { $values }
plot-as-table = Als Tabelle
plot-round = Runde
plot-in-round = Runde { $n }
