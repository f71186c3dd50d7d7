# Letters by e-mail, which the server sends.
letter-link-subject = Your link to Bedesten
letter-link = Open this link and press the button there to continue:
letter-link-after = It works once, within { COUNT(30, of: "minute") }. If you didn’t ask for it, do nothing: without the button nothing happens.
