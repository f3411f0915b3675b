import { distanceMeters } from '@fahrtwind/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countriesAlong, inOrder } from './countries-along.ts';
import { decodePolyline } from './polyline.ts';
import { lineThrough, type Line } from './straight-line.ts';
import { thinOut } from './thin-out.ts';

const anyLine = fc.array(
  fc.tuple(
    fc.double({ min: 5, max: 15, noNaN: true }),
    fc.double({ min: 45, max: 55, noNaN: true }),
  ),
  { minLength: 2, maxLength: 300 },
);

function encodeNumber(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1;
  let text = '';
  for (; rest >= 32; rest >>>= 5) text += String.fromCharCode((32 | (rest & 31)) + 63);
  return text + String.fromCharCode(rest + 63);
}

/** As the format's inventor describes it, with six decimals. */
function encode(line: Line): string {
  let [lastLat, lastLng] = [0, 0];
  return line
    .map(([lng, lat]) => {
      const [y, x] = [Math.round(lat * 1e6), Math.round(lng * 1e6)];
      const text = encodeNumber(y - lastLat) + encodeNumber(x - lastLng);
      [lastLat, lastLng] = [y, x];
      return text;
    })
    .join('');
}

describe('a polyline', () => {
  it('is the line that it was made of, to five decimals', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const decoded = decodePolyline(encode(line));
        expect(decoded).toHaveLength(line.length);
        for (const [index, [lng, lat]] of decoded.entries()) {
          expect(lng).toBeCloseTo(line[index]?.[0] ?? 0, 4);
          expect(lat).toBeCloseTo(line[index]?.[1] ?? 0, 4);
        }
      }),
    );
  });

  it.each(['_p~iF~ps|', '_', '\u0001\u0001'])('is refused when it is cut or none: %s', (text) => {
    expect(() => decodePolyline(text)).toThrow('polyline');
  });
});

describe('a thinned line', () => {
  it('keeps both ends, has no more points than allowed, and none that were not there', () => {
    fc.assert(
      fc.property(anyLine, fc.integer({ min: 2, max: 50 }), (line, most) => {
        const thin = thinOut(line, most);
        const known = line.map((point) => point.join(' '));
        expect(thin.length).toBeLessThanOrEqual(most);
        expect(known).toEqual(expect.arrayContaining(thin.map((point) => point.join(' '))));
        expect(thin[0]?.join(' ')).toBe(known[0]);
        expect(thin.at(-1)?.join(' ')).toBe(known.at(-1));
      }),
    );
  });

  it('leaves out first what changes the line least', () => {
    const corner: Line = [
      [8, 48],
      [8.05, 48],
      [8.1, 48],
      [8.1, 48.1],
    ];
    expect(thinOut(corner, 4)).toEqual(corner);
    expect(thinOut(corner, 3)).toEqual([corner[0], corner[2], corner[3]]);
  });

  it('stays near the line that it was', () => {
    const wave: Line = Array.from({ length: 2000 }, (_, index) => [
      8 + index / 2000,
      48 + Math.sin(index / 50) * 0.05,
    ]);
    const thin = thinOut(wave, 200);
    for (const [lng, lat] of wave) {
      const nearest = Math.min(
        ...thin.map(([x, y]) => distanceMeters({ lat, lng }, { lat: y, lng: x })),
      );
      expect(nearest).toBeLessThan(2500);
    }
  });
});

describe('the countries along a line', () => {
  it('come in order, each once in a row', () => {
    const line = lineThrough([
      { lat: 48.14, lng: 11.58 },
      { lat: 47.27, lng: 11.39 },
      { lat: 46.5, lng: 11.35 },
    ]);
    expect(countriesAlong(line)).toEqual(['DE', 'AT', 'IT']);
    expect(inOrder(['DE', '', 'DE', 'FR', 'FR', 'DE'])).toEqual(['DE', 'FR', 'DE']);
  });

  it('are none at sea and none of nothing', () => {
    expect(countriesAlong([])).toEqual([]);
    expect(countriesAlong([[-40, 25]])).toEqual([]);
  });
});

it('a line over the date line goes the short way round, there and back', () => {
  const points = [179, -179, 178].map((lng) => ({ lat: 0, lng }));
  expect(lineThrough(points).map(([lng]) => lng)).toEqual([179, 181, 178]);
});
