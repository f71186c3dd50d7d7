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
