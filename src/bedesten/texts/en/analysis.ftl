# What `bedesten analyse` says, as a table and as a page.
terminal-analysis-title = Analysis: { $names }
terminal-analysis-chances = Chances to win (%)
terminal-analysis-by-turn = Chances to win, turn by turn (%)
terminal-analysis-parts = Luck and choices
terminal-analysis-turns = Turns
terminal-analysis-marked = Turn { $turn }, { $name }: { $mark }
terminal-analysis-better = turn { $turn }, event { $event }: better was { $line } ({ $cost })
terminal-analysis-cost = { $percent }%
terminal-analysis-looked-at = { NUMBER($looked) } of { NUMBER($of) } choices were looked at: there was no time for more.
terminal-analysis-explained = All figures are percentages. Luck is what dice and draws brought, compared with the average of what they could have brought; choices are the rest. Together they make up the change. Each cost comes with its standard error. A turn is marked ({ $mistake } mistake, { $doubtful } doubtful, { $good } good) only beyond two standard errors.
terminal-analysis-head-player = player
terminal-analysis-head-began = began
terminal-analysis-head-luck = luck
terminal-analysis-head-own = own
terminal-analysis-head-others = others’
terminal-analysis-head-ended = ended
terminal-analysis-head-cost = cost
terminal-analysis-head-turn = turn
terminal-analysis-head-event = event
terminal-analysis-head-whose = whose
terminal-analysis-head-change = change
terminal-analysis-head-choices = choices
# Between whole and tenths, and a number of hundredths.
terminal-analysis-point = .
terminal-analysis-percent = { NUMBER($n) }%
