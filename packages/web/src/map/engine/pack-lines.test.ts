import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { packLines, unpackLines } from './pack-lines.ts';

const anyNumber = fc.double({ noNaN: true, noDefaultInfinity: true });
const anyLine = fc.record({
  dayIndex: fc.nat({ max: 400 }),
  isOptional: fc.boolean(),
  before: anyNumber,
  spots: fc.array(fc.record({ x: anyNumber, y: anyNumber }), { maxLength: 6 }),
});

it('gives back the lines that it got, to the last digit', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 6 }), (lines) => {
      expect(unpackLines(packLines(lines))).toEqual(lines);
    }),
  );
});
