/** As `SHORT_ID`: no letters and digits that look alike. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
export const SHORT_ID_LENGTH = 10;

/** Two bytes for each letter, so that all letters are about as frequent. */
export function shortIdOf(bytes: Uint8Array): string {
  return Array.from({ length: SHORT_ID_LENGTH }, (_, at) => {
    const [high = 0, low = 0] = bytes.subarray(2 * at, 2 * at + 2);
    return LETTERS[(high * 256 + low) % LETTERS.length];
  }).join('');
}
