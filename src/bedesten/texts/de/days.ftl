# Partien über Tage: Urlaub, Vertretung, Warnungen, geplante Züge und der Weg von einer Partie zur nächsten.
refusal-holidays-agreed = So viele Tage dürfen alle innerhalb dieser Zeit weg sein ({ COUNT($window, of: "day") }): 0 bis { $most }.
refusal-premoves-hours = Geplante Züge gibt es in Partien über Tage: Lass allen mindestens eine Stunde pro Zug oder unbegrenzt Zeit.
refusal-no-holidays = An diesem Tisch ist kein Urlaub vereinbart.
refusal-holiday-past = Urlaub beginnt jetzt oder später und endet nach seinem Beginn: Vergangene Zeit gibt er nicht zurück.
refusal-holiday-far = Urlaub kann höchstens so weit im Voraus beginnen: { COUNT($most, of: "day") }.
refusal-holiday-twice = Du hast dann schon Urlaub: Beende zuerst diesen.
refusal-holiday-long = Das ist mehr als vereinbart: { COUNT($most, of: "day") } innerhalb dieser Zeit: { COUNT($window, of: "day") }. Ein angefangener Tag zählt ganz.
refusal-holiday-late = Deine Zeit ist schon um, deshalb kann jetzt kein Urlaub beginnen.
refusal-on-holiday = { $name } ist im Urlaub: Bis dahin kann dort niemand spielen oder erinnern.
refusal-no-premoves = An diesem Tisch sind keine geplanten Züge vereinbart.
refusal-premove-late = Du bist am Zug: Antworte jetzt. Danach kannst du die nächsten Züge planen.
refusal-premoves-many = Planen kannst du höchstens { $turns } Züge mit jeweils 1 bis { $answers } Antworten.
refusal-premove-word = „{ $word }“ ist keine Antwort, die du planen kannst.
refusal-premove-place = Nur ein Zug, der mit einem Weg beginnt, kann davon abhängen, ob der Ort frei ist.
refusal-premove-no-turn = Die Partie endet vor diesem Zug.
# auf der Seite
days-holiday = Urlaub
days-on-holiday = im Urlaub
days-bot-plays = Bot spielt für dich
days-is-on-holiday = { $name } ist im Urlaub bis { $until }.
days-will-be-away = { $name } ist im Urlaub vom { $since } bis { $until }.
days-nobody-away = Sonst ist niemand im Urlaub.
days-you-are-away = Du bist im Urlaub bis { $until }. Deine Uhr steht still. Spielen kannst du trotzdem.
days-you-until = Du bist im Urlaub bis { $until }.
days-you-will-be-away = Du bist im Urlaub vom { $since } bis { $until }.
days-back = Ich bin zurück
days-stay = Urlaub absagen
days-first = Erster Tag
days-last = Letzter Tag
days-all-tables = An allen meinen Tischen
days-all-tables-note = Wo es vereinbart ist
days-allowed = Höchstens so lange: { COUNT($most, of: "day") } innerhalb dieser Zeit: { COUNT($window, of: "day") }. Deine Uhr steht still, niemand kann dich erinnern oder einen Bot für dich spielen lassen, und die anderen sehen, bis wann.
days-allowed-each = Deine Uhren stehen still, niemand kann dich erinnern oder einen Bot für dich spielen lassen, und die anderen sehen, bis wann.
days-everywhere = Das gilt an allen Tischen, an denen du spielst, soweit dort Urlaub vereinbart ist.
days-go = In den Urlaub
days-gone = { $n ->
    [0] Keiner deiner Tische erlaubt es.
    [one] Gilt an 1{" "}Tisch.
   *[other] Gilt an { $n }{" "}Tischen.
}
days-not-at = Nicht mit { $names }: { $why }
days-until = Für diesen Zug hast du Zeit bis { $when }.
days-is-late = { $name } hat keine Zeit mehr für diesen Zug.
days-bot-later = Ist die Hälfte der anderen einverstanden, darf in { $time } ein Bot spielen.
days-next = Nächste Partie ({ $n })
days-late-bot = Ist die Zeit für einen Zug um, spielt { $bot }, bis die Person ihren Platz zurücknimmt.
days-late-vote = Ist die Zeit für einen Zug um, dürfen die anderen { $bot } spielen lassen.
days-agreed = Urlaub: höchstens { COUNT($n, of: "day") } innerhalb dieser Zeit: { COUNT($window, of: "day") }
days-premoves = Züge lassen sich planen. Niemand sieht, wer da ist.
days-count = { COUNT($n, of: "day") }
