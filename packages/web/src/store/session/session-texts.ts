import type { Language } from '@fahrtwind/contract';
import type { SessionFailure } from './session-dependencies.ts';

type Sentences = Readonly<Record<SessionFailure, (code: string) => string>>;

const SENTENCES: Readonly<Record<Language, Sentences>> = {
  de: {
    'user-not-saved': (code) => `Fehler beim Updaten deiner Nutzerdaten: ${code}`,
    'not-signed-out': (code) =>
      code === 'network-request-failed'
        ? 'Zum Abmelden fehlt gerade die Verbindung. Du bist noch angemeldet.'
        : `Du bist noch angemeldet. Bitte versuche es gleich noch einmal (${code}).`,
  },
  en: {
    'user-not-saved': (code) => `Your user data could not be updated: ${code}`,
    'not-signed-out': (code) =>
      code === 'network-request-failed'
        ? 'Signing out needs a connection. You are still signed in.'
        : `You are still signed in. Please try again in a moment (${code}).`,
  },
};

export function failureSentence(language: Language, failure: SessionFailure, code: string): string {
  return SENTENCES[language][failure](code);
}
