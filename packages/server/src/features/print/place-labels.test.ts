import { describe, expect, it } from 'vitest';
import { placeLabels } from './place-labels.ts';

const SIZE = { width: 400, height: 300 };

function stopAt(x: number, y: number, name = 'Poznań') {
  return { day: 1, number: '1', name, at: [x, y] as const };
}

describe('the names on a map', () => {
  it('stand to the right of their mark where nothing is in the way', () => {
    expect(placeLabels([stopAt(200, 150)], [], SIZE)[0]?.label).toMatchObject({ anchor: 'start' });
  });

  it('stand where the route does not cross them', () => {
    // From the west to the stop and on to the east: above or below is free.
    const route = [[0, 150] as const, [200, 150] as const, [400, 150] as const];
    const [stop] = placeLabels([stopAt(200, 150)], [route], SIZE);
    expect(stop?.label).toMatchObject({ anchor: 'middle' });
  });

  it('stand on the route rather than nowhere', () => {
    const everywhere = Array.from({ length: 150 }, (_, row) => [
      [0, row * 2] as const,
      [400, row * 2] as const,
    ]);
    expect(placeLabels([stopAt(200, 150)], everywhere, SIZE)[0]?.label).not.toBeNull();
  });
});
