room-title = Table : { $name }
room-title-none = Une table
room-seats = Sièges
room-free = { $n ->
    [one] { $n } siège est libre.
   *[other] { $n } sièges sont libres.
}
room-none-free = Aucun siège n’est libre.
room-awaits-you = Tout est prêt pour vous ?
room-awaits = { $n ->
    [one] On attend encore { $names }.
   *[other] On attend encore { $names }.
}
room-complete = Tout le monde est là.
room-begins-in = La partie commence dans { $n } s.
room-lead = La partie commence d’elle-même quand tout le monde a dit oui. Vous pouvez quitter cette page : la table reste parmi vos parties.
room-lead-guest = Prenez un siège. La partie commence d’elle-même quand tous les sièges sont occupés.
room-closed = Cette table est fermée.
room-closed-why = Tout le monde l’a quittée avant le début de la partie.
room-lost = La connexion est coupée. Votre siège vous reste ; nous réessayons.
room-comes = { $name } prend place.
room-leaves = { $name } s’en va.
room-is-ready = { $name } se dit à disposition.
room-is-not-ready = { $name } demande encore un moment.
room-you = vous
room-you-host = vous, qui invitez
room-host = invite
room-guest = en visite
room-bot = bot
room-ready = c’est bon
room-not-ready = pas encore
room-free-seat = Siège libre
room-waits = attend le lien
room-seat-bot = Placer un bot
room-remove = Retirer
room-remove-name = Retirer { $name }
room-sit = Prendre place
room-full = Tous les sièges sont occupés. Vous pourrez regarder dès que la partie commence.
room-be-ready = C’est bon pour moi
room-fill = { $n ->
    [one] Commencer avec un bot au siège libre
   *[other] Commencer avec des bots aux { $n } sièges libres
}
room-friend = Quelqu’un d’autre ici
room-friend-name = Nom de cette personne
room-leave = Partir
room-qr = Le lien en image pour téléphones : { $link }
room-code = Code
room-how = Visez l’image avec un téléphone, ou tapez le code sur la page d’accueil.
room-link = Lien de cette table
room-copy = Copier
room-copied = Copié
room-share = Partager le lien
room-elsewhere = Continuer sur un autre appareil
room-elsewhere-why = Votre lien personnel y amène votre siège. Il sert une fois ; ensuite, cet appareil n’a plus le siège. Ne le donnez à personne.
room-make-personal = Créer un lien personnel
room-personal = Votre lien personnel
room-table = Cette table
room-continues = La partie reprend ici
room-continues-turn = Manche { NUMBER($n) }, au tour de : { $name }
room-continues-has = Rubis : { NUMBER($rubies) }, livres : { NUMBER($lira) }
room-random = plateau tiré au sort
room-components = avec les nombres d’un autre exemplaire ({ $digest })
room-away = Après { $time } d’absence, les autres peuvent laisser jouer un bot.
room-no-hints = Sans conseils
room-dice = les dés se vérifient
room-spectators = { $n ->
    [one] { $n } personne regarde
   *[other] { $n } personnes regardent
}
room-chat = Discussion
room-say = Dire
room-say-label = Dire quelque chose
room-unheard = La maison ne vous entend pas. Réessayez quand la connexion sera là.
room-learn = Parcourez un tour en attendant.
