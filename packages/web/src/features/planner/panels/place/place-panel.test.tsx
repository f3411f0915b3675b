// @vitest-environment happy-dom
import type { Poi } from '@fahrtwind/contract';
import { ok } from '@fahrtwind/domain';
import { tripOf } from '@fahrtwind/domain/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fixedTrips } from '../../../../parts/testing/fixed-trips.ts';
import { TripsProvider } from '../../../../store/trips/trips-provider.tsx';
import { PlacePanel } from './place-panel.tsx';

const trip = tripOf({ 'Tag 1': ['Köln'], 'Tag 2': ['Hamburg'] });
const clicked = { lat: 53.5, lng: 10, label: '', longLabel: '', englishName: '' };

let answer: (() => Promise<Response>) | null = null;
let added: unknown[] = [];

beforeEach(() => {
  added = [];
  vi.stubGlobal('fetch', () => answer?.() ?? new Promise(() => undefined));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  answer = null;
});

const places =
  (...labels: readonly string[]) =>
  () =>
    Promise.resolve(
      new Response(
        JSON.stringify({
          places: labels.map((label) => ({ ...clicked, label, longLabel: label })),
          source: 'x',
          attribution: [],
          isFallback: false,
        }),
      ),
    );

function show(poi?: Poi) {
  const store = fixedTrips(
    { current: trip, currentId: trip.id, currentRole: 'owner' },
    {
      run: (operation, args) => {
        added.push(args);
        return ok(trip);
      },
    },
  );
  render(
    <TripsProvider store={store}>
      <PlacePanel location={clicked} poi={poi} onClose={() => added.push('closed')} />
    </TripsProvider>,
  );
  return userEvent.setup();
}

it('calls a point that has no name „Geklickter Punkt“, and lets it be added all the same [SC-7]', async () => {
  const person = show();
  expect(screen.getByRole('heading', { name: 'Geklickter Punkt' })).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Als Stopp hinzufügen' }));
  expect(added).toMatchObject([
    { dayId: 'tag-2', stop: { location: { lat: 53.5, lng: 10, label: 'Geklickter Punkt' } } },
    'closed',
  ]);
});

it('takes the first part of the long label as the name, and the day that is chosen [SC-7]', async () => {
  answer = places('Altona, Hamburg, Deutschland', 'Elbe, Deutschland');
  const person = show();
  expect(await screen.findByRole('heading', { name: 'Altona' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Elbe' })).toBeDefined();
  await person.selectOptions(screen.getByLabelText('Tag'), 'tag-1');
  await person.click(screen.getByRole('button', { name: 'Als Stopp hinzufügen' }));
  expect(added).toMatchObject([
    { dayId: 'tag-1', stop: { location: { label: 'Altona, Hamburg, Deutschland' } } },
    'closed',
  ]);
});

it('says so when the name could not be looked up', async () => {
  answer = () => Promise.resolve(new Response('{}', { status: 503 }));
  show();
  expect(await screen.findByText(/ließ sich gerade nicht nachsehen/)).toBeDefined();
});

it('tells of a sight in a sentence, which is German on every host', () => {
  const description = 'Ein Leuchtturm am Ende der Mole, von dem man den ganzen Hafen sieht.';
  const poi = { osmId: 'node/1', kind: 'sight', name: 'Leuchtturm', url: '' } as const;
  show({ ...poi, description, location: clicked });
  expect(screen.getByText(description).lang).toBe('de');
});
