# Names of cards and tiles, by the words and numbers of the notation. At most 18 characters, kiosk tiles 24. Above a term stands where it comes from:
# book, printed in a rule book or on a component (capitals and spelling made uniform by us); found, in a review, a shop text or
# other software; ours, chosen by us.

## Bonus cards

# ours
bonus-good = Glücksfund
# ours
bonus-lira = Volle Börse
# ours
bonus-sultan = Gunst des Sultans
# ours
bonus-post = Doppelte Post
# ours
bonus-gem = Zweiter Stein
# ours
bonus-family = Tipp für die Wache
# ours
bonus-market = Silberzunge
# ours
bonus-stay = Hiergeblieben
# ours
bonus-far = Weiter Weg
# ours
bonus-assistant = Kurzer Pfiff
# ours
bonus-coffee2 = Frische Bohnen
# ours
bonus-guild = Gildengunst
# ours
bonus-8lira = Kaffeegeschäft
# ours
bonus-swap = Tauschhandel
# ours
bonus-dice-mocha = Kaffeesatz
# ours
bonus-six = Gezinkter Würfel
# ours
bonus-corner = Um die Ecke
# ours
bonus-wain = Doppelachse
# ours
bonus-house = Zweite Tasse
# ours
bonus-letter = Morgenpost
# ours
bonus-dice-letters = Brieftaube
# ours
bonus-7lira = Schnellverkauf
# ours
bonus-good3-red = Reiches Paket
# ours
bonus-good3-green = Reiches Paket
# ours
bonus-good3-yellow = Reiches Paket
# ours
bonus-good3-blue = Reiches Paket
# ours
bonus-copy = Echo
# ours
bonus-walk = Familienausflug
# ours
bonus-follow = Auf den Fersen
# ours
bonus-companion2 = Flinker Kompagnon
# ours
bonus-neutral = Vorladung
# ours
bonus-mosque = Kachelpaar
# ours
bonus-secret = Geheimes Zeichen
# ours
bonus-anywhere = Mietkutsche

## Guild cards

# ours
guild-1 = Wagnermeister
# ours
guild-2 = Tuchballen
# ours
guild-3 = Gewürztruhen
# ours
guild-4 = Obstkörbe
# ours
guild-5 = Markttag
# ours
guild-6 = Karawane kommt an
# ours
guild-7 = Sammelruf
# ours
guild-8 = Nachtgeschäft
# ours
guild-9 = Doppelter Einsatz
# ours
guild-10 = Gemischte Fracht
# ours
guild-11 = Kostbare Fracht
# ours
guild-12 = Offene Türen
# ours
guild-13 = Tribut
# ours
guild-14 = Kleine Spende
# ours
guild-15 = Große Spende
# ours
guild-16 = Stein und Bohne
# ours
guild-17 = Kaffeeernte
# ours
guild-18 = Gildenrat
# ours
guild-19 = Stammtisch
# ours
guild-20 = Halber Preis

## Kiosk tiles

# ours
kiosk-1 = 1 Obst + 1 Lira
# ours
kiosk-2 = 1 Gewürz + 1 Lira
# ours
kiosk-3 = 1 Tuch + 1 Lira
# ours
kiosk-4 = 2 Obst
# ours
kiosk-5 = 2 Gewürze
# ours
kiosk-6 = 2 Tuch
# ours
kiosk-7 = 1 Obst
# ours
kiosk-8 = 1 Gewürz
# ours
kiosk-9 = 1 Tuch
# ours
kiosk-10 = 1 Schmuck
# ours
kiosk-11 = 1 Bonuskarte
# ours
kiosk-12 = 2 Lira
# ours
kiosk-13 = 1 Kaffee oder 2 Lira
# ours
kiosk-14 = 1 Kaffee oder 3 Lira
# ours
kiosk-15 = Kompagnon zum Vorrat
# ours
kiosk-16 = Würfeln: 1–6 Lira
# ours
kiosk-17 = 10 Lira → Erweiterung
# ours
kiosk-18 = Je 1 Ware → Erweiterung
# ours
kiosk-19 = Kaufmann zum Brunnen
# ours
kiosk-20 = Ware ⇄ Brief
# ours
kiosk-21 = Karte ⇄ Brief
# ours
kiosk-22 = Lira ⇄ Brief
# ours
kiosk-23 = Lira ⇄ Ware
# ours
kiosk-24 = Lira ⇄ Karte

## Tavern tiles

# ours
tavern-movement = Bewegungsplättchen
    .label = Immer geradeaus
# ours
tavern-encounter = Begegnungsplättchen
    .label = Gute Gesellschaft

## Mosque tiles

# ours
mosque-red = rotes Plättchen
    .label = Neuwurf oder 4
# ours
mosque-blue = blaues Plättchen
    .label = Fünfter Gehilfe
# ours
mosque-green = grünes Plättchen
    .label = Eine Ware mehr
# ours
mosque-yellow = gelbes Plättchen
    .label = Gehilfe zurück
