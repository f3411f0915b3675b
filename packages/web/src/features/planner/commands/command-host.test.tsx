// @vitest-environment happy-dom
import { tripOf } from '@fahrtwind/domain/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ActionMenu } from '../../../parts/action-menu/action-menu.tsx';
import { fixedTrips } from '../../../parts/testing/fixed-trips.ts';
import { plannerView } from '../../../parts/trip-edit/planner-view.ts';
import { TripsProvider } from '../../../store/trips/trips-provider.tsx';
import { CommandHost } from './command-host.tsx';

const trip = tripOf({ 'Tag 1': ['Köln', 'Mainz', 'Basel', 'Bonn'] });
const state = { current: trip, currentId: trip.id, currentRole: 'owner' } as const;

afterEach(() => {
  act(() => plannerView.reset());
  cleanup();
});

function show() {
  render(
    <TripsProvider store={fixedTrips(state, { show: () => undefined })}>
      <ActionMenu
        label="Aktionen für Köln"
        actions={[{ label: 'Optional machen', icon: 'edit', run: () => undefined }]}
      />
      <CommandHost />
    </TripsProvider>,
  );
  return screen.getByRole('button', { name: 'Aktionen für Köln' });
}

const openPanel = () => plannerView.get().openPanel?.kind ?? null;
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const isPrepared = () => document.querySelector('[role=menu]') !== null;

it('works while the pointer rests on the three dots of a stop', () => {
  const opener = show();
  fireEvent.pointerEnter(opener);
  expect(isPrepared()).toBe(true);
  press('d');
  expect(openPanel()).toBe('dates');
});

it.each([
  ['Escape', () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })],
  ['an action', () => fireEvent.click(screen.getByRole('menuitem', { name: 'Optional machen' }))],
])('is silent while a menu is open, and works again after %s has closed it', async (_, leave) => {
  const opener = show();
  await act(async () => opener.focus());
  fireEvent.click(opener);
  press('d');
  expect(openPanel()).toBeNull();
  leave();
  expect(document.activeElement).toBe(opener);
  press('d');
  expect(openPanel()).toBe('dates');
});

it('leafs from an opened stop to the next one, and gives the list its place back for a new stop', () => {
  show();
  act(() => plannerView.open({ kind: 'stop', stopId: 'koeln' }));
  press('j');
  expect(plannerView.get().openPanel).toEqual({ kind: 'stop', stopId: 'mainz' });
  press('n');
  expect(openPanel()).toBeNull();
});
