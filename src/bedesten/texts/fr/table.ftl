table-opening = Ouverture de la table…
table-waiting = En attente d’autres personnes.
table-begins = La partie commence.
table-closed = Vous ne pouvez pas ouvrir cette table.
table-round = Manche { $n }
table-board = Bazar
table-players = À la table
table-others = Les autres
table-your-stall = Votre étal
table-actions = Votre tour
table-answers = Réponses
table-numbers = Nombres
table-menu = Menu
table-sheet = Consulter
table-rules-and-keys = Règles et clavier
table-chat = Discussion
table-log-unread = Journal, messages non lus : { $n }
stage-peek = Voir le plateau
stage-close = Fermer
# places
table-left = reste { $n }
table-fill = à { $n }
table-you = vous
table-deck = pioche { $n }
table-no-fee = gratuit
table-name-number = 3–12
table-family-home = famille ici
table-family-away = famille partie
table-steps = { $n ->
    [one] pas
   *[other] pas
}
table-turn-ends = fin du tour
table-ends = fin
table-here = vous êtes ici
table-kept = gardé
table-next = ensuite
table-there = Ici : { $who }.
table-there-merchant = { $name } : marchand sur { COUNT($n, of: "assistant") }
table-there-assistant = { $name } : assistant
table-there-family = { $name } : membre de la famille
table-ends-unpaid = Vous ne pouvez pas payer { COUNT($n, of: "lira", form: "acc") } : votre tour finirait aussitôt.
table-ends-alone = Vous n’avez pas d’assistant pour cela : votre tour finirait aussitôt.
table-then = Ensuite : { $what }.
table-idle = L’action de ce quartier ne changerait rien pour l’instant.
table-wanted = Demande : { $what }.
table-price = Prix : { $what }.
# players
table-race = { $n } rubis sur { $of }
table-lane = { $good } : { $n } sur { $of }
table-assistants = assistants sous le marchand / en tout
table-no-tiles = aucune tuile Mosquée
table-bot = bot
table-bot-stands-in = un bot joue
table-thinks = – doit jouer
table-time-left = reste { $time }
table-days = { $n } j
table-order = Ordre de jeu : { $n }
table-of = { $n } sur { $of }
table-cards = cartes
table-extensions = extensions
table-in-stack = dans la pile
table-on-board = Sur le plateau
table-tiles = Tuiles
table-seen-cards = Cartes vues de tous
table-last-turns = Derniers tours
# who is there
wait-here = ici
wait-lost = se reconnecte
wait-away = absence : { $time }
wait-for = On attend { $name }…
wait-thinks = { $name } réfléchit depuis { $time }.
wait-is-lost = { $name } n’a plus de connexion pour l’instant.
wait-is-away = { $name } n’est plus là depuis { $time }.
wait-remind = Relancer
wait-reminded = Rappel envoyé.
wait-reminds = { $name } attend votre coup.
wait-bot = Laisser jouer un bot
wait-bot-later = Si tout le monde ici est d’accord, un bot pourra jouer dans { $time }.
# celebrations
celebrate-ruby = { $name } : rubis { $n } sur { $of }
    .you = Rubis { $n } sur { $of }
celebrate-tile = { $name } : { TERM($colour, of: "mosque") }
    .you = { TERM($colour, of: "mosque") }
celebrate-last = La dernière manche
# the question
table-is-thinking = { $name } réfléchit…
table-turn-over = Votre tour est joué. Terminez-le ou annulez quelque chose.
table-no-choice = Il n’y a rien à décider : la partie continue.
table-nearly-over = Votre tour est presque fini. Jouez une carte ou terminez-le.
table-watching = Vous regardez la partie. Touchez une personne ou un quartier pour en savoir plus.
table-not-now = Vous ne pouvez pas jouer cette carte maintenant.
table-answer-first = Répondez d’abord à la question, puis terminez votre tour.
table-not-your-turn = Ce n’est pas votre tour.
table-premove = Vous irez { TERM($place, of: "place", form: "to") } dès que ce sera votre tour.
table-premove-back = Choisissez-le encore pour annuler.
table-premove-how = Choisissez un quartier pour y aller dès que ce sera votre tour.
table-no-undo = On ne peut pas revenir plus loin en arrière.
table-no-redo = Il n’y a rien à rétablir.
table-no-hints = Les conseils sont désactivés à cette table.
table-play = Jouer « { $card } »
# answers
table-chances = Chances
table-estimate = estimation
table-hint-brings = Ce tour : { $what }.
table-hint-then = Puis { TERM($place, of: "place") } : un rubis d’ici deux tours.
table-hint-chance = { $chance } de chances de gagner
table-hint-chances = Chances de gagner
table-mistake = Vos chances de gagner baissent de { $cost }. Réfléchir encore ?
table-look-again = Réfléchir encore
table-all-the-same = Jouer quand même
table-no-cards = Aucune carte Bonus.
table-locked = Pas maintenant
table-open-hand = Voir votre main
table-for-good = Irréversible
table-your-hand = Votre main
table-less = Moins : { $good }
table-more = Plus : { $good }
table-sell = { $n ->
    [0] Ne rien vendre
   *[other] Vendre { COUNT($n, of: "good", form: "acc") } pour { COUNT($lira, of: "lira") }
}
table-fetch-all = { $n ->
    [one] Rappeler celui-ci
   *[other] Rappeler les { $n }
}
# connection
table-offline = Vous êtes hors ligne. Nouvel essai dans { $n } s.
table-reconnecting = Connexion perdue. Reconnexion…
table-restarting = Le serveur redémarre. Il revient dans un instant.
table-look-around = Regardez à votre aise. Rien n’est perdu.
table-kept-here = Regardez à votre aise. Votre coup est gardé ici et sera envoyé dès que la connexion revient.
table-back = { $n ->
    [one] Vous avez manqué { $n } tour. Voyez le journal.
   *[other] Vous avez manqué { $n } tours. Voyez le journal.
}
table-try-now = Essayer maintenant
table-not-taken = Ce coup n’a pas été accepté.
table-details = Détails
# going back together
table-ask-back = Demander à tous de revenir avant mon dernier tour
table-go-back = Revenir avant mon dernier tour
table-learning = Apprentissage
table-you-ask-back = Vous demandez à revenir en arrière.
table-asks-back = { $name } demande à revenir en arrière.
table-agree = D’accord
table-withdraw = Retirer
# passing the device
table-pass = Passez l’appareil à { $name }
table-pass-what = Toutes les cartes sont cachées. Rien de secret ne se voit tant qu’on n’a pas appuyé sur le bouton.
table-i-am = C’est moi, { $name } : voir mes cartes
table-since = Ce qui s’est passé
table-pause = Pause
table-pause-none = La table reste parmi vos parties.
table-pause-goes-on = La table reste parmi vos parties. Son horloge continue de tourner.
table-pause-stops = La table reste parmi vos parties. Son horloge s’arrête.
table-hands-covered = Toutes les mains sont cachées.
table-lower = Cacher le plateau
table-let-bot-for = Laisser un bot jouer pour { $name }
table-bot-agreed = D’accord jusqu’ici : { $names }
# chat
table-nobody-spoke = Pas encore de messages.
table-your-name = Votre nom
table-say = Message
table-send = Envoyer
table-mute = Masquer quelqu’un
# menu
table-dark = Thème sombre
table-switch-letters = Lettres sur les marchandises
    .what = R, G, Y et B à côté des formes
table-switch-chances = Chances
    .what = une estimation de qui gagnera
table-switch-warns = Avertir des erreurs
    .what = dans les parties d’apprentissage
table-switch-ends = Finir mes tours
    .what = quand il ne reste rien à décider
table-switch-asks = Toujours demander
    .what = même s’il n’y a qu’un choix
table-switch-sounds = Sons
    .what = discrets, pour les tours, les dés et les rubis
table-switch-keys = Touches à une lettre
    .what = U annuler, E finir le tour, H conseil et autres
table-let-bot = Laisser un bot jouer pour moi
table-bot-for-you = Un bot joue pour vous.
table-take-back = Reprendre ma place
table-link = Lien vers ma place
table-link-what = Ouvrez-le sur un autre appareil pour y amener votre place. Il sert une fois.
table-resign-sure = Vraiment abandonner ? Un bot finira la partie à votre place
table-leave = Quitter la table
# looking up
table-for-you = Ce que cela vous apporte
table-here-now = Qui est ici
table-all-rules = Toutes les règles
table-no-rule = Il n’y a pas de texte pour cette règle.
table-look-up = Un appui long ou un clic droit sur un quartier ouvre sa règle.
table-key-arrows = parcourir le plateau
table-key-digits = aller à un quartier par son numéro
table-key-enter = choisir
table-key-hand = votre main
table-key-seats = les autres à la table
table-key-log = le journal
table-key-hint = conseil
table-key-undo = annuler, aussi Ctrl+Z
table-key-redo = rétablir, aussi Ctrl+Y
table-key-end = finir le tour
table-key-again = ce qui vient de se passer
table-key-plan = prévoir ses tours, si c’est convenu
table-key-next = partie suivante qui vous attend
table-key-rule = la règle de l’élément sélectionné
table-key-help = cette aide
table-key-escape = retour à la question

# Where the long words on cards, letters and tiles may be broken.
table-breaks = cara-vane com-merce compa-gnon convo-cation cour-rier fon-taine mar-chand marchan-dise mouve-ment rassem-blement ren-contre trou-vaille car-reaux cou-leurs dis-cours exten-sion géné-reux habi-tués ou-vertes pré-cieux voya-geur ambas-sade cata-combes char-rettes corpo-ration en-chères torré-facteur

# while the turns of others are shown
follow-group = Tours des autres
follow-back = Retour
follow-pause = Pause
follow-go-on = Reprendre
follow-on = Suivant
follow-skip = Passer
follow-again = Que vient-il de se passer ?
follow-last-turn = Revoir
follow-pace = Tours des autres
follow-pace-slow = lents
follow-pace-normal = normaux
follow-pace-fast = rapides
follow-pace-at-once = d’un coup
