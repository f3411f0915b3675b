import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { precompress } from './precompress.mjs';

const TEXT = 'Über die Alpen. '.repeat(200);

/** @type {string} */
let folder;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'precompress-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('writes both forms, which unpack to the file', async () => {
  await writeFile(join(folder, 'app.js'), TEXT);
  expect(await precompress(folder)).toBe(2);
  const unpacked = [
    brotliDecompressSync(await readFile(join(folder, 'app.js.br'))),
    gunzipSync(await readFile(join(folder, 'app.js.gz'))),
  ];
  expect(unpacked.map(String)).toEqual([TEXT, TEXT]);
});

it('leaves pictures and tiny files alone', async () => {
  await writeFile(join(folder, 'photo.png'), TEXT);
  await writeFile(join(folder, 'tiny.js'), 'x');
  expect(await precompress(folder)).toBe(0);
  expect(await readdir(folder)).toHaveLength(2);
});

it('does no work twice, but notices a changed file', async () => {
  const file = join(folder, 'app.js');
  await writeFile(file, TEXT);
  await precompress(folder);
  expect(await precompress(folder)).toBe(0);
  await new Promise((resolve) => setTimeout(resolve, 20));
  await writeFile(file, `${TEXT}!`);
  expect(await precompress(folder)).toBe(2);
});

it('removes the compressed form of a file that became too small for one', async () => {
  const file = join(folder, 'app.js');
  await writeFile(file, TEXT);
  await precompress(folder);
  await new Promise((resolve) => setTimeout(resolve, 20));
  await writeFile(file, 'x');
  await precompress(folder);
  expect(await readdir(folder)).toEqual(['app.js']);
});
