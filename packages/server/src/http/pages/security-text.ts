import type { Config } from '../../config/config.ts';

/** RFC 9116 wants less than a year; who reads it asks again before. */
const VALID_MS = 180 * 24 * 60 * 60 * 1000;

/** Whom to tell of a hole in the security (RFC 9116); null where the operator has told no address. */
export function securityText(
  { operator: { email }, mainUrl }: Pick<Config, 'operator' | 'mainUrl'>,
  now: Date,
): string | null {
  if (email === '') return null;
  return [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(now.getTime() + VALID_MS).toISOString()}`,
    'Preferred-Languages: de, en',
    `Canonical: ${new URL('/.well-known/security.txt', mainUrl).href}`,
    '',
  ].join('\n');
}
