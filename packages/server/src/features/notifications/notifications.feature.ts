import type { Language } from '@fahrtwind/domain';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { Notify } from '../../shared/notify/notify.ts';
import { AppError } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handle.ts';
import type { Log } from '../../jobs/log.ts';
import type { MailOutbox } from '../../jobs/mail-outbox.ts';
import { repeat } from '../../jobs/repeat.ts';
import { tellCopied } from './copied-trip.ts';
import { mailDue } from './mails/mail-due.ts';
import { forgetRefusal, isRefused, languageOf, stopMails } from './mails/mail-state.repository.ts';
import { isMailToken, personOfToken, signMailToken } from './mails/mail-token.ts';
import { writeAddressCheck } from './mails/notification-mail.ts';
import { mountUnsubscribe } from './mails/unsubscribe-route.ts';
import { countUnseen, listNotifications } from './notification.repository.ts';
import { notify } from './notify.ts';

const MAIL_PAUSE_MS = 60 * 1000;

export interface NotificationsParts {
  readonly config: { readonly secret: string };
  readonly database: Database;
  readonly mail: MailOutbox;
  readonly log: Log;
  /** The site in a language. */
  readonly originOf: (language: Language) => string;
}

type NotificationEndpoints = 'listNotifications' | 'tellTripCopied';
type MailEndpoints = 'getMailState' | 'checkAddress' | 'confirmAddress' | 'stopMails';

export interface NotificationsFeature {
  readonly notify: Notify;
  readonly handlers: Handlers<NotificationEndpoints | MailEndpoints>;
  /** Mounts the address of one-click unsubscribing. */
  readonly mount: (app: FastifyInstance) => void;
  /** Writes the mails that are due at this moment. */
  readonly mailDue: (now: Date) => Promise<void>;
  start(): void;
  close(): Promise<void>;
}

/** What others did that concerns a person. */
export function createNotificationsFeature(parts: NotificationsParts): NotificationsFeature {
  const { database, config, log } = parts;
  const { db } = database;
  const mailNow = (now: Date): Promise<void> => mailDue({ ...parts, ...config }, now);
  let mailing: ReturnType<typeof repeat> | null = null;
  return {
    notify,
    handlers: {
      listNotifications: async ({ query: { filter, after }, session: { uid } }) => ({
        ...(await listNotifications(db, { uid, isUnseenOnly: filter === 'unseen', after })),
        unseen: await countUnseen(db, uid),
      }),
      tellTripCopied: async ({ params: { id }, session: { uid, account } }) => {
        if (!account.emailVerified) throw new AppError('email-not-verified');
        const isTold = await db.transaction((tx) => tellCopied(tx, id, uid, notify));
        if (!isTold) throw new AppError('object-not-found');
        return {};
      },
      ...createMailHandlers(parts),
    },
    mount: (app) => mountUnsubscribe(app, db, config.secret),
    mailDue: mailNow,
    start: () => {
      mailing ??= repeat('mail notifications', MAIL_PAUSE_MS, () => mailNow(new Date()), log);
    },
    close: async () => {
      await mailing?.close();
    },
  };
}

function createMailHandlers(parts: NotificationsParts): Handlers<MailEndpoints> {
  const { secret } = parts.config;
  const { db } = parts.database;
  return {
    getMailState: async ({ session: { uid } }) => ({ isRefused: await isRefused(db, uid) }),
    checkAddress: async ({ session: { uid, account } }) => {
      if (!(await isRefused(db, uid))) return {};
      const language = await languageOf(db, uid);
      const token = signMailToken(secret, 'confirm-address', uid, account.email);
      const origin = parts.originOf(language);
      const letter = { language, uid, recipient: account.email, origin, token };
      await parts.mail.enqueue(db, writeAddressCheck(letter));
      return {};
    },
    confirmAddress: async ({ body: { token }, session: { uid, account } }) => {
      const isTheirs = personOfToken(token) === uid;
      if (!isTheirs || !isMailToken(secret, 'confirm-address', token, account.email))
        throw new AppError('expired-action-code');
      await forgetRefusal(db, uid);
      return {};
    },
    stopMails: async ({ body: { token } }) => {
      if (!isMailToken(secret, 'stop-mails', token)) throw new AppError('expired-action-code');
      await stopMails(db, personOfToken(token));
      return {};
    },
  };
}
