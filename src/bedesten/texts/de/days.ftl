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
