# Що каже `bedesten analyse`, таблицею й сторінкою.
terminal-analysis-title = Аналіз: { $names }
terminal-analysis-chances = Шанси на перемогу (%)
terminal-analysis-by-turn = Шанси на перемогу, хід за ходом (%)
terminal-analysis-parts = Везіння й рішення
terminal-analysis-turns = Ходи
terminal-analysis-marked = Хід { $turn }, { $name }: { $mark }
terminal-analysis-better = хід { $turn }, подія { $event }: краще було { $line } ({ $cost })
terminal-analysis-cost = { $percent } %
terminal-analysis-looked-at = Розглянуто рішень: { NUMBER($looked) } із { NUMBER($of) }. На решту не вистачило часу.
terminal-analysis-explained = Усі числа у відсотках. Везіння — те, що принесли кубики й узяті карти порівняно із середнім із того, що вони могли принести; решта — рішення. Разом вони дають зміну. Поруч із ціною вказано її стандартну похибку. Хід позначено ({ $mistake } помилка, { $doubtful } сумнівний, { $good } добрий), лише якщо різниця більша за дві стандартні похибки.
terminal-analysis-head-player = гравець
terminal-analysis-head-began = початок
terminal-analysis-head-luck = везіння
terminal-analysis-head-own = власні
terminal-analysis-head-others = чужі
terminal-analysis-head-ended = кінець
terminal-analysis-head-cost = ціна
terminal-analysis-head-turn = хід
terminal-analysis-head-event = подія
terminal-analysis-head-whose = чий
terminal-analysis-head-change = зміна
terminal-analysis-head-choices = рішення
# Between whole and tenths, and a number of hundredths.
terminal-analysis-point = ,
terminal-analysis-percent = { NUMBER($n) } %
