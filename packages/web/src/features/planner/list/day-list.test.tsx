// @vitest-environment happy-dom
import { tripOf } from '@fahrtwind/domain/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useSchedule } from '../../../parts/trip-schedule/use-schedule.ts';
import { useTrips } from '../../../store/trips/view/use-trips.ts';
import { dayView } from '../../../parts/trip-edit/day-view.ts';
import { openPanel } from '../../../parts/testing/open-panel.tsx';
import { DayList } from './day-list.tsx';

const trip = tripOf({ 'Tag 1': [], 'Tag 2': ['Köln', 'Bonn'], 'Tag 3': [], 'Tag 4': ['Mainz'] });

function List() {
  const current = useTrips((state) => state.current) ?? trip;
  return <DayList trip={current} schedule={useSchedule(current)} renderMarks={() => null} />;
}

const day = (number: number) =>
  within(screen.getByRole('region', { name: new RegExp(`Tag ${number}`) }));

afterEach(() => {
  cleanup();
  for (const { id } of trip.days) dayView.setCollapsed(id, false);
});

it('says where a day without stops is spent, and that there is none only before the first', async () => {
  await openPanel(<List />, trip);
  expect(day(1).getByText(/^Noch kein Stopp/)).toBeDefined();
  expect(day(3).getByText('weiter in Bonn')).toBeDefined();
  expect(day(3).queryByText(/Noch kein Stopp/)).toBeNull();
});

it('says so in the line of a collapsed day, too', async () => {
  dayView.setCollapsed('tag-3', true);
  await openPanel(<List />, trip);
  expect(day(3).getByText('weiter in Bonn')).toBeDefined();
});
