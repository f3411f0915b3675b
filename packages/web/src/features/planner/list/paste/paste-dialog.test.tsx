// @vitest-environment happy-dom
import { shortLabel, stopsOf, type Agreement } from '@fahrtwind/domain';
import { routeOf, tripOf } from '@fahrtwind/domain/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPanel } from '../../../../parts/testing/open-panel.tsx';
import { plannerView } from '../../../../parts/trip-edit/planner-view.ts';
import { PasteDialog } from './paste-dialog.tsx';

type Row = readonly [
  label: string,
  lat: number,
  lng: number,
  population?: number,
  agreement?: Agreement,
];

/** What the search finds by a name alone. */
const FOUND: Readonly<Record<string, readonly Row[]>> = {
  Hamburg: [['Hamburg, Deutschland', 53.55, 10, 1_845_229]],
  Hirtshals: [['Hirtshals, Dänemark', 57.59, 9.96, 5532]],
  Kristiansand: [
    ['Kristiansand, Agder, Norwegen', 58.15, 8, 93_205],
    ['Kristiansund, Møre og Romsdal, Norwegen', 63.11, 7.73, 24_013, 'none'],
  ],
  Borgund: [
    ['Burgund, Frankreich', 47.1, 4.4, 0, 'none'],
    ['Stabkirche Borgund, Vestland, Norwegen', 61.05, 7.81, 0, 'part'],
  ],
  Lom: [
    ['Lom, Montana, Bulgarien', 43.82, 23.24, 26_594],
    ['Lomé, Togo', 6.13, 1.22, 749_700, 'none'],
  ],
  Atlantis: [['Atlanta, Georgia, USA', 33.75, -84.39, 498_715, 'none']],
  Geiranger: [['Geiranger, Møre og Romsdal, Norwegen', 62.1, 7.2, 220]],
};
/** What it finds near the middle of Norway, too. */
const NEARBY: Readonly<Record<string, readonly Row[]>> = {
  Lom: [['Fossbergom, Innlandet, Norwegen', 61.84, 8.57, 2211]],
};

const NAMELESS = { longLabel: '', englishName: '', kind: 'city', countryCode: '', timeZone: '' };

interface Asked {
  readonly lines: readonly { readonly name: string; readonly near?: object }[];
}

beforeEach(() => {
  vi.stubGlobal('fetch', (_path: string, { body = '' }: { readonly body?: string }) => {
    const asked: Asked = JSON.parse(body);
    const lines = asked.lines.map(({ name, near }) =>
      [...(FOUND[name] ?? []), ...(near ? (NEARBY[name] ?? []) : [])].map(
        ([label, lat, lng, population = 0, agreement = 'name']) => ({
          ...NAMELESS,
          label,
          lat,
          lng,
          population,
          agreement,
        }),
      ),
    );
    const flags = { source: 'x', isFallback: false };
    return Promise.resolve(Response.json({ lines, attribution: [], ...flags }));
  });
});

afterEach(() => {
  cleanup();
  plannerView.reset();
  vi.unstubAllGlobals();
});

const EMPTY = tripOf({ 'Tag 1': [], 'Tag 2': [], 'Tag 3': [] });
const ONE_DAY = tripOf({ 'Tag 1': [] });
const NORWAY = 'Hamburg\nHirtshals\nKristiansand\nBorgund\nLom\nGeiranger\nAtlantis\nXyz\nHamburg';

const AT_DAY_1 = () => ({ dayId: 'tag-1' });

const open = (text: string, trip = EMPTY) =>
  openPanel(
    <PasteDialog text={text} near={undefined} positionOf={AT_DAY_1} onClose={() => undefined} />,
    trip,
  );

it('finds the places of a list where the others lie, and asks about the unclear ones', async () => {
  const { person, current, countSteps } = await open(NORWAY);
  await person.click(await screen.findByRole('button', { name: '7 Stopps einfügen' }));
  expect(routeOf(current())).toEqual([
    'Hamburg',
    'Hirtshals',
    'Kristiansand',
    'Stabkirche Borgund',
    'Fossbergom',
    'Geiranger',
    'Hamburg',
  ]);
  expect(current().days.filter(({ cityList }) => cityList.length > 0).length).toBeGreaterThan(2);
  expect(screen.getByText('7 Stopps hinzugefügt')).toBeDefined();
  expect(countSteps()).toBe(1);
});

it('takes another place of that name, or leaves a line out', async () => {
  const { person, current } = await open(NORWAY);
  const lom = await screen.findByRole('combobox', { name: 'Ort für „Lom“' });
  const similar = screen.getByRole('combobox', { name: 'Ort für „Atlantis“' });
  expect(similar).toHaveProperty('value', '-1');
  expect(screen.getByText('bitte prüfen')).toBeDefined();
  expect(screen.getByText('nicht gefunden')).toBeDefined();
  await person.selectOptions(lom, 'Lom, Montana, Bulgarien');
  await person.selectOptions(screen.getByRole('combobox', { name: /Borgund/ }), 'weglassen');
  await person.click(screen.getByRole('switch', { name: /Tage verteilen/ }));
  await person.click(screen.getByRole('button', { name: '6 Stopps einfügen' }));
  const [first, ...others] = current().days.map(({ cityList }) => cityList);
  expect(first?.map(({ location }) => shortLabel(location))).toContain('Lom');
  expect(others.flat()).toEqual([]);
  expect(stopsOf(current())).toHaveLength(6);
});

it('does not take a planned trip apart unasked', async () => {
  const planned = tripOf({ 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Mainz'] });
  await open('Hamburg\nHirtshals', planned);
  const spread = await screen.findByRole('switch', { name: /Tage verteilen/ });
  expect(spread).toHaveProperty('checked', false);
});

it('spreads by the ways that the planner of routes knows, as soon as it has answered', async () => {
  const search = fetch;
  const waiting: (() => void)[] = [];
  vi.stubGlobal('fetch', async (path: string, options: { readonly body: string }) => {
    if (!path.endsWith('/routes')) return search(path, options);
    await new Promise<void>((resolve) => waiting.push(resolve));
    const asked: { readonly stops: readonly { readonly cityId: string }[] } = JSON.parse(
      options.body,
    );
    const way = { meters: 60_000, seconds: 3600, geometry: [], isEstimate: false };
    const flags = { hasToll: false, hasFerry: true, countries: [], routeProfile: 'driving' };
    const legs = asked.stops.slice(1).map(({ cityId }) => ({ ...way, ...flags, cityId }));
    return Response.json({ legs, source: 'x', attribution: [], isFallback: false });
  });
  await open('Kristiansand\nBorgund\nGeiranger', ONE_DAY);
  expect(await screen.findByRole('switch', { name: /Auf \d Tage verteilen/ })).toBeDefined();
  await waitFor(() => expect(waiting).toHaveLength(1));
  waiting[0]?.();
  await waitFor(() => expect(screen.queryByRole('switch')).toBeNull());
});

it('asks for the list when there is none yet, and takes a link with directions', async () => {
  const { person, current } = await open('');
  const link =
    'https://www.google.com/maps/dir/Hamburg/Hirtshals/@55,9,7z/data=!1m5!1m1!1s0x1!2m2!1d9.99!2d53.55!1m5!1m1!1s0x2!2m2!1d9.96!2d57.59';
  await person.type(screen.getByRole('textbox', { name: 'Orte' }), link);
  await person.click(screen.getByRole('button', { name: 'Orte nachsehen' }));
  await person.click(await screen.findByRole('button', { name: '2 Stopps einfügen' }));
  expect(routeOf(current())).toEqual(['Hamburg', 'Hirtshals']);
});

it('says so when the search does not answer', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 503 })));
  await open('Hamburg\nHirtshals');
  expect(await screen.findByText(/Die Ortssuche antwortet gerade nicht/)).toBeDefined();
});
