import { describe, expect, it } from 'vitest';
import type { MapContent, MapLeg, MapStop } from '../map-data.ts';
import { aLeg, aStop, contentOf } from '../testing/content-of.ts';
import { changedSources, tripFeatures, type TripSource } from './trip-features.ts';

const ROAD = [
  [7, 51],
  [7.5, 50.5],
  [8, 50],
] as const;

const propertiesOf = (content: Partial<MapContent>, source: TripSource) =>
  tripFeatures(contentOf(content))[source].features.map(({ properties }) => properties);

describe('the feature of a stop', () => {
  it.each<readonly [string, Partial<MapStop>, object]>([
    [
      'carries its id, number, name and place in the order',
      {},
      { cityId: 'a', number: '1', label: 'a', order: 0 },
    ],
    ['has the colour of its day', { dayIndex: 3 }, { day: 3 }],
    ['has the first colour again on the eleventh day', { dayIndex: 10 }, { day: 0 }],
    [
      'says that it is optional',
      { isOptional: true, number: '' },
      { isOptional: true, number: '' },
    ],
  ])('%s', (_, parts, expected) => {
    expect(propertiesOf({ stops: [aStop('a', parts)] }, 'stops')).toMatchObject([expected]);
  });

  it('leaves the name of a place to the first stop there', () => {
    const stops = [aStop('a', { label: 'Bonn' }), aStop('b'), aStop('c', { label: 'Bonn' })];
    expect(propertiesOf({ stops }, 'stops')).toMatchObject([
      { name: 'Bonn' },
      { name: 'b' },
      { name: '', label: 'Bonn' },
    ]);
  });

  it('lies at longitude and latitude', () => {
    const [feature] = tripFeatures(contentOf({ stops: [aStop('a', { lat: 48, lng: 11 })] })).stops
      .features;
    expect(feature?.geometry).toEqual({ type: 'Point', coordinates: [11, 48] });
  });
});

describe('the feature of a leg', () => {
  it.each<readonly [string, Partial<MapLeg>, object]>([
    ['has the profile of its way', {}, { routeProfile: 'driving' }],
    ['has the colour of its day', { dayIndex: 12 }, { day: 2 }],
    ['is solid along a road', {}, { isDotted: false, isOptional: false }],
    ['is solid along an estimated road', { isEstimate: true }, { isDotted: false }],
    ['is dotted when it goes straight', { profile: 'direct' }, { isDotted: true }],
    ['is dotted until a road is known', { geometry: ROAD.slice(0, 2) }, { isDotted: true }],
    ['is dashed while it is only proposed', { isTentative: true }, { isTentative: true }],
    ['says that it is optional', { isOptional: true }, { isOptional: true }],
  ])('%s', (_, parts, expected) => {
    expect(propertiesOf({ legs: [aLeg('b', parts)] }, 'legs')).toMatchObject([expected]);
  });

  it('goes along the road and names the stop that it leads to as cityId [ST-6]', () => {
    const legs = [aLeg('b', { geometry: ROAD })];
    const [feature] = tripFeatures(contentOf({ legs })).legs.features;
    expect(feature?.geometry).toEqual({ type: 'LineString', coordinates: ROAD });
    expect(feature?.properties).toMatchObject({ cityId: 'b' });
  });

  it('goes on board between the points of a crossing and off again', () => {
    const geometry = [...ROAD, [9, 49], [10, 48]] as const;
    const crossings = [
      { kind: 'ferry', name: '', minutes: 20, points: [1, 2] },
      { kind: 'train', name: '', minutes: 20, points: [3, 4] },
    ] as const;
    const { features } = tripFeatures(
      contentOf({ legs: [aLeg('b', { geometry, crossings })] }),
    ).legs;
    expect(features.map(({ geometry: line, properties }) => [properties?.['ride'], line])).toEqual([
      ['', { type: 'LineString', coordinates: geometry.slice(0, 2) }],
      ['ferry', { type: 'LineString', coordinates: geometry.slice(1, 3) }],
      ['', { type: 'LineString', coordinates: geometry.slice(2, 4) }],
      ['train', { type: 'LineString', coordinates: geometry.slice(3, 5) }],
    ]);
    expect(features.every(({ properties }) => properties?.['cityId'] === 'b')).toBe(true);
  });

  it.each([[[2, 1]], [[1, 9]], [undefined]] as const)(
    'stays whole where the points of a crossing fit no line: %j',
    (points) => {
      const crossings = [{ kind: 'ferry', name: '', minutes: 20, points }] as const;
      expect(propertiesOf({ legs: [aLeg('b', { crossings })] }, 'legs')).toMatchObject([
        { ride: '' },
      ]);
    },
  );

  it('is left out when it is no line', () => {
    const legs = [aLeg('b', { geometry: [] }), aLeg('c', { geometry: [[1, 2]] })];
    expect(propertiesOf({ legs }, 'legs')).toEqual([]);
  });
});

it('has lodgings in the colours of their days, points of interest and the clicked place', () => {
  const at = { lat: 50, lng: 8 };
  const content = {
    lodgings: [{ id: 'h', dayIndex: 1, label: 'Zum Anker', ...at }],
    points: [{ id: 'p', kind: 'museum', label: 'Museum', ...at }],
    pending: at,
    here: at,
  };
  expect(propertiesOf(content, 'lodgings')).toEqual([{ id: 'h', day: 1, label: 'Zum Anker' }]);
  expect(propertiesOf(content, 'points')).toEqual([{ id: 'p', kind: 'museum', label: 'Museum' }]);
  expect(propertiesOf(content, 'marks')).toEqual([{ kind: 'here' }, { kind: 'pending' }]);
});

describe('a change', () => {
  const content = contentOf({ stops: [aStop('a'), aStop('b')], legs: [aLeg('b')] });
  const [first, second] = content.stops.map((stop) => ({ ...stop }));

  it.each<readonly [string, Partial<MapContent>, readonly TripSource[]]>([
    ['nothing', { stops: [...content.stops], legs: content.legs.map((leg) => ({ ...leg })) }, []],
    ['the selected stop', { selectedId: 'b' }, []],
    ['a name', { stops: [aStop('a', { label: 'Rom' }), aStop('b')] }, ['stops']],
    ['the order', { stops: [second, first].flatMap((stop) => stop ?? []) }, ['stops']],
    ['a route', { legs: [aLeg('b', { isEstimate: true })] }, ['legs']],
    ['the clicked place', { pending: { lat: 1, lng: 2 } }, ['marks']],
    ['points', { points: [{ id: 'p', kind: 'x', label: '', lat: 1, lng: 2 }] }, ['points']],
    [
      'a lodging',
      { lodgings: [{ id: 'h', dayIndex: 0, label: '', lat: 1, lng: 2 }] },
      ['lodgings'],
    ],
  ])('of %s sends nothing else to the map', (_, parts, sources) => {
    expect(changedSources(content, { ...content, ...parts })).toEqual(sources);
  });
});
