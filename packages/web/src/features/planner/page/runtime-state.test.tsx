// @vitest-environment happy-dom
import type { Trip } from '@fahrtwind/domain';
import { tripOf } from '@fahrtwind/domain/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSchedule } from '../../../parts/trip-schedule/use-schedule.ts';
import { useTrips } from '../../../store/trips/view/use-trips.ts';
import { plannerView } from '../../../parts/trip-edit/planner-view.ts';
import { openPanel } from '../../../parts/testing/open-panel.tsx';
import { PanelHost } from './split-view/panel-host.tsx';
import { ScheduleView } from './schedule-view.tsx';

// Panels are loaded on first use, which would be during a test.
beforeAll(() =>
  Promise.all([import('../panels/stop/stop-panel.tsx'), import('../panels/hotel/hotel-panel.tsx')]),
);

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});

afterEach(() => {
  act(() => plannerView.reset());
  cleanup();
  vi.unstubAllGlobals();
});

const TRIP = tripOf({ 'Tag 1': ['Köln'], 'Tag 2': ['Mainz'] });

/** The planner without its map, and another page beside it. */
function Pages() {
  const trip = useTrips(({ current }) => current);
  const [isPlanner, setPlanner] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setPlanner(!isPlanner)}>
        Seite wechseln
      </button>
      {isPlanner && trip && <Planner trip={trip} />}
    </>
  );
}

function Planner({ trip }: { readonly trip: Trip }) {
  const schedule = useSchedule(trip);
  useEffect(() => plannerView.enter(trip.id), [trip.id]);
  return (
    <>
      <ScheduleView trip={trip} schedule={schedule} />
      <PanelHost />
    </>
  );
}

const press = (name: string | RegExp) => screen.getByRole('button', { name });
const selectedTab = () => screen.getByRole('tab', { selected: true }).textContent;

describe('what is open right now', () => {
  it('starts with the tab list and nothing else [RS-1]', async () => {
    await openPanel(<Pages />, TRIP);
    expect(selectedTab()).toBe('Liste');
    expect(plannerView.get()).toMatchObject({
      lastClickedLocation: null,
      cityId: null,
      editedEntryId: null,
      entryCityId: null,
      hotelDayId: null,
      openPanel: null,
    });
  });

  it('is the stop, the entry, the night and the point that were asked for last [RS-1]', async () => {
    const { person, current } = await openPanel(<Pages />, TRIP);
    await person.click(press('Köln'));
    expect(plannerView.get().cityId).toBe('koeln');
    await person.click(
      await screen.findByRole('button', { name: 'Bearbeiten' }, { timeout: 15_000 }),
    );
    await person.click(press('Restaurant'));
    const [entry] = current().days[0]?.cityList[0]?.entries ?? [];
    expect(plannerView.get()).toMatchObject({ editedEntryId: entry?.id, entryCityId: 'koeln' });
    await person.click(press(/Nacht nach Tag 1/));
    expect(plannerView.get()).toMatchObject({ hotelDayId: 'tag-1', editedEntryId: null });
    const location = { lat: 53.5, lng: 10, label: 'Altona', longLabel: '', englishName: '' };
    act(() => plannerView.open({ kind: 'place', location }));
    expect(plannerView.get()).toMatchObject({ lastClickedLocation: location, hotelDayId: null });
    expect(screen.getByRole('heading', { name: 'Altona' })).toBeDefined();
  });

  it('keeps tab and selected stop on the way to another page and back; panels are closed [RS-1]', async () => {
    const { person } = await openPanel(<Pages />, TRIP);
    await person.click(press('Mainz'));
    await person.click(screen.getByRole('tab', { name: 'Kosten' }));
    await person.click(press('Seite wechseln'));
    await person.click(press('Seite wechseln'));
    expect(selectedTab()).toBe('Kosten');
    expect(plannerView.get()).toMatchObject({ cityId: 'mainz', openPanel: null });
  });

  it('is nothing in another trip', () => {
    plannerView.enter('reise')();
    plannerView.select('mainz');
    plannerView.enter('andere');
    expect(plannerView.get().cityId).toBeNull();
  });
});
