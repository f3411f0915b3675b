// @vitest-environment happy-dom
import { importStops, type StopOnDay } from '@fahrtwind/domain';
import { tripOf } from '@fahrtwind/domain/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { fixedTrips } from '../../../parts/testing/fixed-trips.ts';
import { shownTrip } from '../../../store/trips/testing/shown-trip.ts';
import { TripsProvider } from '../../../store/trips/trips-provider.tsx';
import type { TripActions } from '../../../store/trips/view/trip-actions.ts';
import { toasts } from '../../../ui/toast.ts';
import { TakeStops } from './take-stops.tsx';

afterEach(() => {
  cleanup();
  for (const { id } of toasts.read()) toasts.dismiss(id);
});

const SHOWN = shownTrip(
  tripOf({ 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Mainz'] }, { id: 'andere' }),
);
const OWN = tripOf({ 'Tag 1': ['München'] }, { id: 'meine', title: 'Mosel' });

function show() {
  const taken: { id: string; stops: readonly StopOnDay[] }[] = [];
  const change: TripActions['change'] = async (id, operation, args) => {
    const result = operation(OWN, args);
    const given: unknown = args;
    const isTaking = typeof given === 'object' && given !== null && 'stops' in given;
    if (isTaking && Array.isArray(given.stops)) taken.push({ id, stops: given.stops });
    return result;
  };
  const summary = { id: OWN.id, title: OWN.title, dayCount: 1 };
  const store = fixedTrips(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the dialog reads no more of it
    { list: [summary as never] },
    { load: async () => undefined, change },
  );
  render(
    <TripsProvider store={store}>
      <MemoryRouter>
        <TakeStops trip={SHOWN} onClose={() => undefined} />
      </MemoryRouter>
    </TripsProvider>,
  );
  return { taken, person: userEvent.setup() };
}

const names = (stops: readonly StopOnDay[] = []) =>
  stops.map(({ location, dayIndex }) => `${location.label} ${dayIndex}`);

it('puts the picked stops onto new days behind the own trip', async () => {
  const { taken, person } = show();
  await person.click(screen.getByRole('checkbox', { name: 'Bonn' }));
  await person.click(screen.getByRole('button', { name: '2 Stopps übernehmen' }));
  await waitFor(() => expect(toasts.read()[0]?.text).toBe('2 Stopps übernommen'), {
    timeout: 15_000,
  });
  expect(taken[0]?.id).toBe('meine');
  const [stops] = taken.map((one) => names(one.stops));
  expect(stops).toHaveLength(2);
  expect(stops?.[0]).toMatch(/Köln.* 1$/);
  expect(stops?.[1]).toMatch(/Mainz.* 2$/);
});

it('puts them onto one day where that is wished', async () => {
  const { taken, person } = show();
  await person.selectOptions(screen.getByLabelText('Auf welchen Tag?'), 'Tag 1');
  await person.click(screen.getByRole('button', { name: '3 Stopps übernehmen' }));
  await waitFor(() => expect(taken).toHaveLength(1), { timeout: 15_000 });
  expect(taken[0]?.stops.map(({ dayIndex }) => dayIndex)).toEqual([0, 0, 0]);
  let count = 0;
  const makeId = () => `neu-${(count += 1)}`;
  const made = importStops(OWN, { stops: taken[0]?.stops ?? [], makeId });
  expect(made.ok && made.value.days[0]?.cityList).toHaveLength(4);
});
