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
rulebook-head-players = Personnes
rulebook-head-price = Prix
rulebook-head-first-price = Premier prix
rulebook-head-last-price = Dernier prix
rulebook-head-markers = Marqueurs en bas
rulebook-head-demand = Tuiles Demande
rulebook-head-tile = Tuile Taverne d’une pile
rulebook-head-baksheesh = Tuile Bakchich
rulebook-head-ruby = Rubis
rulebook-head-place = Quartier
rulebook-head-letters = Missives
rulebook-row-end = Rubis qui terminent le jeu de base
rulebook-row-mosque-rubies = Rubis sur chaque mosquée
rulebook-row-mosque-tiles = Marchandises sur les tuiles de chaque pile
rulebook-row-wainwright-rubies = Rubis chez le Fabricant de charrettes
rulebook-row-palace-rubies = Rubis au Palais du sultan
rulebook-row-palace-price = Son premier prix, en marchandises
rulebook-row-dealer-rubies = Rubis chez le Marchand de gemmes
rulebook-row-dealer-price = Son premier prix
rulebook-row-baksheesh-front = Recto
rulebook-row-baksheesh-back = Verso
rulebook-guessed = Nous n’avons pas pu vérifier ces nombres : c’est notre meilleure estimation, et un serveur peut en utiliser d’autres.
rulebook-picture = Un tour en images
rulebook-example-back = Précédent
rulebook-example-next = Suivant
rulebook-example-step = Étape { $n } sur { $of }
rulebook-elsewhere = Trouvé dans une autre langue : { $language }
