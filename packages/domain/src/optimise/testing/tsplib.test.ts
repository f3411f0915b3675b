import { expect, it } from 'vitest';
import { KNOWN_TOURS, tourLength } from './tsplib.ts';

/** The optimal tours that TSPLIB publishes, as it counts: from 1. */
const PUBLISHED: Readonly<Record<string, string>> = {
  bays29: '1 28 6 12 9 5 26 29 3 2 20 10 4 15 18 17 14 22 11 19 25 7 23 27 8 24 16 13 21',
  gr120: `1 76 59 15 30 29 120 32 92 28 45 78 86 94 81 22 66 31 117 85 18 19 25 108 43 79 52 33 100 58 91 68 65
    69 113 107 20 46 50 44 75 14 87 74 105 40 72 38 7 56 41 42 98 17 118 49 13 51 11 23 9 103 119 3 82 2 115 21 93
    53 64 109 88 97 12 95 77 39 63 5 27 80 101 102 48 110 112 106 114 73 57 83 67 37 62 99 10 35 104 36 84 6 89 55
    47 71 26 4 34 116 70 8 54 90 96 111 24 60 16 61`,
};

it.each(Object.entries(PUBLISHED))(
  'the published tour of %s has the published length',
  (name, text) => {
    const known = KNOWN_TOURS.find((one) => one.name === name);
    const order = text.split(/\s+/).map((city) => Number(city) - 1);
    expect(new Set(order).size).toBe(known?.matrix.length);
    expect(tourLength(known?.matrix ?? [], order)).toBe(known?.optimum);
  },
);

it.each(KNOWN_TOURS)(
  'the distances of $name are whole, positive and the same there and back',
  ({ matrix }) => {
    for (const [from, row] of matrix.entries()) {
      expect(row).toHaveLength(matrix.length);
      for (const [to, distance] of row.entries()) {
        expect(Number.isInteger(distance) && (from === to ? distance === 0 : distance > 0)).toBe(
          true,
        );
        expect(matrix[to]?.[from]).toBe(distance);
      }
    }
  },
);

/** The cities of gr120 that bays29 is made of, counted from 1. */
const BAVARIA = [
  2, 3, 4, 5, 9, 11, 12, 21, 23, 27, 39, 51, 53, 57, 63, 64, 67, 73, 77, 80, 82, 83, 88, 93, 95,
  103, 109, 115, 119,
];

it('bays29 is a part of gr120, but for one kilometer between two of its cities', () => {
  const [small, , large] = KNOWN_TOURS;
  const differences: string[] = [];
  for (const [from, row] of (small?.matrix ?? []).entries())
    for (const [to, distance] of row.entries()) {
      const other = large?.matrix[(BAVARIA[from] ?? 0) - 1]?.[(BAVARIA[to] ?? 0) - 1];
      if (from < to && distance !== other) differences.push(`${distance} ${other}`);
    }
  expect(differences).toEqual(['342 343']);
});
