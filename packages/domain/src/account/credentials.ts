import { ok, refuse, type Result } from '../result.ts';

export const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_MAX_LENGTH = 128;

const LOCAL_PART = /^[^\s<>()[\]\\.,;:@"]+(\.[^\s<>()[\]\\.,;:@"]+)*$|^"[^"]+"$/;
const DOMAIN = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,24}$/i;
const IP_LITERAL = /^\[(25[0-5]|2[0-4]\d|1?\d?\d)(\.(25[0-5]|2[0-4]\d|1?\d?\d)){3}\]$/;

/** Matches a general address: local part, @, then a domain with a top level of 2 to 24 letters or an IP literal. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  if (at < 1 || text.length > 254) return false;
  const domain = text.slice(at + 1);
  return LOCAL_PART.test(text.slice(0, at)) && (DOMAIN.test(domain) || IP_LITERAL.test(domain));
}

export type PasswordRefusal = 'password-too-short' | 'password-too-long' | 'password-too-common';

/** Length only, no composition rules; `isCommon` knows the passwords that attackers try first. */
export function checkPassword(
  password: string,
  isCommon: (password: string) => boolean,
): Result<string, PasswordRefusal> {
  const length = Array.from(password).length;
  if (length < PASSWORD_MIN_LENGTH) return refuse('password-too-short');
  if (length > PASSWORD_MAX_LENGTH) return refuse('password-too-long');
  if (isCommon(password.toLowerCase())) return refuse('password-too-common');
  return ok(password);
}
