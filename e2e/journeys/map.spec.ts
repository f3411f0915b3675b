import type { Screen } from '../drivers/screen.ts';
import { expect, journey } from '../drivers/journey.ts';
import { map } from '../drivers/map.ts';
import { INNSBRUCK, MUNICH, trips } from '../drivers/trips.ts';

const VENICE = ['Venedig, Italien', 45.4371, 12.3327] as const;
/** Addresses and sizes of the pieces of the map that came over the network and are kept on the device. */
const PIECES = `caches.open('private-map').then(async (kept) => {
  const pieces = (await kept.keys()).filter(({ url }) => url.includes('/api/map/tiles/'));
  return Promise.all(pieces.map(async (request) => {
    const { pathname, search } = new URL(request.url);
    return [pathname + search, (await (await kept.match(request)).arrayBuffer()).byteLength];
  }));
})`;

type Pieces = readonly (readonly [address: string, bytes: number])[];

/** The map may be shown before its last piece has come: all are here when they have stayed as many for a second. */
async function piecesAreKept(screen: Screen): Promise<void> {
  let before = 0;
  const isSteady = async (): Promise<boolean> => {
    const { length } = await screen.evaluates<Pieces>(PIECES);
    const isSame = length > 2 && length === before;
    before = length;
    return isSame;
  };
  await expect.poll(isSteady, { intervals: [1000], timeout: 20_000 }).toBe(true);
}

map.takesTime();

/** Opens the map of a trip from Munich to Venice. */
async function opensMap(
  screen: Screen,
  state: 'ready' | 'failed' | 'no-graphics' = 'ready',
): Promise<void> {
  await screen.opens('/Impressum');
  await trips.haveBeenPlanned(screen, [
    { title: 'Über die Alpen', places: [MUNICH, INNSBRUCK, VENICE] },
  ]);
  await screen.opens('/ansehen/karte');
  await screen.seesHeading('Über die Alpen');
  await map.is(screen, state);
}

journey(
  'the read-only map draws the trip with our own server alone [RT-9]',
  async ({ member, site }) => {
    await opensMap(member);
    await member.sees('Natural Earth, GeoNames (CC BY 4.0)');
    expect(await member.countOf('.maplibregl-ctrl-scale')).toBe(1);
    expect([...member.profile.hosts().keys()]).toEqual([new URL(site.url).host]);
    expect(member.profile.problems()).toEqual([]);
  },
);

journey('a piece of the map comes from the archive as a range', async ({ member }) => {
  await opensMap(member);
  await expect.poll(async () => (await member.evaluates<Pieces>(PIECES)).length).toBeGreaterThan(2);
  for (const [address, bytes] of await member.evaluates<Pieces>(PIECES)) {
    const range = /^\/api\/map\/tiles\/[0-9a-f]{16}\.pmtiles\?bytes=(\d+)-(\d+)$/.exec(address);
    expect(range, address).not.toBeNull();
    expect(bytes).toBe(Number(range?.[2]) - Number(range?.[1]) + 1);
  }
});

journey(
  'the keyboard moves the map, steps through the stops and opens the list',
  async ({ member }) => {
    await opensMap(member);
    await member.tabsTo(/^canvas/);
    const scale = (): Promise<string> =>
      member.evaluates(`document.querySelector('.maplibregl-ctrl-scale').textContent`);
    const before = await scale();
    await member.types('Equal');
    await member.types('Equal');
    await expect.poll(scale).not.toBe(before);
    await member.tabsTo(/München/);
    await member.sees('Was die Karte zeigt');
    await member.types('Tab');
    await member.types('Enter');
    await expect
      .poll(() => member.evaluates(`document.querySelector('[aria-pressed=true]')?.textContent`))
      .toContain('Innsbruck');
    await member.presses('Als Liste zeigen');
    await member.sees('Was die Karte zeigt');
    await member.seesButton('Liste schließen');
  },
);

journey('the map goes dark with the page and keeps its place', async ({ member }) => {
  await opensMap(member);
  const scale = `document.querySelector('.maplibregl-ctrl-scale').textContent`;
  const before = await member.evaluates(scale);
  await member.evaluates(`void (document.documentElement.dataset.theme = 'dark')`);
  await member.waitsFor(
    `performance.getEntriesByType('resource').some(({ name }) => name.includes('theme=dark'))`,
  );
  await map.is(member, 'ready');
  expect(await member.evaluates(scale)).toBe(before);
  expect(member.profile.problems()).toEqual([]);
});

journey('„Karten & Daten“ names every source with its licence', async ({ member }) => {
  await opensMap(member);
  await member.presses('Karten & Daten');
  await member.seesDialog('Karten & Daten');
  await member.sees(/Public Domain/);
  await member.sees(/CC BY 4\.0/);
  await member.sees('naturalearthdata.com');
});

journey('without WebGL the trip is there as a list', async ({ browse, memberMemory }) => {
  const screen = await browse({ memory: memberMemory, hasGraphics: false });
  await opensMap(screen, 'no-graphics');
  await screen.sees(/Dieser Browser kann die Karte nicht zeichnen/);
  await screen.sees('München');
  await screen.sees('Venedig');
  expect(await screen.countOf('script[src*="map-engine"], link[href*="map-engine"]')).toBe(0);
  expect(await screen.accessibilityFindings()).toEqual([]);
});

journey(
  'a map that does not come says so and comes with the next try',
  async ({ browse, memberMemory }) => {
    const screen = await browse({ memory: memberMemory });
    await screen.profile.breaks('/api/map/style.json*', 500, '{}');
    await opensMap(screen, 'failed');
    await screen.sees(/Die Karte ist gerade nicht zu laden/);
    await screen.sees('Venedig');
    await screen.profile.mends('/api/map/style.json*');
    await screen.presses('Noch einmal versuchen');
    await map.is(screen, 'ready');
  },
);

journey('what was seen once is there without a network', async ({ member }) => {
  await opensMap(member);
  await member.workerControls();
  await map.is(member, 'ready');
  await piecesAreKept(member);
  // A reload breaks off what was still on its way; that is not asked in vain.
  const brokenOff = member.profile.failed().length;
  await member.profile.goesOffline();
  await member.reloads();
  await map.is(member, 'ready');
  // The style is asked for anew; pieces that were not kept would have been asked for in vain, too.
  const failed = member.profile.failed().slice(brokenOff);
  const inVain = failed.filter((address) => address.includes('/api/map/'));
  expect(inVain.some((address) => address.includes('/api/map/style.json'))).toBe(true);
  expect(inVain.filter((address) => address.includes('/api/map/tiles'))).toEqual([]);
});

journey(
  'the map page is readable for everybody, light and dark',
  async ({ member, browse, darkMemory }) => {
    await opensMap(member);
    expect(await member.accessibilityFindings()).toEqual([]);
    const dark = await browse({ memory: darkMemory });
    await opensMap(dark);
    expect(await dark.accessibilityFindings()).toEqual([]);
    const small = await browse({ memory: darkMemory, width: 320, height: 640 });
    await small.opens('/ansehen/karte');
    await map.is(small, 'ready');
    expect(await small.widerThanScreen()).toEqual([]);
  },
);
