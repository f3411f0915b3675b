import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { expect, it } from 'vitest';
import { withTrip } from '../style/with-trip.ts';
import { aLeg, aStop, contentOf } from '../testing/content-of.ts';
import { tripFeatures } from './trip-features.ts';

const colours = {
  days: Array.from({ length: 10 }, (_, index) => `rgb(${index}, 0, 0)`),
  lines: Array.from({ length: 10 }, (_, index) => `rgb(0, ${index}, 0)`),
  surface: 'rgb(255, 255, 255)',
  text: '#000',
  muted: '#888',
  accent: '#f2a93b',
  here: '#0f4c5c',
};
const basemap: StyleSpecification = {
  version: 8,
  sources: { world: { type: 'vector', tiles: ['https://tiles.example/{z}/{x}/{y}'] } },
  layers: [
    { id: 'ground', type: 'background', paint: { 'background-color': '#b7d5d9' } },
    { id: 'arrow', type: 'symbol', source: 'world', 'source-layer': 'road' },
    { id: 'road', type: 'line', source: 'world', 'source-layer': 'road' },
    { id: 'town', type: 'symbol', source: 'world', 'source-layer': 'place' },
  ],
};
const content = contentOf({ stops: [aStop('a')], legs: [aLeg('a')] });
const style = withTrip(basemap, tripFeatures(content), colours);
const ids = style.layers.map(({ id }) => id);

const layer = (id: string): LayerSpecification => {
  const found = style.layers.find((one) => one.id === id);
  if (!found) throw new Error(`no layer ${id}`);
  return found;
};

it('lies on top of a basemap as a valid style', () => {
  expect(validateStyleMin(style)).toEqual([]);
});

it('has legs above roads and below the names of the basemap, and markers above all', () => {
  expect(ids.indexOf('trip-leg-casing')).toBeGreaterThan(ids.indexOf('road'));
  expect(ids.indexOf('trip-leg')).toBeLessThan(ids.indexOf('town'));
  expect(ids.indexOf('trip-stop')).toBeGreaterThan(ids.indexOf('town'));
});

it('draws legs along roads solid, straight ones dotted and proposed ones dashed', () => {
  expect(layer('trip-leg').paint).not.toHaveProperty('line-dasharray');
  expect(layer('trip-leg-dotted')).toMatchObject({
    layout: { 'line-cap': 'round' },
    paint: { 'line-dasharray': [0.1, 1.9] },
  });
  expect(layer('trip-leg-tentative').paint).toHaveProperty('line-dasharray');
});

it('puts a casing around what is solid only, so that dots stay dots', () => {
  expect(layer('trip-leg-casing')).toMatchObject({
    filter: expect.arrayContaining([['!', ['get', 'isDotted']]]),
  });
  expect(ids.indexOf('trip-leg-casing')).toBeLessThan(ids.indexOf('trip-leg'));
});

it('lets names give way to markers and to each other, the first stops first', () => {
  expect(ids.indexOf('trip-stop-number')).toBeGreaterThan(ids.indexOf('trip-stop-name'));
  const names = layer('trip-stop-name').layout;
  expect(names).toMatchObject({ 'symbol-sort-key': ['get', 'order'] });
  expect(names).not.toHaveProperty('text-allow-overlap');
});

it('shows the selected and the highlighted stop above all others', () => {
  expect(ids.at(-1)).toBe('trip-stop-raised-number');
  expect(JSON.stringify(layer('trip-stop-raised').paint)).toContain('feature-state');
});

it('draws points of interest by their kind, and names the one that is pointed at', () => {
  expect(JSON.stringify(layer('trip-point').layout)).toContain('["get","kind"]');
  expect(layer('trip-point').layout).not.toHaveProperty('icon-allow-overlap');
  expect(JSON.stringify(layer('trip-point-raised').paint)).toContain('feature-state');
  expect(style.sources['trip-points']).toMatchObject({ promoteId: 'id' });
});

it('draws trains, buses, ferries and flights each in their own way, with a sign', () => {
  expect(layer('trip-leg')).toMatchObject({
    filter: expect.arrayContaining([['==', ['get', 'ride'], '']]),
  });
  const rides = ['trip-ride-ties', 'trip-ride-bus', 'trip-ride-ferry', 'trip-ride-flight'];
  const dashes = rides.map((id) => layer(id).paint).map((paint) => JSON.stringify(paint));
  expect(new Set(dashes).size).toBe(4);
  expect(ids.indexOf('trip-ride-sign')).toBeLessThan(ids.indexOf('trip-stop'));
  const legs = (['train', 'camper'] as const).map((kind) => aLeg(kind, { kind }));
  const { features } = tripFeatures(contentOf({ legs })).legs;
  expect(features.map(({ properties }) => properties?.['ride'])).toEqual(['train', '']);
});
