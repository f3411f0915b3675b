import {
  changeTransport,
  DEFAULT_DRIVING_LIMIT_MINUTES,
  setDayStart,
  setLegKind,
  setOptional,
  type Trip,
} from '@fahrtwind/domain';
import { accepted, tripOf } from '@fahrtwind/domain/testing';
import { expect, it } from 'vitest';
import { knowRoutes } from '../testing/know-routes.ts';
import { schedulesOf } from './day-schedules.ts';
import { createSteadyDays, warningsOf } from './use-schedule.ts';

function planSteadily() {
  const steady = createSteadyDays();
  return (one: Trip) =>
    steady(schedulesOf(one.days, 0), warningsOf(one, DEFAULT_DRIVING_LIMIT_MINUTES, 0));
}

const trip = tripOf({ 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Mainz'], 'Tag 3': ['Basel'] });

function withOptional(stopId: string | undefined): Trip {
  const result = setOptional(trip, { stopId: stopId ?? '', optional: true });
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

it('keeps the plan of a day in which nothing has changed, so that it is not rendered again', () => {
  const plan = planSteadily();
  const first = plan(trip);
  const second = plan(structuredClone(trip));
  expect([...second.values()]).toEqual([...first.values()]);
  for (const [id, day] of first) expect(second.get(id)).toBe(day);
});

it('plans a day again when the stop changes from which the route comes into it', () => {
  const plan = planSteadily();
  const first = plan(trip);
  const second = plan(withOptional(trip.days[0]?.cityList[1]?.id));
  expect(second.get('tag-2')?.schedule.meters).not.toBe(first.get('tag-2')?.schedule.meters);
  expect(second.get('tag-3')).toBe(first.get('tag-3'));
});

it('plans a day with a night train again when the evening before gets longer', () => {
  const train = accepted(setLegKind(trip, { stopId: 'mainz', kind: 'train' }));
  const change = { departureTime: '22:00', arrivalTime: '06:00' };
  const night = accepted(changeTransport(train, { stopId: 'mainz', change }));
  knowRoutes(night);
  const plan = planSteadily();
  const codes = (one: Trip) =>
    plan(one)
      .get('tag-2')
      ?.warnings.map(({ code }) => code);
  expect(codes(night)).not.toContain('departure-missed');
  const late = setDayStart(night, { dayId: 'tag-1', startMinutes: 22 * 60 });
  expect(codes(accepted(late))).toContain('departure-missed');
});
