import { countryOf, POI_KINDS } from '@fahrtwind/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlaceFinder } from '../../ports.ts';
import { isIn } from '../bundled-sights.ts';

interface Started {
  readonly finder: PlaceFinder;
  readonly close: () => Promise<void>;
}

const FUESSEN = { west: 10.6, south: 47.5, east: 10.9, north: 47.65 };

/** What every finder does; outside ones answer from recordings of the castles near Füssen. */
export function describeFinder(source: string, start: () => Promise<Started>): void {
  describe(`the place finder ${source}`, () => {
    let started: Started;
    beforeAll(async () => {
      started = await start();
    });
    afterAll(() => started.close());

    const find = (parts: object = {}) =>
      started.finder.find({ box: FUESSEN, kinds: POI_KINDS, language: 'de', limit: 50, ...parts });

    it('finds a sight within the box, with a name and a country', async () => {
      const { value } = await find({ kinds: ['sight'] });
      const castle = value.find(({ name }) => name === 'Schloss Neuschwanstein');
      expect(castle?.kind).toBe('sight');
      expect(countryOf(castle?.location ?? { label: '', longLabel: '' })).toBe('Deutschland');
      expect(castle?.osmId).toMatch(/^(node|way|relation|fahrtwind)\/[\w-]+$/);
    });

    it('says who answered and whom to name for it', async () => {
      const answer = await find();
      expect(answer).toMatchObject({ source, isFallback: false });
      expect(answer.attribution.length).toBeGreaterThan(0);
    });

    it('finds nothing outside of the box', async () => {
      const { value } = await find();
      for (const { location } of value) expect(isIn(FUESSEN, location)).toBe(true);
    });

    it('finds only the wanted kinds, and no more than it is asked for', async () => {
      const { value } = await find({ kinds: ['sight'], limit: 1 });
      expect(value.map(({ kind }) => kind)).toEqual(['sight']);
    });

    it('knows which kinds there are within the box', async () => {
      expect(await started.finder.kindsIn(FUESSEN)).toContain('sight');
    });

    it('finds nothing in the middle of the sea', async () => {
      const box = { west: -31, south: 45, east: -30, north: 46 };
      expect((await find({ box })).value).toEqual([]);
    });
  });
}
