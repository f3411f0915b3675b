import type { StyleSpecification } from 'maplibre-gl';
import { expect, it } from 'vitest';
import { hasOnlyMainRoads } from './only-main-roads.ts';

type Sources = StyleSpecification['sources'];

const own: Sources = { world: { type: 'vector' }, roads: { type: 'vector' } };
const regional: Sources = { ...own, 'region-1': { type: 'vector', bounds: [9.4, 47, 9.7, 47.3] } };
const configured: Sources = { streets: { type: 'vector' } };
const vaduz = { lat: 47.14, lng: 9.52 };
const innsbruck = { lat: 47.27, lng: 11.4 };

it.each([
  ['nothing is missing from afar', own, { ...vaduz, zoom: 9.9 }, false],
  ['streets are missing from near', own, { ...vaduz, zoom: 10 }, true],
  ['a region has them', regional, { ...vaduz, zoom: 12 }, false],
  ['beside the region they are missing', regional, { ...innsbruck, zoom: 12 }, true],
  ['a configured map has them', configured, { ...vaduz, zoom: 12 }, false],
])('%s', (_, sources, view, expected) => {
  expect(hasOnlyMainRoads({ sources }, view)).toBe(expected);
});
