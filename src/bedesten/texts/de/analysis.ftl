# Was `bedesten analyse` sagt, als Tabelle und als Seite.
terminal-analysis-title = Analyse: { $names }
terminal-analysis-chances = Siegchancen (%)
terminal-analysis-by-turn = Siegchancen Zug für Zug (%)
terminal-analysis-parts = Glück und Entscheidungen
terminal-analysis-turns = Züge
terminal-analysis-marked = Zug { $turn }, { $name }: { $mark }
terminal-analysis-better = Zug { $turn }, Ereignis { $event }: Besser war { $line } ({ $cost })
terminal-analysis-cost = { $percent } %
terminal-analysis-looked-at = { NUMBER($looked) } von { NUMBER($of) } Entscheidungen wurden untersucht: Für mehr war keine Zeit.
terminal-analysis-explained = Alle Zahlen sind Prozent. Glück ist, was Würfel und gezogene Karten gebracht haben, verglichen mit dem Durchschnitt dessen, was sie hätten bringen können; der Rest sind Entscheidungen. Beides zusammen ergibt den Saldo. Neben den Kosten steht ihr Standardfehler. Einen Zug markieren wir ({ $mistake } Fehler, { $doubtful } zweifelhaft, { $good } gut) nur jenseits von zwei Standardfehlern.
terminal-analysis-head-player = Spieler
terminal-analysis-head-began = Beginn
terminal-analysis-head-luck = Glück
terminal-analysis-head-own = eigene
terminal-analysis-head-others = andere
terminal-analysis-head-ended = Ende
terminal-analysis-head-cost = Kosten
terminal-analysis-head-turn = Zug
terminal-analysis-head-event = Ereignis
terminal-analysis-head-whose = wer
terminal-analysis-head-change = Saldo
terminal-analysis-head-choices = Entsch.
# Between whole and tenths, and a number of hundredths.
terminal-analysis-point = ,
terminal-analysis-percent = { NUMBER($n) } %
