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
rulebook-group-places = Quartiers
rulebook-group-bonus-cards = Cartes Bonus
rulebook-group-mosque-tiles = Tuiles Mosquée
rulebook-group-the-turn = Le tour
rulebook-group-people = Personnages
rulebook-group-cards-in-general = Les cartes en général
rulebook-group-set-up = Mise en place
rulebook-group-ending = La fin
rulebook-group-variants = Variantes
rulebook-head-roll = Dés
rulebook-head-call = Nombre annoncé
rulebook-head-sold = Marchandises vendues
rulebook-head-brings = Vous prenez
rulebook-head-chance = Chances
