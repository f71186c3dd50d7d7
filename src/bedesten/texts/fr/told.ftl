# Ce dont on est averti quand on est ailleurs : dans le navigateur, par e-mail, par un webhook. Seul le serveur le dit.
notice-my-turn = C’est votre tour
notice-begins = Votre partie a commencé
notice-ends = Votre partie est terminée
notice-chat = Nouveau message à votre table
notice-invitation = On vous invite à jouer
notice-deadline = Votre temps est bientôt écoulé
notice-reminder = Les autres vous attendent
notice-trial = Les notifications arrivent ici
notice-with = Avec { $names }
notice-by = Par { $name }
notice-left = { $hours ->
        [0] Il reste moins d’une heure
        [one] Il reste 1 heure
       *[other] Il reste { NUMBER($hours) } heures
    }
notice-several = Du nouveau dans vos parties : { NUMBER($n) }
notice-more = et { NUMBER($n) } de plus
notice-mail-open = Ouvrir la partie
notice-mail-why = Vous avez demandé des nouvelles de vos parties par e-mail.
notice-mail-less = Changer ce dont on vous avertit :
notice-mail-stop = Ne plus recevoir ces e-mails :
terminal-notices = Notifications en attente : { NUMBER($waiting) }, la plus ancienne depuis { NUMBER($minutes) } min ; adresses qui n’en acceptent plus : { NUMBER($broken) }
