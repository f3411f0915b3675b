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
  await trips.haveBeenPlanned(screen, [
    { title: 'Über die Alpen', places: [MUNICH, INNSBRUCK, VENICE] },
  ]);
  await screen.opens('/ansehen/karte');
  await screen.seesHeading('Über die Alpen');
  await map.is(screen, state);
}

const SCALE = `document.querySelector('.maplibregl-ctrl-scale').textContent`;

journey(
  'the read-only map draws the trip with our own server alone [RT-9], in ranges of its archive, names its sources, and goes dark with the page',
  async ({ browse, memberMemory, site }) => {
    const member = await browse({ memory: memberMemory, hasMap: true });
    await opensMap(member);
    await member.sees('Natural Earth, GeoNames (CC BY 4.0)');
    for (const control of ['Stopp hinzufügen', 'Aktionen für München'])
      expect(await member.countOf(`[aria-label="${control}"]`)).toBe(0);
    expect(await member.accessibilityFindings()).toEqual([]);
    const kept = async () => (await member.evaluates<Pieces>(PIECES)).length;
    await expect.poll(kept).toBeGreaterThan(2);
    for (const [address, bytes] of await member.evaluates<Pieces>(PIECES)) {
      const range = /^\/api\/map\/tiles\/[0-9a-f]{16}\.pmtiles\?bytes=(\d+)-(\d+)$/.exec(address);
      expect(range, address).not.toBeNull();
      expect(bytes).toBe(Number(range?.[2]) - Number(range?.[1]) + 1);
    }

    await member.presses('Karten & Daten');
    await member.seesDialog('Karten & Daten');
    await member.sees(/Public Domain/);
    await member.sees(/CC BY 4\.0/);
    await member.sees('naturalearthdata.com');
    await member.types('Escape');
    await member.seesNoDialog();

    const before = await member.evaluates(SCALE);
    await member.turnsDark();
    await member.waitsFor(
      `performance.getEntriesByType('resource').some(({ name }) => name.includes('theme=dark'))`,
    );
    await map.is(member, 'ready');
    // It keeps its place.
    expect(await member.evaluates(SCALE)).toBe(before);
    expect(await member.accessibilityFindings()).toEqual([]);
    await member.resizes(320, 640);
    expect(await member.widerThanScreen()).toEqual([]);
    expect([...member.profile.hosts().keys()]).toEqual([new URL(site.url).host]);
    expect(member.profile.problems()).toEqual([]);
  },
);

journey(
  'the keyboard moves the map, steps through the stops and opens the list; what was seen is there without a network',
  async ({ browse, memberMemory }) => {
    const member = await browse({ memory: memberMemory, hasMap: true });
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

    await member.tabsTo(/^canvas/);
    const scale = (): Promise<string> => member.evaluates(SCALE);
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

journey('without WebGL the trip is there as a list', async ({ member: screen }) => {
  await opensMap(screen, 'no-graphics');
  await screen.sees(/Dieser Browser kann die Karte nicht zeichnen/);
  await screen.sees('München');
  await screen.sees('Venedig');
  expect(await screen.countOf('script[src*="map-controller"], link[href*="map-controller"]')).toBe(
    0,
  );
  expect(await screen.accessibilityFindings()).toEqual([]);
});

journey(
  'a map that does not come, or loses its graphics card, says so and comes back',
  async ({ browse, memberMemory }) => {
    const screen = await browse({ memory: memberMemory, hasMap: true });
    await screen.profile.breaks('/api/map/style.json*', 500, '{}');
    await opensMap(screen, 'failed');
    await screen.sees(/Die Karte ist gerade nicht zu laden/);
    await screen.sees('Venedig');
    await screen.profile.mends('/api/map/style.json*');
    await screen.presses('Noch einmal versuchen');
    await map.is(screen, 'ready');

    await screen.evaluates(
      `void (window.lostCard = document.querySelector('.maplibregl-canvas').getContext('webgl2')
        .getExtension('WEBGL_lose_context')).loseContext()`,
    );
    await map.is(screen, 'failed');
    await screen.sees(/Die Karte ist gerade nicht zu laden/);
    await screen.sees('Venedig');
    await screen.evaluates(`window.lostCard.restoreContext()`);
    await map.is(screen, 'ready');
    await screen.presses('Näher heran');
  },
);
