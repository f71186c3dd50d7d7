room-title = Table : { $name }
room-title-none = Une table
room-seats = Sièges
room-free = { $n ->
    [one] { $n } siège est libre.
   *[other] { $n } sièges sont libres.
}
room-none-free = Aucun siège n’est libre.
room-awaits-you = On commence ?
room-awaits = { $n ->
    [one] On attend encore { $names }.
   *[other] On attend encore { $names }.
}
room-complete = Tout le monde est là.
room-begins-in = La partie commence dans { $n } s.
room-lead = La partie commence dès que tout le monde est prêt. Vous pouvez quitter cette page : la table reste parmi vos parties.
room-lead-guest = Prenez un siège. La partie commence d’elle-même quand tous les sièges sont occupés.
room-closed = Cette table est fermée.
room-closed-why = Tout le monde l’a quittée avant le début de la partie.
room-lost = Connexion perdue. Votre place est gardée ; reconnexion…
room-comes = { $name } prend place.
room-leaves = { $name } s’en va.
room-is-ready = { $name } est prêt à commencer.
room-is-not-ready = { $name } demande encore un instant.
room-you = vous
room-you-host = vous (hôte)
room-host = hôte
room-guest = invité
room-bot = bot
room-ready = prêt
room-not-ready = pas encore
room-free-seat = Siège libre
room-waits = ouvert par lien
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
room-friend = Une autre personne sur cet appareil
room-friend-name = Nom de cette personne
room-leave = Partir
room-qr = Le lien en QR code pour téléphone : { $link }
room-code = Code
room-how = Scannez l’image avec un téléphone, ou tapez le code sur la page d’accueil.
room-link = Lien de cette table
room-copy = Copier
room-copied = Copié
room-share = Partager le lien
room-elsewhere = Continuer sur un autre appareil
room-elsewhere-why = Votre lien personnel y transfère votre place. Il sert une fois ; ensuite, cet appareil perd la place. Ne partagez pas ce lien.
room-make-personal = Créer un lien personnel
room-personal = Votre lien personnel
room-table = Cette table
room-continues = La partie reprend ici
room-continues-turn = Manche { NUMBER($n) }, tour de jeu : { $name }
room-continues-has = Rubis : { NUMBER($rubies) }, livres : { NUMBER($lira) }
room-random = plateau au hasard
room-components = avec les nombres d’un autre exemplaire ({ $digest })
room-away = Après { $time } d’absence, les autres peuvent laisser jouer { $bot }.
room-no-hints = Sans conseils
room-dice = dés vérifiables
room-spectators = { $n ->
    [one] { $n } personne regarde
   *[other] { $n } personnes regardent
}
room-chat = Discussion
room-say = Envoyer
room-say-label = Message
room-unheard = Vous êtes hors ligne : cela n’a pas été envoyé. Réessayez une fois la connexion rétablie.
room-learn = Essayez un tour en attendant.
