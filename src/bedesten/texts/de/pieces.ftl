# Pieces, goods, colours and things of the game. Dictionary forms in lower case, except proper names and German nouns. Above a term stands where it comes from:
# book, printed in a rule book or on a component (capitals and spelling made uniform by us); found, in a review, a shop text or
# other software; ours, chosen by us.
# Other forms: acc, dat, plural with article.

## Pieces and people

# book
piece-merchant = Kaufmann
    .acc = den Kaufmann
    .dat = dem Kaufmann
    .plural = die Kaufleute
# book
piece-assistant = Gehilfe
    .acc = den Gehilfen
    .dat = dem Gehilfen
    .plural = die Gehilfen
# book
piece-family = Familienmitglied
    .acc = das Familienmitglied
    .dat = dem Familienmitglied
    .plural = die Familienmitglieder
# book
piece-companion = Kompagnon
    .acc = den Kompagnon
    .dat = dem Kompagnon
    .plural = die Kompagnons
# book
piece-governor = Gouverneur
    .acc = den Gouverneur
    .dat = dem Gouverneur
    .plural = die Gouverneure
# book
piece-smuggler = Schmuggler
    .acc = den Schmuggler
    .dat = dem Schmuggler
    .plural = die Schmuggler
# book
piece-coffee-trader = Kaffeehändler
    .acc = den Kaffeehändler
    .dat = dem Kaffeehändler
    .plural = die Kaffeehändler
# book
piece-courier = Kurier
    .acc = den Kurier
    .dat = dem Kurier
    .plural = die Kuriere
# ours
piece-neutral-merchant = neutraler Kaufmann
    .acc = den neutralen Kaufmann
    .dat = dem neutralen Kaufmann
    .plural = die neutralen Kaufleute
# ours
piece-neutral-assistant = neutraler Gehilfe
    .acc = den neutralen Gehilfen
    .dat = dem neutralen Gehilfen
    .plural = die neutralen Gehilfen
# ours
piece-barrier = Barriere
    .acc = die Barriere
    .dat = der Barriere
    .plural = die Barrieren
# book
piece-figure = Figur

## Goods

# found
good-fabric = Tuch
    .colour = rot
# found
good-spice = Gewürze
    .colour = grün
# found
good-fruit = Obst
    .colour = gelb
# found
good-jewellery = Schmuck
    .colour = blau

## Colours of seats

# found
colour-red = rot
# found
colour-green = grün
# found
colour-yellow = gelb
# found
colour-blue = blau
# found
colour-white = weiß

## Things

# book
thing-good = Ware
# ours
thing-any-good = beliebige Ware
# book
thing-lira = Lira
# book
thing-ruby = Rubin
# book
thing-coffee = Kaffee
# book
good-coffee = Kaffee
# ours
thing-coffee-sack = Kaffeesack
# book
thing-letter = Brief
# book
thing-seal = Siegel
# book
thing-delivered = überbracht
# book
thing-cart = Handkarren
# found
thing-extension = Handkarrenerweiterung
# ours
thing-capacity = Fassungsvermögen
# book
thing-die = Würfel
# found
thing-post-marker = Postanzeiger
# book
thing-place = Ort
# book
thing-board = Spielplan
# ours
thing-supply = allgemeiner Vorrat
# ours
thing-own-supply = eigener Vorrat
# ours
thing-deck = Nachziehstapel
# book
thing-discard-pile = Ablagestapel
# ours
thing-discard-short = Ablage
# found
thing-stack = Stapel
# found
thing-hand = Hand
# found
thing-start-player = Startspieler
# ours
thing-track = Leiste
# ours
thing-reward = Belohnung
# ours
thing-price = Preis
# ours
thing-auction = Auktion
# ours
thing-bid = Gebot

## Kinds of things

# book
kind-bonus-card = Bonuskarte
# book
kind-guild-card = Gildenkarte
# found
kind-place-tile = Ortsplättchen
# book
kind-mosque-tile = Moscheeplättchen
# book
kind-tavern-tile = Tavernenplättchen
# ours
kind-kiosk-tile = Kioskplättchen
# found
kind-demand-tile = Nachfrageplättchen
# ours
kind-baksheesh-tile = Bakschischplättchen
# ours
kind-caravan-tile = Karawanenplättchen
# ours
kind-barrier-tile = Barrierenplättchen

## How the game goes

# book
flow-phase = Abschnitt
# book
flow-phase-move = Bewegung
# ours
flow-phase-pay = Andere Kaufleute
# book
flow-phase-act = Aktion
# book
flow-phase-meet = Begegnungen
# ours
flow-label-move = Gehen
# ours
flow-label-pay = Zahlen
# ours
flow-label-act = Handeln
# ours
flow-label-meet = Treffen
# book
flow-turn = Zug
# book
flow-double-turn = Bonuszug
# found
flow-round = Runde
# ours
flow-last-round = letzte Runde
# book
flow-action = Aktion
# book
flow-encounter = Begegnung
# found
flow-step = Schritt
# ours
flow-destination = Zielort
# ours
flow-setup = Spielaufbau
# book
flow-end-of-game = Spielende
# ours
flow-tie = Gleichstand
# ours
flow-shared-win = geteilter Sieg
# ours
flow-your-turn = Du bist dran
# ours
flow-turn-ends = Zug endet
