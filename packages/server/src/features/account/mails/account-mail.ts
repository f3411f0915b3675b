import type { Language } from '@fahrtwind/contract';
import { renderMail } from '../../../jobs/render-mail.ts';
import { de } from './mail-texts.de.ts';
import { en } from './mail-texts.en.ts';
import type { Mail } from '../../../jobs/mail-outbox.ts';

export type AccountMailKind =
  | 'verifyEmail'
  | 'signInLink'
  | 'resetPassword'
  | 'confirmNewEmail'
  | 'emailChanged'
  | 'passwordChanged';

export interface AccountMail {
  readonly kind: AccountMailKind;
  readonly language: Language;
  readonly recipient: string;
  readonly uid: string | null;
  /** What the recipient calls themselves, empty when they never said. */
  readonly name: string;
  /** Where the button leads to. */
  readonly link: string;
}

const TEXTS: Readonly<Record<Language, typeof de>> = { de, en };

/** Puts a mail of an account into words, in the language of the site it was asked for on. */
export function writeAccountMail({ kind, language, name, link, ...rest }: AccountMail): Mail {
  const texts = TEXTS[language];
  const greeting = texts.greeting(name);
  return {
    ...rest,
    ...renderMail(texts[kind], { language, greeting, farewell: texts.farewell, link }),
  };
}
