import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { expect, it } from 'vitest';
import { mapFeatures } from './map-features.ts';
import { tripLayers } from './trip-layers.ts';
import { withTrip } from './with-trip.ts';

const layers = tripLayers({
  days: Array.from({ length: 10 }, (_, index) => `rgb(${index}, 0, 0)`),
  surface: '#fff',
  text: '#000',
  muted: '#888',
  accent: '#f2a93b',
  here: '#0f4c5c',
});
const nothing = mapFeatures({ stops: [], legs: [], points: [], pending: null, here: null });

it('lies on top of a basemap as a valid style', () => {
  const base = {
    version: 8 as const,
    sources: {},
    layers: [{ id: 'ground', type: 'background' as const }],
  };
  const style = withTrip(base, nothing, layers);
  expect(validateStyleMin(style)).toEqual([]);
  expect(style.layers[0]?.id).toBe('ground');
  expect(style.layers.at(-1)?.id).toBe('trip-stop');
});

it('has a line of its own for every day, once as a road and once as a guess', () => {
  const ids = layers.map(({ id }) => id);
  for (let day = 1; day <= 10; day += 1) {
    expect(ids).toEqual(expect.arrayContaining([`trip-leg-${day}`, `trip-leg-guess-${day}`]));
  }
});
