# Places by number, with the forms that sentences need: { TERM($place, of: "place", form: "to") } says place-9.to.
# short: at most 12 characters, for tiles on phones; narrow: where that is more than 14 with the number, for the terminal. to, at:
# "goes …", "… takes 2 cards". Above a term stands where it comes from: book, printed in a rule book or on a component (capitals and
# spelling made uniform by us); found, in a review, a shop text or other software; ours, chosen by us.

# found
place-1 = Wagnerei
    .short = Wagnerei
    .to = zur Wagnerei
    .at = in der Wagnerei
# found
place-2 = Tuchlager
    .short = Tuchlager
    .to = zum Tuchlager
    .at = im Tuchlager
# found
place-3 = Gewürzlager
    .short = Gewürzlager
    .to = zum Gewürzlager
    .at = im Gewürzlager
# found
place-4 = Obstlager
    .short = Obstlager
    .to = zum Obstlager
    .at = im Obstlager
# found
place-5 = Postamt
    .short = Postamt
    .to = zum Postamt
    .at = im Postamt
# found
place-6 = Karawanserei
    .short = Karawanserei
    .to = zur Karawanserei
    .at = in der Karawanserei
# found
place-7 = Brunnen
    .short = Brunnen
    .to = zum Brunnen
    .at = am Brunnen
# found
place-8 = Schwarzmarkt
    .short = Schwarzmarkt
    .to = zum Schwarzmarkt
    .at = auf dem Schwarzmarkt
# found
place-9 = Teestube
    .short = Teestube
    .to = zur Teestube
    .at = in der Teestube
# found
place-10 = Großer Markt
    .short = Gr. Markt
    .narrow = Gr. Markt
    .to = zum Großen Markt
    .at = auf dem Großen Markt
# found
place-11 = Kleiner Markt
    .short = Kl. Markt
    .narrow = Kl. Markt
    .to = zum Kleinen Markt
    .at = auf dem Kleinen Markt
# found
place-12 = Polizeiwache
    .short = Polizei
    .to = zur Polizeiwache
    .at = auf der Polizeiwache
# found
place-13 = Sultanspalast
    .short = Palast
    .to = zum Sultanspalast
    .at = im Sultanspalast
# found
place-14 = Kleine Moschee
    .short = Kl. Moschee
    .narrow = Kl. Moschee
    .to = zur Kleinen Moschee
    .at = in der Kleinen Moschee
# found
place-15 = Große Moschee
    .short = Gr. Moschee
    .narrow = Gr. Moschee
    .to = zur Großen Moschee
    .at = in der Großen Moschee
# found
place-16 = Edelsteinhändler
    .short = Edelsteine
    .to = zum Edelsteinhändler
    .at = beim Edelsteinhändler
# found
place-17 = Kaffeerösterei
    .short = Rösterei
    .to = zur Kaffeerösterei
    .at = in der Kaffeerösterei
# book
place-18 = Gildenhalle
    .short = Gildenhalle
    .to = zur Gildenhalle
    .at = in der Gildenhalle
# book
place-19 = Taverne
    .short = Taverne
    .to = zur Taverne
    .at = in der Taverne
# found
place-20 = Kaffeehaus
    .short = Kaffeehaus
    .narrow = Kaffeehaus
    .to = zum Kaffeehaus
    .at = im Kaffeehaus
# ours
place-21 = Botschaft
    .short = Botschaft
    .to = zur Botschaft
    .at = in der Botschaft
# ours
place-22 = Kiosk
    .short = Kiosk
    .to = zum Kiosk
    .at = am Kiosk
# ours
place-23 = Auktionshaus
    .short = Auktionshaus
    .narrow = Auktion
    .to = zum Auktionshaus
    .at = im Auktionshaus
# book
place-24 = Geheimbund
    .short = Geheimbund
    .to = zum Geheimbund
    .at = beim Geheimbund
# ours
place-25 = Katakomben
    .short = Katakomben
    .to = zu den Katakomben
    .at = in den Katakomben
