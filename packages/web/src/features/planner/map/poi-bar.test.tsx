// @vitest-environment happy-dom
import { ok } from '@fahrtwind/domain';
import { tripOf } from '@fahrtwind/domain/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aLeg } from '../../../map/testing/content-of.ts';
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

function at(lng: number, label: string, lat = 47.5) {
  return { ...location, lat, lng, label };
}

let added: unknown[] = [];
let kinds: readonly string[] | null = null;

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) => {
    if (!path.startsWith('/api/poi-kinds')) {
      const pois = [
        { ...LIGHTHOUSE, description: SENTENCE },
        { ...LIGHTHOUSE, osmId: 'fahrtwind/burg', name: 'Burg', location: at(10.5, 'Burg') },
        {
          ...LIGHTHOUSE,
          osmId: 'fahrtwind/fern',
          name: 'Fernes Schloss',
          location: at(11, '', 49),
        },
      ];
      return Response.json({ pois, source: 'x', attribution: [], isFallback: false });
    }
    return kinds ? Response.json({ kinds }) : new Response('{}', { status: 503 });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const LEG = aLeg('b', {
  geometry: [
    [10.2, 47.5],
    [11.2, 47.5],
  ],
});
const LEGS = [LEG];

function Bar() {
  const pois = usePoisOnMap(VIEW, LEGS);
  return (
    <>
      <PoiBar pois={pois} />
      <output data-testid="points">{pois.points.length}</output>
    </>
  );
}

async function open() {
  const person = userEvent.setup();
  const trip = tripOf({ 'Tag 1': ['Köln', 'Mainz'] });
  added = [];
  const store = fixedTrips(
    { current: trip, currentId: trip.id, currentRole: 'owner' },
    {
      run: (_, args) => {
        added.push(args);
        return ok(trip);
      },
    },
  );
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

it('lists what lies along the way in the order of the way, counts it, and adds it as a stop', async () => {
  kinds = ['sight'];
  const person = await open();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /entlang/ }).checked).toBe(true);
  await person.click(screen.getByRole('checkbox', { name: 'Sehenswertes' }));
  await screen.findByRole('button', { name: /^Leuchtturm/ });
  expect(screen.queryByText('Fernes Schloss')).toBeNull();
  const places = screen.getAllByRole('button', { name: /Sehenswürdigkeit$/ });
  expect(places.map((place) => place.textContent)).toEqual([
    'Burg Sehenswürdigkeit',
    'Leuchtturm Sehenswürdigkeit',
  ]);
  expect(screen.getByRole('button', { name: 'Orte entdecken' }).textContent).toContain('2');
  await person.click(screen.getByRole('button', { name: 'Als Stopp hinzufügen: Burg' }));
  expect(added).toMatchObject([{ stop: { location: { label: 'Burg' } } }]);
});

it('takes everything off the map when it is closed', async () => {
  kinds = ['sight'];
  const person = await open();
  await person.click(screen.getByRole('checkbox', { name: 'Sehenswertes' }));
  await expect.poll(() => screen.getByTestId('points').textContent).toBe('2');
  await person.click(screen.getByRole('button', { name: 'Orte entdecken' }));
  expect(screen.getByTestId('points').textContent).toBe('0');
});

it('tells of what was found in a German sentence', async () => {
  kinds = ['sight'];
  const person = await open();
  await person.click(screen.getByRole('checkbox', { name: 'Sehenswertes' }));
  expect((await screen.findByText(SENTENCE)).lang).toBe('de');
});
