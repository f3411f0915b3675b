import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COVER_HEIGHT, COVER_WIDTH, drawCover, PALETTES } from './draw-cover.ts';

const alps = [
  [11.58, 48.13],
  [11.4, 47.27],
  [11.35, 46.5],
  [9.84, 46.49],
] as const;

const anyRoute = fc.array(
  fc.tuple(
    fc.double({ min: -180, max: 180, noNaN: true }),
    fc.double({ min: -85, max: 85, noNaN: true }),
  ),
  { maxLength: 32 },
);

describe('the cover of a trip', () => {
  it('is the same for the same trip', () => {
    expect(drawCover({ id: 'a1', route: alps })).toEqual(drawCover({ id: 'a1', route: alps }));
  });

  it('is another country for another id, on the same route', () => {
    const [one, other] = ['a1', 'a2'].map((id) => drawCover({ id, route: alps }));
    expect(one?.relief).not.toEqual(other?.relief);
    expect(one?.stops).toEqual(other?.stops);
  });

  it('marks where the trip starts and ends, and a round trip once', () => {
    expect(drawCover({ id: 'a', route: alps }).stops.map(({ role }) => role)).toEqual([
      'start',
      'between',
      'between',
      'end',
    ]);
    const round = drawCover({ id: 'a', route: [...alps, alps[0]] });
    expect(round.stops.map(({ role }) => role)).toEqual(['start', 'between', 'between', 'between']);
  });

  it('lies north up and to scale', () => {
    const [first, second] = drawCover({ id: 'a', route: alps }).stops;
    expect(first?.y).toBeLessThan(second?.y ?? 0);
    expect(first?.x).toBeGreaterThan(second?.x ?? 0);
  });

  it('goes on over the date line', () => {
    const route = [
      [178, -38],
      [-178, -36],
    ] as const;
    const [west, east] = drawCover({ id: 'a', route }).stops;
    expect(west?.x).toBeLessThan(east?.x ?? 0);
  });

  it('puts a single place into the middle', () => {
    expect(drawCover({ id: 'a', route: [[7, 51]] }).stops).toEqual([
      { x: COVER_WIDTH / 2, y: COVER_HEIGHT / 2, role: 'start' },
    ]);
  });

  it('keeps every stop of any route inside the picture, with numbers that can be drawn', () => {
    fc.assert(
      fc.property(fc.string(), anyRoute, (id, route) => {
        const { stops, road, relief, palette } = drawCover({ id, route });
        expect(PALETTES).toContain(palette);
        for (const { x, y } of stops) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(COVER_WIDTH);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(COVER_HEIGHT);
        }
        expect([road, relief.river, relief.water, ...relief.levels].join('')).not.toMatch(
          /NaN|Infinity|e-|undefined/,
        );
      }),
    );
  });

  it('is small enough for a list of two hundred cards, whatever the route', () => {
    fc.assert(
      fc.property(fc.uuid(), anyRoute, (id, route) => {
        expect(JSON.stringify(drawCover({ id, route })).length).toBeLessThan(16_000);
      }),
    );
  });
});
