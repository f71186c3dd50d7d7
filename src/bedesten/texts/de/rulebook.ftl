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
