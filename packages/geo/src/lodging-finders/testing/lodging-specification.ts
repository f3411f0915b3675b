import { countryOf, HOTEL_TYPES, serialiseLocation } from '@fahrtwind/domain';
import { dateOf } from '@fahrtwind/domain/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LodgingFinder, LodgingQuery } from '../../ports.ts';

interface Started {
  readonly finder: LodgingFinder;
  readonly close: () => Promise<void>;
}

/** Where all that are under test know some lodgings, or none at all. */
export const BSTADT = serialiseLocation({ lat: 48.62, lng: 8.02, label: 'Bstadt, Deutschland' });

export const STAY: LodgingQuery = {
  place: BSTADT,
  type: null,
  dates: { checkInDate: dateOf('2027-07-12'), checkOutDate: dateOf('2027-07-14') },
  persons: 3,
  language: 'de',
  limit: 20,
};

/** What every finder of lodgings does; outside ones answer from recordings. */
export function describeLodgingFinder(
  source: string,
  start: () => Promise<Started>,
  knows: 'lodgings' | 'links alone' = 'lodgings',
): void {
  describe(`the lodging finder ${source}`, () => {
    let started: Started;
    beforeAll(async () => {
      started = await start();
    });
    afterAll(() => started.close());

    const find = (parts: Partial<LodgingQuery> = {}) => started.finder.find({ ...STAY, ...parts });

    it('always has searches on booking sites, filled in', async () => {
      const { links } = (await find()).value;
      const query = new URL(links[0]?.url ?? '').searchParams;
      expect(query.get('ss')).toContain('Bstadt');
      expect(query.get('checkin')).toBe('2027-07-12');
      expect(query.get('group_adults')).toBe('3');
    });

    it('says who answered, and whom to name for lodgings', async () => {
      const answer = await find();
      expect(answer).toMatchObject({ source, isFallback: false });
      expect(answer.attribution.length > 0).toBe(answer.value.found.length > 0);
    });

    it('finds lodgings with names and countries, nearest first', async () => {
      const { found } = (await find()).value;
      expect(found.length > 0).toBe(knows === 'lodgings');
      expect(found.every(({ name, location }) => name && countryOf(location))).toBe(true);
      const meters = found.map((one) => one.meters);
      expect(meters).toEqual(meters.toSorted((one, other) => one - other));
    });

    it.each(HOTEL_TYPES)('finds nothing but the wished kind: %s', async (type) => {
      const { found } = (await find({ type })).value;
      expect(found.every((one) => one.type === type)).toBe(true);
    });

    it('finds no more than it is asked for, and nothing in the sea', async () => {
      expect((await find({ limit: 1 })).value.found.length).toBeLessThanOrEqual(1);
      const sea = serialiseLocation({ lat: 45.5, lng: -30.5, label: 'Atlantik' });
      expect((await find({ place: sea })).value.found).toEqual([]);
    });
  });
}
