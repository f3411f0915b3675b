import { DEFAULT_USER_NAME, PATHS, signInPath } from '@fahrtwind/domain';
import type { Queries } from '../../../db/queries.ts';
import type { MailOutbox } from '../../../jobs/mail-outbox.ts';
import type { AccountConfig } from '../account-config.ts';
import { siteOfHost, type Site } from '../site.ts';
import { writeAccountMail, type AccountMailKind } from './account-mail.ts';

interface Person {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

/** The mails of an account. `request` decides on language and host; each goes into the given transaction. */
export interface AccountMails {
  verifyEmail(tx: Queries, request: Request | undefined, to: Person, token: string): Promise<void>;
  signInLink(tx: Queries, request: Request | undefined, email: string, link: string): Promise<void>;
  resetPassword(
    tx: Queries,
    request: Request | undefined,
    to: Person,
    token: string,
  ): Promise<void>;
  confirmNewEmail(
    tx: Queries,
    request: Request | undefined,
    to: Person,
    token: string,
  ): Promise<void>;
  emailChanged(tx: Queries, request: Request | undefined, to: Person): Promise<void>;
  passwordChanged(tx: Queries, request: Request | undefined, to: Person): Promise<void>;
}

export function createAccountMails(config: AccountConfig, outbox: MailOutbox): AccountMails {
  const siteOf = (request: Request | undefined): Site =>
    siteOfHost(config, new URL(request?.url ?? config.mainUrl).host);
  const post = (
    tx: Queries,
    kind: AccountMailKind,
    { language }: Site,
    to: Person,
    link: string,
  ): Promise<void> =>
    outbox.enqueue(
      tx,
      writeAccountMail({
        kind,
        language,
        link,
        recipient: to.email,
        uid: to.id === '' ? null : to.id,
        name: nameForGreeting(to.name),
      }),
    );
  const postWithPath =
    (kind: AccountMailKind, path: (token: string) => string) =>
    (tx: Queries, request: Request | undefined, to: Person, token = ''): Promise<void> => {
      const site = siteOf(request);
      return post(tx, kind, site, to, `${site.origin}${path(token)}`);
    };
  return {
    verifyEmail: postWithPath(
      'verifyEmail',
      (token) => `/api/auth/verify-email?token=${encodeURIComponent(token)}`,
    ),
    signInLink: (tx, request, email, link) =>
      post(tx, 'signInLink', siteOf(request), { id: '', email, name: '' }, link),
    resetPassword: postWithPath('resetPassword', (token) =>
      signInPath('neues-passwort', { token }),
    ),
    confirmNewEmail: postWithPath(
      'confirmNewEmail',
      (token) => `/api/auth/change-email/confirm?token=${encodeURIComponent(token)}`,
    ),
    emailChanged: postWithPath('emailChanged', () => PATHS.imprint),
    passwordChanged: postWithPath('passwordChanged', () => signInPath('passwort-vergessen')),
  };
}

/**
 * Any address can be registered under any name, and the mail carries that name. Only what looks
 * like one is put into it, so that our mails cannot carry other texts or links.
 */
function nameForGreeting(name: string): string {
  const isName = /^[\p{L}\p{M}'’ -]{1,40}$/u.test(name) && name !== DEFAULT_USER_NAME;
  return isName ? name.trim() : '';
}
