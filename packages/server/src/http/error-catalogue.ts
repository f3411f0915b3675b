import type { PasswordRefusal, SignInErrorCode } from '@fahrtwind/domain';

interface ErrorEntry {
  readonly status: number;
  /** Says what happened and what to do now; for people, hence German. */
  readonly message: string;
}

type HttpErrorCode =
  | 'bad-request'
  | 'not-found'
  | 'method-not-allowed'
  | 'request-timeout'
  | 'conflict'
  | 'too-large'
  | 'url-too-long'
  | 'unsupported-media-type'
  | 'range-not-satisfiable'
  | 'headers-too-large'
  | 'unavailable';

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

export type ErrorCode = HttpErrorCode | StorageErrorCode | SignInErrorCode | PasswordRefusal;

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
  'url-too-long': { status: 414, message: 'Diese Adresse ist zu lang.' },
  'unsupported-media-type': {
    status: 415,
    message: 'Dieses Format versteht der Server hier nicht. Bitte sende JSON.',
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

/** One sentence for all three, so that nobody learns which addresses have an account. */
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

/** Every code the API answers with, its HTTP status and its sentence; a code without them does not compile. */
export const ERROR_CATALOGUE: Readonly<Record<ErrorCode, ErrorEntry>> = {
  ...HTTP_ERRORS,
  ...STORAGE_ERRORS,
  ...SIGN_IN_ERRORS,
  ...PASSWORD_ERRORS,
};
