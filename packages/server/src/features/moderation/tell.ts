import type { Language } from '@fahrtwind/contract';
import { moderationPath, type ModerationAction } from '@fahrtwind/domain';
import { sql } from 'drizzle-orm';
import type { Notify } from '../../shared/notify/notify.ts';
import type { Queries } from '../../db/queries.ts';
import type { MailOutbox } from '../../jobs/mail-outbox.ts';
import { writeModerationMail, type ModerationTexts } from './mails/moderation-mail.ts';
import type { Thing } from './thing.repository.ts';
import type { MailText } from '../../jobs/render-mail.ts';

export interface Site {
  readonly origin: string;
  readonly language: Language;
}

export interface Telling {
  readonly notify: Notify;
  readonly mail: MailOutbox;
  /** Where the request came to. */
  readonly site: Site;
  /** The site in a language: people are written to in theirs. */
  readonly originOf: (language: Language) => string;
  /** Tells those who follow a thread of an answer that was held until now. */
  readonly tellOfRelease: (tx: Queries, answerId: string) => Promise<void>;
}

/** Tells the author, in the app and by mail. Decisions of moderators are told even to people who have switched notifications off. */
export async function tellAuthor(
  tx: Queries,
  { notify, mail, originOf }: Telling,
  thing: Thing,
  choose: (texts: ModerationTexts, language: Language) => MailText,
): Promise<void> {
  const { authorId, kind, id, title } = thing;
  if (authorId === null) return;
  await notify(tx, [
    {
      to: authorId,
      kind: 'moderated',
      by: '',
      thing: `moderated:${kind}:${id}`,
      target: moderationPath(),
      about: title,
    },
  ]);
  const receiver = await receiverOf(tx, authorId);
  if (!receiver) return;
  const { email, language } = receiver;
  const link = `${originOf(language)}${moderationPath()}`;
  const addressed = { language, recipient: email, uid: authorId, link };
  await mail.enqueue(
    tx,
    writeModerationMail(addressed, (texts) => choose(texts, language)),
  );
}

/** A person who gets a mail, in the language in which they use the site. */
export interface Receiver {
  readonly email: string;
  readonly language: Language;
}

async function receiverOf(queries: Queries, uid: string): Promise<Receiver | undefined> {
  const { rows } = await queries.execute<Receiver & Record<string, unknown>>(sql`
    select email, coalesce(language, 'de') as language
    from account left join mail_state on mail_state.user_id = account.id
    where account.id = ${uid} and email_verified and not is_anonymous`);
  return rows[0];
}

/** Tells people who reported something, by mail. */
export async function tellReporters(
  tx: Queries,
  { mail, originOf }: Pick<Telling, 'mail' | 'originOf'>,
  { path, receivers }: { readonly path: string; readonly receivers: readonly Receiver[] },
  choose: (texts: ModerationTexts) => MailText,
): Promise<void> {
  for (const { email, language } of receivers) {
    const link = `${originOf(language)}${path}`;
    const addressed = { language, recipient: email, uid: null, link };
    await mail.enqueue(tx, writeModerationMail(addressed, choose));
  }
}

/** 31.12.2026, the day in Germany on which a suspension ends. */
export function writtenDay(
  until: Date | null,
  action: ModerationAction,
  language: Language,
): string {
  if (until === null || action !== 'suspend') return '';
  return new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    dateStyle: 'medium',
    timeZone: 'Europe/Berlin',
  }).format(until);
}
