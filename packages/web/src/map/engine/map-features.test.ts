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

const lit = (one: MapStop): MapStop => ({ ...one, isHighlighted: true });

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

  it('leave numbers and colours of stops to the canvas above: the map has their names, the first ones first', () => {
    expect(mapFeatures(content).stops.features.map(({ properties }) => properties)).toEqual([
      { label: 'a', order: 0 },
      { label: 'b', order: 1 },
      { label: 'c', order: 2 },
    ]);
  });

  it('name each measured leg after the stop that it leads to, and leave out what is estimated', () => {
    const legs = content.legs.map((one) => ({ ...one, isEstimate: one.cityId === 'c' }));
    const { features } = mapFeatures({ ...content, legs }).legs;
    expect(features.map(({ properties }) => properties)).toEqual([{ cityId: 'b', day: 1 }]);
  });

  it('leave out legs that are no lines', () => {
    expect(
      mapFeatures({ ...content, legs: [leg('b', []), leg('c', [[1, 2]])] }).legs.features,
    ).toEqual([]);
  });
});

describe('a change', () => {
  const renumbered = content.stops.map((one) => ({ ...one, number: '7', isOptional: true }));
  const guessed = content.legs.map((one) => ({ ...one, isEstimate: true }));
  const [, ...others] = content.stops;
  const detour = content.legs.map((one) =>
    one.cityId === 'c'
      ? leg('c', [
          [1, 2],
          [3, 4],
        ])
      : one,
  );

  it.each<readonly [string, Partial<MapContent>, readonly string[]]>([
    ['a stop that is pointed at', { stops: content.stops.map(lit) }, []],
    ['numbers, days and what is optional', { stops: renumbered }, []],
    ['a name', { stops: [stop('a', 48, 11, { label: 'Rom' }), ...others] }, ['stops']],
    ['a place', { stops: [stop('a', 48, 12), ...others] }, ['stops']],
    ['the order', { stops: content.stops.toReversed() }, ['stops']],
    ['words about a route', { legs: content.legs.map((one) => ({ ...one, label: '1 km' })) }, []],
    ['a route', { legs: detour }, ['legs']],
    ['a route that is only guessed at now', { legs: guessed }, ['legs']],
    ['other points of interest', { points: [] }, ['points']],
    ['a clicked place', { pending: { lat: 1, lng: 2 } }, []],
    ['nothing', {}, []],
  ])('of %s sends nothing else to the map', (_, parts, names) => {
    expect(Object.keys(changedFeatures(content, { ...content, ...parts }))).toEqual(names);
  });

  it('of a guess into another guess sends nothing at all', () => {
    const before = { ...content, legs: guessed };
    const now = { ...content, legs: guessed.map((one) => ({ ...one, geometry: [] })) };
    expect(changedFeatures(before, now)).toEqual({});
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
