import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createGazetteer } from '../../packages/geo/src/gazetteer/create-gazetteer.ts';
import * as folding from '../../packages/geo/src/gazetteer/fold.ts';
import { writeGazetteer } from './write-gazetteer.mjs';

/** @typedef {import('./entry.mjs').Entry} Entry */

const folder = mkdtempSync(join(tmpdir(), 'gazetteer-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** @param {Partial<Entry>} parts @returns {Entry} */
const entry = (parts) => ({
  kind: 'town',
  name: 'Füssen',
  englishName: 'Füssen',
  otherNames: [],
  alternates: ['Foetes'],
  country: 'DE',
  state: 'DE.02',
  lat: 47.571,
  lng: 10.701,
  population: 15_000,
  timeZone: 'Europe/Berlin',
  importance: 5,
  radiusKm: 0,
  ...parts,
});

const ENTRIES = [
  entry({}),
  entry({
    name: 'Reutte',
    englishName: 'Reutte',
    country: 'AT',
    state: 'AT.07',
    lat: 47.489,
    lng: 10.719,
  }),
];
const STATES = new Map([
  ['DE.02', { name: 'Bayern', englishName: 'Bavaria' }],
  ['AT.07', { name: 'Tirol', englishName: 'Tyrol' }],
]);

it('writes the same file for the same places', () => {
  const [one, other] = [0, 1].map(() => writeGazetteer(ENTRIES, STATES, folding));
  expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true);
});

it('writes what the gazetteer reads, in every spelling', async () => {
  const file = join(folder, 'gazetteer.bin.br');
  writeFileSync(file, writeGazetteer(ENTRIES, STATES, folding));
  const gazetteer = createGazetteer(file);
  for (const text of ['Füssen', 'Fussen', 'Fuessen', 'Fueßen', 'fus', 'Foetes']) {
    const { value } = await gazetteer.search({ text, language: 'de', limit: 1 });
    expect(value[0]).toMatchObject({
      label: 'Füssen, Bayern, Deutschland',
      lat: 47.571,
      lng: 10.701,
      population: 15_000,
      timeZone: 'Europe/Berlin',
    });
  }
});

it('says that a file is damaged instead of finding nonsense in it', async () => {
  const file = join(folder, 'damaged.bin.br');
  const whole = writeGazetteer(ENTRIES, STATES, folding);
  writeFileSync(file, whole.subarray(0, whole.length - 100));
  const search = createGazetteer(file).search({ text: 'Füssen', language: 'de', limit: 1 });
  await expect(search).rejects.toThrow();
});
