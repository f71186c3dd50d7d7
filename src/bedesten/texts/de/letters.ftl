# Briefe per E-Mail, die der Server schickt.
letter-link-subject = Dein Link für Bedesten
letter-link = Öffne diesen Link und drücke dort auf den Knopf, um fortzufahren:
letter-link-after = Er gilt einmal, { COUNT(30, of: "minute") } lang. Hast du ihn nicht angefordert, dann tu nichts: Ohne den Knopf passiert nichts.
