// @vitest-environment happy-dom
import { tripOf } from '@fahrtwind/domain/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPanel } from '../parts/testing/open-panel.tsx';
import { useTrips } from '../store/trips/view/use-trips.ts';
import { TripSwitcher } from './planner/page/trip-switcher.tsx';
import { PlannerSlotsProvider } from './planner/slots.tsx';
import { FileActions } from './exchange/components/file-actions.tsx';
import { PublishItem } from './public-trips/share/publish-item.tsx';
import { TripActions } from './trips/components/trip-actions.tsx';

const TRIP = tripOf({ 'Tag 1': ['Köln', 'Bonn'] }, { title: 'Rhein' });

const Nothing = () => null;
const SLOTS = {
  AssistantPanel: Nothing,
  Companions: Nothing,
  DeletedElsewhere: Nothing,
  FileActions,
  InvitationPage: Nothing,
  LastEditor: Nothing,
  PresenceBar: Nothing,
  PublishItem,
  ReadOnlyNotice: Nothing,
  ReceivedInvitations: Nothing,
  SelectedByOthers: Nothing,
  ShareButton: Nothing,
  StopComments: Nothing,
  TripActions,
};

// The dialogs of the companions and exports are asked for; no answer comes here.
beforeEach(() => vi.stubGlobal('fetch', () => new Promise(() => undefined)));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Here() {
  const { pathname, search } = useLocation();
  const title = useTrips(({ current }) => current?.title ?? 'keine');
  return <output>{`${pathname}${search} ${title}`}</output>;
}

async function openMenu(role: 'owner' | 'reader') {
  const panel = (
    <PlannerSlotsProvider value={SLOTS}>
      <TripSwitcher trip={TRIP} />
      <Here />
    </PlannerSlotsProvider>
  );
  const { person } = await openPanel(panel, TRIP, { role });
  const open = async () => {
    await person.click(screen.getByRole('button', { name: 'Menü der Reise' }));
    return within(screen.getByRole('navigation', { name: 'Menü der Reise' }));
  };
  return { person, open, here: () => screen.getByRole('status').textContent };
}

it('prints, publishes, duplicates and deletes the open trip', async () => {
  const { person, open, here } = await openMenu('owner');
  const menu = await open();
  expect(menu.getByRole('link', { name: /Drucken/ }).getAttribute('href')).toBe('/print');
  await person.click(menu.getByRole('button', { name: 'Veröffentlichen' }));
  expect(here()).toBe('/planen?zeige=veroeffentlichen Rhein');

  await person.click((await open()).getByRole('button', { name: 'Duplizieren' }));
  await waitFor(() => expect(here()).toContain('Rhein (Kopie)'));
  expect(screen.getByText('„Rhein (Kopie)“ ist angelegt')).toBeTruthy();
});

it('leads from a deleted trip to the list, and takes the deletion back', async () => {
  const { person, open, here } = await openMenu('owner');
  await person.click((await open()).getByRole('button', { name: 'Löschen' }));
  await waitFor(() => expect(here()).toBe('/Reisen keine'));
  expect(screen.getByText('„Rhein“ gelöscht')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Rückgängig' }));
  expect(await screen.findByText('„Rhein“ ist wieder da')).toBeTruthy();
});

it('says to companions what only the owner can do', async () => {
  const { person, open, here } = await openMenu('reader');
  const menu = await open();
  for (const name of [/^Veröffentlichen/, /^Duplizieren/, /^Löschen/]) {
    const item = menu.getByRole('button', { name });
    expect(item.getAttribute('aria-disabled')).toBe('true');
    expect(item.textContent).toMatch(/nur, wem die Reise gehört/);
    await person.click(item);
  }
  expect(here()).toContain(' Rhein');
  expect(menu.getByRole('link', { name: /Drucken/ })).toBeTruthy();
});
