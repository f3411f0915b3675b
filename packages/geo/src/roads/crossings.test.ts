import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Coordinates } from '../ports.ts';
import { crossingMinutes } from './crossings.ts';
import { loadRoadEstimates, loadRoadTable } from './load-roads.ts';
import { roughMeters } from './way-line.ts';

const FOLDER = join(import.meta.dirname, '../../../../data/roads');
const roads = loadRoadEstimates(FOLDER);

const BERGEN = { lat: 60.39, lng: 5.32 };
const FOERDE = { lat: 61.45, lng: 5.86 };
const LAVIK = { lat: 61.106, lng: 5.51 };
const OPPEDAL = { lat: 61.05, lng: 5.51 };

function crossings(from: Coordinates, to: Coordinates, how: object = {}) {
  return roads.way({ from, to, profile: 'driving', mayUseToll: true, ...how })?.crossings;
}

function straight(from: Coordinates, to: Coordinates, month?: number) {
  return crossings(from, to, { profile: 'direct', month });
}

it('names the ferries of a drive in its direction, with the time on board', () => {
  expect(crossings(BERGEN, FOERDE)).toContainEqual(
    expect.objectContaining({ kind: 'ferry', name: 'Oppedal–Lavik', minutes: 20 }),
  );
  expect(crossings(FOERDE, BERGEN)?.map(({ name }) => name)).toContain('Lavik–Oppedal');
  expect(crossings(BERGEN, { lat: 60.63, lng: 6.42 })).toEqual([]);
});

it('tells which points of the line lie on board', () => {
  const way = roads.way({ from: BERGEN, to: FOERDE, profile: 'driving', mayUseToll: true });
  const ferry = way?.crossings.find(({ name }) => name === 'Oppedal–Lavik');
  // The leg has the stop before the points of the way.
  const line = [BERGEN, ...(way?.line ?? []), FOERDE];
  const [pier, landing] = (ferry?.points ?? []).map((place) => line[place]);
  expect(roughMeters(pier ?? BERGEN, OPPEDAL)).toBeLessThan(3000);
  expect(roughMeters(landing ?? BERGEN, LAVIK)).toBeLessThan(3000);
});

it('knows the ferry between two places near its ports, as long as it sails', () => {
  expect(straight(LAVIK, OPPEDAL)).toEqual([{ kind: 'ferry', name: 'Lavik–Oppedal', minutes: 20 }]);
  const [kiel, goeteborg] = [
    { lat: 54.32, lng: 10.13 },
    { lat: 57.71, lng: 11.97 },
  ];
  expect(straight(kiel, goeteborg)?.[0]).toMatchObject({ name: 'Kiel–Göteborg', minutes: 870 });
  expect(straight(BERGEN, FOERDE)).toEqual([]);
  const [sassnitz, roenne] = [
    { lat: 54.516, lng: 13.64 },
    { lat: 55.1, lng: 14.7 },
  ];
  expect(straight(sassnitz, roenne, 7)).toHaveLength(1);
  expect(straight(sassnitz, roenne, 1)).toEqual([]);
});

it('has the crossing times of the source, without the waiting that the table adds', () => {
  const table = loadRoadTable(FOLDER);
  const rows = readFileSync(join(FOLDER, 'source/ferries.txt'), 'utf8')
    .split('\n')
    .filter((line) => /\| (?:ferry|train)$/.test(line));
  expect(rows.length).toBeGreaterThan(150);
  const known = new Set(
    table.ways.flatMap(({ from, to, kind, seconds }) =>
      kind === 'ferry' || kind === 'train'
        ? [
            `${table.cities[from]?.name},${table.cities[to]?.name},${crossingMinutes(kind, seconds / 60)}`,
          ]
        : [],
    ),
  );
  const lost = rows.filter((row) => {
    const [ends = '', , time = ''] = row.split(' | ');
    const names = ends.split(', ').map((end) => end.replace(/\/..$/, ''));
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    return ![names, names.toReversed()].some((pair) =>
      known.has(`${pair.join(',')},${hours * 60 + minutes}`),
    );
  });
  expect(lost).toEqual([]);
});
