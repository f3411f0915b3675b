import type { Language } from '@fahrtwind/contract';
import type { Mail } from '../../../jobs/mail-outbox.ts';
import { renderMail, type MailText } from '../../../jobs/render-mail.ts';
import { de } from './moderation-texts.de.ts';
import { en } from './moderation-texts.en.ts';

export type ModerationTexts = typeof de;

const TEXTS: Readonly<Record<Language, ModerationTexts>> = { de, en };

interface Addressed {
  readonly language: Language;
  readonly recipient: string;
  /** Whose account the mail belongs to; null without one. */
  readonly uid: string | null;
  readonly link: string;
}

export function writeModerationMail(
  { language, recipient, uid, link }: Addressed,
  choose: (texts: ModerationTexts) => MailText,
): Mail {
  const texts = TEXTS[language];
  const { greeting, farewell } = texts;
  return { recipient, uid, ...renderMail(choose(texts), { language, greeting, farewell, link }) };
}
