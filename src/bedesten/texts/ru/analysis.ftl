# Что говорит `bedesten analyse`, таблицей и страницей.
terminal-analysis-title = Анализ: { $names }
terminal-analysis-chances = Шансы на победу (%)
terminal-analysis-by-turn = Шансы на победу, ход за ходом (%)
terminal-analysis-parts = Везение и решения
terminal-analysis-turns = Ходы
terminal-analysis-marked = Ход { $turn }, { $name }: { $mark }
terminal-analysis-better = ход { $turn }, событие { $event }: лучше было { $line } ({ $cost })
terminal-analysis-cost = { $percent } %
terminal-analysis-looked-at = Рассмотрено решений: { NUMBER($looked) } из { NUMBER($of) }. На остальные не хватило времени.
terminal-analysis-explained = Все числа в процентах. Везение — то, что принесли кубики и взятые карты по сравнению со средним из того, что они могли принести; остальное — решения. Вместе они составляют сдвиг. Рядом с ценой указана её стандартная ошибка. Ход отмечен ({ $mistake } ошибка, { $doubtful } сомнительный, { $good } хороший), только если разница больше двух стандартных ошибок.
terminal-analysis-head-player = игрок
terminal-analysis-head-began = начало
terminal-analysis-head-luck = везение
terminal-analysis-head-own = свои
terminal-analysis-head-others = чужие
terminal-analysis-head-ended = конец
terminal-analysis-head-cost = цена
terminal-analysis-head-turn = ход
terminal-analysis-head-event = событие
terminal-analysis-head-whose = чей
terminal-analysis-head-change = сдвиг
terminal-analysis-head-choices = решения
# Between whole and tenths, and a number of hundredths.
terminal-analysis-point = ,
terminal-analysis-percent = { NUMBER($n) } %
