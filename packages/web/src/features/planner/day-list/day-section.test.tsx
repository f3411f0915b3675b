// @vitest-environment happy-dom
import { addStop, DEFAULT_DRIVING_LIMIT_MINUTES, setOptional, type Trip } from '@fahrtwind/domain';
import { accepted, placeOf, tripOf } from '@fahrtwind/domain/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { stillTrips } from '../../../parts/testing/still-trips.ts';
import { TripsProvider } from '../../../store/trips/trips-provider.tsx';
import { createSteadyDays } from '../plan/use-schedule.ts';
import { DaySection } from './day-section.tsx';

const TRIP = tripOf({ 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Mainz'] });

afterEach(cleanup);

/** The first day of the list, which still shows one trip, while the store already has the other. */
function renderDay(shown: Trip, now: Trip): void {
  const [day] = shown.days;
  if (!day) throw new Error('no day');
  render(
    <TripsProvider store={stillTrips({ current: now, currentRole: 'reader' }, {})}>
      <DaySection
        day={day}
        number={1}
        plan={createSteadyDays()(shown, DEFAULT_DRIVING_LIMIT_MINUTES).get(day.id)}
        hotel={undefined}
        movedIds={[]}
        isNear
        isLast={false}
      />
    </TripsProvider>,
  );
}

const legs = () => screen.queryAllByText(/^Mit dem Auto/).length;

it('shows an edit of its stops before the list around it does, times one frame later', () => {
  renderDay(TRIP, accepted(setOptional(TRIP, { stopId: 'bonn', optional: true })));
  expect(screen.getByText('optional')).toBeDefined();
  expect(legs()).toBe(1);
});

it('has times at once for stops that were not there before', () => {
  const location = placeOf('Basel');
  renderDay(TRIP, accepted(addStop(TRIP, { dayId: 'tag-1', stop: { id: 'neu', location } })));
  expect(screen.getByRole('button', { name: 'Basel' })).toBeDefined();
  expect(legs()).toBe(2);
});
