import { decodeAddress } from '@fahrtwind/domain';
import { createHmac, timingSafeEqual } from 'node:crypto';

/** The value of a cookie as Better Auth signs it (`value.signature`), null when it is missing or forged. */
export function readSignedCookie(
  cookies: string | null,
  name: string,
  secret: string,
): string | null {
  const pair = cookies?.split(';').find((one) => one.trimStart().startsWith(`${name}=`));
  if (pair === undefined) return null;
  const signed = decodeAddress(pair.slice(pair.indexOf('=') + 1).trim()) ?? '';
  const dot = signed.lastIndexOf('.');
  if (dot < 1) return null;
  const value = signed.slice(0, dot);
  const expected = createHmac('sha256', secret).update(value).digest();
  const given = Buffer.from(signed.slice(dot + 1), 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected) ? value : null;
}
