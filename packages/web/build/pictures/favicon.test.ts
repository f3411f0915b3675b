import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('programs that ask for /favicon.ico without reading a page get pictures of three sizes', () => {
  const file = readFileSync(join(import.meta.dirname, '../../public/favicon.ico'));
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 3]);
  const pictures = [0, 1, 2].map((index) => {
    const entry = 6 + 16 * index;
    const [length, start] = [file.readUInt32LE(entry + 8), file.readUInt32LE(entry + 12)];
    const png = file.subarray(start, start + length);
    return [png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)];
  });
  expect(pictures).toEqual([
    ['PNG', 16, 16],
    ['PNG', 32, 32],
    ['PNG', 48, 48],
  ]);
});
