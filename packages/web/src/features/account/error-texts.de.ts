import type { PasswordRefusal, SignInErrorCode } from '@fahrtwind/domain';

/** One sentence for all three, so that it does not reveal which addresses have an account. */
const WRONG_CREDENTIALS =
  'E-Mail-Adresse und Passwort passen nicht zusammen. Prüfe beides oder lass dir einen Link schicken.';

/** Says for every code what happened and what to do now. */
export const errorsDe = {
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
  'guest-limit':
    'Von deinem Anschluss aus wurde genug ohne Anmeldung ausprobiert. Mit einem Konto geht es gleich weiter.',
} satisfies Record<SignInErrorCode | PasswordRefusal | 'guest-limit', string>;
