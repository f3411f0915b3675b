import { answerJson, startLocalService } from '@fahrtwind/geo/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startAccountServer, type AccountServer } from '../../../test/account-server.ts';

let server: AccountServer;

beforeAll(async () => {
  server = await startAccountServer();
});
afterAll(() => server.close());

interface Line {
  readonly name?: string;
  readonly address?: string;
  readonly near?: { readonly lat: number; readonly lng: number };
}

const lookUp = (lines: readonly Line[], from = server) =>
  from.browser().send({ method: 'POST', url: '/api/places/look-up', payload: { lines } });

const agreementsOf = async (line: Line): Promise<Record<string, string>> => {
  const reply = await lookUp([line]);
  expect(reply.statusCode, reply.body).toBe(200);
  const [found]: readonly (readonly { label: string; agreement: string }[])[] = reply.json().lines;
  return Object.fromEntries((found ?? []).map(({ label, agreement }) => [label, agreement]));
};

it.each(['LOST', 'STAND', 'BAR MUGEN', 'Mark VI', 'Edeka', 'Lidl', 'Café Central'])(
  'calls nothing that is merely similar to „%s“ found',
  async (name) => {
    const agreements = Object.values(await agreementsOf({ name }));
    expect(agreements).not.toContain('name');
    expect(agreements).not.toContain('place');
  },
);

it.each([
  ['Venezia', 'Venedig, Venetien, Italien', 'name'],
  ['Muenchen', 'München, Bayern, Deutschland', 'name'],
  ['københavn', 'Kopenhagen, Hauptstadtregion, Dänemark', 'name'],
  ['Frankfurt', 'Frankfurt am Main, Hessen, Deutschland', 'name'],
  ['Rom, Italien', 'Rom, Latium, Italien', 'place'],
  ['Frankfurt, Hessen', 'Frankfurt am Main, Hessen, Deutschland', 'place'],
  ['Garmisch', 'Garmisch-Partenkirchen, Bayern, Deutschland', 'part'],
])('says how far %s means %s', async (name, label, agreement) => {
  expect(await agreementsOf({ name })).toMatchObject({ [label]: agreement });
});

it('finds at least the town of an address, and says that it is no more', async () => {
  const found = await agreementsOf({ name: 'Brauhaus', address: 'Am Hof 12, 50667 Köln' });
  expect(found).toMatchObject({ 'Köln, Nordrhein-Westfalen, Deutschland': 'area' });
  expect(await agreementsOf({ name: 'Nirgends', address: 'Nirgendwo 1, Xyzstadt' })).toEqual({});
});

it('answers every line in its place, and names points', async () => {
  const near = { lat: 50.94, lng: 6.96 };
  const reply = await lookUp([{ name: 'Xyzabcdef' }, { near }, { name: 'Bonn' }]);
  const { lines, attribution } = reply.json();
  expect(lines.map((found: { label: string }[]) => found[0]?.label.split(',')[0])).toEqual([
    undefined,
    'Altstadt Nord',
    'Bonn',
  ]);
  expect(attribution).toContain('GeoNames (CC BY 4.0)');
});

it('takes 25 lines at most', async () => {
  const lines = Array.from({ length: 26 }, () => ({ name: 'Rom' }));
  expect((await lookUp(lines)).statusCode).toBe(400);
  expect((await lookUp([])).statusCode).toBe(400);
});

it('compares also what a service outside says', async () => {
  const names = ['Edeka', 'Edeka Meier', 'Etzel'];
  const photon = await startLocalService((_request, response) =>
    answerJson(response, {
      features: names.map((name, index) => ({
        geometry: { type: 'Point', coordinates: [7 + index, 50] },
        properties: { name, city: 'Köln', country: 'Deutschland', countrycode: 'DE' },
      })),
    }),
  );
  const asking = await startAccountServer({
    env: { GEOCODER: 'photon', GEOCODER_URL: photon.url },
  });
  const reply = await lookUp([{ name: 'Edeka' }], asking);
  await Promise.all([asking.close(), photon.close()]);
  const [found]: readonly (readonly { agreement: string }[])[] = reply.json().lines;
  expect(found?.map(({ agreement }) => agreement)).toEqual(['name', 'part', 'none']);
});
