rulebook-title = Regeln
rulebook-search = Regeln durchsuchen
rulebook-found = { $n ->
    [0] Keine Regel gefunden.
    [one] { $n } Regel gefunden.
   *[other] { $n } Regeln gefunden.
}
rulebook-none = Zu „{ $text }“ gibt es keine Regel.
rulebook-unknown = Eine Regel „{ $name }“ gibt es nicht.
rulebook-all = Alle Regeln
rulebook-clauses = Absätze
rulebook-example = Ein Beispiel
rulebook-head-roll = Wurf
rulebook-head-call = Genannte Zahl
rulebook-head-sold = Verkaufte Waren
rulebook-head-brings = Du nimmst
rulebook-head-chance = Chance
rulebook-head-red = Mit rotem Plättchen
rulebook-head-players = Personen
rulebook-head-price = Preis
rulebook-head-first-price = Erster Preis
rulebook-head-last-price = Letzter Preis
rulebook-head-markers = Anzeiger unten
rulebook-head-demand = Nachfrageplättchen
rulebook-head-tile = Tavernenplättchen eines Stapels
rulebook-head-baksheesh = Bakschischplättchen
rulebook-head-ruby = Rubin
rulebook-head-place = Ort
rulebook-head-letters = Briefe
rulebook-row-end = Rubine, mit denen das Grundspiel endet
rulebook-row-mosque-rubies = Rubine auf jeder Moschee
rulebook-row-mosque-tiles = Waren auf den Plättchen jedes Stapels
rulebook-row-wainwright-rubies = Rubine in der Wagnerei
rulebook-row-palace-rubies = Rubine im Sultanspalast
rulebook-row-palace-price = Erster Preis dort, in Waren
rulebook-row-dealer-rubies = Rubine beim Edelsteinhändler
rulebook-row-dealer-price = Erster Preis dort
rulebook-row-baksheesh-front = Vorderseite
rulebook-row-baksheesh-back = Rückseite
rulebook-guessed = Diese Zahlen konnten wir nicht prüfen: Sie sind unsere beste Schätzung, und ein Server kann andere verwenden.
rulebook-picture = Ein Zug in Bildern
rulebook-example-back = Zurück
rulebook-example-next = Weiter
rulebook-example-step = Schritt { $n } von { $of }
rulebook-elsewhere = In einer anderen Sprache gefunden: { $language }
