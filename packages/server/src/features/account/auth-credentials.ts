import { RETENTION, secondsOf } from '@fahrtwind/domain';
import type { BetterAuthOptions } from 'better-auth';
import type { Database } from '../../db/database.ts';
import type { Queries } from '../../db/queries.ts';
import { endMailedLinks } from './mailed-links.ts';
import type { AccountMails } from './mails/account-mails.ts';
import { keepOnlyNewPassword } from './unproven-access.ts';

const VERIFICATION_SECONDS = secondsOf(RETENTION.confirmationLink);

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  verify(data: { readonly hash: string; readonly password: string }): Promise<boolean>;
}

interface Parts {
  readonly database: Database;
  readonly mails: AccountMails;
  /** Joins the transaction that Better Auth is in. */
  readonly current: () => Queries;
  readonly passwordHasher: PasswordHasher | undefined;
}

/** E-mail and password: signing up signs in at once, the address is confirmed by mail. */
export function credentialOptions({ database, mails, current, passwordHasher }: Parts) {
  return {
    emailAndPassword: {
      enabled: true,
      // Our own rules count characters instead of UTF-16 units; these only keep absurd lengths away.
      minPasswordLength: 1,
      maxPasswordLength: 512,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }, request) =>
        mails.resetPassword(current(), request, user, token),
      onPasswordReset: ({ user }, request) =>
        database.db.transaction(async (tx) => {
          await keepOnlyNewPassword(tx, user.id);
          await endMailedLinks(tx, { uid: user.id, emails: [user.email] });
          await mails.passwordChanged(tx, request, user);
        }),
      ...(passwordHasher && { password: passwordHasher }),
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: VERIFICATION_SECONDS,
      sendVerificationEmail: ({ user, token }, request) =>
        mails.verifyEmail(current(), request, user, token),
    },
  } satisfies BetterAuthOptions;
}
