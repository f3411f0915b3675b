import { describe, expect, it } from 'vitest';
import { listedTrip } from '../../../parts/testing/listed-trip.ts';
import type { TripSort } from '../trip-sort.ts';
import { selectTrips } from './select-trips.ts';

const trips = [
  listedTrip('Alpen', {
    from: 'München',
    to: 'Bozen',
    lastOpened: '2026-05-03',
    updatedAt: '2026-05-09',
    startDate: '2026-09-01',
    endDate: '2026-09-09',
  }),
  listedTrip('Ölspur', {
    from: 'Straßburg',
    lastOpened: '2026-05-04',
    updatedAt: '2026-05-07',
    startDate: '2026-01-01',
    endDate: '2026-01-03',
  }),
  listedTrip('Zelten 10', {
    lastOpened: '2026-05-01',
    updatedAt: '2026-05-08',
    startDate: '2026-06-10',
    endDate: '2026-06-16',
  }),
  listedTrip('Zelten 9', {
    lastOpened: '2026-05-02',
    updatedAt: '2026-05-06',
    startDate: '2025-08-01',
    endDate: '2025-08-09',
  }),
];

const titles = (query: string, sort: TripSort = 'opened'): readonly string[] =>
  selectTrips(trips, { query, sort, language: 'de', today: '2026-06-15' }).map(
    ({ title }) => title,
  );

describe('the search for trips', () => {
  it.each([
    ['', 4],
    ['  ', 4],
    ['alp', 1],
    ['ALPEN', 1],
    ['munchen', 1],
    ['muenchen', 1],
    ['oelspur', 1],
    ['mÜnch Bo', 1],
    ['München', 1],
    ['strassburg', 1],
    ['bozen alpen', 1],
    ['bozen zelten', 0],
    ['zelten', 2],
    ['(', 0],
  ])('finds by title, first and last place: %j', (query, count) => {
    expect(titles(query)).toHaveLength(count);
  });
});

describe('the order of trips', () => {
  it.each<[TripSort, readonly string[]]>([
    ['opened', ['Ölspur', 'Alpen', 'Zelten 9', 'Zelten 10']],
    ['changed', ['Alpen', 'Zelten 10', 'Ölspur', 'Zelten 9']],
    ['title', ['Alpen', 'Ölspur', 'Zelten 9', 'Zelten 10']],
    ['start', ['Zelten 10', 'Alpen', 'Ölspur', 'Zelten 9']],
  ])('by %s', (sort, expected) => {
    expect(titles('', sort)).toEqual(expected);
  });
});
