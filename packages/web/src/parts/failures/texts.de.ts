import type { ErrorCode } from '@fahrtwind/contract';
import type { PlaceSentences, Sentence } from './failure.ts';

/** For what our own pages never send, and what only programs do. */
const OTHER =
  'Das hat nicht geklappt. Deine Eingaben sind noch da. Versuche es gleich noch einmal.';
const TOO_MUCH = 'Das ist zu viel auf einmal. Kürze es, oder teile es auf.';
const BROKEN_TRIP =
  'An dieser Reise stimmt etwas nicht. Lade die Seite neu und versuche es noch einmal.';
const DEPARTURE_FIRST = 'Die Abreise muss nach der Anreise liegen.';
const DAY_PASSED = 'Dieser Tag ist schon vorbei. Bitte wähle einen späteren.';

/** One sentence for all three, so that it does not reveal which addresses have an account. */
const WRONG_CREDENTIALS =
  'E-Mail-Adresse und Passwort passen nicht zusammen. Prüfe beides oder lass dir einen Link schicken.';
const PASSWORD_WRONG = 'Das ist nicht dein jetziges Passwort.';

const codes = {
  'bad-request': OTHER,
  'not-found': OTHER,
  'method-not-allowed': OTHER,
  'request-timeout': 'Die Übertragung hat zu lange gedauert. Versuche es noch einmal.',
  conflict: 'Inzwischen hat sich etwas geändert. Lade es neu und wiederhole deine Änderung.',
  'too-large': TOO_MUCH,
  'too-many-values': TOO_MUCH,
  'too-many-fields': OTHER,
  'too-deep': OTHER,
  'url-too-long': OTHER,
  'unsupported-media-type': OTHER,
  'unsupported-upload': OTHER,
  'range-not-satisfiable': OTHER,
  'headers-too-large':
    'Dein Browser schickt zu viele Cookies mit. Lösche die Cookies dieser Seite und versuche es noch einmal.',
  unavailable: 'Fahrtwind ist gerade nicht erreichbar. Versuche es in einer Minute noch einmal.',
  'too-busy': 'Gerade ist zu viel zu tun. Versuche es gleich noch einmal.',
  'guest-limit':
    'Von deinem Anschluss aus wurde genug ohne Anmeldung ausprobiert. Mit einem Konto geht es gleich weiter.',
  'too-much-work': TOO_MUCH,
  suspended:
    'Du kannst gerade nichts schreiben, was andere sehen. Den Grund und bis wann das gilt, haben wir dir mitgeteilt.',
  'export-running': 'Deine Daten werden gerade schon heruntergeladen. Warte, bis das fertig ist.',
  'storage-full':
    'Auf dem Server ist gerade kein Platz für Neues. Was gespeichert ist, bleibt. Versuche es später noch einmal.',
  unknown: OTHER,
  'object-not-found': 'Das gibt es nicht mehr. Vielleicht hat sich gerade etwas geändert.',
  'quota-exceeded': 'Dein Speicherplatz ist voll. Lösche etwas, dann geht es weiter.',
  unauthenticated: 'Melde dich an, dann geht es weiter.',
  unauthorized: 'Das darfst du hier nicht.',
  'unauthorized-app': OTHER,
  'retry-limit-exceeded':
    'Auch nach mehreren Versuchen hat es nicht geklappt. Versuche es später noch einmal.',
  canceled: 'Der Vorgang wurde abgebrochen.',
  'invalid-url': OTHER,
  'invalid-argument': (field) =>
    field === undefined
      ? 'Eine Angabe passt nicht. Prüfe deine Eingabe.'
      : `Die Angabe „${field}“ passt nicht. Bitte prüfe sie.`,
  'invalid-format': OTHER,
  'no-download-url': OTHER,
  'app-deleted': OTHER,
  'popup-blocked':
    'Dein Browser hat das Anmeldefenster blockiert. Erlaube Pop-ups für diese Seite und versuche es noch einmal.',
  'popup-closed-by-user':
    'Das Anmeldefenster wurde geschlossen, bevor die Anmeldung fertig war. Du kannst es einfach noch einmal öffnen.',
  'cancelled-popup-request':
    'Du hast ein neues Anmeldefenster geöffnet. Das frühere gilt nicht mehr, mache im neuen weiter.',
  'network-request-failed':
    'Wir erreichen Fahrtwind gerade nicht. Deine Eingaben sind noch da. Versuche es noch einmal, sobald du wieder Netz hast.',
  'web-storage-unsupported':
    'Dein Browser speichert keine Cookies, ohne sie bleibst du nicht angemeldet. Erlaube sie für diese Seite und versuche es noch einmal.',
  'unauthorized-domain':
    'Von dieser Adresse aus geht das nicht. Öffne Fahrtwind direkt und melde dich dort an.',
  'invalid-api-key':
    'Dieser Anmeldedienst ist gerade nicht richtig eingerichtet. Nimm bitte einen anderen Weg, zum Beispiel den Link per E-Mail.',
  'internal-error':
    'Bei uns ist etwas schiefgegangen. Deine Eingaben sind noch da. Versuche es gleich noch einmal.',
  'wrong-password': WRONG_CREDENTIALS,
  'user-not-found': WRONG_CREDENTIALS,
  'invalid-credential': WRONG_CREDENTIALS,
  'email-already-in-use':
    'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melde dich damit an oder setze dein Passwort zurück.',
  'invalid-email': 'Das sieht nicht nach einer E-Mail-Adresse aus, wie name@beispiel.de.',
  'too-many-requests':
    'Das waren viele Versuche hintereinander. Warte einen Moment und versuche es dann noch einmal.',
  'user-disabled':
    'Dieses Konto ist gesperrt. Wenn das ein Irrtum ist, schreibe uns. Die Adresse steht im Impressum.',
  'expired-action-code':
    'Dieser Link ist abgelaufen oder wurde schon benutzt. Lass dir einen neuen schicken.',
  'requires-recent-login':
    'Deine letzte Anmeldung ist zu lange her. Melde dich noch einmal an, dann geht es weiter.',
  'user-token-expired':
    'Deine Anmeldung ist abgelaufen. Melde dich noch einmal an, dann geht es weiter.',
  'weak-password':
    'Dieses Passwort ist zu leicht zu erraten. Nimm mindestens 6 Zeichen, am besten mehrere Wörter.',
  'password-too-short': 'Das Passwort braucht mindestens 6 Zeichen.',
  'password-too-long': 'Das Passwort darf höchstens 128 Zeichen haben.',
  'password-too-common':
    'Dieses Passwort probieren alle zuerst. Nimm ein anderes, am besten mehrere Wörter.',
  'trip-changed': 'Diese Reise wurde inzwischen woanders geändert. Beide Fassungen sind noch da.',
  'trip-deleted': 'Diese Reise wurde gelöscht. Du kannst sie 30 Tage lang wiederherstellen.',
  'trip-is-copy': 'Eine geteilte Kopie lässt sich nicht ändern. Übernimm sie als eigene Reise.',
  'trip-too-large': 'Diese Reise ist größer als 2 MB. Kürze Notizen, oder teile sie auf.',
  'revision-missing': BROKEN_TRIP,
  'idempotency-key-reused': OTHER,
  'trip-not-an-object': BROKEN_TRIP,
  'trip-id-missing': BROKEN_TRIP,
  'trip-days-missing': BROKEN_TRIP,
  'trip-dates-missing': BROKEN_TRIP,
  'too-many-days': 'Eine Reise hat höchstens 400 Tage.',
  'too-many-stops': 'Eine Reise hat höchstens 2000 Stopps.',
  'too-many-hotels': 'Eine Reise hat höchstens 500 Unterkünfte.',
  'too-many-entries': 'Eine Reise hat höchstens 3000 Einträge.',
  'too-many-pois': 'Eine Reise hat höchstens 3000 Sehenswürdigkeiten.',
  'too-many-via': 'Eine Etappe führt über höchstens 10 Punkte.',
  'id-missing': BROKEN_TRIP,
  'id-doubled': BROKEN_TRIP,
  'title-missing': 'Gib der Reise einen Titel.',
  'title-too-long': 'Ein Titel hat höchstens 500 Zeichen.',
  'days-missing': BROKEN_TRIP,
  'date-invalid': BROKEN_TRIP,
  'date-not-consecutive': BROKEN_TRIP,
  'time-invalid': BROKEN_TRIP,
  'hotel-unknown': BROKEN_TRIP,
  'nights-invalid': DEPARTURE_FIRST,
  'coordinates-invalid': BROKEN_TRIP,
  'amount-invalid': BROKEN_TRIP,
  'moved-city-unknown': BROKEN_TRIP,
  'point-empty': 'Dieser Punkt liegt nirgends. Bitte wähle ihn neu.',
  'too-many-route-stops':
    'Das sind zu viele Stopps auf einmal: höchstens 2.000, ohne Anmeldung 300. Teile die Route auf.',
  'too-many-points':
    'Auf einmal lassen sich höchstens 200 Punkte vergleichen, ohne Anmeldung 60. Nimm weniger.',
  'stay-missing': 'Anreise und Abreise gehören zusammen. Eine fehlt.',
  'stay-past': DAY_PASSED,
  'stay-too-far': 'So weit in der Zukunft lässt sich nichts suchen.',
  'stay-not-after-arrival': DEPARTURE_FIRST,
  'stay-too-long': 'Suche nach höchstens 30 Nächten am Stück.',
  'invitation-gone': 'Diese Einladung gilt nicht mehr. Bitte lass dir eine neue schicken.',
  'companions-full': 'Auf dieser Reise ist kein Platz mehr für weitere Mitreisende.',
  'invitations-full':
    'Das sind zu viele Einladungen auf einmal. Widerrufe eine, oder warte bis morgen.',
  'invitation-not-possible': 'An diese Adresse ist gerade keine Einladung möglich.',
  'email-not-verified':
    'Bestätige zuerst deine E-Mail-Adresse. Den Link dazu findest du in deinem Postfach, einen neuen in deinem Profil.',
  'share-end-passed': DAY_PASSED,
  'share-too-long': 'Ohne Konto gilt ein Link höchstens 30 Tage. Bitte wähle einen früheren Tag.',
  'assistant-busy':
    'Der Reiseassistent antwortet dir gerade schon. Warte kurz, oder halte ihn dort an.',
  'assistant-turns-used':
    'Für heute sind deine Fragen an den Reiseassistenten verbraucht. Morgen geht es weiter.',
  'document-invalid': 'Dieser Text enthält etwas, das hier nicht gezeigt werden kann.',
  'document-too-large': 'Dieser Text hat zu viele Teile. Bitte kürze ihn, oder teile ihn auf.',
  'document-too-long': 'Ein Beitrag hat höchstens 30.000 Zeichen. Bitte kürze ihn.',
  'document-link-invalid':
    'Ein Link muss mit http:// oder https:// beginnen und hat kein @ vor dem Namen der Seite. Bitte prüfe die Adresse.',
  'document-too-many-links': 'Ein Beitrag hat höchstens 40 Links.',
  'post-text-missing': 'Bitte schreibe etwas, bevor du es absendest.',
  'post-locked': 'Dieser Beitrag ist geschlossen und nimmt keine Antworten mehr an.',
  'post-not-question': 'Eine beste Antwort gibt es nur bei Fragen.',
  'photo-missing': 'Ein Foto ist nicht mehr da. Bitte lade es noch einmal hoch.',
  'trip-not-published':
    'Diese Reise ist nicht veröffentlicht. Veröffentliche sie, dann kannst du sie zeigen.',
  'replies-full':
    'Unter dieser Antwort stehen schon sehr viele andere. Antworte bitte auf den Beitrag selbst.',
  'too-many-posts': 'Heute hast du schon 20 Beiträge geschrieben. Morgen geht es weiter.',
  'too-many-answers': 'Heute hast du schon 200 Antworten geschrieben. Morgen geht es weiter.',
  'newcomer-links': 'Solange du neu hier bist, darf ein Text höchstens zwei Links haben.',
  'newcomer-photos': 'Solange du neu hier bist, darf ein Beitrag höchstens ein Foto haben.',
  'newcomer-replies':
    'Solange du neu hier bist, kannst du in einem Beitrag höchstens dreimal antworten.',
  'shop-closed': 'Der Shop nimmt gerade keine Bestellungen an. Dein Warenkorb bleibt hier liegen.',
  'shop-changed':
    'Preis, Versand oder Bedingungen haben sich eben geändert. Es ist noch nichts bestellt. Unten steht der neue Stand; sieh ihn dir an und bestelle dann.',
  'shop-sold-out':
    'Davon ist gerade nicht mehr genug da. Es ist nichts bestellt. Ändere bitte die Menge im Warenkorb.',
  'shop-account-needed': 'Der Pro-Pass gehört zu einem Konto. Melde dich dafür bitte an.',
  'shop-country': 'In dieses Land liefern wir nicht. Bitte wähle ein anderes.',
  'shop-payment': 'Diese Zahlungsart gibt es hier nicht. Bitte wähle eine andere.',
  'shop-too-heavy': 'Das ist zu schwer für ein Paket. Bitte bestelle es in zwei Teilen.',
  'shop-too-many-open':
    'Für dich liegen schon mehrere unbezahlte Bestellungen bereit. Bezahle oder storniere sie bitte zuerst.',
  'shop-hold-limit':
    'So viel davon halten wir unbezahlt nicht zurück. Es ist nichts bestellt. Nimm bitte weniger, oder bezahle zuerst, was du schon bestellt hast.',
  'shop-too-late':
    'Dafür ist diese Bestellung schon zu weit. Wurde sie verschickt, kannst du den Vertrag widerrufen.',
  'shop-amount': 'Dieser Betrag passt nicht zur Bestellung. Bitte prüfe ihn.',
  'payment-unavailable':
    'Der Zahlungsdienst antwortet gerade nicht. Deine Bestellung ist gespeichert, bitte versuche es gleich noch einmal.',
} satisfies Record<ErrorCode, Sentence>;

/** What differs where it is said. */
const places = {
  /** Where only the own password is asked for. */
  password: { 'wrong-password': PASSWORD_WRONG, 'invalid-credential': PASSWORD_WRONG },
  person: {
    'email-not-verified': 'Bestätige zuerst deine E-Mail-Adresse, dann kannst du anderen folgen.',
    'quota-exceeded': 'Du folgst schon sehr vielen Leuten. Beende zuerst eine andere Verbindung.',
  },
  share: {
    'object-not-found':
      'Diese Reise ist noch nicht auf dem Server. Versuche es gleich noch einmal.',
    'newcomer-photos': 'Solange du neu hier bist, darf eine Reise höchstens ein Foto zeigen.',
  },
  companions: {
    'email-not-verified':
      'Bestätige zuerst deine eigene E-Mail-Adresse. Den Link dazu findest du in deinem Postfach, einen neuen in deinem Profil. Ein Einladungslink geht schon jetzt.',
  },
  moderation: { unauthorized: 'Darüber entscheidet jemand anderes: Du bist selbst beteiligt.' },
  print: {
    'internal-error':
      'Das PDF ist nicht angekommen. Deine Reise ist unberührt, versuche es gleich noch einmal.',
  },
  checkout: {
    'too-many-requests': 'Das ging etwas schnell. Warte bitte kurz und drücke dann noch einmal.',
    'network-request-failed':
      'Wir haben keine Antwort bekommen. Deine Eingaben sind noch da. Drücke bitte noch einmal: Doppelt bestellt wird dabei nicht.',
    'idempotency-key-reused':
      'Dein Versuch von vorhin ist doch angekommen: Die Bestellung gibt es schon, und die Bestätigung ist in deinem Postfach. Möchtest du zusätzlich das bestellen, was jetzt hier steht?',
    'internal-error':
      'Das hat nicht geklappt, und es ist nichts bestellt. Deine Eingaben sind noch da. Versuche es gleich noch einmal.',
  },
} satisfies Readonly<Record<string, PlaceSentences>>;

/** Every failure that a page can tell of; a code without a sentence does not compile. */
export const de = {
  codes,
  places,
  /** For a code that this page does not know yet. */
  other: (code: string) => `${OTHER.slice(0, -1)} (Code: ${code}).`,
};
