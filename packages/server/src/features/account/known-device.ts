import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A browser remembers for this long that an account was signed in there. */
export const KNOWN_DEVICE_SECONDS = 365 * 24 * 60 * 60;

/** `id.signature`; the signature is only right for one address, which the cookie does not tell. */
export function knownDeviceCookie(email: string, secret: string): string {
  const id = randomBytes(12).toString('base64url');
  return `${id}.${signatureOf(id, email, secret)}`;
}

/** The id of a device on which this address was signed in before, null on others. */
export function readKnownDevice(
  cookie: string | null | undefined,
  email: string,
  secret: string,
): string | null {
  const [id = '', signature = ''] = cookie?.split('.') ?? [];
  const expected = Buffer.from(signatureOf(id, email, secret));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}

function signatureOf(id: string, email: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`known device ${id} ${email.toLowerCase()}`)
    .digest('base64url');
}
