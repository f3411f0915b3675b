import { describe, expect, it } from 'vitest';
import type { MapContent, MapLeg, MapStop } from '../map-data.ts';
import { aLeg, aStop, contentOf } from '../testing/content-of.ts';
import { changedSources, tripFeatures, type TripSource } from './trip-features.ts';

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
    ['is solid when it was measured', {}, { isEstimate: false, isOptional: false }],
    ['is dashed when it was estimated', { isEstimate: true }, { isEstimate: true }],
    ['is dashed when it goes straight', { profile: 'direct' }, { isEstimate: true }],
    ['says that it is optional', { isOptional: true }, { isOptional: true }],
  ])('%s', (_, parts, expected) => {
    expect(propertiesOf({ legs: [aLeg('b', parts)] }, 'legs')).toMatchObject([expected]);
  });

  it('goes along the road and names the stop that it leads to as cityId [ST-6]', () => {
    const geometry = [
      [7, 51],
      [7.5, 50.5],
      [8, 50],
    ] as const;
    const [feature] = tripFeatures(contentOf({ legs: [aLeg('b', { geometry })] })).legs.features;
    expect(feature?.geometry).toEqual({ type: 'LineString', coordinates: geometry });
    expect(feature?.properties).toMatchObject({ cityId: 'b' });
  });

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
    ['the highlighted stop', { highlightedId: 'a', selectedId: 'b' }, []],
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
