plot-says = Manche { $round } : { $values }
plot-as-table = En tableau
plot-round = Manche
plot-in-round = Manche { $n }
