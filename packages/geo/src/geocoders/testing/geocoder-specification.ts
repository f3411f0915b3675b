import { countryOf, isNearSamePlace, isOnGlobe, PLACE_KINDS } from '@fahrtwind/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Geocoder, Place } from '../../ports.ts';

interface Started {
  readonly geocoder: Geocoder;
  readonly close: () => Promise<void>;
}

/** What every geocoder does. Outside ones answer from recordings of „Garmisch“. */
export function describeGeocoder(source: string, start: () => Promise<Started>): void {
  describe(`the geocoder ${source}`, () => {
    let started: Started;
    beforeAll(async () => {
      started = await start();
    });
    afterAll(() => started.close());

    const search = (text: string, limit = 5) =>
      started.geocoder.search({ text, language: 'de', limit });
    const garmisch = { lat: 47.4921, lng: 11.0957 };

    it('finds a town by its name, with its country as the last part of the label [LO-7]', async () => {
      const { value } = await search('Garmisch-Partenkirchen');
      expect(value[0]).toMatchObject({ kind: 'town', countryCode: 'DE' });
      expect(value[0]?.label).toMatch(/^Garmisch-Partenkirchen, /);
      expect(countryOf(value[0] ?? nowhere)).toBe('Deutschland');
      expect(isNearSamePlace(at(value[0]), at(garmisch), 3000)).toBe(true);
    });

    it('says who answered and whom to name for it', async () => {
      const answer = await search('Garmisch-Partenkirchen');
      expect(answer).toMatchObject({ source, isFallback: false });
      expect(answer.attribution.length).toBeGreaterThan(0);
    });

    it('finds no more than it is asked for', async () => {
      expect((await search('Garmisch-Partenkirchen', 1)).value).toHaveLength(1);
    });

    it('finds nothing where there is nothing, and that is an answer', async () => {
      const answer = await search('xqzwvkj');
      expect(answer.value).toEqual([]);
      expect(answer.isFallback).toBe(false);
    });

    it('names a point, and lists what lies around it behind it', async () => {
      const { value } = await started.geocoder.at({ ...garmisch, language: 'de' });
      expect(value[0]).toMatchObject({ ...garmisch, kind: 'point', countryCode: 'DE' });
      expect(value[0]?.longLabel).toContain('Garmisch-Partenkirchen');
      expect(value.length).toBeGreaterThan(1);
    });

    it('has no name for a point in the middle of the sea', async () => {
      const { value } = await started.geocoder.at({ lat: 45.5, lng: -30.5, language: 'de' });
      expect(value).toEqual([]);
    });

    it('only makes places that can be stored', async () => {
      const { value } = await search('Garmisch-Partenkirchen');
      for (const place of value) {
        expect(isOnGlobe(place)).toBe(true);
        expect(PLACE_KINDS).toContain(place.kind);
        expect(place.label).not.toBe('');
        expect(place.countryCode).toMatch(/^([A-Z]{2})?$/);
      }
    });
  });
}

const nowhere = { label: '', longLabel: '' };

function at(point: Pick<Place, 'lat' | 'lng'> | undefined) {
  return { lat: 0, lng: 0, ...point, label: '', longLabel: '', englishName: '' };
}
