import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readLandMap } from './land-map.ts';

const FILE = join(import.meta.dirname, '../../../../data/roads/land.json');
const land = readLandMap(JSON.parse(readFileSync(FILE, 'utf8')));

const point = (lat: number, lng: number) => ({ lat, lng });
const BERLIN = point(52.52, 13.4);

describe('the land of the world', () => {
  it.each([
    ['Berlin', BERLIN, true],
    ['a pier in Kiel', point(54.33, 10.16), true],
    ['Venice', point(45.44, 12.33), true],
    ['Helgoland', point(54.18, 7.89), false],
    ['the North Sea', point(56, 3), false],
    ['0/0', point(0, 0), false],
    ['Sydney', point(-33.87, 151.1), true],
    ['the date line in Russia', point(67, 179.9), true],
    ['the Pacific on the date line', point(0, 180), false],
    ['the South Pole', point(-90, 0), true],
    ['the North Pole', point(90, 0), false],
  ])('%s', (_, where, isOnLand) => {
    expect(land.isOnLand(where)).toBe(isOnLand);
  });

  it('tells continents apart', () => {
    const asia = land.massAt(point(39.9, 116.4));
    expect(asia).toBe(land.massAt(BERLIN));
    const masses = [BERLIN, point(41.9, -87.6), point(-25, 135), point(35.7, 139.7)].map((where) =>
      land.massAt(where),
    );
    expect(new Set(masses).size).toBe(4);
    expect(masses).not.toContain(null);
    expect(land.massAt(point(0, -30))).toBeNull();
  });

  it('measures the water between two points', () => {
    expect(land.waterMeters(BERLIN, point(48.14, 11.58))).toBe(0);
    const channel = land.waterMeters(point(50.95, 1.86), point(51.13, 1.31));
    expect(channel).toBeGreaterThan(20_000);
    expect(channel).toBeLessThan(45_000);
    expect(land.waterMeters(BERLIN, BERLIN)).toBe(0);
  });
});
