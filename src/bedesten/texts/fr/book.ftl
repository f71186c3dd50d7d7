# The chapters of the rule book. Above each: the mark of the English text that it was made from; a test compares it.

# 4ad2431e
rule-goal = Vous êtes marchand dans un bazar, et vous voulez des rubis. La première personne qui en a 5 déclenche la fin de la partie ; celle qui en a alors le plus gagne. À deux, et dans toute partie avec une extension, il en faut 6.
    .title = Le but du jeu
    .more = Plusieurs chemins mènent aux rubis : achetez-les chez le Marchand de gemmes, livrez des marchandises au Palais du sultan, réunissez les deux tuiles d’une mosquée ou agrandissez votre charrette au maximum. Pour tout cela, il faut des marchandises, des livres et un bon itinéraire dans le bazar.
    .words = gagner but objectif victoire points
# f85beb44
rule-turn-in-short = Déplacez votre marchand et sa pile d’assistants de 1 ou 2 pas. Laissez-y un assistant ou reprenez celui que vous y aviez laissé ; sinon, votre tour est fini. Payez 2 livres à chaque personne dont le marchand est déjà là. Faites l’action du quartier. Rencontrez enfin ceux qui s’y trouvent : envoyez les membres de famille des autres à la police contre une récompense, et traitez avec le gouverneur et le contrebandier.
    .title = Un tour en cinq phrases
    .more = Vos assistants sont vite dispersés dans tout le bazar. Prévoyez un itinéraire qui repasse par eux, ou allez à la Fontaine et rappelez-les tous.
# f7afbb94
rule-end-in-short = Dès que quelqu’un a assez de rubis, on termine la manche, pour que tout le monde ait joué autant de tours. La personne qui a le plus de rubis gagne. En cas d’égalité, les livres, puis les marchandises, puis les cartes Bonus décident.
    .title = Comment le jeu se termine
    .words = fin partie égalité

# a555017a
rule-turn = On joue dans le sens horaire à partir de la personne qui commence ; une manche finit avec celle qui est à sa droite. Votre tour a quatre phases, toujours dans cet ordre : bouger, payer, agir, rencontrer.
    .title = Manches et tours
    .more = C’est le pion déplacé qui paie, agit et rencontre. Si une règle met fin à votre tour, tout ce qui reste est perdu, et vous ne pouvez plus utiliser ni cartes ni tuiles. Avec « { set-mocha } », une carte Guilde peut remplacer les quatre phases ; avec « { set-letters } », des missives permettent un second tour.
    .words = ordre déroulement
# 5e081a08
rule-moving = Votre marchand fait 1 ou 2 pas avec tous les assistants sous lui : vers le haut, le bas, la gauche ou la droite, jamais en diagonale. Il doit arriver dans un autre quartier que celui d’où il part. Il faut bouger, sauf si une carte change cela.
    .title = Bouger
    .more = Une seule carte ou tuile par tour peut remplacer le déplacement. Avec « { set-letters } », vous pouvez déplacer votre compagnon au lieu de votre marchand, s’il est sur le plateau.
    .words = distance diagonale déplacer marcher
# dea67e38
rule-assistant-step = Si l’un de vos assistants attend à l’arrivée, il rejoint le bas de votre pile. Sinon, l’assistant du bas de la pile reste là. Si vous ne pouvez ou ne voulez pas le faire, votre tour finit aussitôt.
    .title = Utiliser un assistant
    .more = À la Fontaine, il ne faut pas d’assistant : on n’en laisse et n’en reprend aucun. Le compagnon n’en a jamais besoin. Vous n’avez jamais deux de vos assistants dans le même quartier.
    .words = pile disque laisser
# 7e0df71f
rule-paying-merchants = Pour chaque marchand d’une autre personne dans le quartier, payez-lui 2 livres. Payez tout le monde ou personne : si vous ne pouvez ou ne voulez pas payer, votre tour finit aussitôt. À la Fontaine, on ne paie personne.
    .title = Payer les autres marchands
    .more = Avec « { set-letters } », vous payez aussi 2 livres pour chaque compagnon d’une autre personne. À deux, les 2 livres pour un marchand neutre vont à la réserve ; puis lancez deux dés et placez-le dans le quartier de ce numéro. S’il revient chez vous, vous ne payez pas de nouveau.
    .words = argent pièces même lieu
# e2f1bbfb
rule-action = Vous pouvez faire l’action du quartier ou vous en passer. Si une action a un prix, vous ne pouvez la faire qu’en le payant en entier. Une fois commencée, elle est faite autant que possible.
    .title = Agir
    .more = C’est la même action, qu’elle soit faite par le marchand, le compagnon ou le membre de la famille. Si elle a lieu dans un autre quartier que le vôtre, vous n’y payez et n’y rencontrez personne, et il ne faut pas d’assistant.
    .words = facultatif utiliser
# 3ee396c0
rule-meeting-people = Rencontrez enfin ceux qui sont dans votre quartier, dans l’ordre de votre choix, chacun une fois. Les membres de famille des autres doivent être envoyés au Poste de police. Avec tous les autres, vous pouvez traiter ou non.
    .title = Les rencontres
    .more = Vous les rencontrez que l’action ait été faite ou non, et aussi à la Fontaine. Si le pion déplacé a quitté le quartier pendant l’action, il ne rencontre personne.
# 9515bcd0
rule-family-members = Envoyez au Poste de police chaque membre de famille d’une autre personne qui est dans votre quartier. Pour chacun, prenez 1 carte Bonus ou 3 livres.
    .title = Les membres de la famille
    .more = Votre propre membre de la famille n’est jamais capturé, et au Poste de police personne ne l’est. S’il n’y a plus de carte, prenez les 3 livres.
    .words = attraper arrêter prison proche
# 8f0c9f5c
rule-governor = Vous pouvez piocher 1 carte Bonus. Puis payez 2 livres ou défaussez 1 carte Bonus de votre main ; ce peut être celle que vous venez de piocher.
    .title = Le gouverneur
    .more = Ensuite, lancez deux dés et placez-le dans le quartier de ce numéro.
# 934fe634
rule-smuggler = Vous pouvez prendre 1 marchandise de votre choix. Puis payez 2 livres ou 1 marchandise ; ce peut être celle que vous venez de prendre, même s’il n’y avait pas de place pour elle.
    .title = Le contrebandier
    .more = Ensuite, lancez deux dés et placez-le dans le quartier de ce numéro.
# f4ab149b
rule-dice = Quand les dés déplacent quelqu’un, lancez deux dés et additionnez-les : la somme est le numéro du quartier où va ce pion. Il arrive donc toujours dans un quartier de 2 à 12.
    .title = Les dés qui déplacent
    .more = On lance pour chaque pion séparément. Vous ne le rencontrez pas une seconde fois dans le même tour. Aucune carte ni tuile ne change un tel lancer.
# aeb76a50
rule-goods-that-do-not-fit = Votre charrette contient d’abord 2 marchandises de chaque sorte. Chaque extension ajoute 1 place par sorte, jusqu’à 5. Ce qui n’y tient pas est perdu, et on ne peut rien jeter pour faire de la place.
    .title = Votre charrette
    .more = Les livres, les marchandises et le café ne manquent jamais, ni les rubis au Palais du sultan, chez le Marchand de gemmes et à la Maison du café : le dernier prix y reste valable. S’il n’y a pas assez de cartes, de missives ou de tuiles, prenez ce qui reste.
    .words = capacité limite plein

# 9429834a
rule-when-cards-may-be-played = Vous pouvez jouer autant de cartes Bonus que vous voulez pendant votre tour. La plupart se jouent quand rien d’autre n’est en cours : au début du tour, après le déplacement, avant et après l’action, avant et après chaque rencontre. Pendant une action, elles doivent attendre.
    .title = Quand jouer des cartes
    .more = Certaines cartes ont leur propre moment. Les cartes qui rapportent des livres se jouent aussi quand il faut payer ou enchérir. Une carte qui répète une action se joue juste après elle, une carte pour les dés juste après le lancer, une carte de déplacement au lieu de bouger. Aucune carte ne doit vous empêcher de payer ce que vous devez déjà.
    .words = quand moment
# 7bc0d563
rule-drawing-cards = Les cartes jouées ou défaussées vont face visible sur la défausse. Dès que la dernière carte de la pioche est prise, mélangez la défausse : c’est la nouvelle pioche.
    .title = Pioche et défausse
    .more = Vous pouvez avoir en main autant de cartes que vous voulez. Seul le Caravansérail permet de prendre une carte de la défausse. S’il n’y a plus aucune carte, vous n’en piochez pas.
    .words = limite main mélanger vide

# ff806004
rule-board = Formez le plateau avec les quartiers : 4 rangées de 4 dans le jeu de base, 4 rangées de 5 avec une extension, 5 rangées de 5 dans le Grand Bazar. Les dés renvoient aux numéros des quartiers.
    .title = Le plateau
    .more = Prenez une disposition imprimée, tirez-la au hasard ou composez la vôtre. Deux dispositions s’appellent « { layout-first } » : l’une est pour « { set-mocha } », l’autre pour « { set-letters } ».
    .words = installation mise en place disposition
# 7b3803dc
rule-table = Placez sur les quartiers autant de rubis que l’indique le tableau pour votre nombre de personnes. Mettez les tuiles Mosquée en quatre piles, la moins chère au-dessus : rouge et verte à la Petite mosquée, bleue et jaune à la Grande mosquée. Mettez trois extensions de charrette par personne chez le Fabricant de charrettes.
    .title = Rubis, tuiles et marqueurs
    .more = Au Palais du sultan et chez le Marchand de gemmes, couvrez la piste de rubis à partir du bout le plus cher ; les cases libres sont le premier prix. Au Bureau de poste, les quatre marqueurs couvrent la rangée du haut. Mélangez les tuiles Demande de chaque marché et ne montrez que celle du dessus. Mélangez les cartes Bonus en une pioche face cachée ; la défausse est au Caravansérail.
    .words = installation mise en place préparation
# 0f7ce795
rule-what-a-player-has = Votre marchand est à la Fontaine sur une pile de 4 assistants, et un cinquième attend à côté du plateau. Votre membre de la famille est au Poste de police. Votre charrette est vide et a de la place pour 2 marchandises de chaque sorte.
    .title = Ce que vous avez au début
    .more = La personne qui commence reçoit 2 livres, la suivante dans le sens horaire 3, et ainsi de suite, 1 de plus chaque fois. Tout le monde pioche 1 carte Bonus.
    .words = installation mise en place argent début
# a8a0802a
rule-what-chance-decides = Tirez au sort qui commence. Lancez deux dés pour le gouverneur et deux pour le contrebandier, et placez chacun dans le quartier de ce numéro.
    .title = Les premiers lancers
    .more = Avec « { set-mocha } », lancez de même pour le marchand de café, avec « { set-letters } » pour le coursier.
    .words = installation mise en place premier joueur qui commence
# 5af61c45
rule-two-players = À deux, trois marchands de couleurs libres sont sur la Petite mosquée, la Grande mosquée et chez le Marchand de gemmes. Ils sont neutres : pour chacun que vous rejoignez, payez 2 livres à la réserve, et les dés l’envoient ailleurs.
    .title = Une partie à deux
    .more = Il faut 6 rubis pour finir la partie. Retirez les tuiles Mosquée de 3 et de 5 marchandises ; à trois, seulement celles de 5.
    .words = installation mise en place à deux 2 joueurs
# b1cc46a7
rule-demand-tiles = À chaque marché, seule la tuile Demande du dessus compte. Une fois utilisée, elle va sous sa pile, et la suivante est retournée.
    .title = Les tuiles Demande
    .more = Quand toutes ont été visibles, elles reviennent dans le même ordre.
    .words = marché demande
# 8d800f50
rule-bonus-decks = Le jeu de base a 26 cartes Bonus. « { set-mocha } » en ajoute 18, « { set-letters } » 36 ; dans le Grand Bazar, il y en a 80.
    .title = Quelles cartes Bonus
    .more = Avec « { set-letters } », on peut aussi n’utiliser que ses 36 cartes.
    .words = nombre de cartes

# ed6b7bfe
rule-mocha = Quatre quartiers s’ajoutent au plateau. Le café ouvre un autre chemin vers les rubis : livrez-le à la Maison du café ou offrez-le comme bakchich à la Taverne. Les cartes Guilde sont assez fortes pour remplacer tout un tour. Il faut 6 rubis pour finir la partie.
    .title = { set-mocha } en bref
    .more = Mettez les deux piles de tuiles Taverne à la Taverne, les moins chères au-dessus, et la tuile Bakchich côté fruits. Mettez des rubis sur toutes les cases de la Maison du café sauf la première. Mélangez les cartes Guilde, posez la barrière et sa tuile à côté du plateau et lancez les dés pour le marchand de café. Personne n’a encore de café ni de carte Guilde.
    .words = extension installation mise en place
# beabdc61
rule-coffee = Le café n’est pas une marchandise : il ne prend pas de place dans la charrette, et vous pouvez en avoir autant que vous voulez. Là où une règle dit « marchandise au choix », le café ne compte pas.
    .title = Le café
# d639252d
rule-coffee-trader = Vous pouvez prendre 1 café en payant 2 livres ou 1 marchandise.
    .title = Le marchand de café
    .more = Ensuite, lancez deux dés et placez-le dans le quartier de ce numéro.
# 74326e5b
rule-guild-cards = Vous pouvez jouer une carte Guilde au lieu de tout votre tour, avant de bouger. Vous ne bougez pas, n’utilisez pas d’assistant et ne rencontrez personne, sauf si la carte le dit. Il faut faire tout ce qu’elle dit ; si c’est impossible, on ne peut pas la jouer. « Jusqu’à » vous laisse le choix.
    .title = Les cartes Guilde
    .more = Dans un tel tour, on ne peut utiliser ni la tuile Mosquée rouge ni la verte, ni « { bonus-market } », ni les cartes de déplacement, ni celles qui répètent une action. Les cartes Guilde utilisées restent face visible à côté du plateau ; quand la pioche est vide, on les mélange pour en faire une nouvelle.
# ed1c5f81
rule-barrier = La barrière se trouve entre deux quartiers voisins. Seuls les pions de la personne qui a la tuile Droit de passage la franchissent ; les autres doivent la contourner.
    .title = La barrière
    .more = Elle doit chaque fois changer d’endroit. Un pion placé dans un quartier par une carte ou par les dés l’ignore.

# a0fb66a8
rule-letters-and-seals = Quatre quartiers s’ajoutent au plateau. Remettez des missives, gagnez des sceaux et échangez-les contre des rubis ou un second tour. Un compagnon aide votre marchand, et dans deux des quartiers tout le monde participe. Il faut 6 rubis pour finir la partie.
    .title = { set-letters } en bref
    .more = Mélangez les missives et les tuiles Kiosque face cachée, mettez 3, 2 et 1 livres sur la Société secrète et lancez les dés pour le coursier. Tous les compagnons sont dans la réserve, et personne n’a encore de missive. Sans « { set-mocha } », ignorez les symboles de café.
    .words = extension installation mise en place
# d2d18fc3
rule-letters = Une missive nomme un quartier et a 1 sceau. Dès que votre marchand, votre compagnon ou votre membre de la famille est dans ce quartier, quel que soit le tour en cours, elle est remise : retournez-la, elle a alors 2 sceaux.
    .title = Les missives
    .more = Peu importe ce qui était là d’abord, le pion ou la missive, mais il ne suffit pas de passer. Quand vous payez en sceaux, on ne rend pas la monnaie, et vous ne pouvez pas défausser une missive inutile. Les missives utilisées sont mélangées à nouveau quand la pile est vide.
# ba8a34e6
rule-companion = Chaque fois que vous utilisez la Fontaine, vous pouvez prendre votre compagnon dans votre réserve personnelle, depuis la réserve ou le plateau. Au début d’un tour suivant, vous pouvez le placer dans le quartier de votre marchand. Dès lors, vous pouvez le déplacer au lieu de votre marchand : exactement 1 pas, et sans assistant.
    .title = Le compagnon
    .more = Il paie, agit et rencontre à la place de votre marchand, qui ne fait rien pendant ce tour. Ne valent pas pour lui : « { bonus-stay } », « { bonus-far } », « { bonus-corner } », « { bonus-follow } », « { bonus-anywhere } » et la tuile Mouvement. Toutes les autres tuiles et cartes valent aussi pour lui.
    .words = partenaire second pion
# 372a39dc
rule-courier = Vous pouvez prendre 1 missive. Puis payez 2 livres ou défaussez 1 missive ; ce peut être celle que vous venez de prendre.
    .title = Le coursier
    .more = Ensuite, lancez deux dés et placez-le dans le quartier de ce numéro.
# 68a1ff98
rule-double-turn = À la fin de votre tour, une fois par manche, vous pouvez défausser des missives d’au moins 3 sceaux et jouer aussitôt un autre tour.
    .title = Le double tour
    .more = C’est possible aussi après une carte Guilde, après un tour terminé aussitôt et dans la dernière manche. Si « { guild-7 } » vous donne un tour de plus, jouez d’abord celui-là.
    .words = tour supplémentaire second

# 8c6fae66
rule-grand-bazaar = Le jeu de base et les deux extensions ensemble, sur un plateau de 5 rangées de 5. Les 25 quartiers sont placés au hasard, la Fontaine au centre. Les Catacombes n’existent qu’ici.
    .title = Le Grand Bazar en bref
    .more = Les règles des deux extensions s’appliquent, et il faut 6 rubis pour finir la partie. La Société secrète donne aussi les rubis de la Maison du café, et la tuile Rencontre vaut aussi pour le coursier.
    .words = big box toutes les extensions

# e1d79a82
rule-random-layouts = Dans une disposition au hasard, la Fontaine n’est jamais au bord ; dans le Grand Bazar, elle est au centre. Le Marché noir et le Salon de thé sont à trois pas au moins l’un de l’autre, sur des rangées et des colonnes différentes.
    .title = Disposition au hasard
    .more = Toutes ces dispositions ont la même chance. Votre propre disposition n’a pas à suivre ces règles.
    .words = variante hasard
# 9febe674
rule-neutral-assistants = De 2 à 4 personnes. Votre pile commence avec 3 de vos assistants sur 1 neutre ; celui qu’il remplace est hors jeu. À l’arrivée, on prend ou laisse exactement un assistant : si le vôtre est là, prenez-le ou prenez un neutre ; s’il n’y a que des neutres, prenez-en un ou laissez celui du bas de votre pile.
    .title = Assistants neutres
    .more = Une pile ou un quartier peut avoir autant d’assistants neutres qu’on veut. La Fontaine, la tuile jaune, « { bonus-assistant } » et « { guild-7 } » ne ramènent que les vôtres.
    .words = variante
# 7eea56ef
rule-caravan-leader = La tuile Caravane est au Caravansérail. Si vous y faites l’action, vous prenez la tuile à la fin de votre tour. Si vous l’avez déjà, vous gardez les deux cartes et n’en défaussez aucune.
    .title = Chef de caravane
    .more = Elle vous aide dès votre tour suivant, double tour compris.
    .words = variante

# 2375cf54
rule-end-of-the-game = Quand quelqu’un a 5 rubis, on termine la manche : le dernier tour est celui de la personne à droite de celle qui a commencé. À deux, et dans toute partie avec une extension, il faut 6 rubis.
    .title = La dernière manche
    .more = Un rubis gagné pendant le tour d’une autre personne compte aussitôt. Les tours supplémentaires se jouent aussi dans la dernière manche.
    .words = fin de la partie
# 1b65e461
rule-last-cards = Après le dernier tour, tout le monde peut encore, à tour de rôle, jouer les cartes Bonus qui rapportent des marchandises ou des livres : « { bonus-good } », « { bonus-lira } », « { bonus-family } » pour ses 3 livres, « { bonus-8lira } », « { bonus-swap } », « { bonus-dice-mocha } », « { bonus-7lira } », « { bonus-good3-red } », « { bonus-dice-letters } », et « { bonus-copy } » si elle copie l’une d’elles. Aucune autre carte ne peut être jouée.
    .title = Les dernières cartes
# 8e989078
rule-who-wins = La personne qui a le plus de rubis gagne. En cas d’égalité, les livres décident, puis les marchandises sur la charrette, puis les cartes Bonus en main. Si l’égalité demeure, la victoire est partagée.
    .title = Qui gagne
    .more = Le café, les cartes Guilde et les missives ne comptent pas en cas d’égalité.
    .words = vainqueur gagnant égalité départager
# 5a4b7dc5
rule-what-is-hidden = Vos cartes Bonus et vos cartes Guilde ne sont visibles que pour vous. Tout le monde voit combien vous en avez, et connaît celles que vous avez prises dans la défausse.
    .title = Ce qui est caché
    .more = Personne ne connaît l’ordre des pioches et des piles face cachée, ni celui des tuiles Demande qui n’ont pas encore été visibles. Tout le reste est public : marchandises, livres, rubis, café, missives, tuiles et défausses. Le public ne voit la main de personne.
    .words = secret caché ouvert
