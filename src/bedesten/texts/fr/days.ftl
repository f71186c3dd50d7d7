# Parties sur plusieurs jours : congés, remplaçants, avertissements, tours prévus, et le passage d’une partie à la suivante.
refusal-holidays-agreed = Jours d’absence permis par période ({ COUNT($window, of: "day") }) : de 0 à { $most }.
refusal-premoves-hours = Les tours prévus sont pour les parties sur plusieurs jours : laissez au moins une heure par tour, ou un temps sans limite.
refusal-no-holidays = Aucun congé n’est convenu à cette table.
refusal-holiday-past = Un congé commence maintenant ou plus tard, et finit après son début : il ne rend pas le temps passé.
refusal-holiday-far = Un congé peut commencer au plus tard dans { COUNT($most, of: "day") }.
refusal-holiday-twice = Vous avez déjà un congé à ce moment : finissez-le d’abord.
refusal-holiday-long = C’est plus que convenu : { COUNT($most, of: "day") } par période ({ COUNT($window, of: "day") }). Un jour entamé compte en entier.
refusal-holiday-late = Votre temps est déjà écoulé : un congé ne peut plus commencer maintenant.
refusal-on-holiday = { $name } est en congé : jusqu’à la fin, personne ne peut y jouer ni envoyer de rappel.
refusal-no-premoves = Aucun tour prévu n’est convenu à cette table.
refusal-premove-late = C’est votre tour : répondez maintenant. Vous pourrez ensuite prévoir les tours suivants.
refusal-premoves-many = Vous pouvez prévoir au plus { $turns } tours, de 1 à { $answers } réponses chacun.
refusal-premove-word = « { $word } » n’est pas une réponse que l’on peut prévoir.
refusal-premove-place = Seul un tour qui commence par un déplacement peut dépendre de ce que le quartier soit libre.
refusal-premove-no-turn = La partie se termine avant ce tour.
# sur la page
days-holiday = Congé
days-on-holiday = en congé
days-bot-plays = un bot joue pour vous
days-is-on-holiday = { $name } est en congé jusqu’au { $until }.
days-will-be-away = { $name } sera en congé du { $since } au { $until }.
days-nobody-away = Personne d’autre n’est en congé.
days-you-are-away = Vous êtes en congé jusqu’au { $until }. Votre horloge est arrêtée. Vous pouvez jouer quand même.
days-you-until = Vous êtes en congé jusqu’au { $until }.
days-you-will-be-away = Vous serez en congé du { $since } au { $until }.
days-back = Je suis de retour
days-stay = Renoncer au congé
days-first = Premier jour
days-last = Dernier jour
days-all-tables = À toutes mes tables
days-all-tables-note = Là où c’est convenu
days-allowed = Au plus { COUNT($most, of: "day") } sur { COUNT($window, of: "day") } quelconques. Votre horloge est arrêtée, personne ne peut vous relancer ni faire jouer un bot à votre place, et les autres voient jusqu’à quand.
days-allowed-each = Vos horloges sont arrêtées, personne ne peut vous relancer ni faire jouer un bot à votre place, et les autres voient jusqu’à quand.
days-everywhere = Cela vaut à toutes les tables où vous jouez, si des congés y sont convenus.
days-go = Partir en congé
days-gone = { $n ->
    [0] Aucune de vos tables ne le permet.
    [one] C’est fait à { $n }{" "}table.
   *[other] C’est fait à { $n }{" "}tables.
}
days-not-at = Pas avec { $names } : { $why }
days-until = Vous avez jusqu’au { $when } pour ce tour.
days-is-late = { $name } n’a plus de temps pour ce tour.
days-bot-later = Si la moitié des autres est d’accord, un bot pourra jouer dans { $time }.
days-next = Partie suivante ({ $n })
days-late-bot = Quand le temps d’un tour est écoulé, { $bot } joue jusqu’à ce que la personne reprenne sa place.
days-late-vote = Quand le temps d’un tour est écoulé, les autres peuvent laisser jouer { $bot }.
days-agreed = Congé : au plus { COUNT($n, of: "day") } sur { COUNT($window, of: "day") } quelconques
days-premoves = On peut prévoir ses tours. Personne ne voit qui est là.
days-count = { COUNT($n, of: "day") }
