import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link in a mail may do; a token for one is worth nothing for the other. */
type MailPurpose = 'stop-mails' | 'confirm-address';

/** A token that names a person and needs no session: who has it got the mail. `about` is signed but not in it. */
export function signMailToken(
  secret: string,
  purpose: MailPurpose,
  uid: string,
  about = '',
): string {
  const signature = createHmac('sha256', secret)
    .update(JSON.stringify([purpose, uid, about]))
    .digest('base64url');
  return `${uid}.${signature}`;
}

/** The person whom a token names, before it is checked. */
export function personOfToken(token: string): string {
  return token.slice(0, Math.max(0, token.lastIndexOf('.')));
}

export function isMailToken(
  secret: string,
  purpose: MailPurpose,
  token: string,
  about = '',
): boolean {
  const expected = Buffer.from(signMailToken(secret, purpose, personOfToken(token), about));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
