// @vitest-environment happy-dom
import { tripOf } from '@fahrtwind/domain/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fixedTrips } from '../../../../parts/testing/fixed-trips.ts';
import { TripsProvider } from '../../../../store/trips/trips-provider.tsx';
import { plannerView } from '../../../../parts/trip-edit/planner-view.ts';
import { PanelHost } from './panel-host.tsx';

const trip = tripOf({ 'Tag 1': ['Köln'], 'Tag 2': ['Mainz'] });
const location = { lat: 53.5, lng: 10, label: 'Altona, Hamburg', longLabel: '', englishName: '' };

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});

afterEach(() => {
  act(() => plannerView.reset());
  cleanup();
  vi.unstubAllGlobals();
});

function show() {
  render(
    <TripsProvider store={fixedTrips({ current: trip, currentId: trip.id, currentRole: 'owner' })}>
      <button type="button" onClick={() => plannerView.open({ kind: 'place', location })}>
        Auf der Karte
      </button>
      <button type="button" onClick={() => plannerView.open({ kind: 'stop', stopId: 'koeln' })}>
        Köln
      </button>
      <PanelHost />
    </TripsProvider>,
  );
  return userEvent.setup();
}

it('takes the focus when it opens, and gives it back when Escape closes it', async () => {
  const person = show();
  const opener = screen.getByRole('button', { name: 'Auf der Karte' });
  await person.click(opener);
  const heading = screen.getByRole('heading', { name: 'Altona, Hamburg' });
  expect(document.activeElement).toBe(heading);
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('heading')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

const name = () => screen.queryByRole('textbox', { name: 'Name' });
const heading = () => screen.getByRole('heading', { level: 2, name: 'Köln' });

it('shows a stop as a place first, leads to its form, and with Escape one step back each', async () => {
  const person = show();
  const opener = screen.getByRole('button', { name: 'Köln' });
  await person.click(opener);
  await waitFor(() => expect(document.activeElement).toBe(heading()), { timeout: 15_000 });
  expect(name()).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Bearbeiten' }));
  expect(document.activeElement).toBe(heading());
  expect(name()).not.toBeNull();
  await person.keyboard('{Escape}');
  expect(name()).toBeNull();
  expect(document.activeElement).toBe(heading());
  await person.click(screen.getByRole('button', { name: 'Bearbeiten' }));
  await person.click(screen.getByRole('button', { name: 'Fertig' }));
  expect(document.activeElement).toBe(heading());
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('heading')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

it('is closed by going back at once, which does not leave the page', () => {
  show();
  act(() => plannerView.open({ kind: 'place', location }));
  expect(window.history.state).toMatchObject({ over: 'panel' });
  act(() => {
    window.history.replaceState({}, '');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(screen.queryByRole('heading')).toBeNull();
});
