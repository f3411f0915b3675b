import { describe, expect, it } from 'vitest';
import { mergePlaces, mergePois } from './merge-doubles.ts';
import type { RegionPlace, RegionPoi } from './region-entries.ts';

const place = (name: string, given: Partial<RegionPlace> = {}): RegionPlace => ({
  kind: 'village',
  name,
  englishName: name,
  lat: 47.1,
  lng: 9.5,
  population: 0,
  ...given,
});

const poi = (name: string, given: Partial<RegionPoi> = {}): RegionPoi => ({
  osmId: 'node/1',
  kind: 'sight',
  name,
  town: 'Balzers',
  lat: 47.1,
  lng: 9.5,
  url: '',
  stars: 0,
  ...given,
});

/** About 111 m. */
const STEP = 0.001;

describe('places of an extract', () => {
  it('that are in it twice become one, the more important', () => {
    const merged = mergePlaces([
      place('Balzers', { population: 4600 }),
      place('Balzers', { kind: 'town', lat: 47.1 + 10 * STEP }),
    ]);
    expect(merged).toEqual([
      place('Balzers', { kind: 'town', lat: 47.1 + 10 * STEP, population: 4600 }),
    ]);
  });

  it('of the same name in other valleys stay', () => {
    expect(mergePlaces([place('Dorf'), place('Dorf', { lat: 47.2 })])).toHaveLength(2);
    expect(mergePlaces([place('Oberdorf'), place('Unterdorf')])).toHaveLength(2);
  });
});

describe('points of interest of an extract', () => {
  it('that are a point and a building become one, with the address of either', () => {
    const building = poi('Burg Gutenberg', {
      osmId: 'way/2',
      lat: 47.1 + STEP / 3,
      url: 'https://a.example',
    });
    expect(mergePois([poi('Burg Gutenberg'), building])).toEqual([
      poi('Burg Gutenberg', { url: 'https://a.example' }),
    ]);
  });

  it('that are a viewpoint to one and a sight to another become the sight', () => {
    const merged = mergePois([poi('Wildschloss', { kind: 'viewpoint' }), poi('Wildschloss')]);
    expect(merged.map(({ kind }) => kind)).toEqual(['sight']);
  });

  it('stay two with another kind, far apart, or without a name', () => {
    expect(
      mergePois([poi('Metropole', { kind: 'hotel' }), poi('Metropole', { kind: 'parking' })]),
    ).toHaveLength(2);
    expect(
      mergePois([
        poi('Coop', { kind: 'fuel' }),
        poi('Coop', { kind: 'fuel', lat: 47.1 + 3 * STEP }),
      ]),
    ).toHaveLength(2);
    expect(
      mergePois([poi('', { kind: 'water' }), poi('', { kind: 'water', osmId: 'node/2' })]),
    ).toHaveLength(2);
  });
});
