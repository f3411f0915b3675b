// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fixedTrips } from '../../../parts/testing/fixed-trips.ts';
import { TripsProvider } from '../../../store/trips/trips-provider.tsx';
import { PoiBar } from './poi-bar.tsx';
import { usePoisOnMap } from './use-pois-on-map.ts';

const VIEW = { bounds: [10, 47, 12, 48], zoom: 9, lat: 47.5, lng: 11 } as const;
const SENTENCE = 'Ein Leuchtturm am Ende der Mole, von dem man den ganzen Hafen sieht.';
const location = { lat: 47.5, lng: 11, label: 'Hafen', longLabel: '', englishName: '' };
const LIGHTHOUSE = {
  osmId: 'fahrtwind/turm',
  kind: 'sight',
  name: 'Leuchtturm',
  location,
  url: '',
};

let kinds: readonly string[] | null = null;

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) => {
    if (!path.startsWith('/api/poi-kinds')) {
      const pois = [{ ...LIGHTHOUSE, description: SENTENCE }];
      return Response.json({ pois, source: 'x', attribution: [], isFallback: false });
    }
    return kinds ? Response.json({ kinds }) : new Response('{}', { status: 503 });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Bar() {
  return <PoiBar pois={usePoisOnMap(VIEW, [])} />;
}

async function open() {
  const person = userEvent.setup();
  const store = fixedTrips({ current: null, currentId: null, currentRole: null });
  render(
    <TripsProvider store={store}>
      <Bar />
    </TripsProvider>,
  );
  await person.click(screen.getByRole('button', { name: 'Orte entdecken' }));
  return person;
}

const offered = () => screen.getAllByRole('checkbox').map((box) => box.parentElement?.textContent);

it('offers only categories that have something here', async () => {
  kinds = ['museum', 'beach'];
  await open();
  await expect
    .poll(offered, { timeout: 15_000 })
    .toEqual(['Sehenswertes', 'Natur & Strand', 'Nur entlang der Route']);
});

it('says so where nothing is known, and offers everything when it is unknown what there is', async () => {
  kinds = [];
  await open();
  expect(await screen.findByText(/ist nichts bekannt/)).toBeDefined();
  cleanup();
  kinds = null;
  await open();
  await expect.poll(() => offered().length, { timeout: 15_000 }).toBe(8);
});

it('tells of what was found in a German sentence', async () => {
  kinds = ['sight'];
  const person = await open();
  await person.click(screen.getByRole('checkbox', { name: 'Sehenswertes' }));
  expect((await screen.findByText(SENTENCE)).lang).toBe('de');
});
