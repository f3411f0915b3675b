import { scheduleTrip } from '@fahrtwind/domain';
import { tripOf } from '@fahrtwind/domain/testing';
import { expect, it } from 'vitest';
import { createSteadyDays } from './use-schedule.ts';

it('keeps the plan of a day in which nothing has changed, so that it is not rendered again', () => {
  const steady = createSteadyDays();
  const before = tripOf({ 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Mainz'] });
  const after = tripOf({ 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Mainz', 'Basel'] });
  const first = steady(scheduleTrip(before), []);
  const second = steady(scheduleTrip(after), []);
  expect(second.get('tag-1')).toBe(first.get('tag-1'));
  expect(second.get('tag-2')).not.toBe(first.get('tag-2'));
});
