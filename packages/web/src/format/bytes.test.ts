import { expect, it } from 'vitest';
import { formatBytes } from './bytes.ts';

it.each([
  [0, '0 B', '0 B'],
  [300, '300 B', '300 B'],
  [1023, '1.023 B', '1,023 B'],
  [1024, '1 KB', '1 KB'],
  [1536, '1,5 KB', '1.5 KB'],
  // Rounded it is a megabyte.
  [1024 ** 2 - 1, '1 MB', '1 MB'],
  [8.1 * 1024 ** 2, '8,1 MB', '8.1 MB'],
  [5 * 1024 ** 3, '5 GB', '5 GB'],
  [2.25 * 1024 ** 4, '2,3 TB', '2.3 TB'],
  [7 * 1024 ** 5, '7 PB', '7 PB'],
  [4096 * 1024 ** 5, '4.096 PB', '4,096 PB'],
])('writes %d bytes as %s and %s, from B to PB with base 1024 [CN-6]', (bytes, german, english) => {
  const written = (['de', 'en'] as const).map((language) => formatBytes(bytes, language));
  expect(written).toEqual([german, english].map((text) => text.replace(' ', '\u00A0')));
});
