// @vitest-environment happy-dom
import { ok, type moveStops, type Trip } from '@fahrtwind/domain';
import { tripOf } from '@fahrtwind/domain/testing';
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { fixedTrips } from '../../../../parts/testing/fixed-trips.ts';
import { TripsProvider } from '../../../../store/trips/trips-provider.tsx';
import { Announcer } from '../../../../ui/announcer.tsx';
import { StopHandle } from './move-handle.tsx';
import { pickedStops } from '../../../../parts/trip-edit/picked-stops.ts';

const trip = tripOf({ 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Mainz'] });

afterEach(() => {
  cleanup();
  pickedStops.end();
});

function show() {
  const moved: Trip[] = [];
  const run = vi.fn((operation: typeof moveStops, args: Parameters<typeof moveStops>[1]) => {
    const result = operation(trip, args);
    if (result.ok) moved.push(result.value);
    return ok(trip);
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the handle only moves stops
  const actions = { run: run as never };
  render(
    <TripsProvider store={fixedTrips({ current: trip, currentId: trip.id }, actions)}>
      <StopHandle stopId="koeln" name="Köln" />
      <Announcer />
    </TripsProvider>,
  );
  const handle = screen.getByRole('button', { name: 'Köln verschieben' });
  handle.focus();
  const order = () => moved.at(-1)?.days.map((day) => day.cityList.map(({ id }) => id));
  return { person: userEvent.setup(), handle, run, order };
}

it('moves a stop by Space and arrows over the edge of a day, and says where it is', async () => {
  const { person, handle, order } = show();
  await person.keyboard(' ');
  expect(handle.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText(/Köln aufgenommen\. Tag 1, Platz 1 von 2\./)).toBeTruthy();
  await person.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByText('Tag 2, Platz 1 von 2.')).toBeTruthy();
  await person.keyboard(' ');
  expect(screen.getByText('Köln abgelegt: Tag 2, Platz 1.')).toBeTruthy();
  expect(order()).toEqual([['bonn'], ['koeln', 'mainz']]);
});

it('changes nothing when Escape is pressed', async () => {
  const { person, handle, run } = show();
  await person.keyboard(' {ArrowDown}{Escape}');
  expect(handle.getAttribute('aria-pressed')).toBe('false');
  expect(screen.getByText('Köln: nicht verschoben.')).toBeTruthy();
  expect(run).not.toHaveBeenCalled();
});

it('says that it goes no further at the ends of the trip', async () => {
  const { person, run } = show();
  await person.keyboard(' {ArrowUp}');
  expect(screen.getByText('Weiter geht es nicht.')).toBeTruthy();
  expect(run).not.toHaveBeenCalled();
});

it('leaves arrows to the page while nothing is taken', async () => {
  const { person, handle, run } = show();
  await person.keyboard('{ArrowDown}');
  expect(handle.getAttribute('aria-pressed')).toBe('false');
  expect(run).not.toHaveBeenCalled();
});

it('takes the other picked stops along, in one step', async () => {
  const { person, run, order } = show();
  pickedStops.start(['koeln', 'mainz']);
  await person.keyboard(' ');
  expect(screen.getByText(/2 Stopps aufgenommen\. Tag 1, Platz 1 von 2\./)).toBeTruthy();
  await person.keyboard('{ArrowDown} ');
  expect(screen.getByText('2 Stopps abgelegt: Tag 1, Platz 2.')).toBeTruthy();
  expect(run).toHaveBeenCalledTimes(1);
  expect(order()).toEqual([['bonn', 'koeln', 'mainz'], []]);
});

it('takes the focus when it is taken, and leaves no events of the mouse to the map', () => {
  const { handle } = show();
  handle.blur();
  const press = createEvent.pointerDown(handle, { button: 0 });
  fireEvent(handle, press);
  expect([document.activeElement, press.defaultPrevented]).toEqual([handle, true]);
});
