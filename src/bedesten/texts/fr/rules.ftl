# The topics of the rule book. Above each: the mark of the English text that it was made from; a test compares it.

rule-group-places = Quartiers
rule-group-places-of-mocha-baksheesh = Quartiers : { set-mocha }
rule-group-places-of-letters-seals = Quartiers : { set-letters }
rule-group-bonus-cards = Cartes Bonus
rule-group-bonus-cards-of-mocha-baksheesh = Cartes Bonus : { set-mocha }
rule-group-bonus-cards-of-letters-seals = Cartes Bonus : { set-letters }
rule-group-guild-cards = Cartes Guilde
rule-group-kiosk-tiles = Tuiles Kiosque
rule-group-mosque-tiles = Tuiles Mosquée
rule-group-tavern-tiles = Tuiles Taverne
rule-group-the-turn = Le tour
rule-group-people = Les personnages
rule-group-cards-in-general = Les cartes en général
rule-group-set-up = Mise en place
rule-group-ending = Fin du jeu
rule-group-variants = Variantes
rule-of-card = « { TERM($card, of: "bonus") } »
rule-of-place = { NUMBER($place) } { TERM($place, of: "place") }
rule-of-guild = { NUMBER($number) } « { TERM($number, of: "guild") } »
rule-of-kiosk = Tuile Kiosque { NUMBER($number) }

# 14ec8a78
rule-wainwright = Payez 7 livres pour une extension : votre charrette contient une marchandise de plus de chaque sorte. La troisième rapporte un rubis.
    .note = Une brouette plus grande, et un rubis à la troisième extension.
# 6d20cbe0
rule-fabric-warehouse = Remplissez votre charrette de la marchandise de cet entrepôt ; la tuile verte peut en apporter une autre.
    .note = Tout le tissu qui tient dans la brouette.
# d1217c33
rule-spice-warehouse = { rule-fabric-warehouse }
    .note = Toutes les épices qui tiennent dans la brouette.
# 9f98be13
rule-fruit-warehouse = { rule-fabric-warehouse }
    .note = Tous les fruits qui tiennent dans la brouette.
# 12e1d7ca
rule-post-office = Prenez ce que les marqueurs laissent visible. Puis le marqueur suivant descend ; après le dernier, tous remontent.
    .note = Des marchandises et des livres, chaque fois d’autres.
# 1cd23c58
rule-caravansary = Prenez 2 cartes Bonus, puis défaussez 1 carte de votre main. Le chef de caravane les garde toutes.
    .note = Des cartes Bonus au choix.
    .more = Avec « { set-mocha } », vous prenez aussi 1 café.
# a0e62636
rule-fountain = Autant de vos assistants que vous voulez reviennent un à un du plateau dans votre pile, où que soit votre marchand.
    .note = Vos assistants reviennent vers vous.
    .more = Votre compagnon peut venir dans votre réserve, du plateau ou de la réserve générale.
# 47f2e223
rule-black-market = Lancez les dés et prenez 1 tissu, épice ou fruit ; 7 ou 8 rapportent 1 bijou, 9 ou 10 en rapportent 2, 11 ou 12 en rapportent 3.
    .note = Une marchandise à coup sûr, des bijoux par chance.
# d3fa2bd9
rule-tea-house = Annoncez un nombre de 3 à 12 et lancez les dés. S’ils l’atteignent, prenez autant de livres, sinon 2.
    .note = Plus vous osez, plus il y a de livres.
# 2305213b
rule-large-market = Vendez 1 à 5 marchandises que montre la tuile Demande ; plus il y en a, mieux chacune est payée. La tuile passe dessous.
    .note = Des livres pour les marchandises demandées.
# 3a48945d
rule-small-market = { rule-large-market }
    .note = { rule-large-market.note }
# 3db8cbaa
rule-police-station = Envoyez votre membre de la famille dans un autre quartier et faites-y l’action ; il y reste.
    .note = Une action n’importe où, par votre membre de la famille.
# 8b8a19b4
rule-sultans-palace = Livrez les marchandises indiquées, certaines à votre choix, contre un rubis. Le suivant coûte une marchandise de plus, jusqu’à 10.
    .note = Un rubis pour beaucoup de marchandises.
# 8f689c03
rule-small-mosque = Ayez autant de marchandises que l’indique la tuile du dessus de leur couleur, donnez-en 1 et prenez la tuile ; une paire rapporte un rubis.
    .note = Des tuiles utiles toute la partie.
    .more = Le rouge et le vert sont à la Petite mosquée, le jaune et le bleu à la Grande mosquée.
# 47190dee
rule-great-mosque = { rule-small-mosque }
    .note = { rule-small-mosque.note }
    .more = { rule-small-mosque.more }
# 72935431
rule-gemstone-dealer = Achetez un rubis au prix indiqué. Le suivant coûte 1 livre de plus, jusqu’à 23.
    .note = Un rubis pour des livres.
# 125f1345
rule-roasting-plant = Prenez 2 cafés pour 2 livres, 2 pour une marchandise et 2 pour une carte Bonus ou Guilde : au moins une de ces choses, chacune une fois.
    .note = Du café pour ceci ou cela.
# a3ea0968
rule-guild-hall = Prenez 1 café et 2 cartes Guilde, puis défaussez 1 carte Guilde de votre main.
    .note = Du café, et des cartes Guilde au choix.
# 503ac5a7
rule-tavern = Payez du café pour l’une de ces choses : la barrière et une action à côté d’elle, une tuile Taverne, ou un bakchich pour un rubis.
    .note = La barrière, une tuile ou un rubis pour du café.
# d6bc6ce6
rule-coffee-house = Livrez le café indiqué contre un rubis. Le suivant coûte 1 café de plus, jusqu’à 10.
    .note = Un rubis pour du café.
# eb22797d
rule-embassy = Prenez 2 missives.
    .note = 2 missives d’un coup.
# 8bb8a8e8
rule-kiosk = Prenez une missive. Révélez des tuiles Kiosque, une de plus que de personnes ; à partir de vous, dans le sens horaire, tout le monde en choisit une.
    .note = Une missive, et une tuile pour chacun.
    .more = Après avoir choisi une tuile, on peut l’utiliser. Pour finir, vous pouvez aussi utiliser la dernière.
# b18de182
rule-auction-house = Prenez une marchandise et offrez au moins 1 livre pour 2 cartes Bonus. Dans le sens horaire, les autres offrent plus ou passent, une fois par personne.
    .note = Une marchandise, et des cartes pour la plus haute enchère.
    .more = Puis vous pouvez monter une dernière fois.
# 74d9d62f
rule-secret-society = Défaussez des missives valant 6 sceaux et prenez le prochain rubis du Palais du sultan ou du Marchand de gemmes.
    .note = Un rubis pour des sceaux.
    .more = Avec « { set-mocha } », aussi de la Maison du café. Les trois premières fois d’une partie rapportent en plus 3, 2 et 1 livre.
# 96139ff0
rule-catacombs = Prenez une marchandise ou un café. Puis votre marchand ou votre compagnon va dans un autre quartier quelconque, et il ne s’y passe rien.
    .note = Une marchandise, et d’ici n’importe où.
    .more = Ni action, ni paiement, ni rencontre, et on n’y reprend personne ; seules les missives sont remises.
# 6b1777f9
rule-play-good = Prenez une marchandise au choix.
    .note = { effect-good }. Il y en a 4.
# 70ea9cf1
rule-play-lira = Prenez 5 livres ; aussi quand il faut payer des livres.
    .note = { effect-lira }. Il y en a 4.
# e9ab6028
rule-play-far = Au lieu de 1 ou 2 pas : faites-en 3 ou 4, restez où vous êtes, ou allez dans un coin du plateau ; une seule carte de ce genre par tour.
    .note = { effect-far }. Il y en a 4.
# 5d393ddb
rule-play-stay = { rule-play-far }
    .note = { effect-stay }. Il y en a 2.
# 30e6b700
rule-play-assistant = Un de vos assistants revient du plateau dans votre pile, avant l’étape de l’assistant.
    .note = { effect-assistant }. Il y en a 2.
# 96570b09
rule-play-family = Votre membre de la famille revient au Poste de police, contre une récompense ; après le dernier tour, 3 livres.
    .note = { effect-family }. Il y en a 2.
# 106c5c47
rule-play-market = Au Petit marché : les marchandises que vous vendez peuvent être autres que celles de la tuile Demande.
    .note = { effect-market }. Il y en a 2.
# 914455f4
rule-play-sultan = Juste après l’action du quartier : refaites-la.
    .note = { effect-sultan }. Il y en a 2.
# e17bd4f2
rule-play-post = { rule-play-sultan }
    .note = { effect-post }. Il y en a 2.
# 47e99460
rule-play-gem = { rule-play-sultan }
    .note = { effect-gem }. Il y en a 2.
# cb6a7840
rule-play-coffee2 = Prenez 2 cafés.
    .note = { effect-coffee2 }. Il y en a 2.
# 83d525dd
rule-play-guild = Payez 2 cafés et piochez une carte Guilde.
    .note = { effect-guild }. Il y en a 2.
# 1686fe2a
rule-play-8lira = Payez 1 café et prenez 8 livres ; aussi quand il faut payer des livres.
    .note = { effect-8lira }. Il y en a 2.
# 5c8c01c9
rule-play-swap = Donnez 1 à 3 marchandises ou cafés, puis prenez-en autant d’autres sortes, s’il y a de la place.
    .note = { effect-swap }. Il y en a 2.
# 57ce3d7a
rule-play-dice-mocha = Lancez deux dés : un petit résultat rapporte des livres, un grand du café.
    .note = { effect-dice-mocha }. Il y en a 2.
# f9d093ae
rule-play-six = Après un lancer de votre tour qui ne déplace aucun pion : tournez un dé sur 6.
    .note = { effect-six }. Il y en a 2.
# 7a62f2fe
rule-play-corner = { rule-play-far }
    .note = { effect-corner }. Il y en a 2.
# 825cad04
rule-play-wain = { rule-play-sultan }
    .note = { effect-wain }. Il y en a 2.
# 9c57bfe9
rule-play-house = { rule-play-sultan }
    .note = { effect-house }. Il y en a 2.
# 50bb8a7b
rule-play-letter = Prenez une missive.
    .note = { effect-letter }. Il y en a 3.
# cd6b9464
rule-play-dice-letters = Lancez deux dés et prenez ce que montre la carte : des livres ou des missives.
    .note = { effect-dice-letters }. Il y en a 3.
# ba508c3b
rule-play-7lira = Payez une marchandise ou un café et prenez 7 livres ; aussi quand il faut payer des livres.
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
# 959ff4c6
rule-play-copy = Compte comme la carte du dessus de la défausse, quand on pourrait la jouer ; pas de copie d’une copie.
    .more = Cette carte-là reste en place ; celle-ci va sur la défausse quand son effet est terminé.
    .note = { effect-copy }. Il y en a 3.
# f0fac4ad
rule-play-walk = Une autre façon de bouger pendant ce tour ; une seule carte de ce genre par tour.
    .more = « { bonus-walk } » : votre membre de la famille va dans un quartier voisin et en fait l’action ; c’est tout le tour. Ni depuis ni vers le Poste de police. « { bonus-follow } » : votre marchand va là où est le marchand d’une autre personne, et ne le paie pas. « { bonus-companion2 } » : il fait 2 pas au lieu de 1.
    .note = { effect-walk }. Il y en a 3.
# 2a185ec1
rule-play-follow = { rule-play-walk }
    .more = { rule-play-walk.more }
    .note = { effect-follow }. Il y en a 3.
# de715ee6
rule-play-companion2 = { rule-play-walk }
    .more = { rule-play-walk.more }
    .note = { effect-companion2 }. Il y en a 3.
# 9fe67c21
rule-play-neutral = Faites appel au gouverneur, au contrebandier, au coursier ou au marchand de café à son prix, où qu’il soit.
    .more = La tuile Rencontre ne le rend pas gratuit : ce n’est pas une rencontre. Puis les dés l’envoient ailleurs. On peut encore le rencontrer pendant ce tour.
    .note = { effect-neutral }. Il y en a 3.
# 0171e42f
rule-play-mosque = Juste après l’action d’une mosquée : refaites-la au même endroit.
    .note = { effect-mosque }. Il y en a 3.
# 20390f0b
rule-play-secret = Juste après l’action de la Société secrète : refaites-la.
    .note = { effect-secret }. Il y en a 3.
# 04e07bfb
rule-play-anywhere = Payez 3 livres : votre marchand va dans un autre quartier quelconque.
    .note = { effect-anywhere }. Il y en a 3.
# f20a9305
rule-play-good3-blue = { rule-play-good3-red }
    .note = { effect-good3-blue }. Absente de notre pioche ; votre exemplaire l’a peut-être.
# 24e314b4
rule-guild-1 = Prenez une extension gratuite pour votre charrette.
    .note = { effect-guild-1 }.
# 614ee2ec
rule-guild-2 = Remplissez votre charrette d’une marchandise : la carte 2 de tissu, la 3 d’épices, la 4 de fruits.
    .more = Puis prenez jusqu’à 3 marchandises, toutes différentes.
    .note = { effect-guild-2 }.
# 7168c58d
rule-guild-3 = { rule-guild-2 }
    .more = { rule-guild-2.more }
    .note = { effect-guild-3 }.
# 123ae590
rule-guild-4 = { rule-guild-2 }
    .more = { rule-guild-2.more }
    .note = { effect-guild-4 }.
# 63cd5fb7
rule-guild-5 = Prenez 4 livres et jusqu’à 4 marchandises, toutes différentes.
    .note = { effect-guild-5 }.
# 0223f3fd
rule-guild-6 = Piochez 3 cartes Bonus ; il faut qu’il y en ait autant.
    .note = { effect-guild-6 }.
# 011a43e7
rule-guild-7 = Votre marchand va à la Fontaine avec ses assistants, et ceux de vos assistants du plateau que vous voulez le rejoignent.
    .more = Puis vous avez aussitôt un autre tour.
    .note = { effect-guild-7 }.
# 14ad4596
rule-guild-8 = Prenez 2 tissus, épices ou fruits, puis lancez les dés ; 4 à 6 rapportent 1 bijou, plus en rapporte 3.
    .note = { effect-guild-8 }.
# 4f257158
rule-guild-9 = Annoncez un nombre et lancez les dés comme au Salon de thé, pour deux fois plus de livres ; sinon, prenez-en 4.
    .note = { effect-guild-9 }.
# 2b821abe
rule-guild-10 = Payez un tissu, une épice et un fruit, prenez 15 livres.
    .note = { effect-guild-10 }.
# 654f442c
rule-guild-11 = Payez un bijou, un tissu et une épice, prenez 20 livres.
    .note = { effect-guild-11 }.
# e293aa72
rule-guild-12 = Faites l’action d’un quartier quelconque où elle est possible.
    .more = Puis votre membre de la famille va au Poste de police, s’il est ailleurs ; cela ne rapporte rien.
    .note = { effect-guild-12 }.
# cde9dde1
rule-guild-13 = Payez 6 marchandises quelconques, prenez le prochain rubis du Palais du sultan.
    .note = { effect-guild-13 }.
# e6e19abb
rule-guild-14 = Prenez une tuile qui vous manque contre 1 marchandise de sa couleur, quoi qu’elle indique ; une paire rapporte un rubis.
    .more = La carte 14 vaut pour la Petite mosquée, la carte 15 pour la Grande mosquée.
    .note = { effect-guild-14 }.
# 2445626a
rule-guild-15 = { rule-guild-14 }
    .more = { rule-guild-14.more }
    .note = { effect-guild-15 }.
# 9a7a45f6
rule-guild-16 = Payez 15 livres, prenez le prochain rubis du Marchand de gemmes, puis 1 café pour chaque rubis que vous avez.
    .note = { effect-guild-16 }.
# 2fe2cd04
rule-guild-17 = Prenez 5 cafés.
    .note = { effect-guild-17 }.
# 014050d5
rule-guild-18 = Prenez 1 café et piochez 2 cartes Guilde ; il faut qu’il y en ait autant, celle-ci non comprise.
    .note = { effect-guild-18 }.
# e80a9ca7
rule-guild-19 = Faites une ou deux fois l’action de la Taverne, la même ou une autre ; en tout 1 café de moins.
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
# 4aad4da1
rule-kiosk-13 = Prenez 1 café ou 2 livres, avec l’autre tuile 3 ; sans « { set-mocha } », les livres.
    .note = { kiosk-13 }.
# 99944d19
rule-kiosk-14 = { rule-kiosk-13 }
    .note = { kiosk-14 }.
# cc168bf8
rule-kiosk-15 = Votre compagnon vient dans votre réserve, du plateau ou de la réserve générale.
    .note = { kiosk-15 }.
# 9d59b0eb
rule-kiosk-16 = Lancez un dé et prenez autant de livres.
    .note = { kiosk-16 }.
# 5eb6a603
rule-kiosk-17 = Payez 10 livres pour une extension.
    .note = { kiosk-17 }.
# aaa1e4fc
rule-kiosk-18 = Payez une marchandise de chaque sorte pour une extension.
    .note = { kiosk-18 }.
# 7e2b3ec4
rule-kiosk-19 = Votre marchand va à la Fontaine avec sa pile ; il n’y fait pas d’action, et aucun assistant ne le rejoint.
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
# 30bce288
rule-tile-red = Lancez deux dés. Avec la tuile rouge, vous pouvez une fois dans votre tour en tourner un sur 4 ou relancer les deux.
    .note = Une fois par tour, au Salon de thé ou au Marché noir : tourner un dé sur 4 ou relancer.
# daa8752d
rule-tile-green = Une fois dans votre tour, dans un entrepôt : payez 2 livres pour une marchandise de plus, au choix.
    .note = Une fois par tour, dans un entrepôt : une marchandise de plus pour 2 livres.
# 4123102f
rule-tile-yellow = Une fois dans votre tour : payez 2 livres, et un de vos assistants revient du plateau dans votre pile.
    .note = Une fois par tour : un assistant revient pour 2 livres.
# 8cc6b204
rule-tile-blue = La tuile bleue : le cinquième assistant va aussitôt sous la pile. Une paire de tuiles : un rubis, tant qu’il en reste.
    .more = On paie 1 marchandise de la couleur.
    .note = Le cinquième assistant.
# 487c6f69
rule-movement-tile = Au lieu de 1 ou 2 pas : allez tout droit, aussi loin que vous voulez ; pas à travers la barrière d’une autre personne.
    .title = La tuile Mouvement
    .note = Au lieu de 1 ou 2 pas, tout droit, aussi loin que vous voulez.
# ac5720d2
rule-encounter-tile = Avec la tuile Rencontre, les personnages rencontrés ne demandent rien.
    .title = La tuile Rencontre
    .note = Les personnages que vous rencontrez ne demandent rien.
# c5847790
rule-turn = Bouger, payer, agir, rencontrer ; ou une carte Guilde. Un tour qui finit aussitôt est terminé : on ne peut plus jouer de carte.
    .title = Le tour
# e1e049a9
rule-moving = Le marchand et les assistants sous lui font 1 ou 2 pas, vers un autre quartier ; une carte peut changer cela.
    .title = Le déplacement
    .more = À sa place, le compagnon, s’il est sur le plateau, peut faire 1 pas ; à la place de tout le tour, on peut jouer une carte Guilde.
# a14b5f61
rule-assistant-step = Votre assistant qui attend ici rejoint la pile, sinon celui du dessous reste ici ; ou le tour finit.
    .title = L’étape de l’assistant
    .more = On peut prendre à la place un assistant neutre. À la Fontaine, il ne faut personne, et le compagnon n’a besoin de personne.
# a153cfe5
rule-paying-merchants = Payez 2 livres pour chaque autre marchand ici, ou le tour finit ; pas à la Fontaine.
    .title = Payer les marchands
    .more = Les compagnons des autres sont payés aussi. Pour un marchand neutre, on paie à la réserve ; puis il va où les dés l’envoient.
# 23658480
rule-action = Vous pouvez faire l’action du quartier ; des cartes la répètent.
    .title = L’action
    .more = Si elle fait partie d’une autre action, les cartes des moments libres doivent attendre ; mais on peut les jouer entre ce qu’a fait le membre de la famille et sa répétition. Dans un tour avec une carte Guilde, rien ne se répète.
# 77dc55bd
rule-meeting-people = Rencontrez ceux qui sont au même endroit, dans l’ordre de votre choix, chacun une fois. Les membres de famille doivent être capturés, les autres sont à votre choix.
    .title = Les rencontres
# 5726e950
rule-when-cards-may-be-played = Les cartes Bonus et les tuiles se jouent aux questions qu’une carte peut interrompre. (1) Rien ne se passe : toute carte qui n’est pas liée à autre chose. (2) Il faut payer des livres, maintenant ou pour refaire une action qui coûte des livres.
    .title = Quand jouer des cartes
# 35a47345
rule-goods-that-do-not-fit = Prenez une marchandise ; ce que la charrette ne peut contenir est perdu.
    .title = Les marchandises sans place
# 74c2880d
rule-barrier = Seuls les pions de la personne qui a posé la barrière la franchissent ; un pion qu’on pose directement l’ignore.
    .title = La barrière
# d081c8e4
rule-letters = Une missive est retournée dès que votre marchand, votre compagnon ou votre membre de la famille est dans son quartier, quel que soit le tour en cours.
    .title = Les missives
    .more = Peu importe qui était là d’abord, le pion ou la missive. Elle a alors 2 sceaux, avant c’était 1.
# 05f186e4
rule-paying-with-seals = Défaussez une à une des missives valant au moins autant de sceaux, et aucune dont la somme n’a pas besoin.
    .title = Payer avec des sceaux
# 2482b5d4
rule-companion = Au début de votre tour : votre compagnon vient de votre réserve dans le quartier de votre marchand ; il peut bouger aussitôt.
    .title = Le compagnon
# 9a308339
rule-double-turn = À la fin de votre tour, une fois par manche : défaussez des missives valant 3 sceaux et faites aussitôt un autre tour.
    .title = Le double tour
# acfaf914
rule-family-members = Envoyez le membre de la famille d’une autre personne au Poste de police, contre une récompense ; chacun à part.
    .title = Les membres de la famille
# e9e438ce
rule-reward = Prenez 3 livres ou une carte Bonus ; s’il n’y en a pas, 3 livres.
    .title = La récompense
# add4000b
rule-governor = Piochez une carte Bonus et payez pour elle 2 livres ou une carte quelconque. Puis le gouverneur va où les dés l’envoient.
    .title = Le gouverneur
# bd4b29de
rule-smuggler = Prenez une marchandise et payez pour elle 2 livres ou une marchandise quelconque. Puis le contrebandier va où les dés l’envoient.
    .title = Le contrebandier
    .more = Une marchandise pour laquelle il n’y avait pas de place peut quand même servir de paiement.
# 15a66f2e
rule-coffee-trader = Prenez 1 café et payez pour lui 2 livres ou une marchandise. Puis le marchand de café va où les dés l’envoient.
    .title = Le marchand de café
# e69b2f35
rule-courier = Prenez une missive et payez pour elle 2 livres ou une missive quelconque. Puis le coursier va où les dés l’envoient.
    .title = Le coursier
# 1c1c4b86
rule-drawing-cards = Piochez une carte Bonus, s’il y en a une. Dès que la pioche est vide, la défausse est mélangée en une nouvelle pioche.
    .title = Piocher des cartes
# 47b59819
rule-playing-cards = Une carte jouée va sur la défausse quand son effet est terminé.
    .title = Jouer des cartes
# 7cffb40b
rule-discard-pile = De la pioche, ou du dessus de la défausse.
    .title = La défausse
# f5331fe4
rule-what-is-hidden = Vous connaissez vos propres cartes, le nombre de cartes des autres et celles qu’ils ont prises dans la défausse.
    .title = Ce qui est caché
    .more = Personne ne connaît l’ordre de la pioche, ni celui des tuiles Demande qui n’ont pas encore été visibles. Qui regarde ne voit aucune main. Tout le reste est public.
# dfaf3f9a
rule-guild-cards = Une carte Guilde remplace tout le tour : personne ne bouge, ne paie ni n’est rencontré, et tout ce qu’elle dit est fait.
    .title = Les cartes Guilde
    .more = Avec elle, on ne peut utiliser ni la tuile rouge ni la verte, ni les cartes pour le déplacement, pour le Petit marché ou pour refaire quelque chose.
# ea1b4afe
rule-drawing-guild-cards = Piochez une carte Guilde, s’il y en a une. Dès que la pioche est vide, les cartes utilisées sont mélangées pour en faire une nouvelle.
    .title = Piocher des cartes Guilde
# 88d55995
rule-table = Tout ce qui n’est pas laissé au hasard ; les quartiers sont disposés.
    .title = La table
# 93421e7b
rule-what-a-player-has = Le marchand sur sa pile à la Fontaine, le membre de la famille au Poste de police.
    .title = Ce que chacun possède
# da2752cc
rule-what-chance-decides = Qui commence, où se trouvent le gouverneur et le contrebandier, les premières tuiles Demande, une carte Bonus par personne.
    .title = Ce que décide le hasard
    .more = Le marchand de café et le coursier arrivent comme le gouverneur.
# afb0987f
rule-random-layouts = Toute disposition que permettent LAY-1 et LAY-2 est aussi probable : on tire jusqu’à ce que l’une convienne.
    .title = Dispositions au hasard
# 5394a860
rule-layouts-that-are-allowed = La Fontaine à l’intérieur, LAY-2. Le Marché noir et le Salon de thé à trois pas l’un de l’autre, dans des rangées et des colonnes différentes.
    .title = Dispositions permises
# e82ea606
rule-demand-tiles = La tuile Demande suivante passe dessus ; quand toutes y ont été, elles reviennent dans le même ordre.
    .title = Tuiles Demande
# e97069c8
rule-end-of-the-game = Des manches à partir du premier joueur, jusqu’à ce qu’à la fin de l’une d’elles quelqu’un ait assez de rubis.
    .title = La fin du jeu
    .more = Les tours supplémentaires font partie de la manche, même de la dernière.
# 00d849aa
rule-last-cards = Jouez ce qui rapporte encore des marchandises ou de l’argent.
    .title = Les dernières cartes
# 9821dc2d
rule-who-wins = Les rubis, puis les livres, puis les marchandises, puis les cartes Bonus ; les meilleurs d’abord.
    .title = Qui gagne
# 0e764d60
rule-neutral-assistants = { rule-assistant-step }
    .title = Assistants neutres
    .more = { rule-assistant-step.more }
# e43f3a58
rule-caravan-leader = Qui a fait l’action du Caravansérail possède la tuile à partir du tour suivant.
    .title = Chef de caravane
