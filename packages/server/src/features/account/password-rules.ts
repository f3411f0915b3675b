import { checkPassword, isTrivialPassword, type PasswordRefusal } from '@fahrtwind/domain';
import { APIError } from 'better-auth/api';
import { COMMON_PASSWORDS } from './common-passwords.ts';

/** The field of each request that carries a new password. */
const NEW_PASSWORD_FIELDS: Readonly<Partial<Record<string, string>>> = {
  '/sign-up/email': 'password',
  '/reset-password': 'newPassword',
  '/change-password': 'newPassword',
};

const API_CODES: Readonly<Record<PasswordRefusal, string>> = {
  'password-too-short': 'PASSWORD_TOO_SHORT',
  'password-too-long': 'PASSWORD_TOO_LONG',
  'password-too-common': 'PASSWORD_TOO_COMMON',
};

/** Refuses a request of Better Auth that would set a password against the rules. */
export function refuseWeakPassword(path: string, body: Readonly<Record<string, unknown>>): void {
  const field = NEW_PASSWORD_FIELDS[path];
  const password = field === undefined ? undefined : body[field];
  if (typeof password !== 'string') return;
  const checked = checkPassword(password, isCommonPassword);
  if (!checked.ok) throw new APIError('BAD_REQUEST', { code: API_CODES[checked.error] });
}

function isCommonPassword(lowerCasePassword: string): boolean {
  return COMMON_PASSWORDS.has(lowerCasePassword) || isTrivialPassword(lowerCasePassword);
}
