import { describe, expect, it } from 'vitest';
import { aLeg, aStop, contentOf } from '../testing/content-of.ts';
import { draggedContent } from './dragged-content.ts';

const content = contentOf({
  stops: [
    aStop('a', { lat: 48, lng: 11 }),
    aStop('b', { lat: 47, lng: 12 }),
    aStop('c', { lat: 46, lng: 13 }),
  ],
  legs: [
    aLeg('b', {
      geometry: [
        [11, 48],
        [11.4, 47.6],
        [12, 47],
      ],
    }),
    aLeg('c', {
      geometry: [
        [12.001, 47.001],
        [13, 46],
      ],
    }),
  ],
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
        isTentative: true,
      },
      {
        geometry: [
          [10, 50],
          [13, 46],
        ],
        isTentative: true,
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
