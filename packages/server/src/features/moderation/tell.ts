import type { Language } from '@fahrtwind/contract';
import { PATHS, type ModerationAction } from '@fahrtwind/domain';
import { sql } from 'drizzle-orm';
import type { Notify } from '../../db/notify.ts';
import type { Queries } from '../../db/queries.ts';
import type { MailOutbox } from '../../jobs/mail-outbox.ts';
import { writeModerationMail, type ModerationTexts } from './mails/moderation-mail.ts';
import type { Thing } from './thing.repository.ts';
import type { MailText } from '../../jobs/render-mail.ts';

/** Where authors see what was decided, and object; moderators see their cases there. */
export const MODERATION_PATH = `${PATHS.forum}?moderation`;

export interface Site {
  readonly origin: string;
  readonly language: Language;
}

export interface Telling {
  readonly notify: Notify;
  readonly mail: MailOutbox;
  readonly site: Site;
  /** Tells those who follow a thread of an answer that was held until now. */
  readonly tellOfRelease: (tx: Queries, answerId: string) => Promise<void>;
}

/** Tells the author, in the app and by mail. What moderators decide is told whatever somebody has switched off. */
export async function tellAuthor(
  tx: Queries,
  { notify, mail, site }: Telling,
  thing: Thing,
  choose: (texts: ModerationTexts) => MailText,
): Promise<void> {
  const { authorId, kind, id, title } = thing;
  if (authorId === null) return;
  await notify(tx, [
    {
      to: authorId,
      kind: 'moderated',
      by: '',
      thing: `moderated:${kind}:${id}`,
      target: MODERATION_PATH,
      about: title,
    },
  ]);
  const recipient = await addressOf(tx, authorId);
  if (recipient === null) return;
  const link = `${site.origin}${MODERATION_PATH}`;
  const addressed = { language: site.language, recipient, uid: authorId, link };
  await mail.enqueue(tx, writeModerationMail(addressed, choose));
}

async function addressOf(queries: Queries, uid: string): Promise<string | null> {
  const { rows } = await queries.execute<{ readonly email: string }>(
    sql`select email from account where id = ${uid} and email_verified and not is_anonymous`,
  );
  return rows[0]?.email ?? null;
}

/** Tells people who reported something, by mail. */
export async function tellReporters(
  tx: Queries,
  { mail, site }: Pick<Telling, 'mail' | 'site'>,
  { path, emails }: { readonly path: string; readonly emails: readonly string[] },
  choose: (texts: ModerationTexts) => MailText,
): Promise<void> {
  for (const recipient of emails) {
    const link = `${site.origin}${path}`;
    const addressed = { language: site.language, recipient, uid: null, link };
    await mail.enqueue(tx, writeModerationMail(addressed, choose));
  }
}

/** 31.12.2026, the day in Germany on which a suspension ends. */
export function writtenDay(until: Date | null, action: ModerationAction): string {
  if (until === null || action !== 'suspend') return '';
  return new Intl.DateTimeFormat('de-DE', {
    dateStyle: 'medium',
    timeZone: 'Europe/Berlin',
  }).format(until);
}
