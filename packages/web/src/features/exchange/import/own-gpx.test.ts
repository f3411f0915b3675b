import { setLegKind, shortLabel, writeGpx, type LegKind, type Trip } from '@fahrtwind/domain';
import { accepted, PLACES, sketchOf, tripOf } from '@fahrtwind/domain/testing';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayCountOf, startOf, tripOfFile } from './plan-import.ts';
import { readFile } from './read/read-file.ts';

const KINDS = ['car', 'bicycle', 'train', 'ferry', 'flight', 'straight'] as const;

/** Each place once, and on the first day one at least: where nothing begins, files have no day. */
const anyJourney = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom(...PLACES.map(shortLabel)), { minLength: 1, maxLength: 12 }),
    fc.array(fc.constantFrom<LegKind>(...KINDS), { minLength: 12, maxLength: 12 }),
    fc.array(fc.nat(2), { minLength: 12, maxLength: 12 }),
  )
  .map(([names, kinds, steps]): Trip => {
    let day = 0;
    const sketch: Record<string, string[]> = {};
    for (const [index, name] of names.entries()) {
      day = index === 0 ? 1 : day + Math.min(1, steps[index] ?? 0);
      (sketch[`Tag ${day}`] ??= []).push(name);
    }
    const plan = tripOf(sketch, { start: '2027-07-12' });
    const stops = plan.days.flatMap(({ cityList }) => cityList).slice(1);
    return stops.reduce(
      (trip, { id }, index) =>
        accepted(setLegKind(trip, { stopId: id, kind: kinds[index] ?? 'car' })),
      plan,
    );
  });

it('our own GPX is read as the same days, however one travels between the stops', () => {
  let count = 0;
  const makeId = () => `id-${(count += 1)}`;
  fc.assert(
    fc.property(anyJourney, fc.boolean(), (trip, isDated) => {
      const words = { day: (number: number) => `Tag ${number}` };
      const text = writeGpx(trip, { words, isDated });
      const file = accepted(readFile(new TextEncoder().encode(text)));
      const start = startOf(file) ?? trip.days[0]?.date;
      if (!start) throw new Error('no date');
      const base = { target: 'new', title: 'x', spread: 'file', dayCount: 1, dayIndex: 0 } as const;
      const choice = { ...base, start };
      expect(dayCountOf(file, choice)).toBe(trip.days.length);
      const made = tripOfFile(file, choice, { uid: 'mara', now: '', makeId, nameOfPoint: String });
      expect(Object.values(sketchOf(accepted(made)))).toEqual(Object.values(sketchOf(trip)));
    }),
  );
});
