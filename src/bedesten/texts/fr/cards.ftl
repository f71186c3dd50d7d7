# Names of cards and tiles, by the words and numbers of the notation. At most 18 characters, kiosk tiles 24. Above a term stands where it comes from:
# book, printed in a rule book or on a component (capitals and spelling made uniform by us); found, in a review, a shop text or
# other software; ours, chosen by us.

## Bonus cards

# ours
bonus-good = Trouvaille
# ours
bonus-lira = Bourse pleine
# ours
bonus-sultan = Faveur du sultan
# ours
bonus-post = Double courrier
# ours
bonus-gem = Seconde gemme
# ours
bonus-family = Tuyau à la police
# ours
bonus-market = Beaux discours
# ours
bonus-stay = Sur place
# ours
bonus-far = Longue balade
# ours
bonus-assistant = Coup de sifflet
# ours
bonus-coffee2 = Grains frais
# ours
bonus-guild = Faveur de guilde
# ours
bonus-8lira = Vente de café
# ours
bonus-swap = Troc
# ours
bonus-dice-mocha = Marc de café
# ours
bonus-six = Dé pipé
# ours
bonus-corner = Coin de rue
# ours
bonus-wain = Double essieu
# ours
bonus-house = Seconde tasse
# ours
bonus-letter = Courrier du matin
# ours
bonus-dice-letters = Pigeon voyageur
# ours
bonus-7lira = Vente rapide
# ours
bonus-good3-red = Colis généreux
# ours
bonus-good3-green = Colis généreux
# ours
bonus-good3-yellow = Colis généreux
# ours
bonus-good3-blue = Colis généreux
# ours
bonus-copy = Écho
# ours
bonus-walk = Sortie en famille
# ours
bonus-follow = Sur les talons
# ours
bonus-companion2 = Compagnon pressé
# ours
bonus-neutral = Convocation
# ours
bonus-mosque = Paire de carreaux
# ours
bonus-secret = Signe secret
# ours
bonus-anywhere = Fiacre

## Guild cards

# ours
guild-1 = Maître charron
# ours
guild-2 = Ballots de tissu
# ours
guild-3 = Coffres d’épices
# ours
guild-4 = Paniers de fruits
# ours
guild-5 = Jour de marché
# ours
guild-6 = Caravane en vue
# ours
guild-7 = Rassemblement
# ours
guild-8 = Commerce de nuit
# ours
guild-9 = Mise doublée
# ours
guild-10 = Lot assorti
# ours
guild-11 = Lot précieux
# ours
guild-12 = Portes ouvertes
# ours
guild-13 = Tribut
# ours
guild-14 = Petit don
# ours
guild-15 = Grand don
# ours
guild-16 = Gemme et café
# ours
guild-17 = Récolte de café
# ours
guild-18 = Conseil de guilde
# ours
guild-19 = Table d’habitués
# ours
guild-20 = Moitié prix

## Kiosk tiles

# ours
kiosk-1 = 1 fruit + 1 livre
# ours
kiosk-2 = 1 épice + 1 livre
# ours
kiosk-3 = 1 tissu + 1 livre
# ours
kiosk-4 = 2 fruits
# ours
kiosk-5 = 2 épices
# ours
kiosk-6 = 2 tissus
# ours
kiosk-7 = 1 fruit
# ours
kiosk-8 = 1 épice
# ours
kiosk-9 = 1 tissu
# ours
kiosk-10 = 1 bijou
# ours
kiosk-11 = 1 carte Bonus
# ours
kiosk-12 = 2 livres
# ours
kiosk-13 = 1 café ou 2 livres
# ours
kiosk-14 = 1 café ou 3 livres
# ours
kiosk-15 = Compagnon en réserve
# ours
kiosk-16 = 1 dé : 1–6 livres
# ours
kiosk-17 = 10 livres → extension
# ours
kiosk-18 = 1 de chaque → extension
# ours
kiosk-19 = Marchand à la Fontaine
# ours
kiosk-20 = Marchandise ⇄ missive
# ours
kiosk-21 = Carte ⇄ missive
# ours
kiosk-22 = Livres ⇄ missive
# ours
kiosk-23 = Livres ⇄ marchandise
# ours
kiosk-24 = Livres ⇄ carte

## Tavern tiles

# book
tavern-movement = tuile Mouvement
    .label = Tout droit
# book
tavern-encounter = tuile Rencontre
    .label = Bonne compagnie

## Mosque tiles

# book
mosque-red = tuile rouge
    .label = Relance ou 4
# book
mosque-blue = tuile bleue
    .label = 5e assistant
# book
mosque-green = tuile verte
    .label = Une de plus
# book
mosque-yellow = tuile jaune
    .label = Retour d’assistant
