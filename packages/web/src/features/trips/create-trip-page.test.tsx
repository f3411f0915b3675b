// @vitest-environment happy-dom
import { shortLabel, stopsOf, type Trip } from '@fahrtwind/domain';
import { placeOf } from '@fahrtwind/domain/testing';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { fixedTrips } from '../../parts/testing/fixed-trips.ts';
import { registered } from '../../store/session/session-fakes.ts';
import { SessionProvider } from '../../store/session/session-provider.tsx';
import { startWith } from '../../store/session/start-fakes.ts';
import { TripsProvider } from '../../store/trips/trips-provider.tsx';
import { CreateTripPage } from './create-trip-page.tsx';

afterEach(cleanup);

function open() {
  const session = registered('mara', { expiresAt: '2999-01-01T00:00:00.000Z' });
  const user = { ...session.user, originLocation: placeOf('Köln') };
  const made: Trip[] = [];
  const create = async (trip: Trip) => {
    made.push(trip);
    return true;
  };
  render(
    <SessionProvider start={startWith({ ...session, user })}>
      <TripsProvider store={fixedTrips({}, { create })}>
        <MemoryRouter>
          <CreateTripPage fromFile={null} />
        </MemoryRouter>
      </TripsProvider>
    </SessionProvider>,
  );
  return made;
}

const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Reise anlegen' }));

it('proposes the home town as the start of a new trip', async () => {
  const made = open();
  const places = within(screen.getByRole('list', { name: 'Gewählte Orte' }));
  expect(places.getByText('Köln')).toBeDefined();
  submit();
  await vi.waitFor(() => expect(made).toHaveLength(1), 15_000);
  expect(made.flatMap(stopsOf).map(({ location }) => shortLabel(location))).toContain('Köln');
});

it('starts elsewhere when the proposal is removed', async () => {
  const made = open();
  fireEvent.click(screen.getByRole('button', { name: 'Köln entfernen' }));
  submit();
  await vi.waitFor(() => expect(made).toHaveLength(1), 15_000);
  expect(made.flatMap(stopsOf)).toEqual([]);
});
