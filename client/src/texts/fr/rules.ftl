# The topics of the rule book. Above each: the mark of the English text that it was made from; a test compares it.

rule-group-places = Quartiers
rule-group-bonus-cards = Cartes Bonus
rule-group-mosque-tiles = Tuiles Mosquée
rule-group-the-turn = Le tour
rule-group-people = Les personnages
rule-group-cards-in-general = Les cartes en général
rule-group-set-up = Mise en place
rule-group-ending = Fin du jeu
rule-group-variants = Variantes
rule-of-card = « { TERM($card, of: "bonus") } »
rule-of-place = { NUMBER($place) } { TERM($place, of: "place") }

# acb765c8
rule-wainwright = Payez 7 livres pour une extension : votre charrette contient une marchandise de plus de chaque sorte. La troisième rapporte un rubis.
# 1df100fd
rule-fabric-warehouse = Remplissez votre charrette de la marchandise de cet entrepôt ; la tuile verte peut en apporter une autre.
# 920f1988
rule-spice-warehouse = { rule-fabric-warehouse }
# 3bfc35f4
rule-fruit-warehouse = { rule-fabric-warehouse }
# a6cb2c4b
rule-post-office = Prenez ce que les marqueurs laissent visible. Puis le marqueur suivant descend ; après le dernier, tous remontent.
# c3237235
rule-caravansary = Prenez 2 cartes Bonus, puis défaussez 1 carte de votre main. Le chef de caravane les garde toutes.
# eb91c02a
rule-fountain = Autant de vos assistants que vous voulez reviennent un à un du plateau dans votre pile, où que soit votre marchand.
# df541b1f
rule-black-market = Lancez les dés et prenez 1 tissu, épice ou fruit ; 7 ou 8 rapportent 1 bijou, 9 ou 10 en rapportent 2, 11 ou 12 en rapportent 3.
# 7a726808
rule-tea-house = Annoncez un nombre de 3 à 12 et lancez les dés. S’ils l’atteignent, prenez autant de livres, sinon 2.
# 34a96a8b
rule-large-market = Vendez 1 à 5 marchandises que montre la tuile Demande ; plus il y en a, mieux chacune est payée. La tuile passe dessous.
# 0fab6ebf
rule-small-market = { rule-large-market }
# 0b3e2771
rule-police-station = Envoyez votre membre de la famille dans un autre quartier et faites-y l’action ; il y reste.
# 742401e3
rule-sultans-palace = Livrez les marchandises indiquées, certaines à votre choix, contre un rubis. Le suivant coûte une marchandise de plus, jusqu’à 10.
# c367d29f
rule-small-mosque = Ayez autant de marchandises que l’indique la tuile du dessus de leur couleur, donnez-en 1 et prenez la tuile ; une paire rapporte un rubis.
    .more = Le rouge et le vert sont à la Petite mosquée, le jaune et le bleu à la Grande mosquée.
# 3ab7126b
rule-great-mosque = { rule-small-mosque }
    .more = { rule-small-mosque.more }
# 160a5b02
rule-gemstone-dealer = Achetez un rubis au prix indiqué. Le suivant coûte 1 livre de plus, jusqu’à 23.
# 21e41bc9
rule-play-good = Prenez une marchandise au choix.
    .note = { effect-good }. Il y en a 4.
# e5838488
rule-play-lira = Prenez 5 livres ; aussi quand il faut payer des livres.
    .note = { effect-lira }. Il y en a 4.
# b43a1b0b
rule-play-far = Faites 3 ou 4 pas, ou restez où vous êtes, au lieu de 1 ou 2 ; une seule carte de ce genre par tour.
    .note = { effect-far }. Il y en a 4.
# b082017d
rule-play-stay = { rule-play-far }
    .note = { effect-stay }. Il y en a 2.
# 30e6b700
rule-play-assistant = Un de vos assistants revient du plateau dans votre pile, avant l’étape de l’assistant.
    .note = { effect-assistant }. Il y en a 2.
# 4231e032
rule-play-family = Votre membre de la famille revient au Poste de police, contre une récompense ; après le dernier tour, 3 livres.
    .note = { effect-family }. Il y en a 2.
# 5f100cf1
rule-play-market = Au Petit marché : les marchandises que vous vendez peuvent être autres que celles de la tuile Demande.
    .note = { effect-market }. Il y en a 2.
# 2fe8577f
rule-play-sultan = Juste après l’action du quartier : refaites-la.
    .note = { effect-sultan }. Il y en a 2.
# 63ef8b83
rule-play-post = { rule-play-sultan }
    .note = { effect-post }. Il y en a 2.
# 685ada81
rule-play-gem = { rule-play-sultan }
    .note = { effect-gem }. Il y en a 2.
# 30bce288
rule-tile-red = Lancez deux dés. Avec la tuile rouge, vous pouvez une fois dans votre tour en tourner un sur 4 ou relancer les deux.
    .note = Une fois par tour, au Salon de thé ou au Marché noir : tourner un dé sur 4 ou relancer.
# daa8752d
rule-tile-green = Une fois dans votre tour, dans un entrepôt : payez 2 livres pour une marchandise de plus, au choix.
    .note = Une fois par tour, dans un entrepôt : une marchandise de plus pour 2 livres.
# 4123102f
rule-tile-yellow = Une fois dans votre tour : payez 2 livres, et un de vos assistants revient du plateau dans votre pile.
    .note = Une fois par tour : un assistant revient pour 2 livres.
# 1568ff09
rule-tile-blue = La tuile bleue : le cinquième assistant va aussitôt sous la pile. Une paire de tuiles : un rubis, tant qu’il en reste.
    .note = Le cinquième assistant.
# 66064266
rule-turn = Bouger, payer, agir, rencontrer. Un tour qui finit aussitôt est terminé : on ne peut plus jouer de carte.
    .title = Le tour
# 92c626c9
rule-moving = Le marchand et les assistants sous lui font 1 ou 2 pas, vers un autre quartier ; une carte peut changer cela.
    .title = Le déplacement
# 5aeb358e
rule-assistant-step = Votre assistant qui attend ici rejoint la pile, sinon celui du dessous reste ici ; ou le tour finit.
    .title = L’étape de l’assistant
    .more = On peut prendre à la place un assistant neutre. À la Fontaine, il ne faut personne.
# cedab212
rule-paying-merchants = Payez 2 livres pour chaque autre marchand ici, ou le tour finit ; pas à la Fontaine.
    .title = Payer les marchands
    .more = Pour un marchand neutre, on paie à la réserve ; puis il va où les dés l’envoient.
# 673aabea
rule-action = Vous pouvez faire l’action du quartier ; des cartes la répètent.
    .title = L’action
    .more = Si elle fait partie d’une autre action, les cartes des moments libres doivent attendre.
# 77dc55bd
rule-meeting-people = Rencontrez ceux qui sont au même endroit, dans l’ordre de votre choix, chacun une fois. Les membres de famille doivent être capturés, les autres sont à votre choix.
    .title = Les rencontres
# 5726e950
rule-when-cards-may-be-played = Les cartes Bonus et les tuiles se jouent aux questions qu’une carte peut interrompre. (1) Rien ne se passe : toute carte qui n’est pas liée à autre chose. (2) Il faut payer des livres, maintenant ou pour refaire une action qui coûte des livres.
    .title = Quand jouer des cartes
# 35a47345
rule-goods-that-do-not-fit = Prenez une marchandise ; ce que la charrette ne peut contenir est perdu.
    .title = Les marchandises sans place
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
# 1c1c4b86
rule-drawing-cards = Piochez une carte Bonus, s’il y en a une. Dès que la pioche est vide, la défausse est mélangée en une nouvelle pioche.
    .title = Piocher des cartes
# 47b59819
rule-playing-cards = Une carte jouée va sur la défausse quand son effet est terminé.
    .title = Jouer des cartes
# 7cffb40b
rule-discard-pile = De la pioche, ou du dessus de la défausse.
    .title = La défausse
# d82bedb7
rule-what-is-hidden = Sont cachées la pioche et les mains des autres ; personne ne connaît non plus les lancers à venir.
    .title = Ce qui est caché
    .more = Qui regarde ne voit aucune main. Les tuiles Demande que personne n’a vues n’ont pas d’ordre connu.
# 88d55995
rule-table = Tout ce qui n’est pas laissé au hasard ; les quartiers sont disposés.
    .title = La table
# 93421e7b
rule-what-a-player-has = Le marchand sur sa pile à la Fontaine, le membre de la famille au Poste de police.
    .title = Ce que chacun possède
# 9d3dee53
rule-what-chance-decides = Qui commence, où sont le gouverneur et le contrebandier, les premières tuiles Demande, une carte Bonus par personne.
    .title = Ce que décide le hasard
# afb0987f
rule-random-layouts = Toute disposition que permettent LAY-1 et LAY-2 est aussi probable : on tire jusqu’à ce que l’une convienne.
    .title = Dispositions au hasard
# 5394a860
rule-layouts-that-are-allowed = La Fontaine à l’intérieur, LAY-2. Le Marché noir et le Salon de thé à trois pas l’un de l’autre, dans des rangées et des colonnes différentes.
    .title = Dispositions permises
# e82ea606
rule-demand-tiles = La tuile Demande suivante passe dessus ; quand toutes y ont été, elles reviennent dans le même ordre.
    .title = Tuiles Demande
# 98ba8c38
rule-end-of-the-game = Des manches à partir du premier joueur, jusqu’à ce qu’à la fin de l’une d’elles quelqu’un ait assez de rubis.
    .title = La fin du jeu
# 00d849aa
rule-last-cards = Jouez ce qui rapporte encore des marchandises ou de l’argent.
    .title = Les dernières cartes
# 9821dc2d
rule-who-wins = Les rubis, puis les livres, puis les marchandises, puis les cartes Bonus ; les meilleurs d’abord.
    .title = Qui gagne
# 2e82ffb9
rule-neutral-assistants = { rule-assistant-step }
    .title = Assistants neutres
    .more = { rule-assistant-step.more }
# e43f3a58
rule-caravan-leader = Qui a fait l’action du Caravansérail possède la tuile à partir du tour suivant.
    .title = Chef de caravane
