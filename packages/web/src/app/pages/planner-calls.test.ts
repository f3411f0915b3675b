import { expect, it } from 'vitest';
import { plannerCall, plannerNextCall } from './planner-calls.ts';

const names = (search: string) =>
  plannerCall({}, new URLSearchParams(search)).map(({ name }) => name);
const own = (...ids: readonly string[]) => ({ trips: ids.map((id) => ({ id })), next: null });

it('names the trip of the address beside the lists, and nothing for an invitation', () => {
  expect(names('reise=a')).toEqual([
    'listTrips',
    'listCompanionTrips',
    'getTrip',
    'listCompanions',
  ]);
  expect(names('')).toEqual(['listTrips', 'listCompanionTrips']);
  expect(names('einladung=abc')).toEqual([]);
});

it('goes on with the own trip that was opened last', () => {
  const next = plannerNextCall(own('a', 'b'), { trips: [] });
  expect(next?.map(({ input }) => input.params)).toEqual([{ id: 'a' }, { id: 'a' }]);
  expect(plannerNextCall(own('a'), null)).toHaveLength(2);
});

it('does not guess when the trip of another person may be open, or one is named', () => {
  expect(plannerNextCall(own('a'), { trips: [{ id: 'b' }] })).toBeUndefined();
  expect(plannerNextCall(own('a'), { trips: [] }, null, null)).toBeUndefined();
  expect(plannerNextCall(own(), { trips: [] })).toBeUndefined();
  expect(plannerNextCall({ trips: [] })).toBeUndefined();
});
