import type { ErrorEntry } from './error-entry.ts';

/** Of travelling along. */
export type CompanionErrorCode =
  | 'invitation-gone'
  | 'companions-full'
  | 'invitations-full'
  | 'invitation-not-possible'
  | 'email-not-verified';

export const COMPANION_ERRORS = {
  'invitation-gone': {
    status: 410,
    message: 'Diese Einladung gilt nicht mehr. Bitte lass dir eine neue schicken.',
  },
  'companions-full': {
    status: 409,
    message: 'Auf dieser Reise ist kein Platz mehr für weitere Mitreisende.',
  },
  'invitations-full': {
    status: 429,
    message: 'Das sind zu viele Einladungen auf einmal. Widerrufe eine, oder warte bis morgen.',
  },
  'invitation-not-possible': {
    status: 409,
    message: 'An diese Adresse ist gerade keine Einladung möglich.',
  },
  'email-not-verified': {
    status: 403,
    message: 'Bestätige zuerst deine eigene E-Mail-Adresse. Danach geht es hier weiter.',
  },
} satisfies Record<CompanionErrorCode, ErrorEntry>;
