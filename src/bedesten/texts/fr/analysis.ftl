# Ce que dit `bedesten analyse`, en tableau et en page.
terminal-analysis-title = Analyse : { $names }
terminal-analysis-chances = Chances de gagner (%)
terminal-analysis-by-turn = Chances de gagner, tour par tour (%)
terminal-analysis-parts = Chance et choix
terminal-analysis-turns = Tours de jeu
terminal-analysis-marked = Tour { $turn }, { $name } : { $mark }
terminal-analysis-better = tour { $turn }, événement { $event } : mieux valait { $line } ({ $cost })
terminal-analysis-cost = { $percent } %
terminal-analysis-looked-at = { NUMBER($looked) } choix examinés sur { NUMBER($of) } : le temps manquait pour les autres.
terminal-analysis-explained = Tous les chiffres sont des pourcentages. La chance est ce que les dés et les pioches ont apporté par rapport à la moyenne de ce qu’ils pouvaient apporter ; le reste relève des choix. Les deux ensemble font l’écart. Chaque coût est suivi de son erreur type. Un tour n’est marqué ({ $mistake } erreur, { $doubtful } douteux, { $good } bon) qu’au-delà de deux erreurs types.
terminal-analysis-head-player = joueur
terminal-analysis-head-began = début
terminal-analysis-head-luck = chance
terminal-analysis-head-own = ses choix
terminal-analysis-head-others = autres
terminal-analysis-head-ended = fin
terminal-analysis-head-cost = coût
terminal-analysis-head-turn = tour
terminal-analysis-head-event = évén.
terminal-analysis-head-whose = qui
terminal-analysis-head-change = écart
terminal-analysis-head-choices = choix
# Between whole and tenths, and a number of hundredths.
terminal-analysis-point = ,
terminal-analysis-percent = { NUMBER($n) } %
