plot-says = Раунд { $round }: { $values }
plot-as-table = Таблицей
plot-round = Раунд
plot-in-round = Раунд { $n }
