import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { expect, it } from 'vitest';
import { mapFeatures } from './map-features.ts';
import { tripLayers } from './trip-layers.ts';
import { withTrip } from './with-trip.ts';

const layers = tripLayers({
  days: Array.from({ length: 10 }, (_, index) => `rgb(${index}, 0, 0)`),
  lines: Array.from({ length: 10 }, (_, index) => `rgb(0, ${index}, 0)`),
  surface: '#fff',
  text: '#000',
  muted: '#888',
  accent: '#f2a93b',
  here: '#0f4c5c',
});
const nothing = mapFeatures({ stops: [], legs: [], points: [], pending: null, here: null });

const lying = (ground: Record<string, unknown>) =>
  withTrip(
    { version: 8, sources: {}, layers: [{ id: 'ground', type: 'background', paint: ground }] },
    nothing,
    layers,
  );

it('lies on top of a basemap as a valid style', () => {
  const style = lying({ 'background-color': '#b7d5d9' });
  expect(validateStyleMin(style)).toEqual([]);
  expect(style.layers.at(-1)?.id).toBe('trip-stop-room');
});

it('leaves a ground of one plain colour to the page, and any other one to the map', () => {
  const plain = { 'background-color': '#b7d5d9' };
  expect(lying(plain).layers[0]?.id).toBe('trip-leg-edge');
  for (const ground of [
    { ...plain, 'background-opacity': 0.5 },
    { 'background-pattern': 'waves' },
    {},
  ]) {
    expect(lying(ground).layers[0]?.id).toBe('ground');
  }
});

it('has a line of its own for every day', () => {
  const ids = layers.map(({ id }) => id);
  for (let day = 1; day <= 10; day += 1) expect(ids).toContain(`trip-leg-${day}`);
  const [third] = layers.filter(({ id }) => id === 'trip-leg-3');
  expect(third?.paint).toMatchObject({ 'line-color': 'rgb(0, 2, 0)' });
});

it('lets no colour and no width differ by feature, which would be a program more to compile', () => {
  for (const layer of layers) expect(JSON.stringify(layer.paint), layer.id).not.toContain('"get"');
});

it('draws no icons and no dashes before one looks closely: each would be a program more to compile', () => {
  for (const layer of layers) {
    if (layer.type === 'symbol' && layer.layout?.['icon-image'] !== undefined)
      expect(layer.paint?.['icon-opacity'], layer.id).toBe(0);
    if (layer.type === 'line' && layer.paint?.['line-dasharray'] !== undefined)
      expect(layer.minzoom, layer.id).toBeGreaterThanOrEqual(7);
  }
});
