plot-says = Раунд { $round }: { $values }
plot-as-table = Таблицею
plot-round = Раунд
plot-in-round = Раунд { $n }
