// @vitest-environment happy-dom
import { setLegKind } from '@fahrtwind/domain';
import { accepted, hotelOf, tripOf } from '@fahrtwind/domain/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useSchedule } from '../../../parts/trip-schedule/use-schedule.ts';
import { useTrips } from '../../../store/trips/view/use-trips.ts';
import { dayView } from '../../../parts/trip-edit/day-view.ts';
import { plannerView } from '../../../parts/trip-edit/planner-view.ts';
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
  plannerView.reset();
  for (const { id } of trip.days) dayView.setCollapsed(id, false);
});

it('says where a day without stops is spent, and that it is free only before the first stop', async () => {
  await openPanel(<List />, trip);
  expect(day(1).getByText('frei')).toBeDefined();
  expect(day(3).getByText('weiter in Bonn')).toBeDefined();
  expect(day(3).queryByText('frei')).toBeNull();
});

it('says so in the line of a collapsed day, too', async () => {
  dayView.setCollapsed('tag-3', true);
  await openPanel(<List />, trip);
  expect(day(3).getByText('weiter in Bonn')).toBeDefined();
});

it('says how one travels only where a leg differs from most', async () => {
  const stopIds = ['bonn', 'mainz'];
  const camper = stopIds.reduce(
    (changed, stopId) => accepted(setLegKind(changed, { stopId, kind: 'camper' })),
    tripOf({ 'Tag 1': ['Köln', 'Bonn', 'Mainz', 'Basel'] }),
  );
  await openPanel(<List />, camper);
  const said = screen.getAllByRole('button', { name: /^Weg nach/ }).map((leg) => leg.textContent);
  expect(said.map((text) => /Mit dem \w+/.exec(text ?? '')?.[0] ?? '')).toEqual([
    '',
    '',
    'Mit dem Auto',
  ]);
});

it('names a country where it begins, and no other', async () => {
  await openPanel(<List />, tripOf({ 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Innsbruck', 'Wien'] }));
  expect(screen.getAllByText('Österreich')).toHaveLength(1);
  expect(screen.queryByText(/Deutschland/)).toBeNull();
});

it('adds a stop or a lodging by two buttons, or by the menu of the day', async () => {
  const { person } = await openPanel(<List />, trip);
  await person.click(screen.getByRole('button', { name: 'Stopp zu Tag 2 hinzufügen' }));
  expect(screen.getByRole('combobox', { name: 'Neuer Stopp an Tag 2' })).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Fertig' }));
  await person.click(screen.getByRole('button', { name: 'Aktionen für Tag 4' }));
  // There is no night after the last day.
  expect(screen.queryByRole('menuitem', { name: 'Unterkunft hinzufügen' })).toBeNull();
  await person.click(screen.getByRole('menuitem', { name: 'Stopp hinzufügen' }));
  expect(screen.getByRole('combobox', { name: 'Neuer Stopp an Tag 4' })).toBeDefined();
  const lodging = 'Unterkunft für die Nacht nach Tag 3 hinzufügen';
  await person.click(screen.getByRole('button', { name: lodging }));
  expect(plannerView.get()).toMatchObject({ openPanel: { kind: 'hotel' }, hotelDayId: 'tag-3' });
});

it('is one line for a further night at the same place, with the hotel in it', async () => {
  const hotels = [hotelOf('Bonn', '2026-07-13', 2)];
  const resting = tripOf({ 'Tag 1': ['Köln'], 'Tag 2': ['Bonn'], 'Tag 3': [] }, { hotels });
  await openPanel(<List />, resting);
  expect(day(3).getByText(/^weiter in Bonn/).textContent).toBe('weiter in Bonn · Hotel Bonn');
  expect(day(3).queryByText('Noch eine Nacht')).toBeNull();
  expect(day(2).getByText('Übernachtung')).toBeDefined();
});
