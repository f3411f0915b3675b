import type { Language } from '@fahrtwind/contract';
import type { ModeratedKind, ModerationAction } from '@fahrtwind/domain';
import type { Mail } from '../../../jobs/mail-outbox.ts';
import { renderMail, type MailText } from '../../../jobs/render-mail.ts';
import { de } from './moderation-texts.de.ts';
import { en } from './moderation-texts.en.ts';

export interface Decided {
  readonly kind: ModeratedKind;
  readonly action: ModerationAction;
  /** Empty: by reports. */
  readonly reason: string;
  /** The last day of a suspension, as people write it; empty without one. */
  readonly until: string;
}

export interface ModerationTexts {
  readonly greeting: string;
  readonly farewell: string;
  /** These two contain no text of the reporter, who may have typed the address of another person. */
  readonly confirm: MailText;
  readonly receipt: MailText;
  readonly settled: MailText;
  readonly decided: (decided: Decided) => MailText;
  readonly answered: (answer: { readonly isGranted: boolean; readonly reason: string }) => MailText;
}

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
