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

const day = (text: string) =>
  within(screen.getByRole('grid', { name: 'Kalender', hidden: true })).getByText(text);
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Reise anlegen' }));

it('proposes the home town as the start of a new trip', async () => {
  const made = open();
  const places = within(screen.getByRole('list', { name: 'Gewählte Orte' }));
  expect(places.getByText('Köln')).toBeDefined();
  submit();
  await vi.waitFor(() => expect(made).toHaveLength(1), 15_000);
  expect(made.flatMap(stopsOf).map(({ location }) => shortLabel(location))).toContain('Köln');
});

it('asks first where to, and moves the last day along with the first', () => {
  open();
  const [where, when] = screen.getAllByRole('group').map((group) => group.textContent);
  expect(where).toMatch(/^Wohin\?/);
  expect(when).toMatch(/^Wann\?/);
  const end = screen.getByRole('textbox', { name: 'Letzter Tag' });
  fireEvent.change(screen.getByLabelText('Erster Tag'), { target: { value: '03.07.2027' } });
  expect(end).toHaveProperty('value', '09.07.2027');
  // A date that is not finished leaves the other one alone.
  fireEvent.change(screen.getByLabelText('Erster Tag'), { target: { value: '04.07' } });
  expect(end).toHaveProperty('value', '09.07.2027');
});

it('takes both days from the calendar', () => {
  open();
  fireEvent.change(screen.getByLabelText('Erster Tag'), { target: { value: '03.07.2027' } });
  fireEvent.click(day('5'));
  expect(screen.getByLabelText('Letzter Tag')).toHaveProperty('value', '11.07.2027');
  fireEvent.click(day('8'));
  expect(screen.getByLabelText('Erster Tag')).toHaveProperty('value', '05.07.2027');
  expect(screen.getByLabelText('Letzter Tag')).toHaveProperty('value', '08.07.2027');
});

it('starts elsewhere when the proposal is removed', async () => {
  const made = open();
  fireEvent.click(screen.getByRole('button', { name: 'Köln entfernen' }));
  submit();
  await vi.waitFor(() => expect(made).toHaveLength(1), 15_000);
  expect(made.flatMap(stopsOf)).toEqual([]);
});
