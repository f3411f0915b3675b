import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distanceMeters } from '@fahrtwind/domain';
import { describe, expect, it } from 'vitest';
import { loadRoadTable } from './load-roads.ts';
import { readRoadTable, type RoadCity } from './road-table.ts';

const FOLDER = join(import.meta.dirname, '../../../../data/roads');
const { cities, ways } = loadRoadTable(FOLDER);

const FASTEST_METERS_PER_SECOND = 120 / 3.6;

const cityAt = (index: number): RoadCity => {
  const city = cities[index];
  if (!city) throw new Error(`no city ${index}`);
  return city;
};

describe('the table of roads', () => {
  it('names cities by their GeoNames id, but for a few points of its own', () => {
    const own = cities.filter(({ geonameId }) => geonameId === 0);
    expect(cities.length).toBeGreaterThan(2500);
    expect(own.length / cities.length).toBeLessThan(0.15);
    expect(cities.filter(({ country }) => !/^[A-Z]{2}$/.test(country))).toEqual([]);
    const named = cities.filter(({ geonameId }) => geonameId > 0).map(({ geonameId }) => geonameId);
    expect(new Set(named).size).toBe(named.length);
  });

  it('has no way that is shorter than its straight line or faster than motorways are', () => {
    for (const { from, to, meters, seconds, kind } of ways) {
      const [here, there] = [cityAt(from), cityAt(to)];
      const line = distanceMeters(here, there);
      const name = `${here.name}–${there.name} (${kind})`;
      expect(meters, name).toBeGreaterThanOrEqual(Math.floor(line * 0.97));
      expect(line / seconds, name).toBeLessThanOrEqual(FASTEST_METERS_PER_SECOND);
      expect(meters, name).toBeLessThan(line * 3 + 60_000);
    }
  });

  it('is one net but for Cyprus and Madeira, to which no car ferry sails all year', () => {
    const neighbours = new Map<number, number[]>();
    for (const { from, to } of ways) {
      neighbours.set(from, [...(neighbours.get(from) ?? []), to]);
      neighbours.set(to, [...(neighbours.get(to) ?? []), from]);
    }
    const reached = new Set([cities.findIndex(({ name }) => name === 'Berlin')]);
    for (const city of reached) for (const next of neighbours.get(city) ?? []) reached.add(next);
    const lost = cities.filter((_, index) => !reached.has(index));
    expect(lost.filter(({ country, lat }) => country !== 'CY' && lat > 33.2)).toEqual([]);
  });

  it('has no ordinary line of the same road beside a pass, which would undercut it', () => {
    for (const { pass, road, from } of ways.filter((way) => way.pass)) {
      const places = new Set(
        ways.filter((way) => way.pass?.name === pass?.name).flatMap((way) => [way.from, way.to]),
      );
      const beside = ways.filter(
        (way) => !way.pass && way.road === road && places.has(way.from) && places.has(way.to),
      );
      expect(beside, `${pass?.name} from ${cityAt(from).name}`).toEqual([]);
    }
  });

  it('says which passes are closed in winter, and which are not', () => {
    const passes = ways.flatMap(({ pass }) => pass ?? []);
    const named = (name: string) => passes.find((pass) => pass.name === name);
    expect(named('Stilfser Joch')).toEqual({
      name: 'Stilfser Joch',
      altitude: 2757,
      closed: [11, 5],
    });
    expect(named('Großglockner-Hochalpenstraße')?.closed).toEqual([11, 4]);
    expect(named('Julierpass')?.closed).toBeNull();
    expect(passes.length).toBeGreaterThan(70);
  });

  it('says in which months ferries sail', () => {
    const ferry = ways.find(({ from, to }) => {
      const ends = [cityAt(from).name, cityAt(to).name];
      return ends.includes('Tórshavn') && ends.includes('Seyðisfjörður');
    });
    expect(ferry).toMatchObject({ kind: 'ferry', season: [4, 10], toll: 'none' });
  });

  it('is refused in another form', () => {
    const json: unknown = JSON.parse(readFileSync(join(FOLDER, 'roads.json'), 'utf8'));
    expect(() => readRoadTable({ ...Object(json), format: 1 })).toThrow('format');
    expect(() => readRoadTable(null)).toThrow('object');
  });
});
