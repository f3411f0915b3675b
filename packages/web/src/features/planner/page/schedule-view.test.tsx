// @vitest-environment happy-dom
import { newHotel, plannerDayPath, shiftDates } from '@fahrtwind/domain';
import { dateOf, hotelOf, tripOf } from '@fahrtwind/domain/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { useSchedule } from '../../../parts/trip-schedule/use-schedule.ts';
import { useTrips } from '../../../store/trips/view/use-trips.ts';
import { openPanel } from '../../../parts/testing/open-panel.tsx';
import { ScheduleView } from './schedule-view.tsx';

const hotels = [newHotel({ ...hotelOf('Bonn', '2026-07-12', 1), price: '' })];
const trip = tripOf({ 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Mainz'], 'Tag 3': [] }, { hotels });

function View() {
  const current = useTrips((state) => state.current) ?? trip;
  return (
    <div data-scroll="">
      <ScheduleView trip={current} schedule={useSchedule(current)} />
    </div>
  );
}

const scroller = () => document.querySelector('[data-scroll]') ?? document.body;

afterEach(cleanup);

it('begins another tab at its top', async () => {
  const { person } = await openPanel(<View />, trip);
  for (const name of ['Kalender', 'Kosten', 'Liste']) {
    scroller().scrollTop = 400;
    await person.click(screen.getByRole('tab', { name }));
    expect(scroller().scrollTop).toBe(0);
  }
  scroller().scrollTop = 400;
  await person.click(screen.getByRole('tab', { name: 'Liste' }));
  expect(scroller().scrollTop).toBe(400);
});

it('asks for arrival and departure only once there is a place to go to', async () => {
  await openPanel(<View />, tripOf({ 'Tag 1': [] }));
  expect(screen.queryByText('Anreise')).toBeNull();
  cleanup();
  await openPanel(<View />, trip);
  expect(screen.getByText('Anreise')).toBeDefined();
});

it('shows the day that a link leads to, in the list', async () => {
  const { person } = await openPanel(
    <>
      <Link to={plannerDayPath(2)}>Zu Tag 2</Link>
      <View />
    </>,
    trip,
  );
  await person.click(screen.getByRole('tab', { name: 'Kosten' }));
  await person.click(screen.getByRole('link', { name: 'Zu Tag 2' }));
  await waitFor(() => expect(document.activeElement?.id).toBe('tag-tag-2'));
  expect(screen.getByRole('tab', { name: 'Liste' }).getAttribute('aria-selected')).toBe('true');
});

it('shows no table by days while nothing has a price', async () => {
  const { person } = await openPanel(<View />, trip);
  await person.click(screen.getByRole('tab', { name: 'Kosten' }));
  expect(await screen.findByRole('table', { name: 'Nach Art' })).toBeDefined();
  expect(screen.queryByRole('table', { name: 'Nach Tagen' })).toBeNull();
});

it.each([
  [1, 'Tag 1 entfernt. Seine Stopps sind jetzt am neuen Tag 1 (Sonntag, 12.07.).'],
  [2, 'Tag 2 entfernt. Seine Stopps sind jetzt am neuen Tag 2 (Montag, 13.07.).'],
  [3, 'Tag 3 entfernt'],
])('names the day that has the stops after day %i was removed', async (number, said) => {
  const { person, current } = await openPanel(<View />, trip);
  await person.click(screen.getByRole('button', { name: `Aktionen für Tag ${number}` }));
  await person.click(screen.getByRole('menuitem', { name: 'Tag entfernen' }));
  expect(screen.getByText(said)).toBeDefined();
  expect(current().movedCities).toEqual([]);
  expect(screen.queryByText('verschoben')).toBeNull();
});

it('names the day before where the last day was removed', async () => {
  const { person } = await openPanel(<View />, tripOf({ 'Tag 1': ['Köln'], 'Tag 2': ['Mainz'] }));
  await person.click(screen.getByRole('button', { name: 'Aktionen für Tag 2' }));
  await person.click(screen.getByRole('menuitem', { name: 'Tag entfernen' }));
  expect(
    screen.getByText('Tag 2 entfernt. Seine Stopps sind jetzt an Tag 1 (Sonntag, 12.07.).'),
  ).toBeDefined();
});

it('says neither a span without length nor a time of no minutes', async () => {
  const here = tripOf({ 'Tag 1': ['Köln', 'Köln'], 'Tag 2': [] });
  const days = here.days.map((day) => ({ ...day, startMinutes: 600 }));
  const { actions } = await openPanel(<View />, { ...here, days });
  act(() => void actions.run(shiftDates, { start: dateOf('2026-07-12') }));
  expect(screen.getAllByText('ab 10:00 Uhr')).toHaveLength(2);
  expect(document.body.textContent).not.toContain('10:00 – 10:00');
  expect(document.body.textContent).not.toContain('0:00\u00A0h');
});
