import { addDayBefore } from '@fahrtwind/domain';
import { accepted, tripOf } from '@fahrtwind/domain/testing';
import { expect, it } from 'vitest';
import { withoutMarks } from './without-marks.ts';

it('leaves days that are inserted in the list without marks, and earlier marks as they are', () => {
  const marked = tripOf({ 'Tag 1': ['Köln'], 'Tag 2': ['Mainz'] }, { movedCities: ['koeln'] });
  const args = { dayId: 'tag-2', newDayId: 'neu' };
  expect(accepted(withoutMarks(addDayBefore)(marked, args)).movedCities).toEqual(['koeln']);
});
