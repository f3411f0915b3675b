import { routeLegsOf, totalsOf, type Trip } from '@fahrtwind/domain';
import { tripOf } from '@fahrtwind/domain/testing';
import { expect, it } from 'vitest';
import { summaryOf } from '../testing/fake-rows.ts';
import { newRecord } from './trip-record.ts';
import { ownTrips } from './trip-lists.ts';

const PLAN = tripOf({ 'Tag 1': ['Köln', 'Bonn'] }, { id: 'reise', userId: 'mara' });
const HERE: Trip = { ...PLAN, ...totalsOf(routeLegsOf(PLAN)) };
const MEASURED = { totalDistance: 31_000, totalDuration: 2000, isEstimate: false };

const listed = (editedAt: number | null, trip: Trip = HERE) => {
  const base = { revision: 1, trip: HERE, editedAt: 0 };
  const record = { ...newRecord({ trip, now: 0, isDemo: false }), base, editedAt };
  const row = { ...base, trip: PLAN, userId: 'mara', isDeleted: false, opened: 0 };
  const server = { ...summaryOf(row), ...MEASURED };
  return ownTrips([server], [{ record, trip }])[0];
};

it('shows the length that the server has measured, unless the way has been changed here', () => {
  expect(listed(null)).toMatchObject(MEASURED);
  const { totalDistance } = HERE;
  expect(listed(1)).toMatchObject({ totalDistance, isEstimate: true });
  const longer = tripOf({ 'Tag 1': ['Köln', 'Bonn', 'Mainz'] }, { id: 'reise', userId: 'mara' });
  expect(listed(null, longer)).toMatchObject({ totalDistance: 0, isEstimate: true });
});
