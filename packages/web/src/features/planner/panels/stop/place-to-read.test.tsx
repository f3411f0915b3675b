// @vitest-environment happy-dom
import { findStop, shortLabel, stopsOf } from '@fahrtwind/domain';
import { placeOf, sketchOf, tripOf } from '@fahrtwind/domain/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPanel } from '../../../../parts/testing/open-panel.tsx';
import { plannerView } from '../../../../parts/trip-edit/planner-view.ts';
import { StopPanel } from './stop-panel.tsx';

const TRIP = tripOf({ 'Tag 1': ['München', 'Innsbruck'], 'Tag 2': [], 'Tag 3': ['Bozen'] });

const sight = (name: string, north: number, description: string) => ({
  osmId: `fahrtwind/${name}`,
  kind: 'sight',
  name,
  location: { ...placeOf('Innsbruck'), lat: placeOf('Innsbruck').lat + north, label: `${name}, X` },
  url: '',
  description,
});

beforeEach(() => {
  const pois = [
    sight('Schloss Ambras', 0.05, 'Renaissanceschloss über der Stadt.'),
    sight('Innsbruck', 0.001, 'Stadt zwischen den Bergen.'),
  ];
  const flags = { source: 'fahrtwind', attribution: ['Fahrtwind'], isFallback: false };
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(Response.json(path.includes('/api/pois') ? { pois, ...flags } : {})),
  );
});

afterEach(() => {
  cleanup();
  act(() => plannerView.reset());
  vi.unstubAllGlobals();
});

async function open(role: 'owner' | 'reader' = 'owner') {
  const panel = <StopPanel isEditing={false} stopId="innsbruck" onClose={() => undefined} />;
  return openPanel(panel, TRIP, { role });
}

it('tells what is here and what is near, and adds a near place to the day', async () => {
  const { person, current } = await open();
  expect(await screen.findByText('Stadt zwischen den Bergen.')).toBeDefined();
  const near = within(screen.getByRole('region', { name: 'In der Nähe' }));
  expect(near.getByText('Sehenswürdigkeit · 5,6 km')).toBeDefined();
  await person.click(near.getByRole('button', { name: 'Schloss Ambras als Stopp hinzufügen' }));
  expect(stopsOf(current()).map(({ location }) => shortLabel(location))).toContain(
    'Schloss Ambras',
  );
  expect(sketchOf(current())['tag-1']).toHaveLength(3);
  // What is in the trip is not offered again.
  expect(screen.queryByRole('region', { name: 'In der Nähe' })).toBeNull();
});

it('has its note written in place', async () => {
  const { person, current } = await open();
  await person.type(screen.getByRole('textbox', { name: 'Notiz' }), 'Parkhaus voll');
  expect(findStop(current(), 'innsbruck')?.stop.note).toMatchObject({ content: 'Parkhaus voll' });
});

it('changes the nights by a press, without its form', async () => {
  const { person, current } = await open();
  await person.click(screen.getByRole('button', { name: 'Eine Nacht mehr' }));
  expect(current().days).toHaveLength(4);
  await person.click(screen.getByRole('button', { name: 'Eine Nacht weniger' }));
  expect(current().days).toHaveLength(3);
});

it('leads to the stops before and after, and from an empty plan to its form', async () => {
  const { person } = await open();
  const nearby = within(screen.getByRole('navigation', { name: 'Davor und danach' }));
  await person.click(nearby.getByRole('button', { name: /Bozen/ }));
  expect(plannerView.get().openPanel).toEqual({ kind: 'stop', stopId: 'bozen' });
  await person.click(nearby.getByRole('button', { name: /München/ }));
  expect(plannerView.get().openPanel).toEqual({ kind: 'stop', stopId: 'muenchen' });
  await person.click(screen.getByRole('button', { name: 'Etwas eintragen' }));
  expect(plannerView.get().openPanel).toMatchObject({ stopId: 'innsbruck', isEditing: true });
});

it('offers nothing to change to readers', async () => {
  await open('reader');
  expect(await screen.findByText('Renaissanceschloss über der Stadt.')).toBeDefined();
  for (const name of ['Bearbeiten', 'Etwas eintragen', 'Eine Nacht mehr', /als Stopp hinzufügen/])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});
