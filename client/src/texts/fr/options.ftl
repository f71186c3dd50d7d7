option-stop = Finir le tour maintenant
option-skip = Continuer sans
option-skip-act = Passer l’action
option-skip-extra-good = Ne rien acheter de plus
option-enough = C’est assez
option-enough-again = Ne pas refaire
option-enough-fetch = Ne plus en rappeler
option-enough-sell = Ne plus rien vendre
option-end = Rien de plus
option-end-meet = Ne plus rencontrer personne
option-end-last-cards = Ne plus jouer de cartes
option-keep = Garder les dés
option-pass = { ui-pass }
option-leave = { ui-leave-assistant }
option-join = { ui-fetch-assistant }
option-join-neutral = Prendre l’assistant neutre
option-pay = Payer { COUNT($lira, of: "lira", form: "acc") }
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
option-lira = Payer { COUNT($lira, of: "lira", form: "acc") }
option-lira-reward = Prendre { COUNT($lira, of: "lira", form: "acc") }
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
option-use = Utiliser la tuile jaune
option-name = { NUMBER($number) }
option-bid = Enchérir { COUNT($lira, of: "lira", form: "acc") }

amount-tile = { NUMBER($n) } { $tile }
outcome-nothing = rien
outcome-cannot-pay = { COUNT($fee, of: "lira") } à payer : fin du tour
outcome-odds = { $odds } : { $outcome }

effect-good = Une marchandise au choix
effect-lira = 5 livres
effect-far = 3 ou 4 pas au lieu de 1 ou 2
effect-stay = Restez où vous êtes au lieu de bouger
effect-assistant = Un assistant revient dans votre pile, avant l’étape de l’assistant
effect-family = Votre membre de la famille rentre : une carte ou 3 livres
effect-market = Au Petit marché : vendez n’importe quelles marchandises
effect-sultan = Juste après le Palais du sultan : livrez encore
effect-post = Juste après le Bureau de poste : prenez encore
effect-gem = Juste après le Marchand de gemmes : achetez encore
