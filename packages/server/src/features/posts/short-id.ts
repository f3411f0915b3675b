import { randomBytes } from 'node:crypto';

/** As the domain's `SHORT_ID`: no letters and digits that look alike. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const LENGTH = 10;

export function newShortId(): string {
  return shortIdOf(randomBytes(2 * LENGTH));
}

/** Two bytes for each letter, so that all letters are about as frequent. */
export function shortIdOf(bytes: Buffer): string {
  return Array.from(
    { length: LENGTH },
    (_, at) => LETTERS[bytes.readUInt16BE(2 * at) % LETTERS.length],
  ).join('');
}
