import type { ErrorCode } from '@fahrtwind/contract';

/** One sentence for all three, so that it does not tell which addresses have an account. */
const WRONG_CREDENTIALS = 'E-Mail-Adresse oder Passwort stimmt nicht.';

/**
 * The API's own text of every code: what happened and what to do now, in German. Pages have their own sentences, in
 * two languages; a code without a text does not compile.
 */
export const ERROR_MESSAGES: Readonly<Record<ErrorCode, string>> = {
  'bad-request': 'Diese Anfrage ist unvollständig oder fehlerhaft.',
  'not-found': 'Diese Adresse gibt es hier nicht.',
  'method-not-allowed': 'So lässt sich diese Adresse nicht aufrufen.',
  'request-timeout': 'Die Übertragung hat zu lange gedauert. Bitte versuche es noch einmal.',
  conflict: 'Inzwischen hat sich etwas geändert. Bitte lade neu und versuche es noch einmal.',
  'too-large': 'Das ist zu groß. Bitte kürze oder verkleinere es.',
  'too-many-values': 'Das sind zu viele Angaben auf einmal. Bitte teile sie auf.',
  'too-many-fields': 'Ein Teil dieser Daten hat zu viele Felder.',
  'too-deep': 'Diese Daten sind zu tief verschachtelt.',
  'url-too-long': 'Diese Adresse ist zu lang.',
  'unsupported-media-type': 'Dieses Format versteht der Server hier nicht. Bitte sende JSON.',
  'unsupported-upload':
    'So kommt hier kein Bild an. Bitte sende es als multipart/related oder als Text.',
  'range-not-satisfiable': 'Diesen Ausschnitt der Datei gibt es nicht.',
  'headers-too-large':
    'Die Kopfzeilen der Anfrage sind zu groß. Das Löschen der Cookies hilft meistens.',
  unavailable:
    'Fahrtwind ist gerade nicht erreichbar. Bitte versuche es in einer Minute noch einmal.',
  'too-busy': 'Gerade ist zu viel zu tun. Bitte versuche es gleich noch einmal.',
  'guest-limit':
    'Von deinem Anschluss aus wurde genug ohne Anmeldung ausprobiert. Mit einem Konto geht es gleich weiter.',
  'too-much-work': 'Das ist zu viel auf einmal. Bitte teile es auf.',
  suspended:
    'Du kannst gerade nichts schreiben, was andere sehen. Den Grund und bis wann das gilt, haben wir dir mitgeteilt.',
  'export-running': 'Deine Daten werden gerade schon heruntergeladen. Warte, bis das fertig ist.',
  'storage-full':
    'Auf dem Server ist gerade kein Platz für Neues. Was du gespeichert hast, bleibt; Neues behält dein Gerät, bis wieder Platz ist.',
  unknown: 'Etwas ist schiefgegangen. Bitte versuche es noch einmal.',
  'object-not-found': 'Das gibt es nicht oder nicht mehr.',
  'quota-exceeded': 'Dein Speicherplatz ist voll. Lösche etwas, dann geht es weiter.',
  unauthenticated: 'Bitte melde dich an, dann geht es weiter.',
  unauthorized: 'Das darfst du hier nicht.',
  'unauthorized-app': 'Diese Anwendung hat hier keinen Zugriff.',
  'retry-limit-exceeded':
    'Auch nach mehreren Versuchen hat es nicht geklappt. Bitte versuche es später noch einmal.',
  canceled: 'Der Vorgang wurde abgebrochen.',
  'invalid-url': 'Diese Adresse ist ungültig.',
  'invalid-argument': 'Eine Angabe passt nicht. Bitte prüfe deine Eingabe.',
  'invalid-format': 'Das Format der Daten stimmt nicht.',
  'no-download-url': 'Diese Datei lässt sich nicht herunterladen.',
  'app-deleted': 'Diesen Dienst gibt es nicht mehr.',
  'popup-blocked':
    'Dein Browser hat das Anmeldefenster blockiert. Bitte erlaube es für diese Seite.',
  'popup-closed-by-user': 'Das Anmeldefenster wurde geschlossen, bevor die Anmeldung fertig war.',
  'cancelled-popup-request':
    'Es wurde ein neues Anmeldefenster geöffnet. Bitte melde dich dort an.',
  'network-request-failed': 'Keine Verbindung. Bitte prüfe sie und versuche es noch einmal.',
  'web-storage-unsupported':
    'Dein Browser speichert keine Cookies. Bitte erlaube sie für die Anmeldung.',
  'unauthorized-domain':
    'Von dieser Adresse aus ist das nicht erlaubt. Bitte öffne Fahrtwind direkt.',
  'invalid-api-key': 'Dieser Anmeldedienst ist falsch eingerichtet. Bitte wähle einen anderen Weg.',
  'internal-error': 'Bei uns ist ein Fehler passiert. Bitte versuche es noch einmal.',
  'wrong-password': WRONG_CREDENTIALS,
  'user-not-found': WRONG_CREDENTIALS,
  'invalid-credential': WRONG_CREDENTIALS,
  'email-already-in-use': 'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melde dich an.',
  'invalid-email': 'Das ist keine gültige E-Mail-Adresse.',
  'too-many-requests':
    'Das waren zu viele Versuche. Bitte warte kurz und versuche es dann noch einmal.',
  'user-disabled': 'Dieses Konto ist gesperrt. Bitte schreibe uns, wenn das ein Irrtum ist.',
  'expired-action-code':
    'Dieser Link ist abgelaufen oder wurde schon benutzt. Bitte fordere einen neuen an.',
  'requires-recent-login':
    'Bitte melde dich dafür noch einmal an: deine letzte Anmeldung ist zu lange her.',
  'user-token-expired': 'Deine Anmeldung ist abgelaufen. Bitte melde dich noch einmal an.',
  'weak-password': 'Dieses Passwort ist zu schwach. Nimm mindestens 6 Zeichen, die niemand errät.',
  'password-too-short': 'Das Passwort braucht mindestens 6 Zeichen.',
  'password-too-long': 'Das Passwort darf höchstens 128 Zeichen haben.',
  'password-too-common': 'Dieses Passwort probieren alle zuerst. Bitte nimm ein anderes.',
  'trip-changed': 'Diese Reise wurde inzwischen woanders geändert. Beide Fassungen sind noch da.',
  'trip-deleted': 'Diese Reise wurde gelöscht. Du kannst sie 30 Tage lang wiederherstellen.',
  'trip-is-copy': 'Eine geteilte Kopie lässt sich nicht ändern. Übernimm sie als eigene Reise.',
  'trip-too-large': 'Diese Reise ist größer als 2 MB. Bitte kürze Notizen oder teile sie auf.',
  'revision-missing':
    'Es fehlt die Angabe, auf welchem Stand diese Änderung beruht. Bitte lade neu.',
  'idempotency-key-reused': 'Unter diesem Schlüssel wurde schon etwas anderes gespeichert.',
  'trip-not-an-object': 'Das ist keine Reise.',
  'trip-id-missing': 'Der Reise fehlt ihre Kennung.',
  'trip-days-missing': 'Eine Reise braucht mindestens einen Tag.',
  'trip-dates-missing': 'Die Tage der Reise müssen zwischen 1900 und 2199 liegen.',
  'too-many-days': 'Eine Reise hat höchstens 400 Tage.',
  'too-many-stops': 'Eine Reise hat höchstens 2000 Stopps.',
  'too-many-hotels': 'Eine Reise hat höchstens 500 Unterkünfte.',
  'too-many-entries': 'Eine Reise hat höchstens 3000 Einträge.',
  'too-many-pois': 'Eine Reise hat höchstens 3000 Sehenswürdigkeiten.',
  'too-many-via': 'Eine Etappe führt über höchstens 10 Punkte.',
  'id-missing': 'Einem Teil der Reise fehlt seine Kennung.',
  'id-doubled': 'Zwei Teile der Reise haben dieselbe Kennung.',
  'title-missing': 'Bitte gib der Reise einen Titel.',
  'title-too-long': 'Ein Titel hat höchstens 500 Zeichen.',
  'days-missing': 'Eine Reise braucht mindestens einen Tag.',
  'date-invalid': 'Ein Datum der Reise gibt es nicht.',
  'date-not-consecutive': 'Die Tage der Reise folgen nicht aufeinander.',
  'time-invalid': 'Eine Uhrzeit oder Dauer der Reise passt nicht.',
  'hotel-unknown': 'Ein Tag nennt eine Unterkunft, die es nicht gibt.',
  'nights-invalid': 'Die Abreise muss nach der Anreise liegen.',
  'coordinates-invalid': 'Ein Ort liegt nicht auf der Erde.',
  'amount-invalid': 'Strecke, Dauer oder Zähler der Reise passt nicht.',
  'moved-city-unknown': 'Als verschoben ist ein Stopp genannt, den es nicht gibt.',
  'point-empty':
    'Ein Punkt braucht Breite und Länge, und keine von beiden ist 0. Bitte wähle ihn neu.',
  'too-many-route-stops':
    'Das sind zu viele Stopps auf einmal: höchstens 2.000, ohne Anmeldung 300. Bitte frage die Route in Teilen ab.',
  'too-many-points':
    'Auf einmal lassen sich höchstens 200 Punkte vergleichen, ohne Anmeldung 60. Bitte nimm weniger.',
  'stay-missing': 'Anreise und Abreise gehören zusammen. Eine fehlt.',
  'stay-past': 'Dieser Tag ist schon vorbei. Wähle einen späteren.',
  'stay-too-far': 'So weit in der Zukunft lässt sich nichts suchen.',
  'stay-not-after-arrival': 'Die Abreise muss nach der Anreise liegen.',
  'stay-too-long': 'Suche nach höchstens 30 Nächten am Stück.',
  'invitation-gone': 'Diese Einladung gilt nicht mehr. Bitte lass dir eine neue schicken.',
  'companions-full': 'Auf dieser Reise ist kein Platz mehr für weitere Mitreisende.',
  'invitations-full':
    'Das sind zu viele Einladungen auf einmal. Widerrufe eine, oder warte bis morgen.',
  'invitation-not-possible': 'An diese Adresse ist gerade keine Einladung möglich.',
  'email-not-verified': 'Bestätige zuerst deine eigene E-Mail-Adresse. Danach geht es hier weiter.',
  'share-end-passed': 'Dieser Tag ist schon vorbei. Bitte wähle einen späteren.',
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
    'Preis, Versand oder Bedingungen haben sich eben geändert. Bitte sieh dir die Bestellung noch einmal an.',
  'shop-sold-out':
    'Davon ist nicht mehr genug da. Bitte ändere die Menge, es wurde nichts bestellt.',
  'shop-account-needed': 'Ein Pro-Pass gehört zu einem Konto. Bitte melde dich dafür an.',
  'shop-country': 'In dieses Land liefern wir nicht. Bitte wähle ein anderes.',
  'shop-payment': 'Diese Zahlungsart gibt es hier nicht. Bitte wähle eine andere.',
  'shop-too-heavy': 'Das ist zu schwer für ein Paket. Bitte bestelle es in zwei Teilen.',
  'shop-too-many-open':
    'Für dich liegen schon mehrere unbezahlte Bestellungen bereit. Bitte bezahle oder storniere sie zuerst.',
  'shop-hold-limit':
    'So viel davon halten wir unbezahlt nicht zurück. Bitte nimm weniger, oder bezahle zuerst, was du schon bestellt hast.',
  'shop-too-late':
    'Dafür ist diese Bestellung schon zu weit. Wurde sie verschickt, kannst du den Vertrag widerrufen.',
  'shop-amount': 'Dieser Betrag passt nicht zur Bestellung. Bitte prüfe ihn.',
  'payment-unavailable':
    'Der Zahlungsdienst antwortet gerade nicht. Deine Bestellung ist gespeichert, bitte versuche es gleich noch einmal.',
};
