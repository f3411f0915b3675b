import type {
  PasswordRefusal,
  SignInErrorCode,
  StayProblem,
  TripCountRefusal,
  TripReadRefusal,
  ViolationCode,
} from '@fahrtwind/domain';
import { COMPANION_ERRORS, type CompanionErrorCode } from './companion-errors.ts';
import { POST_ERRORS, type PostErrorCode } from './post-errors.ts';
import { SHOP_ERRORS, type ShopErrorCode } from './shop-errors.ts';
import type { ErrorEntry } from './error-entry.ts';

type HttpErrorCode =
  | 'bad-request'
  | 'not-found'
  | 'method-not-allowed'
  | 'request-timeout'
  | 'conflict'
  | 'too-large'
  | 'too-many-values'
  | 'too-many-fields'
  | 'too-deep'
  | 'url-too-long'
  | 'unsupported-media-type'
  | 'unsupported-upload'
  | 'range-not-satisfiable'
  | 'headers-too-large'
  | 'unavailable'
  | 'too-busy'
  | 'guest-limit'
  | 'too-much-work'
  | 'storage-full'
  | 'export-running'
  | 'suspended';

/** The storage codes of the specification [ER-13]. */
export const STORAGE_ERROR_CODES = [
  'unknown',
  'object-not-found',
  'quota-exceeded',
  'unauthenticated',
  'unauthorized',
  'unauthorized-app',
  'retry-limit-exceeded',
  'canceled',
  'invalid-url',
  'invalid-argument',
  'invalid-format',
  'no-download-url',
  'app-deleted',
] as const;

type StorageErrorCode = (typeof STORAGE_ERROR_CODES)[number];

type TripErrorCode =
  | TripReadRefusal
  | TripCountRefusal
  | ViolationCode
  | 'trip-changed'
  | 'trip-deleted'
  | 'trip-is-copy'
  | 'trip-too-large'
  | 'revision-missing'
  | 'idempotency-key-reused';

/** Of what is asked about places and routes. */
type GeoErrorCode = 'point-empty' | 'too-many-route-stops' | 'too-many-points';

/** Of nights in which lodgings are looked for. */
type StayErrorCode = `stay-${StayProblem['code']}`;

/** Of the assistant. */
type AssistantErrorCode = 'assistant-busy' | 'assistant-turns-used';

/** Of links to shared copies. */
type ShareErrorCode = 'share-end-passed' | 'share-too-long';

export type ErrorCode =
  | HttpErrorCode
  | StorageErrorCode
  | SignInErrorCode
  | PasswordRefusal
  | TripErrorCode
  | GeoErrorCode
  | StayErrorCode
  | CompanionErrorCode
  | ShareErrorCode
  | AssistantErrorCode
  | PostErrorCode
  | ShopErrorCode;

const HTTP_ERRORS = {
  'bad-request': { status: 400, message: 'Diese Anfrage ist unvollständig oder fehlerhaft.' },
  'not-found': { status: 404, message: 'Diese Adresse gibt es hier nicht.' },
  'method-not-allowed': { status: 405, message: 'So lässt sich diese Adresse nicht aufrufen.' },
  'request-timeout': {
    status: 408,
    message: 'Die Übertragung hat zu lange gedauert. Bitte versuche es noch einmal.',
  },
  conflict: {
    status: 409,
    message: 'Inzwischen hat sich etwas geändert. Bitte lade neu und versuche es noch einmal.',
  },
  'too-large': { status: 413, message: 'Das ist zu groß. Bitte kürze oder verkleinere es.' },
  'too-many-values': {
    status: 413,
    message: 'Das sind zu viele Angaben auf einmal. Bitte teile sie auf.',
  },
  'too-many-fields': { status: 400, message: 'Ein Teil dieser Daten hat zu viele Felder.' },
  'too-deep': { status: 400, message: 'Diese Daten sind zu tief verschachtelt.' },
  'url-too-long': { status: 414, message: 'Diese Adresse ist zu lang.' },
  'unsupported-media-type': {
    status: 415,
    message: 'Dieses Format versteht der Server hier nicht. Bitte sende JSON.',
  },
  'unsupported-upload': {
    status: 415,
    message: 'So kommt hier kein Bild an. Bitte sende es als multipart/related oder als Text.',
  },
  'range-not-satisfiable': { status: 416, message: 'Diesen Ausschnitt der Datei gibt es nicht.' },
  'headers-too-large': {
    status: 431,
    message: 'Die Kopfzeilen der Anfrage sind zu groß. Das Löschen der Cookies hilft meistens.',
  },
  unavailable: {
    status: 503,
    message:
      'Fahrtwind ist gerade nicht erreichbar. Bitte versuche es in einer Minute noch einmal.',
  },
  'too-busy': {
    status: 503,
    message: 'Gerade ist zu viel zu tun. Bitte versuche es gleich noch einmal.',
  },
  'guest-limit': {
    status: 429,
    message:
      'Von deinem Netz aus wurde genug ohne Anmeldung ausprobiert. Mit einem Konto geht es gleich weiter.',
  },
  'too-much-work': {
    status: 413,
    message: 'Das ist zu viel auf einmal. Bitte teile es auf.',
  },
  suspended: {
    status: 403,
    message:
      'Du kannst gerade nichts schreiben, was andere sehen. Den Grund und bis wann das gilt, haben wir dir mitgeteilt.',
  },
  'export-running': {
    status: 429,
    message: 'Deine Daten werden gerade schon heruntergeladen. Warte, bis das fertig ist.',
  },
  'storage-full': {
    status: 507,
    message:
      'Auf dem Server ist gerade kein Platz für Neues. Was du gespeichert hast, bleibt; Neues behält dein Gerät, bis wieder Platz ist.',
  },
} satisfies Record<HttpErrorCode, ErrorEntry>;

const STORAGE_ERRORS = {
  unknown: {
    status: 500,
    message: 'Etwas ist schiefgegangen. Bitte versuche es noch einmal.',
  },
  'object-not-found': { status: 404, message: 'Das gibt es nicht oder nicht mehr.' },
  'quota-exceeded': {
    status: 402,
    message: 'Dein Speicherplatz ist voll. Lösche etwas, dann geht es weiter.',
  },
  unauthenticated: { status: 401, message: 'Bitte melde dich an, dann geht es weiter.' },
  unauthorized: { status: 403, message: 'Das darfst du hier nicht.' },
  'unauthorized-app': { status: 403, message: 'Diese Anwendung hat hier keinen Zugriff.' },
  'retry-limit-exceeded': {
    status: 503,
    message:
      'Auch nach mehreren Versuchen hat es nicht geklappt. Bitte versuche es später noch einmal.',
  },
  canceled: { status: 400, message: 'Der Vorgang wurde abgebrochen.' },
  'invalid-url': { status: 400, message: 'Diese Adresse ist ungültig.' },
  'invalid-argument': {
    status: 400,
    message: 'Eine Angabe passt nicht. Bitte prüfe deine Eingabe.',
  },
  'invalid-format': { status: 400, message: 'Das Format der Daten stimmt nicht.' },
  'no-download-url': { status: 404, message: 'Diese Datei lässt sich nicht herunterladen.' },
  'app-deleted': { status: 410, message: 'Diesen Dienst gibt es nicht mehr.' },
} satisfies Record<StorageErrorCode, ErrorEntry>;

/** One sentence for all three, so that it does not tell which addresses have an account. */
const WRONG_CREDENTIALS = {
  status: 401,
  message: 'E-Mail-Adresse oder Passwort stimmt nicht.',
};

const SIGN_IN_ERRORS = {
  'popup-blocked': {
    status: 400,
    message: 'Dein Browser hat das Anmeldefenster blockiert. Bitte erlaube es für diese Seite.',
  },
  'popup-closed-by-user': {
    status: 400,
    message: 'Das Anmeldefenster wurde geschlossen, bevor die Anmeldung fertig war.',
  },
  'cancelled-popup-request': {
    status: 400,
    message: 'Es wurde ein neues Anmeldefenster geöffnet. Bitte melde dich dort an.',
  },
  'network-request-failed': {
    status: 502,
    message: 'Keine Verbindung. Bitte prüfe dein Netz und versuche es noch einmal.',
  },
  'web-storage-unsupported': {
    status: 400,
    message: 'Dein Browser speichert keine Cookies. Bitte erlaube sie für die Anmeldung.',
  },
  'unauthorized-domain': {
    status: 403,
    message: 'Von dieser Adresse aus ist das nicht erlaubt. Bitte öffne Fahrtwind direkt.',
  },
  'invalid-api-key': {
    status: 400,
    message: 'Dieser Anmeldedienst ist falsch eingerichtet. Bitte wähle einen anderen Weg.',
  },
  'internal-error': {
    status: 500,
    message: 'Bei uns ist ein Fehler passiert. Bitte versuche es noch einmal.',
  },
  'wrong-password': WRONG_CREDENTIALS,
  'user-not-found': WRONG_CREDENTIALS,
  'invalid-credential': WRONG_CREDENTIALS,
  'email-already-in-use': {
    status: 409,
    message: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melde dich an.',
  },
  'invalid-email': { status: 400, message: 'Das ist keine gültige E-Mail-Adresse.' },
  'too-many-requests': {
    status: 429,
    message: 'Das waren zu viele Versuche. Bitte warte kurz und versuche es dann noch einmal.',
  },
  'user-disabled': {
    status: 403,
    message: 'Dieses Konto ist gesperrt. Bitte schreibe uns, wenn das ein Irrtum ist.',
  },
  'expired-action-code': {
    status: 410,
    message: 'Dieser Link ist abgelaufen oder wurde schon benutzt. Bitte fordere einen neuen an.',
  },
  'requires-recent-login': {
    status: 403,
    message: 'Bitte melde dich dafür noch einmal an: deine letzte Anmeldung ist zu lange her.',
  },
  'user-token-expired': {
    status: 401,
    message: 'Deine Anmeldung ist abgelaufen. Bitte melde dich noch einmal an.',
  },
  'weak-password': {
    status: 400,
    message: 'Dieses Passwort ist zu schwach. Nimm mindestens 6 Zeichen, die niemand errät.',
  },
} satisfies Record<SignInErrorCode, ErrorEntry>;

const PASSWORD_ERRORS = {
  'password-too-short': { status: 400, message: 'Das Passwort braucht mindestens 6 Zeichen.' },
  'password-too-long': { status: 400, message: 'Das Passwort darf höchstens 128 Zeichen haben.' },
  'password-too-common': {
    status: 400,
    message: 'Dieses Passwort probieren alle zuerst. Bitte nimm ein anderes.',
  },
} satisfies Record<PasswordRefusal, ErrorEntry>;

const TRIP_ERRORS = {
  'trip-changed': {
    status: 409,
    message: 'Diese Reise wurde inzwischen woanders geändert. Beide Fassungen sind noch da.',
  },
  'trip-deleted': {
    status: 410,
    message: 'Diese Reise wurde gelöscht. Du kannst sie 30 Tage lang wiederherstellen.',
  },
  'trip-is-copy': {
    status: 403,
    message: 'Eine geteilte Kopie lässt sich nicht ändern. Übernimm sie als eigene Reise.',
  },
  'trip-too-large': {
    status: 413,
    message: 'Diese Reise ist größer als 2 MB. Bitte kürze Notizen oder teile sie auf.',
  },
  'revision-missing': {
    status: 428,
    message: 'Es fehlt die Angabe, auf welchem Stand diese Änderung beruht. Bitte lade neu.',
  },
  'idempotency-key-reused': {
    status: 422,
    message: 'Unter diesem Schlüssel wurde schon etwas anderes gespeichert.',
  },
  'trip-not-an-object': { status: 400, message: 'Das ist keine Reise.' },
  'trip-id-missing': { status: 400, message: 'Der Reise fehlt ihre Kennung.' },
  'trip-days-missing': { status: 400, message: 'Eine Reise braucht mindestens einen Tag.' },
  'trip-dates-missing': {
    status: 400,
    message: 'Die Tage der Reise müssen zwischen 1900 und 2199 liegen.',
  },
  'too-many-days': { status: 400, message: 'Eine Reise hat höchstens 400 Tage.' },
  'too-many-stops': { status: 400, message: 'Eine Reise hat höchstens 2000 Stopps.' },
  'too-many-hotels': { status: 400, message: 'Eine Reise hat höchstens 500 Unterkünfte.' },
  'too-many-entries': { status: 400, message: 'Eine Reise hat höchstens 3000 Einträge.' },
  'too-many-pois': { status: 400, message: 'Eine Reise hat höchstens 3000 Sehenswürdigkeiten.' },
  'id-missing': { status: 400, message: 'Einem Teil der Reise fehlt seine Kennung.' },
  'id-doubled': { status: 400, message: 'Zwei Teile der Reise haben dieselbe Kennung.' },
  'title-missing': { status: 400, message: 'Bitte gib der Reise einen Titel.' },
  'title-too-long': { status: 400, message: 'Ein Titel hat höchstens 500 Zeichen.' },
  'days-missing': { status: 400, message: 'Eine Reise braucht mindestens einen Tag.' },
  'date-invalid': { status: 400, message: 'Ein Datum der Reise gibt es nicht.' },
  'date-not-consecutive': { status: 400, message: 'Die Tage der Reise folgen nicht aufeinander.' },
  'time-invalid': { status: 400, message: 'Eine Uhrzeit oder Dauer der Reise passt nicht.' },
  'hotel-unknown': { status: 400, message: 'Ein Tag nennt eine Unterkunft, die es nicht gibt.' },
  'nights-invalid': { status: 400, message: 'Die Abreise muss nach der Anreise liegen.' },
  'coordinates-invalid': { status: 400, message: 'Ein Ort liegt nicht auf der Erde.' },
  'amount-invalid': { status: 400, message: 'Strecke, Dauer oder Zähler der Reise passt nicht.' },
  'moved-city-unknown': {
    status: 400,
    message: 'Als verschoben ist ein Stopp genannt, den es nicht gibt.',
  },
} satisfies Record<TripErrorCode, ErrorEntry>;

const GEO_ERRORS = {
  'point-empty': {
    status: 400,
    message: 'Ein Punkt braucht Breite und Länge, und keine von beiden ist 0. Bitte wähle ihn neu.',
  },
  'too-many-route-stops': {
    status: 400,
    message:
      'Das sind zu viele Stopps auf einmal: höchstens 2.000, ohne Anmeldung 300. Bitte frage die Route in Teilen ab.',
  },
  'too-many-points': {
    status: 400,
    message:
      'Auf einmal lassen sich höchstens 200 Punkte vergleichen, ohne Anmeldung 60. Bitte nimm weniger.',
  },
} satisfies Record<GeoErrorCode, ErrorEntry>;

const STAY_ERRORS = {
  'stay-missing': { status: 400, message: 'Anreise und Abreise gehören zusammen. Eine fehlt.' },
  'stay-past': { status: 400, message: 'Dieser Tag ist schon vorbei. Wähle einen späteren.' },
  'stay-too-far': { status: 400, message: 'So weit in der Zukunft lässt sich nichts suchen.' },
  'stay-not-after-arrival': { status: 400, message: 'Die Abreise muss nach der Anreise liegen.' },
  'stay-too-long': { status: 400, message: 'Suche nach höchstens 30 Nächten am Stück.' },
} satisfies Record<StayErrorCode, ErrorEntry>;

const ASSISTANT_ERRORS = {
  'assistant-busy': {
    status: 409,
    message: 'Der Reiseassistent antwortet dir gerade schon. Warte kurz, oder halte ihn dort an.',
  },
  'assistant-turns-used': {
    status: 429,
    message:
      'Für heute sind deine Fragen an den Reiseassistenten verbraucht. Morgen geht es weiter.',
  },
} satisfies Record<AssistantErrorCode, ErrorEntry>;

const SHARE_ERRORS = {
  'share-end-passed': {
    status: 400,
    message: 'Dieser Tag ist schon vorbei. Bitte wähle einen späteren.',
  },
  'share-too-long': {
    status: 400,
    message: 'Ohne Konto gilt ein Link höchstens 30 Tage. Bitte wähle einen früheren Tag.',
  },
} satisfies Record<ShareErrorCode, ErrorEntry>;

/** Every code the API answers with, its HTTP status and its sentence; a code without them does not compile. */
export const ERROR_CATALOGUE: Readonly<Record<ErrorCode, ErrorEntry>> = {
  ...HTTP_ERRORS,
  ...STORAGE_ERRORS,
  ...SIGN_IN_ERRORS,
  ...PASSWORD_ERRORS,
  ...TRIP_ERRORS,
  ...GEO_ERRORS,
  ...STAY_ERRORS,
  ...COMPANION_ERRORS,
  ...SHARE_ERRORS,
  ...ASSISTANT_ERRORS,
  ...POST_ERRORS,
  ...SHOP_ERRORS,
};
