// @vitest-environment happy-dom
import { findStop, type StopComment, type Trip } from '@fahrtwind/domain';
import { tripOf } from '@fahrtwind/domain/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openPanel } from '../../../parts/testing/open-panel.tsx';
import { useTrips } from '../../../store/trips/view/use-trips.ts';
import { tripPeople } from '../people/browser-people.ts';
import { StopComments } from './stop-comments.tsx';

afterEach(async () => {
  cleanup();
  await tripPeople.open(null);
  vi.unstubAllGlobals();
});

const SKETCH = tripOf({ 'Tag 1': ['Köln', 'Bonn'] });

function said(...comments: readonly StopComment[]): Trip {
  const days = SKETCH.days.map((day) => ({
    ...day,
    cityList: day.cityList.map((stop) => (stop.id === 'bonn' ? { ...stop, comments } : stop)),
  }));
  return { ...SKETCH, days };
}

const BY_JONAS = {
  id: 'c1',
  userId: 'jonas',
  text: 'Da gibt es gutes Eis.',
  writtenAt: '2026-07-01T10:00:00.000Z',
};
const BY_MARA = { ...BY_JONAS, id: 'c2', userId: 'mara', text: 'Dann halten wir dort.' };

function Bonn() {
  const stop = useTrips(({ current }) => current && findStop(current, 'bonn')?.stop);
  return stop ? <StopComments stop={stop} /> : null;
}

const mara = { uid: 'mara', name: 'Mara Klein', photoURL: '' };
const jonas = { uid: 'jonas', name: 'Jonas Groß', photoURL: '' };

/** Mara and Jonas travel together, one of them as the owner. */
async function areTogether(trip: Trip, owner = mara, companion = jonas) {
  const joined = { role: 'editor', acceptedAt: '2026-07-12T10:00:00Z' };
  const companions = [{ ...companion, ...joined }];
  const people = { ownRole: 'owner', owner, companions, invitations: [], limit: 10 };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(people)));
  await act(() => tripPeople.open(trip.id));
}

const part = () => screen.getByRole('region', { name: 'Kommentare' });

it('shows nothing on a trip without companions', async () => {
  await openPanel(<Bonn />, SKETCH);
  expect(screen.queryByRole('region', { name: 'Kommentare' })).toBeNull();
});

it('takes a comment of the person who writes it, as one step', async () => {
  await areTogether(SKETCH);
  const { person, current, countSteps } = await openPanel(<Bonn />, SKETCH);
  const field = screen.getByRole('textbox', { name: /den anderen dazu sagen/ });
  await person.click(screen.getByRole('button', { name: 'Kommentieren' }));
  expect(screen.getByText('Ein Kommentar braucht einen Text.')).toBeDefined();
  await person.type(field, ' Hier frühstücken? ');
  await person.click(screen.getByRole('button', { name: 'Kommentieren' }));
  expect(within(part()).getByRole('listitem').textContent).toContain('Du');
  expect(findStop(current(), 'bonn')?.stop.comments).toMatchObject([
    { userId: 'mara', text: 'Hier frühstücken?' },
  ]);
  expect(field).toHaveProperty('value', '');
  expect(countSteps()).toBe(1);
});

it('names who has written what, in the order of writing; the owner takes any of them away', async () => {
  const later = {
    ...BY_JONAS,
    id: 'c3',
    text: 'Abgemacht!',
    writtenAt: '2026-07-02T10:00:00.000Z',
  };
  const gone = { ...BY_JONAS, id: 'c4', userId: 'ehemals', text: 'Ich auch.', writtenAt: '' };
  const trip = said(later, BY_JONAS, gone);
  await areTogether(trip);
  const { person, current } = await openPanel(<Bonn />, trip);
  const texts = within(part())
    .getAllByRole('listitem')
    .map((one) => one.textContent);
  expect(texts.findIndex((text) => text?.includes('Jonas Groß') && text.includes('Eis'))).toBe(
    texts.findIndex((text) => text?.includes('Abgemacht')) - 1,
  );
  expect(texts.filter((text) => text?.includes('Jemand von euch'))).toHaveLength(1);
  const [first] = screen.getAllByRole('button', { name: 'Kommentar entfernen: Jonas Groß' });
  if (first) await person.click(first);
  expect(JSON.stringify(current())).not.toContain('Eis');
  await person.click(screen.getByRole('button', { name: 'Rückgängig' }));
  expect(JSON.stringify(current())).toContain('Eis');
});

it('is read and not written by those who travel along to read', async () => {
  const trip = said(BY_JONAS, BY_MARA);
  await areTogether(trip, jonas, mara);
  await openPanel(<Bonn />, trip, { role: 'reader' });
  expect(within(part()).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
