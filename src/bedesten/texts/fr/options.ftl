option-stop = Finir le tour ici
option-skip = Passer
option-skip-act = Passer l’action
option-skip-extra-good = Ne rien acheter de plus
option-enough = C’est assez
option-enough-again = Ne pas refaire
option-enough-fetch = Laisser les autres sur place
option-enough-sell = Ne plus rien vendre
option-end = Rien de plus
option-end-meet = Ne plus rencontrer personne
option-end-last-cards = Ne plus jouer de cartes
option-keep = Garder les dés
option-pass = { ui-pass }
option-leave = { ui-leave-assistant }
option-join = { ui-fetch-assistant }
option-join-neutral = Prendre l’assistant neutre
option-pay = { $lira ->
    [0] Payer des livres
   *[other] Payer { COUNT($lira, of: "lira", form: "acc") }
}
option-act = Faire l’action
option-act-1 = Acheter une extension
option-act-2 = Remplir de tissu
option-act-3 = Remplir d’épices
option-act-4 = Remplir de fruits
option-act-5 = Retirer le courrier
option-act-6 = Prendre des cartes Bonus
option-act-7 = Rappeler des assistants
option-act-8 = Lancer les dés pour des bijoux
option-act-9 = Annoncer un nombre et lancer
option-act-10 = Vendre des marchandises
option-act-11 = Vendre des marchandises
option-act-12 = Envoyer le membre de la famille
option-act-13 = Livrer au sultan
option-act-14 = Prendre une tuile Mosquée
option-act-15 = Prendre une tuile Mosquée
option-act-16 = Acheter un rubis
option-catch = Capturer un membre de famille
option-governor = Rencontrer le gouverneur
option-smuggler = Rencontrer le contrebandier
option-coffee-trader = Rencontrer le marchand de café
option-courier = Rencontrer le coursier
option-lira = { $lira ->
    [0] Payer des livres
   *[other] Payer { COUNT($lira, of: "lira", form: "acc") }
}
option-lira-reward = { $lira ->
    [0] Prendre des livres
   *[other] Prendre { COUNT($lira, of: "lira", form: "acc") }
}
option-card = Prendre { COUNT(1, of: "bonus-card", form: "acc") }
option-deck = De la pioche
option-pile = De la défausse
option-turn-first = Tourner le premier dé sur 4
option-turn-second = Tourner le second dé sur 4
option-roll = Relancer les deux
option-go = Aller { TERM($place, of: "place", form: "to") }
option-fetch = { TERM($place, of: "place", form: "at") }
option-send = { TERM($place, of: "place", form: "to") }
option-take = { $good ->
    [fabric] Prendre du tissu
    [spice] Prendre des épices
    [fruit] Prendre des fruits
    [coffee] Prendre du café
   *[jewellery] Prendre des bijoux
}
option-give = { $good ->
    [fabric] Donner du tissu
    [spice] Donner des épices
    [fruit] Donner des fruits
    [coffee] Donner du café
   *[jewellery] Donner des bijoux
}
option-sell = { $good ->
    [fabric] Vendre du tissu
    [spice] Vendre des épices
    [fruit] Vendre des fruits
   *[jewellery] Vendre des bijoux
}
option-tile = { TERM($colour, of: "mosque") }
option-discard = Défausser « { TERM($card, of: "bonus") } »
option-play = Jouer « { TERM($card, of: "bonus") } »
option-use = { $tile ->
    [movement-tile] Utiliser la tuile Mouvement
   *[yellow-tile] Utiliser la tuile jaune
}
option-name = { NUMBER($number) }
option-bid = Offrir { COUNT($lira, of: "lira", form: "acc") }
option-skip-use-tile = Ne pas l’utiliser
option-enough-roast = Plus de café
option-enough-up-to = Ne plus rien prendre
option-enough-swap-away = Ne plus rien donner
option-enough-tavern-again = Ne plus rien commander
option-enough-double-turn = Pas de double tour
option-pay-double-turn = Faire un double tour
option-act-17 = Prendre du café
option-act-18 = Prendre des cartes Guilde
option-act-19 = Commander quelque chose
option-act-20 = Livrer du café
option-act-21 = Prendre des missives
option-act-22 = Révéler des tuiles Kiosque
option-act-23 = Ouvrir des enchères
option-act-24 = Échanger des missives contre un rubis
option-act-25 = Traverser les Catacombes
option-act-use-tile = Utiliser la tuile Kiosque
option-act-tavern-again = Commander encore
option-governor-person = Le gouverneur
option-smuggler-person = Le contrebandier
option-coffee-trader-person = Le marchand de café
option-courier-person = Le coursier
option-lira-tile-reward = { $lira ->
    [0] Prendre des livres
   *[other] Prendre { COUNT($lira, of: "lira", form: "acc") }
}
option-first-to-six = Tourner le premier dé sur 6
option-second-to-six = Tourner le second dé sur 6
option-set-barrier = Poser la barrière
option-take-movement = Prendre une { TERM("movement", of: "tavern") }
option-take-encounter = Prendre une { TERM("encounter", of: "tavern") }
option-bribe = Donner un bakchich pour un rubis
option-home = Compagnon dans votre réserve
option-set-companion = Placer votre compagnon
option-companion = Compagnon { TERM($place, of: "place", form: "to") }
option-barrier = { TERM($place, of: "place") }
option-at = { TERM($place, of: "place") }
option-guild = Jouer la carte Guilde « { TERM($number, of: "guild") } »
option-discard-guild = Défausser la carte Guilde « { TERM($number, of: "guild") } »
option-kiosk = { TERM($number, of: "kiosk") }
option-letter = { $delivered ->
    [1] Missive remise : { TERM($place, of: "place") }
   *[0] Missive : { TERM($place, of: "place") }
}
option-follow = { $colour ->
    [red] Le marchand rouge
    [green] Le marchand vert
    [blue] Le marchand bleu
    [yellow] Le marchand jaune
   *[white] Le marchand blanc
}

amount-tile = { NUMBER($n) } { $tile }
outcome-nothing = rien
outcome-no-room = pas de place
outcome-cannot-pay = { COUNT($fee, of: "lira") } à payer : fin du tour
outcome-odds = { $odds } : { $outcome }

effect-good = Une marchandise au choix
    .short = 1 au choix
effect-lira = 5 livres
    .short = 5 livres
effect-far = 3 ou 4 pas au lieu de 1 ou 2
    .short = 3–4 pas
effect-stay = Restez où vous êtes au lieu de bouger
    .short = rester
effect-assistant = Un assistant revient dans votre pile, avant d’en utiliser un
    .short = +1 assistant
effect-family = Votre membre de la famille rentre : une carte ou 3 livres
    .short = famille ici
effect-market = Au Petit marché : vendez n’importe quelles marchandises
    .short = tout se vend
effect-sultan = Juste après le Palais du sultan : livrez encore
    .short = au 13
effect-post = Juste après le Bureau de poste : prenez encore
    .short = au 5
effect-gem = Juste après le Marchand de gemmes : achetez encore
    .short = au 16
effect-coffee2 = Prenez 2 cafés
    .short = 2 cafés
effect-guild = Payez 2 cafés, piochez une carte Guilde
    .short = carte Guilde
effect-8lira = Payez 1 café, prenez 8 livres
    .short = 8 livres
effect-swap = Donnez 1 à 3 marchandises ou cafés, prenez-en autant d’autres sortes
    .short = échange 1–3
effect-dice-mocha = Lancez les dés : livres ou café
    .short = les dés
effect-six = Après un lancer qui ne déplace personne : tournez un dé sur 6
    .short = un dé sur 6
effect-corner = Allez dans un coin du plateau au lieu de 1 ou 2 pas
    .short = dans un coin
effect-wain = Juste après le Fabricant de charrettes : achetez encore
    .short = au 1
effect-house = Juste après la Maison du café : livrez encore
    .short = au 20
effect-letter = Prenez une missive
    .short = 1 missive
effect-dice-letters = Lancez les dés : livres ou missives
    .short = les dés
effect-7lira = Donnez une marchandise ou un café contre 7 livres
    .short = 7 livres
effect-good3-red = Prenez du tissu et 3 livres
    .short = tissu + 3
effect-good3-green = Prenez des épices et 3 livres
    .short = épices + 3
effect-good3-yellow = Prenez des fruits et 3 livres
    .short = fruits + 3
effect-good3-blue = Prenez des bijoux et 3 livres
    .short = bijoux + 3
effect-copy = Compte comme la carte du dessus de la défausse
    .short = la dernière
effect-walk = Au lieu de votre tour : votre membre de la famille fait un pas et y agit
    .short = famille : 1 pas
effect-follow = Allez auprès d’un autre marchand, sans le payer
    .short = suivre
effect-companion2 = Votre compagnon fait 2 pas au lieu de 1
    .short = 2 pas
effect-neutral = Faites appel au gouverneur, au contrebandier, au coursier ou au marchand de café, où qu’il soit
    .short = à distance
effect-mosque = Juste après une mosquée : prenez-y une autre tuile
    .short = au 14 ou 15
effect-secret = Juste après la Société secrète : prenez un autre rubis
    .short = au 24
effect-anywhere = Payez 3 livres et allez dans un quartier quelconque
    .short = partout

effect-guild-1 = Une extension gratuite
    .short = extension
effect-guild-2 = Remplir de tissu, et jusqu’à 3 marchandises différentes
    .short = tissu + 3
effect-guild-3 = Remplir d’épices, et jusqu’à 3 marchandises différentes
    .short = épices + 3
effect-guild-4 = Remplir de fruits, et jusqu’à 3 marchandises différentes
    .short = fruits + 3
effect-guild-5 = 4 livres, et jusqu’à 4 marchandises différentes
    .short = 4 livres + 4
effect-guild-6 = 3 cartes Bonus
    .short = 3 cartes
effect-guild-7 = À la Fontaine, les assistants reviennent, encore un tour
    .short = rejouer
effect-guild-8 = 2 marchandises identiques, et les dés pour des bijoux
    .short = 2 et les dés
effect-guild-9 = Comme au Salon de thé, pour deux fois plus de livres
    .short = thé × 2
effect-guild-10 = Tissu, épices et fruits contre 15 livres
    .short = 15 livres
effect-guild-11 = Bijoux, tissu et épices contre 20 livres
    .short = 20 livres
effect-guild-12 = L’action d’un quartier quelconque ; votre membre de la famille rentre
    .short = toute action
effect-guild-13 = 6 marchandises quelconques contre un rubis du Palais du sultan
    .short = rubis pour 6
effect-guild-14 = Une tuile de la Petite mosquée contre 1 marchandise
    .short = tuile du 14
effect-guild-15 = Une tuile de la Grande mosquée contre 1 marchandise
    .short = tuile du 15
effect-guild-16 = 15 livres pour un rubis du Marchand de gemmes, puis 1 café pour chacun de vos rubis
    .short = rubis du 16
effect-guild-17 = 5 cafés
    .short = 5 cafés
effect-guild-18 = 1 café et 2 cartes Guilde
    .short = 2 Guilde
effect-guild-19 = Commander une ou deux fois à la Taverne, 1 café de moins
    .short = au 19, 2 fois
effect-guild-20 = Un rubis de la Maison du café à moitié prix
    .short = rubis du 20
