rulebook-title = Règles
rulebook-search = Chercher dans les règles
rulebook-found = { $n ->
    [0] Aucune règle trouvée.
    [one] { $n } règle trouvée.
   *[other] { $n } règles trouvées.
}
rulebook-none = Aucune règle ne parle de « { $text } ».
rulebook-unknown = Il n’y a pas de règle « { $name } ».
rulebook-all = Toutes les règles
rulebook-clauses = Clauses
rulebook-example = Un exemple
rulebook-head-roll = Dés
rulebook-head-call = Nombre annoncé
rulebook-head-sold = Marchandises vendues
rulebook-head-brings = Vous prenez
rulebook-head-chance = Chances
rulebook-head-red = Avec la tuile rouge
