import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A file that goes along with a mail. */
export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string;
  readonly encoding: 'utf8' | 'base64';
}

/** One that takes too long to make for the transaction in which its mail is written down: it is drawn when the mail leaves. */
export interface DrawnAttachment extends Pick<Attachment, 'filename' | 'contentType'> {
  readonly drawnFrom: string;
}

/** Mails that still have to leave. */
export const mailOutbox = pgTable('mail_outbox', {
  id: text('id').primaryKey(),
  uid: text('uid'),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  textBody: text('text_body').notNull(),
  htmlBody: text('html_body').notNull(),
  headers: jsonb('headers').$type<Readonly<Record<string, string>>>().notNull().default({}),
  attachments: jsonb('attachments')
    .$type<readonly (Attachment | DrawnAttachment)[]>()
    .notNull()
    .default([]),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  attempts: integer('attempts').notNull().default(0),
  nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull().defaultNow(),
  lastError: text('last_error'),
  failedAt: timestamp('failed_at', { withTimezone: true }),
});
