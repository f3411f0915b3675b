import { describe, expect, it } from 'vitest';
import type { MapContent, MapLeg, MapStop } from '../map-data.ts';
import { draggedContent } from './dragged-content.ts';
import { changedFeatures, dayColour, mapFeatures } from './map-features.ts';

const stop = (id: string, lat: number, lng: number, parts: Partial<MapStop> = {}): MapStop => ({
  id,
  number: '1',
  dayIndex: 0,
  lat,
  lng,
  label: id,
  isOptional: false,
  isSelected: false,
  isHighlighted: false,
  ...parts,
});

const leg = (cityId: string, geometry: MapLeg['geometry']): MapLeg => ({
  cityId,
  dayIndex: 0,
  geometry,
  isEstimate: false,
  profile: 'driving',
  label: '',
});

const content: MapContent = {
  stops: [stop('a', 48, 11), stop('b', 47, 12), stop('c', 46, 13)],
  legs: [
    leg('b', [
      [11, 48],
      [11.4, 47.6],
      [12, 47],
    ]),
    leg('c', [
      [12.001, 47.001],
      [13, 46],
    ]),
  ],
  points: [],
  pending: null,
  here: null,
};

describe('the features of a trip', () => {
  it('have ten colours, and the eleventh day the first one again', () => {
    expect([0, 8, 9, 10, 25].map(dayColour)).toEqual([1, 9, 10, 1, 6]);
  });

  it('draw optional stops apart, also when they are selected', () => {
    const stops = [
      stop('a', 1, 1, { isOptional: true, isSelected: true, dayIndex: 3 }),
      stop('b', 1, 1, { isSelected: true }),
      stop('c', 1, 1),
    ];
    const images = mapFeatures({ ...content, stops }).stops.features.map(
      ({ properties }) => properties?.image,
    );
    expect(images).toEqual(['stop-4-optional', 'stop-1-selected', 'stop-1-firm']);
  });

  it('lay what is selected or pointed at on top', () => {
    const stops = [stop('a', 1, 1), stop('b', 1, 1, { isHighlighted: true }), stop('c', 1, 1)];
    const orders = mapFeatures({ ...content, stops }).stops.features.map(({ properties }) =>
      Number(properties?.order),
    );
    expect(Math.max(...orders)).toBe(orders[1]);
    expect(orders[0]).toBeGreaterThan(orders[2] ?? 0);
  });

  it('name each leg after the stop that it leads to, and dash what is estimated', () => {
    const legs = [
      leg('b', [
        [1, 2],
        [3, 4],
      ]),
      {
        ...leg('c', [
          [3, 4],
          [5, 6],
        ]),
        isEstimate: true,
      },
    ];
    const { features } = mapFeatures({ ...content, legs }).legs;
    expect(features.map(({ properties }) => properties)).toMatchObject([
      { cityId: 'b', isDashed: false },
      { cityId: 'c', isDashed: true },
    ]);
  });

  it('leave out legs that are no lines', () => {
    expect(
      mapFeatures({ ...content, legs: [leg('b', []), leg('c', [[1, 2]])] }).legs.features,
    ).toEqual([]);
  });

  it('show a clicked place and the own location', () => {
    const { marks } = mapFeatures({
      ...content,
      pending: { lat: 1, lng: 2 },
      here: { lat: 3, lng: 4 },
    });
    expect(marks.features.map(({ properties }) => properties?.mark)).toEqual(['pending', 'here']);
  });
});

describe('a change', () => {
  it.each([
    ['a stop that is pointed at', { stops: [stop('a', 48, 11)] }, ['stops']],
    ['a new route', { legs: [] }, ['legs']],
    ['other points of interest', { points: [] }, ['points']],
    ['a clicked place', { pending: { lat: 1, lng: 2 } }, ['marks']],
    ['nothing', {}, []],
  ])('of %s sends nothing else to the map', (_, parts, names) => {
    expect(Object.keys(changedFeatures(content, { ...content, ...parts }))).toEqual(names);
  });
});

describe('a stop that is dragged', () => {
  it('takes both its legs along, straight and dashed', () => {
    const dragged = draggedContent(content, { kind: 'stop', id: 'b' }, { lat: 50, lng: 10 });
    expect(dragged.stops[1]).toMatchObject({ lat: 50, lng: 10 });
    expect(dragged.legs).toMatchObject([
      {
        geometry: [
          [11, 48],
          [10, 50],
        ],
        isEstimate: true,
      },
      {
        geometry: [
          [10, 50],
          [13, 46],
        ],
        isEstimate: true,
      },
    ]);
  });

  it('moves alone when it is optional', () => {
    const stops = content.stops.map((one) => ({ ...one, isOptional: one.id === 'b' }));
    const dragged = draggedContent(
      { ...content, stops },
      { kind: 'stop', id: 'b' },
      { lat: 50, lng: 10 },
    );
    expect(dragged.legs).toEqual(content.legs);
  });
});

it('a leg that is dragged bends over the place, and the others stay', () => {
  const dragged = draggedContent(content, { kind: 'leg', id: 'c' }, { lat: 45, lng: 9 });
  expect(dragged.legs[1]).toMatchObject({
    geometry: [
      [12.001, 47.001],
      [9, 45],
      [13, 46],
    ],
  });
  expect(dragged.legs[0]).toEqual(content.legs[0]);
  expect(dragged.pending).toEqual({ lat: 45, lng: 9 });
});
