import { bookingLinks } from '@fahrtwind/domain';
import type { LodgingFinder } from '../ports.ts';

/** Knows no lodgings, but leads to sites that do: needs no network and no contract. */
export function createPreparedLinks(partnerId: string): LodgingFinder {
  return {
    find: async ({ place, type, dates, persons }) => ({
      value: { found: [], links: bookingLinks({ place, type, dates, persons, partnerId }) },
      source: 'links',
      attribution: [],
      isFallback: false,
    }),
  };
}
