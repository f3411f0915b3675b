import { expect, it } from 'vitest';
import { oneOfEach } from './one-of-each.ts';

type Layer = Parameters<typeof oneOfEach>[0][number];

interface Made {
  readonly id: string;
  readonly type: string;
  readonly paint?: Readonly<Record<string, unknown>>;
  readonly layout?: Readonly<Record<string, unknown>>;
  readonly minzoom?: number;
}

/** As much of MapLibre's layer as is asked. */
const layer = (made: Made): Layer =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  ({
    id: made.id,
    type: made.type,
    isHidden: (zoom: number) => zoom < (made.minzoom ?? 0),
    serialize: () => made,
  }) as unknown as Layer;

const chosen = (layers: readonly Made[], zoom = 5) =>
  oneOfEach(layers.map(layer), zoom).map(({ id }) => id);

it('takes one layer of areas, of lines and of texts', () => {
  expect(
    chosen([
      { id: 'land', type: 'fill' },
      { id: 'lake', type: 'fill' },
      { id: 'river', type: 'line', paint: { 'line-width': 2 } },
      { id: 'border', type: 'line' },
      { id: 'city', type: 'symbol', layout: { 'text-field': ['get', 'name'] } },
      { id: 'point', type: 'circle' },
    ]),
  ).toEqual(['land', 'river', 'city']);
});

it('passes over what the first picture does not show or draws with another program', () => {
  expect(
    chosen([
      { id: 'town', type: 'fill', minzoom: 8 },
      { id: 'many-coloured', type: 'fill', paint: { 'fill-color': ['get', 'colour'] } },
      { id: 'land', type: 'fill' },
      { id: 'disputed', type: 'line', paint: { 'line-dasharray': [2, 2] } },
      { id: 'river', type: 'line' },
      { id: 'marker', type: 'symbol', layout: { 'icon-image': 'room' } },
      {
        id: 'river-name',
        type: 'symbol',
        layout: { 'text-field': 'Rhein', 'symbol-placement': 'line' },
      },
    ]),
  ).toEqual(['land', 'river']);
});
