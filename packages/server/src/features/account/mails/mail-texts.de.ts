export const de = {
  greeting: (name: string) => (name === '' ? 'Hallo,' : `Hallo ${name},`),
  farewell: 'Gute Fahrt\nFahrtwind',
  verifyEmail: {
    subject: 'Bitte bestätige deine E-Mail-Adresse',
    before: [
      'schön, dass du bei Fahrtwind dabei bist. Bitte bestätige noch, dass diese E-Mail-Adresse dir gehört.',
    ],
    button: 'E-Mail-Adresse bestätigen',
    after: [
      'Der Link gilt 24 Stunden.',
      'Du hast kein Konto bei Fahrtwind angelegt? Dann klicke nicht auf den Link, und wir schreiben dir nicht wieder.',
    ],
  },
  signInLink: {
    subject: 'Dein Link zum Anmelden',
    before: ['mit diesem Link meldest du dich bei Fahrtwind an, ganz ohne Passwort.'],
    button: 'Jetzt anmelden',
    after: [
      'Der Link gilt 15 Minuten und nur ein einziges Mal.',
      'Du wolltest dich nicht anmelden? Dann kannst du diese E-Mail löschen. Ohne den Link kommt niemand in dein Konto.',
    ],
  },
  resetPassword: {
    subject: 'Neues Passwort für Fahrtwind',
    before: ['für dein Konto wurde ein neues Passwort angefordert. Hier kannst du es festlegen.'],
    button: 'Neues Passwort festlegen',
    after: [
      'Der Link gilt eine Stunde und nur ein einziges Mal. Danach bist du auf allen Geräten abgemeldet und meldest dich mit dem neuen Passwort an.',
      'Das warst nicht du? Dann kannst du diese E-Mail löschen. Dein bisheriges Passwort gilt weiter.',
    ],
  },
  confirmNewEmail: {
    subject: 'Bitte bestätige deine neue E-Mail-Adresse',
    before: [
      'du möchtest diese Adresse für dein Konto bei Fahrtwind verwenden. Sobald du sie bestätigst, meldest du dich mit ihr an.',
    ],
    button: 'Neue Adresse bestätigen',
    after: [
      'Der Link gilt eine Stunde und nur ein einziges Mal. Bis dahin bleibt deine bisherige Adresse gültig.',
      'Du kennst Fahrtwind nicht? Dann hat sich jemand vertippt, und du kannst diese E-Mail löschen.',
    ],
  },
  emailChanged: {
    subject: 'Deine E-Mail-Adresse wurde geändert',
    before: [
      'dein Konto bei Fahrtwind hat ab jetzt eine andere E-Mail-Adresse. Mit dieser hier kannst du dich nicht mehr anmelden.',
    ],
    button: 'So erreichst du uns',
    after: ['Warst du das, brauchst du nichts zu tun. Wenn nicht, schreibe uns bitte sofort.'],
  },
  passwordChanged: {
    subject: 'Dein Passwort wurde geändert',
    before: [
      'das Passwort deines Kontos bei Fahrtwind wurde gerade geändert. Alle anderen Geräte sind abgemeldet.',
    ],
    button: 'Neues Passwort anfordern',
    after: [
      'Warst du das, brauchst du nichts zu tun. Wenn nicht, lege über den Link sofort ein neues Passwort fest.',
    ],
  },
};
