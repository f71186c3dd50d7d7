# Pieces, goods, colours and things of the game. Dictionary forms in lower case, except proper names and German nouns. Above a term stands where it comes from:
# book, printed in a rule book or on a component (capitals and spelling made uniform by us); found, in a review, a shop text or
# other software; ours, chosen by us.
# Other forms: with article, after à, after de.

## Pieces and people

# book
piece-merchant = marchand
    .def = le marchand
    .to = au marchand
    .of = du marchand
# book
piece-assistant = assistant
    .def = l’assistant
    .to = à l’assistant
    .of = de l’assistant
# book
piece-family = membre de la famille
    .def = le membre de la famille
    .to = au membre de la famille
    .of = du membre de la famille
# found
piece-companion = compagnon
    .def = le compagnon
    .to = au compagnon
    .of = du compagnon
# book
piece-governor = gouverneur
    .def = le gouverneur
    .to = au gouverneur
    .of = du gouverneur
# book
piece-smuggler = contrebandier
    .def = le contrebandier
    .to = au contrebandier
    .of = du contrebandier
# book
piece-coffee-trader = marchand de café
    .def = le marchand de café
    .to = au marchand de café
    .of = du marchand de café
# found
piece-courier = coursier
    .def = le coursier
    .to = au coursier
    .of = du coursier
# book
piece-neutral-merchant = marchand neutre
    .def = le marchand neutre
    .to = au marchand neutre
    .of = du marchand neutre
# book
piece-neutral-assistant = assistant neutre
    .def = l’assistant neutre
    .to = à l’assistant neutre
    .of = de l’assistant neutre
# book
piece-barrier = barrière
    .def = la barrière
    .to = à la barrière
    .of = de la barrière
# book
piece-figure = pion

## Goods

# book
good-fabric = tissu
    .colour = rouge
# book
good-spice = épices
    .colour = vert
# book
good-fruit = fruits
    .colour = jaune
# ours
good-jewellery = bijoux
    .colour = bleu

## Colours of seats

# book
colour-red = rouge
# book
colour-green = vert
# book
colour-yellow = jaune
# book
colour-blue = bleu
# book
colour-white = blanc

## Things

# book
thing-good = marchandise
# ours
thing-any-good = marchandise au choix
# book
thing-lira = livre
# book
thing-ruby = rubis
# book
thing-coffee = café
# book
good-coffee = café
# book
thing-coffee-sack = sac de café
# found
thing-letter = missive
# found
thing-seal = sceau
# ours
thing-delivered = remise
# book
thing-cart = charrette
# book
thing-extension = extension de charrette
# ours
thing-capacity = capacité
# book
thing-die = dé
# book
thing-post-marker = marqueur de la poste
# book
thing-place = quartier
# book
thing-board = plateau de jeu
# book
thing-supply = réserve
# ours
thing-own-supply = réserve personnelle
# book
thing-deck = pioche
# book
thing-discard-pile = défausse
# book
thing-discard-short = défausse
# book
thing-stack = pile
# book
thing-hand = main
# book
thing-start-player = premier joueur
# book
thing-track = piste
# book
thing-reward = récompense
# ours
thing-price = prix
# found
thing-auction = enchères
# ours
thing-bid = enchère

## Kinds of things

# book
kind-bonus-card = carte Bonus
# book
kind-guild-card = carte Guilde
# book
kind-place-tile = tuile Quartier
# book
kind-mosque-tile = tuile Mosquée
# book
kind-tavern-tile = tuile Taverne
# found
kind-kiosk-tile = tuile Kiosque
# book
kind-demand-tile = tuile Demande
# book
kind-baksheesh-tile = tuile Bakchich
# found
kind-caravan-tile = tuile Caravane
# book
kind-barrier-tile = tuile Droit de passage

## How the game goes

# book
flow-phase = phase
# book
flow-phase-move = Déplacement
# book
flow-phase-pay = Autres marchands
# book
flow-phase-act = Action
# book
flow-phase-meet = Rencontres
# ours
flow-label-move = Bouger
# ours
flow-label-pay = Payer
# ours
flow-label-act = Agir
# ours
flow-label-meet = Rencontrer
# book
flow-turn = tour
# ours
flow-double-turn = double tour
# ours
flow-round = manche
# ours
flow-last-round = dernière manche
# book
flow-action = action
# book
flow-encounter = rencontre
# ours
flow-step = pas
# book
flow-destination = destination
# book
flow-setup = mise en place
# book
flow-end-of-game = fin du jeu
# book
flow-tie = égalité
# ours
flow-shared-win = victoire partagée
# ours
flow-your-turn = À vous de jouer
# ours
flow-turn-ends = fin du tour
