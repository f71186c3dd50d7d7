# Places by number, with the forms that sentences need: { TERM($place, of: "place", form: "to") } says place-9.to.
# short: at most 12 characters, for tiles on phones; narrow: where that is more than 14 with the number, for the terminal. to, at:
# "goes …", "… takes 2 cards". Above a term stands where it comes from: book, printed in a rule book or on a component (capitals and
# spelling made uniform by us); found, in a review, a shop text or other software; ours, chosen by us.

# book
place-1 = Fabricant de charrettes
    .short = Charrettes
    .to = chez le Fabricant de charrettes
    .at = chez le Fabricant de charrettes
# book
place-2 = Entrepôt de tissus
    .short = Tissus
    .to = à l’Entrepôt de tissus
    .at = à l’Entrepôt de tissus
# book
place-3 = Entrepôt d’épices
    .short = Épices
    .to = à l’Entrepôt d’épices
    .at = à l’Entrepôt d’épices
# book
place-4 = Entrepôt de fruits
    .short = Fruits
    .to = à l’Entrepôt de fruits
    .at = à l’Entrepôt de fruits
# book
place-5 = Bureau de poste
    .short = Poste
    .to = au Bureau de poste
    .at = au Bureau de poste
# book
place-6 = Caravansérail
    .short = Caravane
    .to = au Caravansérail
    .at = au Caravansérail
# book
place-7 = Fontaine
    .short = Fontaine
    .to = à la Fontaine
    .at = à la Fontaine
# book
place-8 = Marché noir
    .short = Marché noir
    .to = au Marché noir
    .at = au Marché noir
# book
place-9 = Salon de thé
    .short = Salon de thé
    .to = au Salon de thé
    .at = au Salon de thé
# book
place-10 = Grand marché
    .short = Grand marché
    .narrow = Gd marché
    .to = au Grand marché
    .at = au Grand marché
# book
place-11 = Petit marché
    .short = Petit marché
    .narrow = Pt marché
    .to = au Petit marché
    .at = au Petit marché
# book
place-12 = Poste de police
    .short = Police
    .to = au Poste de police
    .at = au Poste de police
# book
place-13 = Palais du sultan
    .short = Palais
    .to = au Palais du sultan
    .at = au Palais du sultan
# book
place-14 = Petite mosquée
    .short = Pte mosquée
    .narrow = Pte mosquée
    .to = à la Petite mosquée
    .at = à la Petite mosquée
# book
place-15 = Grande mosquée
    .short = Gde mosquée
    .narrow = Gde mosquée
    .to = à la Grande mosquée
    .at = à la Grande mosquée
# book
place-16 = Marchand de gemmes
    .short = Gemmes
    .to = chez le Marchand de gemmes
    .at = chez le Marchand de gemmes
# book
place-17 = Torréfacteur
    .short = Torréfacteur
    .narrow = Torréfact.
    .to = chez le Torréfacteur
    .at = chez le Torréfacteur
# book
place-18 = Corporation du café
    .short = Corporation
    .to = à la Corporation du café
    .at = à la Corporation du café
# book
place-19 = Taverne
    .short = Taverne
    .to = à la Taverne
    .at = à la Taverne
# book
place-20 = Maison du café
    .short = Maison café
    .narrow = Maison café
    .to = à la Maison du café
    .at = à la Maison du café
# ours
place-21 = Ambassade
    .short = Ambassade
    .to = à l’Ambassade
    .at = à l’Ambassade
# found
place-22 = Kiosque
    .short = Kiosque
    .to = au Kiosque
    .at = au Kiosque
# found
place-23 = Salle des ventes
    .short = Enchères
    .to = à la Salle des ventes
    .at = à la Salle des ventes
# ours
place-24 = Société secrète
    .short = Société
    .to = à la Société secrète
    .at = à la Société secrète
# ours
place-25 = Catacombes
    .short = Catacombes
    .to = aux Catacombes
    .at = dans les Catacombes
