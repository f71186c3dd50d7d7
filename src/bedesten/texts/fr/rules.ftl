# The topics of the rule book. Above each: the mark of the English text that it was made from; a test compares it.

rule-group-the-game-in-short = Le jeu en bref
rule-group-the-turn = Le tour
rule-group-places-for-goods = Quartiers des marchandises
rule-group-places-for-lira = Quartiers des livres
rule-group-places-that-help = Quartiers qui aident
rule-group-places-for-rubies = Quartiers des rubis
rule-group-how-cards-work = Comment jouer les cartes
rule-group-bonus-cards = Cartes Bonus
rule-group-mosque-tiles = Tuiles Mosquée
rule-group-set-up = Mise en place
rule-group-what-is-new-with-mocha-baksheesh = Nouveautés de « { set-mocha } »
rule-group-places-of-mocha-baksheesh = Quartiers : { set-mocha }
rule-group-tavern-tiles = Tuiles Taverne
rule-group-bonus-cards-of-mocha-baksheesh = Cartes Bonus : { set-mocha }
rule-group-guild-cards = Cartes Guilde
rule-group-what-is-new-with-letters-seals = Nouveautés de « { set-letters } »
rule-group-places-of-letters-seals = Quartiers : { set-letters }
rule-group-bonus-cards-of-letters-seals = Cartes Bonus : { set-letters }
rule-group-kiosk-tiles = Tuiles Kiosque
rule-group-the-grand-bazaar = Le Grand Bazar
rule-group-variants = Variantes
rule-group-the-end = Fin du jeu
rule-group-what-is-hidden = Ce qui est caché
rule-of-card = « { TERM($card, of: "bonus") } »
rule-of-place = { NUMBER($place) } { TERM($place, of: "place") }
rule-of-guild = { NUMBER($number) } « { TERM($number, of: "guild") } »
rule-of-kiosk = Tuile Kiosque { NUMBER($number) }

# 62599372
rule-wainwright = Payez 7 livres pour une extension : votre charrette contient une marchandise de plus de chaque sorte. La troisième rapporte un rubis.
    .note = Une charrette plus grande, et un rubis à la troisième extension.
# 2cea1e76
rule-fabric-warehouse = Remplissez votre charrette de la marchandise de cet entrepôt ; la tuile verte peut en apporter une autre.
    .note = Tout le tissu qui tient dans la charrette.
# 3c22b898
rule-spice-warehouse = { rule-fabric-warehouse }
    .note = Toutes les épices qui tiennent dans la charrette.
# a84579d1
rule-fruit-warehouse = { rule-fabric-warehouse }
    .note = Tous les fruits qui tiennent dans la charrette.
# 87a0c7c3
rule-post-office = Prenez ce que les marqueurs laissent visible. Puis le marqueur suivant descend ; après le dernier, tous remontent.
    .note = Des marchandises et des livres, différentes chaque fois.
# a640ed05
rule-caravansary = Prenez 2 cartes Bonus. Chacune peut venir de la pioche ou du dessus de la défausse. Puis défaussez 1 carte Bonus de votre main, au choix.
    .more = Avec la tuile Caravane, vous n’en défaussez aucune. Avec « { set-mocha } », vous prenez aussi 1 café.
    .note = Des cartes Bonus au choix.
# a0247052
rule-fountain = Rappelez autant de vos assistants que vous voulez : ils reviennent du plateau dans votre pile, où que soit votre marchand. Ici, il ne faut pas d’assistant, et vous ne payez personne.
    .more = Avec « { set-letters } », vous pouvez aussi prendre votre compagnon dans votre réserve.
    .note = Vos assistants reviennent vers vous.
# 578420ba
rule-black-market = Lancez les dés et prenez 1 tissu, épice ou fruit ; 7 ou 8 rapportent 1 bijou, 9 ou 10 en rapportent 2, 11 ou 12 en rapportent 3.
    .note = Une marchandise à coup sûr, des bijoux avec de la chance.
# d3fa2bd9
rule-tea-house = Annoncez un nombre de 3 à 12 et lancez les dés. S’ils l’atteignent, prenez autant de livres, sinon 2.
    .note = Plus vous osez, plus vous gagnez de livres.
# 8c7f69f3
rule-large-market = Vendez 1 à 5 marchandises. Chacune a besoin de son propre symbole sur la tuile Demande : si la tuile montre le tissu une fois, vous pouvez en vendre un. Plus vous vendez à la fois, plus chacune rapporte. Puis la tuile va sous sa pile.
    .note = Des livres pour les marchandises demandées.
# a5a5547a
rule-small-market = { rule-large-market }
    .note = { rule-large-market.note }
# 0c6506ea
rule-police-station = Cette action n’est possible que si votre membre de la famille est ici. Envoyez-le dans un autre quartier et faites-y aussitôt l’action. Vous n’y payez et n’y rencontrez personne. Il y reste jusqu’à ce qu’il soit capturé ou qu’une carte le ramène.
    .note = Une action n’importe où, pour votre membre de la famille.
# d2039cd2
rule-sultans-palace = Livrez chaque marchandise montrée par une case libre. Pour une case marquée *, livrez une marchandise de votre choix, mais jamais de café. Prenez le rubis suivant : sa case fait partie du prix suivant, 10 marchandises au plus.
    .note = Un rubis pour beaucoup de marchandises.
# cf2f5cc5
rule-small-mosque = Choisissez la tuile du dessus d’une couleur que vous n’avez pas encore : chaque personne peut avoir une tuile de chaque couleur. Il faut posséder autant de marchandises que la tuile en montre, et en payer 1. Les deux tuiles d’une mosquée vous rapportent aussitôt un rubis, s’il en reste.
    .more = La Petite mosquée a les tuiles rouges pour le tissu et les vertes pour les épices. La Grande mosquée a les bleues pour les bijoux et les jaunes pour les fruits.
    .note = Des tuiles utiles toute la partie.
# ea277147
rule-great-mosque = { rule-small-mosque }
    .note = { rule-small-mosque.note }
    .more = { rule-small-mosque.more }
# 72935431
rule-gemstone-dealer = Achetez un rubis au prix indiqué. Le suivant coûte 1 livre de plus, jusqu’à 23.
    .note = Un rubis pour des livres.
# d1e035c2
rule-roasting-plant = Prenez 2 cafés pour 2 livres, 2 pour une marchandise et 2 pour une carte Bonus ou Guilde : au moins une de ces choses, chacune une fois.
    .note = Du café contre des livres, des marchandises et des cartes.
# aafac83a
rule-guild-hall = Prenez 1 café et 2 cartes Guilde, puis défaussez 1 carte Guilde de votre main.
    .note = Du café, et des cartes Guilde au choix.
# 0724e6ab
rule-tavern = Payez du café pour l’une de trois choses. Pour 2 cafés, placez la barrière entre deux quartiers voisins, faites l’action de l’un d’eux et prenez la tuile Droit de passage. Pour le café que montre la tuile du dessus d’une pile, prenez cette tuile Taverne : une de chaque sorte par personne. Pour 4 cafés et les marchandises de la tuile Bakchich, prenez le rubis suivant du Palais du sultan, du Marchand de gemmes ou de la Maison du café. Puis retournez la tuile Bakchich.
    .note = La barrière, une tuile ou un rubis pour du café.
# d6bc6ce6
rule-coffee-house = Livrez le café indiqué contre un rubis. Le suivant coûte 1 café de plus, jusqu’à 10.
    .note = Un rubis pour du café.
# 780f1ec1
rule-embassy = Prenez 2 missives.
    .note = 2 missives d’un coup.
# 13c1c5d5
rule-kiosk = Prenez une missive. Révélez une tuile Kiosque de plus que de personnes ; dans le sens horaire, vous d’abord, tout le monde en choisit une.
    .note = Une missive, et une tuile pour tout le monde.
    .more = Chaque personne peut utiliser la tuile choisie. Pour finir, vous pouvez aussi utiliser la dernière.
# 53dc3a6a
rule-auction-house = Prenez 1 marchandise, puis mettez 2 cartes Bonus aux enchères et annoncez la première offre, au moins 1 livre. Dans le sens horaire, chaque autre personne offre plus, une seule fois, ou passe. Puis vous pouvez surenchérir une dernière fois. La plus haute enchère gagne et pioche 2 cartes Bonus. Si c’est la vôtre, vous la payez à la réserve. Si c’est celle d’une autre personne, c’est à vous qu’elle paie.
    .more = On ne peut pas offrir plus de livres qu’on n’en a. Il faut au moins 1 livre pour faire cette action.
    .note = Une marchandise, et des cartes pour la plus haute enchère.
# 712d87b8
rule-secret-society = Défaussez des missives valant 6 sceaux et prenez le prochain rubis du Palais du sultan ou du Marchand de gemmes.
    .note = Un rubis pour des sceaux.
    .more = Avec « { set-mocha } », ce peut être aussi un rubis de la Maison du café. Les trois premières fois d’une partie rapportent en plus 3, 2 et 1 livre.
# 2356c808
rule-catacombs = Prenez une marchandise ou un café. Puis votre marchand ou votre compagnon va dans un autre quartier quelconque, et il ne s’y passe rien.
    .note = Une marchandise, et un chemin vers n’importe où.
    .more = Vous n’y faites pas d’action, n’y payez, n’y rencontrez et n’y reprenez personne ; mais les missives sont remises.
# 6b1777f9
rule-play-good = Prenez une marchandise au choix.
    .note = { effect-good }. Il y en a 4.
# 9a43b53a
rule-play-lira = Prenez 5 livres ; la carte se joue aussi quand il faut payer des livres.
    .note = { effect-lira }. Il y en a 4.
# c9886192
rule-play-far = Au lieu de 1 ou 2 pas, votre marchand en fait 3 ou 4 et arrive dans un autre quartier. Puis votre tour continue comme d’habitude.
    .more = Une seule carte ou tuile par tour peut remplacer le déplacement.
    .note = { effect-far }. Il y en a 4.
# ee4ccd5a
rule-play-stay = Votre marchand reste où il est au lieu de bouger. Il faut utiliser un assistant comme à l’arrivée. Vous payez, agissez et rencontrez comme d’habitude.
    .more = { rule-play-far.more }
    .note = { effect-stay }. Il y en a 2.
# 2abafd66
rule-play-assistant = Un de vos assistants revient du plateau dans votre pile, avant que vous en utilisiez un.
    .note = { effect-assistant }. Il y en a 2.
# 3f761eb7
rule-play-family = Votre membre de la famille revient au Poste de police, contre une récompense ; après le dernier tour, 3 livres.
    .note = { effect-family }. Il y en a 2.
# ab46931f
rule-play-market = Au Petit marché, les marchandises que vous vendez n’ont pas à figurer sur la tuile Demande.
    .note = { effect-market }. Il y en a 2.
# 2c7fed16
rule-play-sultan = Juste après l’action du quartier : refaites-la.
    .note = { effect-sultan }. Il y en a 2.
# a296502e
rule-play-post = { rule-play-sultan }
    .note = { effect-post }. Il y en a 2.
# 2e2ac30d
rule-play-gem = { rule-play-sultan }
    .note = { effect-gem }. Il y en a 2.
# cb6a7840
rule-play-coffee2 = Prenez 2 cafés.
    .note = { effect-coffee2 }. Il y en a 2.
# 83d525dd
rule-play-guild = Payez 2 cafés et piochez une carte Guilde.
    .note = { effect-guild }. Il y en a 2.
# 00338763
rule-play-8lira = Payez 1 café et prenez 8 livres ; la carte se joue aussi quand il faut payer des livres.
    .note = { effect-8lira }. Il y en a 2.
# 843f763f
rule-play-swap = Donnez 1 à 3 marchandises ou cafés, puis prenez-en autant d’autres sortes, s’il y a de la place.
    .note = { effect-swap }. Il y en a 2.
# 55db8407
rule-play-dice-mocha = Lancez deux dés et prenez ce que le tableau montre pour votre lancer.
    .note = { effect-dice-mocha }. Il y en a 2.
# bf887c39
rule-play-six = Après un lancer de votre tour qui ne déplace aucun pion : tournez un dé sur 6.
    .note = { effect-six }. Il y en a 2.
# 25c7248f
rule-play-corner = Au lieu de 1 ou 2 pas, votre marchand va dans un autre quartier, à n’importe quel coin du plateau. Puis votre tour continue comme d’habitude.
    .more = { rule-play-far.more }
    .note = { effect-corner }. Il y en a 2.
# b4301baf
rule-play-wain = { rule-play-sultan }
    .note = { effect-wain }. Il y en a 2.
# 03cdf2bb
rule-play-house = { rule-play-sultan }
    .note = { effect-house }. Il y en a 2.
# 50bb8a7b
rule-play-letter = Prenez une missive.
    .note = { effect-letter }. Il y en a 3.
# 526661b4
rule-play-dice-letters = { rule-play-dice-mocha }
    .note = { effect-dice-letters }. Il y en a 3.
# 6df73e49
rule-play-7lira = Vendez une marchandise ou un café pour 7 livres ; la carte se joue aussi quand il faut payer des livres.
    .note = { effect-7lira }. Il y en a 3.
# f369426a
rule-play-good3-red = Prenez la marchandise indiquée et 3 livres.
    .note = { effect-good3-red }. Il y en a 1.
# 44772cae
rule-play-good3-green = { rule-play-good3-red }
    .note = { effect-good3-green }. Il y en a 1.
# a270af46
rule-play-good3-yellow = { rule-play-good3-red }
    .note = { effect-good3-yellow }. Il y en a 1.
# 853e9812
rule-play-copy = Compte comme la carte du dessus de la défausse, si vous pouviez la jouer maintenant. On ne copie pas une copie.
    .more = Cette carte-là reste en place ; celle-ci va sur la défausse quand son effet est terminé.
    .note = { effect-copy }. Il y en a 3.
# 6277bc59
rule-play-walk = Au lieu de tout votre tour, votre membre de la famille va dans un quartier voisin et y fait l’action.
    .more = Personne d’autre ne bouge, et vous ne payez et ne rencontrez personne. Il ne peut ni venir du Poste de police ni y aller.
    .note = { effect-walk }. Il y en a 3.
# ba66f338
rule-play-follow = Au lieu de 1 ou 2 pas, votre marchand va dans le quartier du marchand d’une autre personne. Vous ne payez pas celui-là, mais vous payez les autres qui s’y trouvent.
    .more = { rule-play-far.more }
    .note = { effect-follow }. Il y en a 3.
# 9c8cd6e7
rule-play-companion2 = Votre compagnon fait exactement 2 pas au lieu de 1 et arrive dans un autre quartier.
    .more = { rule-play-far.more }
    .note = { effect-companion2 }. Il y en a 3.
# 33b99baf
rule-play-neutral = Faites appel au gouverneur, au contrebandier, au coursier ou au marchand de café à son prix, où qu’il soit.
    .more = La tuile Rencontre ne le rend pas gratuit : ce n’est pas une rencontre. Puis les dés l’envoient ailleurs. On peut encore le rencontrer pendant ce tour.
    .note = { effect-neutral }. Il y en a 3.
# b722afb5
rule-play-mosque = Juste après l’action d’une mosquée : refaites-la au même endroit.
    .note = { effect-mosque }. Il y en a 3.
# 4db60259
rule-play-secret = Juste après l’action de la Société secrète : refaites-la.
    .note = { effect-secret }. Il y en a 3.
# 8181e4d9
rule-play-anywhere = Payez 3 livres : votre marchand va dans un autre quartier quelconque.
    .note = { effect-anywhere }. Il y en a 3.
# f20a9305
rule-play-good3-blue = { rule-play-good3-red }
    .note = { effect-good3-blue }. Absente de notre pioche ; votre exemplaire l’a peut-être.
# 24e314b4
rule-guild-1 = Prenez une extension gratuite pour votre charrette.
    .note = { effect-guild-1 }.
# 3516fa36
rule-guild-2 = Remplissez votre charrette d’une marchandise : la carte 2 de tissu, la 3 d’épices, la 4 de fruits.
    .more = Puis prenez jusqu’à 3 marchandises, toutes différentes.
    .note = { effect-guild-2 }.
# c90d4cb0
rule-guild-3 = { rule-guild-2 }
    .more = { rule-guild-2.more }
    .note = { effect-guild-3 }.
# 255a8d68
rule-guild-4 = { rule-guild-2 }
    .more = { rule-guild-2.more }
    .note = { effect-guild-4 }.
# 8f11129d
rule-guild-5 = Prenez 4 livres et jusqu’à 4 marchandises, toutes différentes.
    .note = { effect-guild-5 }.
# b9fee460
rule-guild-6 = Piochez 3 cartes Bonus. S’il en reste moins, vous ne pouvez pas jouer cette carte.
    .note = { effect-guild-6 }.
# 4d4894f6
rule-guild-7 = Votre marchand va à la Fontaine avec sa pile ; rappelez autant de vos propres assistants que vous voulez.
    .more = Puis vous jouez aussitôt un autre tour.
    .note = { effect-guild-7 }.
# 4e086ca8
rule-guild-8 = Prenez 2 tissus, 2 épices ou 2 fruits : deux de la même marchandise. Puis lancez deux dés : 4 à 6 rapportent 1 bijou, 7 ou plus en rapportent 3.
    .note = { effect-guild-8 }.
# 4f257158
rule-guild-9 = Annoncez un nombre et lancez les dés comme au Salon de thé, pour deux fois plus de livres ; sinon, prenez-en 4.
    .note = { effect-guild-9 }.
# 57db7305
rule-guild-10 = Payez un tissu, une épice et un fruit contre 15 livres.
    .note = { effect-guild-10 }.
# a547957f
rule-guild-11 = Payez un bijou, un tissu et une épice contre 20 livres.
    .note = { effect-guild-11 }.
# 76d2d89a
rule-guild-12 = Faites l’action d’un quartier quelconque où elle est possible.
    .more = Puis votre membre de la famille va au Poste de police, s’il est ailleurs, sans récompense.
    .note = { effect-guild-12 }.
# bb7af5ab
rule-guild-13 = Payez 6 marchandises quelconques contre le prochain rubis du Palais du sultan.
    .note = { effect-guild-13 }.
# a515d78d
rule-guild-14 = Prenez une tuile qui vous manque contre 1 marchandise qu’elle montre, quel que soit le nombre indiqué. Une paire rapporte un rubis.
    .more = La carte 14 vaut pour la Petite mosquée, la carte 15 pour la Grande mosquée.
    .note = { effect-guild-14 }.
# d5b9e803
rule-guild-15 = { rule-guild-14 }
    .more = { rule-guild-14.more }
    .note = { effect-guild-15 }.
# 0c645a9d
rule-guild-16 = Payez 15 livres pour le prochain rubis du Marchand de gemmes, puis prenez 1 café pour chaque rubis que vous avez.
    .note = { effect-guild-16 }.
# 2fe2cd04
rule-guild-17 = Prenez 5 cafés.
    .note = { effect-guild-17 }.
# 8feea4f5
rule-guild-18 = Prenez 1 café et piochez 2 cartes Guilde. S’il en reste moins en dehors de celle-ci, vous ne pouvez pas la jouer.
    .note = { effect-guild-18 }.
# cb150ad5
rule-guild-19 = Faites une ou deux fois l’action de la Taverne, pour la même chose ou une autre ; 1 café de moins en tout.
    .note = { effect-guild-19 }.
# ace97a01
rule-guild-20 = Prenez le prochain rubis de la Maison du café à moitié prix, arrondi vers le haut.
    .note = { effect-guild-20 }.
# d1594182
rule-kiosk-1 = Prenez les marchandises et les livres indiquées.
    .note = { kiosk-1 }.
# b7a791d7
rule-kiosk-2 = { rule-kiosk-1 }
    .note = { kiosk-2 }.
# 1f1cf8f3
rule-kiosk-3 = { rule-kiosk-1 }
    .note = { kiosk-3 }.
# b556ac08
rule-kiosk-4 = { rule-kiosk-1 }
    .note = { kiosk-4 }.
# f204422b
rule-kiosk-5 = { rule-kiosk-1 }
    .note = { kiosk-5 }.
# 9f10f3a1
rule-kiosk-6 = { rule-kiosk-1 }
    .note = { kiosk-6 }.
# a18e4350
rule-kiosk-7 = { rule-kiosk-1 }
    .note = { kiosk-7 }.
# 184d0ff2
rule-kiosk-8 = { rule-kiosk-1 }
    .note = { kiosk-8 }.
# 5e54907b
rule-kiosk-9 = { rule-kiosk-1 }
    .note = { kiosk-9 }.
# b2ee7951
rule-kiosk-10 = { rule-kiosk-1 }
    .note = { kiosk-10 }.
# 2c3d2e39
rule-kiosk-11 = Piochez une carte Bonus.
    .note = { kiosk-11 }.
# b0dd8ee1
rule-kiosk-12 = { rule-kiosk-1 }
    .note = { kiosk-12 }.
# eaf02b28
rule-kiosk-13 = Prenez 1 café ou 2 livres.
    .more = Sans « { set-mocha } », prenez les livres.
    .note = { kiosk-13 }.
# 4875b8c3
rule-kiosk-14 = Prenez 1 café ou 3 livres.
    .more = { rule-kiosk-13.more }
    .note = { kiosk-14 }.
# 66e75db1
rule-kiosk-15 = Votre compagnon vient dans votre réserve, du plateau ou de la réserve générale.
    .note = { kiosk-15 }.
# 517e984b
rule-kiosk-16 = Lancez un dé et prenez autant de livres.
    .note = { kiosk-16 }.
# 5eb6a603
rule-kiosk-17 = Payez 10 livres pour une extension.
    .note = Une extension pour 10 livres.
# b6c8240f
rule-kiosk-18 = Payez une marchandise de chaque sorte pour une extension.
    .note = Une extension contre 1 marchandise de chaque sorte.
# 7ce5fce6
rule-kiosk-19 = Votre marchand va à la Fontaine avec sa pile. Vous n’y faites pas d’action et ne rappelez pas d’assistants.
    .note = { kiosk-19 }.
# b9d193c6
rule-kiosk-20 = Donnez une marchandise ou un café contre une missive, ou une missive contre une marchandise ou un café.
    .note = { kiosk-20 }.
# 36be8b89
rule-kiosk-21 = Donnez une carte Bonus contre une missive, ou une missive contre une carte Bonus.
    .note = { kiosk-21 }.
# ea660ad1
rule-kiosk-22 = Payez 2 livres pour une missive, ou donnez une missive contre 3 livres.
    .note = { kiosk-22 }.
# 471a8a93
rule-kiosk-23 = Payez 2 livres pour une marchandise ou un café, ou donnez une marchandise ou un café contre 3 livres.
    .note = { kiosk-23 }.
# f05b39c1
rule-kiosk-24 = Payez 2 livres pour une carte Bonus, ou donnez une carte Bonus contre 3 livres.
    .note = { kiosk-24 }.
# 16379d68
rule-tile-red = Une fois par tour, au Salon de thé ou au Marché noir seulement : après votre lancer, tournez un dé sur 4 ou relancez les deux.
    .note = Une fois par tour, au Salon de thé ou au Marché noir : tourner un dé sur 4 ou relancer.
# 3edc4d63
rule-tile-green = Une fois dans votre tour, dans un entrepôt : payez 2 livres pour une marchandise de plus, au choix.
    .note = Une fois par tour, dans un entrepôt : une marchandise de plus pour 2 livres.
# 327261a9
rule-tile-yellow = Une fois dans votre tour : payez 2 livres, et un de vos assistants revient du plateau dans votre pile.
    .note = Une fois par tour : un assistant revient pour 2 livres.
# 9e36ee28
rule-tile-blue = Dès que vous prenez cette tuile, votre cinquième assistant rejoint le bas de votre pile.
    .note = Le cinquième assistant.
# f0276703
rule-movement-tile = Au lieu de 1 ou 2 pas, votre marchand peut aller tout droit aussi loin que vous voulez, mais pas à travers la barrière d’une autre personne.
    .more = Elle ne vaut pas pour votre compagnon.
    .title = La tuile Mouvement
    .note = Au lieu de 1 ou 2 pas, tout droit, aussi loin que vous voulez.
# c6cfe355
rule-encounter-tile = Le gouverneur, le contrebandier, le marchand de café et le coursier ne vous coûtent rien quand vous les rencontrez. Vous payez toujours les marchands des autres.
    .more = « { bonus-neutral } » n’est pas une rencontre : avec cette carte, vous payez comme d’habitude.
    .title = La tuile Rencontre
    .note = Les personnages que vous rencontrez ne demandent rien.
