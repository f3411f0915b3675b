import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedBox, touches } from './changed-box.ts';
import type { LegLine } from './leg-lines.ts';

interface Sketch {
  readonly to?: string;
  readonly day?: number;
  readonly isOptional?: boolean;
}

function line(
  from: number,
  until: number,
  { to = 'rom', day = 0, isOptional = false }: Sketch = {},
): LegLine {
  return {
    cityId: to,
    dayIndex: day,
    isOptional,
    before: 0,
    spots: [
      { x: from, y: from },
      { x: until, y: until },
    ],
  };
}

const anyLine = fc
  .record({
    from: fc.integer({ min: 0, max: 400 }),
    until: fc.integer({ min: 0, max: 400 }),
    to: fc.constantFrom('rom', 'bari', 'pisa'),
    day: fc.nat({ max: 1 }),
  })
  .map(({ from, until, to, day }) => line(from, until, { to, day }));

const looks = (one: LegLine) => JSON.stringify(one);

describe('where the picture of legs changes', () => {
  it('is nowhere when they look the same, whatever objects they are', () => {
    expect(changedBox([line(10, 90)], [line(10, 90)])).toBeNull();
  });

  it.each([
    ['a leg goes', [line(10, 90), line(200, 300, { to: 'bari' })], [line(10, 90)]],
    ['a leg comes', [line(10, 90)], [line(10, 90), line(200, 300, { to: 'bari' })]],
    ['a leg gets another day', [line(200, 300)], [line(200, 300, { day: 1 })]],
    ['a leg becomes uncertain', [line(200, 300)], [line(200, 300, { isOptional: true })]],
  ])('is around it when %s', (_, before, now) => {
    expect(changedBox(before, now)).toEqual({ left: 192, top: 192, right: 308, bottom: 308 });
  });

  it('is around both places when a leg leads elsewhere', () => {
    const box = changedBox([line(100, 120)], [line(300, 320)]);
    expect(box).toEqual({ left: 92, top: 92, right: 328, bottom: 328 });
  });

  it('leaves out no line that is other than before, if the others are the very same ones', () => {
    const lines = fc.uniqueArray(anyLine, { selector: looks, maxLength: 8 });
    fc.assert(
      fc.property(lines, fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }), (all, stays) => {
        const [before, now] = [all, all.filter((_, index) => stays[index])];
        const gone = all.filter((_, index) => !stays[index]);
        for (const box of [changedBox(before, now), changedBox(now, before)]) {
          expect(gone.every((one) => box !== null && touches(one, box))).toBe(true);
          expect(box === null).toBe(gone.length === 0);
        }
      }),
    );
  });

  it('leaves out no line that is other than before', () => {
    const lines = fc.array(anyLine, { maxLength: 5 });
    fc.assert(
      fc.property(lines, lines, (before, now) => {
        const box = changedBox(before, now);
        const [old, fresh] = [before.map(looks), now.map(looks)];
        const other = [
          ...before.filter((one) => !fresh.includes(looks(one))),
          ...now.filter((one) => !old.includes(looks(one))),
        ];
        expect(other.every((one) => box !== null && touches(one, box))).toBe(true);
        expect(box === null).toBe(other.length === 0);
      }),
    );
  });
});
