import { readCalendarDate } from '@fahrtwind/domain';
import { expect, it } from 'vitest';
import { findTimeAway } from './stays.ts';
import { tokensOf } from './tokens.ts';

/** A Tuesday. */
const TODAY = readCalendarDate('2027-03-02');

it.each([
  ['zwei Wochen Schottland', undefined, 14],
  ['10 Tage', undefined, 10],
  ['eine 7-tägige Reise', undefined, 7],
  ['drei Nächte', undefined, 4],
  ['ein paar Tage weg', undefined, 4],
  ['langes Wochenende', '2027-03-05', 4],
  ['übers Wochenende', '2027-03-05', 3],
  ['über Himmelfahrt', '2027-05-06', 4],
  ['Pfingsten', '2027-05-15', 3],
  ['an Ostern', '2027-03-26', 4],
  ['eine Woche ab Pfingsten', '2027-05-15', 7],
  ['in den Sommerferien drei Wochen', '2027-08-07', 21],
  ['14 Tage im Juni', '2027-06-05', 14],
  ['Ende September 5 Tage', '2027-09-25', 5],
  ['vom 3. Mai an eine Woche', '2027-05-03', 7],
  ['in elf Tagen durch Norwegen', undefined, 11],
  ['in zwei Wochen für drei Tage weg', '2027-03-16', 3],
  ['im Herbst', '2027-09-04', undefined],
  ['ten days in May', '2027-05-01', 10],
  ['a long weekend', '2027-03-05', 4],
  ['irgendwann', undefined, undefined],
])('%s', (text, start, days) => {
  if (!TODAY) throw new Error('no date');
  expect(findTimeAway(tokensOf(text), TODAY)).toEqual({
    ...(start !== undefined && { start }),
    ...(days !== undefined && { days }),
  });
});
