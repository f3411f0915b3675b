import { expect, it } from 'vitest';
import { writeZoneTable } from './write-zone-table.mjs';

const place = (
  /** @type {[number, number, string, number]} */ ...[lat, lng, timeZone, population]
) => ({
  lat,
  lng,
  timeZone,
  population,
});

it('divides the world until each square has one clock, called after the zone with the most people', () => {
  const table = writeZoneTable([
    place(52.5, 13.4, 'Europe/Berlin', 3_700_000),
    place(48.9, 2.4, 'Europe/Paris', 2_100_000),
    place(51.5, -0.1, 'Europe/London', 9_000_000),
    place(40.7, -74, 'America/New_York', 8_000_000),
    place(48.1, 11.6, '', 1_500_000),
  ]);
  expect(table).toContain("'Europe/London America/New_York Europe/Berlin'");
  // South-west, south-east, north-west, north-east: only where London and New York meet it goes on.
  expect(/TREE =\n {2}'(.*)'/.exec(table)?.[1]).toBe('.BB.B.BABABAC');
});
