import type { Language } from '@fahrtwind/contract';
import { DEFAULT_USER_NAME, type CompanionRole } from '@fahrtwind/domain';
import type { Mail } from '../../../jobs/mail-outbox.ts';
import { renderMail } from '../../../jobs/render-mail.ts';
import { de } from './invitation-texts.de.ts';
import { en } from './invitation-texts.en.ts';

const TEXTS: Readonly<Record<Language, typeof de>> = { de, en };

interface InvitationMail {
  readonly language: Language;
  readonly recipient: string;
  /** The inviting person, so that the mail is removed with their account. */
  readonly uid: string;
  readonly ownerName: string;
  readonly tripTitle: string;
  readonly role: CompanionRole;
  readonly link: string;
}

/** The same words whether the address has an account or not. */
export function writeInvitationMail(invitation: InvitationMail): Mail {
  const { language, recipient, uid, role, link } = invitation;
  const { mail, greeting, farewell } = TEXTS[language];
  const ownerName = invitation.ownerName === DEFAULT_USER_NAME ? '' : invitation.ownerName;
  const text = mail({ from: sayable(ownerName), trip: sayable(invitation.tripTitle), role });
  return { recipient, uid, ...renderMail(text, { language, greeting, farewell, link }) };
}

/**
 * Users can invite any address to a trip of any title. Only what looks like a name is put into the mail, so
 * that our mails cannot carry other texts or links.
 */
function sayable(text: string): string {
  return /^[\p{L}\p{M}\p{N}'’ &,-]{1,60}$/u.test(text) ? text.trim() : '';
}
