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

describe('a leg that is dragged', () => {
  const grip = { kind: 'leg', cityId: 'c', at: { lat: 46.5, lng: 12.5 } } as const;

  it('bends over the place, and the others stay', () => {
    const dragged = draggedContent(content, grip, { lat: 45, lng: 9 });
    expect(dragged.legs[1]).toMatchObject({
      geometry: [
        [12.001, 47.001],
        [9, 45],
        [13, 46],
      ],
      via: [{ lat: 45, lng: 9 }],
    });
    expect(dragged.legs[0]).toEqual(content.legs[0]);
  });

  it('keeps the points that it leads through, and puts the new one where it was taken hold of', () => {
    const via = [{ lat: 46.2, lng: 12.8 }];
    const legs = content.legs.map((leg) => (leg.cityId === 'c' ? { ...leg, via } : leg));
    const dragged = draggedContent({ ...content, legs }, grip, { lat: 45, lng: 9 });
    expect(dragged.legs[1]?.via).toEqual([{ lat: 45, lng: 9 }, ...via]);
  });
});

it('a point that a leg leads through takes the line along', () => {
  const via = [{ lat: 46.5, lng: 12.5, name: 'Pass' }];
  const legs = content.legs.map((leg) => (leg.cityId === 'c' ? { ...leg, via } : leg));
  const dragged = draggedContent(
    { ...content, legs },
    { kind: 'via', cityId: 'c', index: 0 },
    { lat: 45, lng: 9 },
  );
  expect(dragged.legs[1]).toMatchObject({
    geometry: [
      [12.001, 47.001],
      [9, 45],
      [13, 46],
    ],
    via: [{ lat: 45, lng: 9 }],
  });
});
