import { randomUUID } from 'node:crypto';
import { RETENTION, secondsOf } from '@fahrtwind/domain';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { Queries } from '../db/queries.ts';
import type { Log } from './log.ts';
import { mailOutbox, type Attachment, type DrawnAttachment } from './mail-outbox.table.ts';

export interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The account of the mail, so that both are deleted together; null before sign-up. */
  readonly uid: string | null;
  /** Beyond the usual ones. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: readonly (Attachment | DrawnAttachment)[];
}

export interface QueuedMail extends Omit<Mail, 'attachments'> {
  readonly attachments?: readonly Attachment[];
  /** Becomes the Message-ID, so that a mail sent twice after a crash is known as one. */
  readonly id: string;
}

export type SendMail = (mail: QueuedMail) => Promise<void>;

export interface MailOutbox {
  /** Writes a mail down in the caller's transaction; it leaves soon after that is committed. */
  enqueue(queries: Queries, mail: Mail): Promise<void>;
  start(): void;
  /** Sends everything that is due, then resolves. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

interface Parts {
  readonly database: Database;
  readonly send: SendMail;
  /** The bytes of an attachment that is drawn when its mail leaves. */
  readonly draw: (from: string) => Promise<Buffer>;
  readonly log: Log;
  /** How long a server has for one mail before another one may take it over. */
  readonly leaseSeconds?: number;
  readonly pollMs?: number;
}

interface DueMail extends Record<string, unknown> {
  readonly id: string;
  readonly uid: string | null;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments: readonly (Attachment | DrawnAttachment)[];
  readonly attempts: number;
  readonly created: number;
}

const BATCH = 10;
const FIRST_RETRY_SECONDS = 30;
const LONGEST_RETRY_SECONDS = 3600;
/** About a day and a half of trying. */
const LAST_ATTEMPT = 40;

/** Keeps mails in the database until they are handed over; any number of servers may work on it. */
export function createMailOutbox(parts: Parts): MailOutbox {
  const pollMs = parts.pollMs ?? 2000;
  let poll: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();
  let isClosed = false;

  const flush = (): Promise<void> => {
    running = running.then(() => (isClosed ? undefined : sendAllDue(parts)));
    return running;
  };
  const work = async (): Promise<void> => {
    await flush();
    if (!isClosed) poll = setTimeout(() => void work(), pollMs).unref();
  };
  return {
    enqueue: async (queries, { text, html, ...mail }) => {
      await queries
        .insert(mailOutbox)
        .values({ id: randomUUID(), textBody: text, htmlBody: html, ...mail });
    },
    start: () => {
      poll ??= setTimeout(() => void work(), 0).unref();
    },
    flush,
    close: async () => {
      isClosed = true;
      if (poll) clearTimeout(poll);
      await running;
    },
  };
}

/** Removes mails after the last attempt to send them has failed. */
export async function clearFailedMails(queries: Queries): Promise<void> {
  await queries.execute(sql`
    delete from mail_outbox
    where failed_at < now() - make_interval(secs => ${secondsOf(RETENTION.failedMail)})`);
}

/** Never throws: with the database away for a while, the next poll goes on. */
async function sendAllDue(parts: Parts): Promise<void> {
  try {
    for (;;) {
      const due = await takeDue(parts);
      const files = due.map((mail) => drawn(parts, mail));
      // All are drawn before the first one leaves, so that they leave in the order in which they were written.
      await Promise.allSettled(files);
      await Promise.all(due.map((mail, index) => sendOne(parts, mail, files[index] ?? [])));
      if (due.length < BATCH) return;
    }
  } catch (error) {
    parts.log.error({ err: error }, 'mail outbox cannot reach its table');
  }
}

/** Moves the next attempt past the lease, so that a mail taken by a server that dies comes back by itself. */
async function takeDue({ database, leaseSeconds = 120 }: Parts): Promise<readonly DueMail[]> {
  const { rows } = await database.db.execute<DueMail>(sql`
    update mail_outbox
    set attempts = attempts + 1, next_attempt_at = now() + ${leaseSeconds} * interval '1 second'
    where id in (
      select id from mail_outbox
      where failed_at is null and next_attempt_at <= now()
      order by next_attempt_at limit ${BATCH}
      for update skip locked
    )
    returning id, uid, recipient, subject, text_body as text, html_body as html, headers, attachments, attempts,
      extract(epoch from created_at)::float8 as created`);
  return rows.toSorted((one, other) => one.created - other.created);
}

async function sendOne(
  { database, send, log }: Parts,
  mail: DueMail,
  files: Promise<readonly Attachment[]> | readonly Attachment[],
): Promise<void> {
  try {
    await send({ ...mail, attachments: await files });
  } catch (error) {
    log.warn({ err: error, mail: mail.id, attempts: mail.attempts }, 'mail could not be sent');
    const isRefused = isRefusedForGood(error);
    if (isRefused) await noteRefusal(database, mail);
    await postpone(database, mail, error, isRefused);
    return;
  }
  await database.db.delete(mailOutbox).where(eq(mailOutbox.id, mail.id));
}

function drawn({ draw }: Parts, { attachments }: DueMail): Promise<readonly Attachment[]> {
  return Promise.all(
    attachments.map(async (file): Promise<Attachment> => {
      if (!('drawnFrom' in file)) return file;
      const { drawnFrom, ...rest } = file;
      const content = (await draw(drawnFrom)).toString('base64');
      return { ...rest, content, encoding: 'base64' };
    }),
  );
}

/**
 * The mail server says that there is no such address. 552 and 5.2.2 are full mailboxes, 5.7 is about us or the
 * content: other mails may arrive.
 */
function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error)) return false;
  const code = Number(error.responseCode);
  const isAboutAddress = 'command' in error && error.command === 'RCPT TO';
  return isAboutAddress && code >= 500 && code !== 552 && !/\b5\.(2\.2|7)\b/.test(error.message);
}

/** No further mails about notifications to this address until it is confirmed again. */
async function noteRefusal({ db }: Database, { recipient }: DueMail): Promise<void> {
  await db.execute(sql`
    insert into mail_state (user_id, refused_email)
    select id, email from account where lower(email) = lower(${recipient})
    on conflict (user_id) do update set refused_email = excluded.refused_email`);
}

async function postpone(
  database: Database,
  mail: DueMail,
  error: unknown,
  isLast: boolean,
): Promise<void> {
  const seconds = Math.min(LONGEST_RETRY_SECONDS, FIRST_RETRY_SECONDS * 2 ** (mail.attempts - 1));
  await database.db
    .update(mailOutbox)
    .set({
      lastError: error instanceof Error ? error.message : String(error),
      nextAttemptAt: sql`now() + ${seconds} * interval '1 second'`,
      failedAt: isLast || mail.attempts >= LAST_ATTEMPT ? sql`now()` : null,
    })
    .where(eq(mailOutbox.id, mail.id));
}
