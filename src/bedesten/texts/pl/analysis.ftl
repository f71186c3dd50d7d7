# Co mówi `bedesten analyse`, jako tabela i jako strona.
terminal-analysis-title = Analiza: { $names }
terminal-analysis-chances = Szanse na wygraną (%)
terminal-analysis-by-turn = Szanse na wygraną, tura po turze (%)
terminal-analysis-parts = Szczęście i decyzje
terminal-analysis-turns = Tury
terminal-analysis-marked = Tura { $turn }, { $name }: { $mark }
terminal-analysis-better = tura { $turn }, zdarzenie { $event }: lepiej było { $line } ({ $cost })
terminal-analysis-cost = { $percent }%
terminal-analysis-looked-at = Zbadano { NUMBER($looked) } z { NUMBER($of) } decyzji: na więcej nie starczyło czasu.
terminal-analysis-explained = Wszystkie liczby to procenty. Szczęście to to, co dały kości i dobrane karty w porównaniu ze średnią tego, co mogły dać; resztę dały decyzje. Razem dają zmianę. Obok kosztu stoi jego błąd standardowy. Tura dostaje znak ({ $mistake } błąd, { $doubtful } wątpliwa, { $good } dobra) tylko wtedy, gdy różnica przekracza dwa błędy standardowe.
terminal-analysis-head-player = gracz
terminal-analysis-head-began = początek
terminal-analysis-head-luck = szczęście
terminal-analysis-head-own = własne
terminal-analysis-head-others = innych
terminal-analysis-head-ended = koniec
terminal-analysis-head-cost = koszt
terminal-analysis-head-turn = tura
terminal-analysis-head-event = zdarz.
terminal-analysis-head-whose = kto
terminal-analysis-head-change = zmiana
terminal-analysis-head-choices = wybór
# Between whole and tenths, and a number of hundredths.
terminal-analysis-point = ,
terminal-analysis-percent = { NUMBER($n) }%
