import { expect, journey } from '../drivers/journey.ts';
import { map } from '../drivers/map.ts';
import { startOf } from '../drivers/person.ts';
import type { Screen } from '../drivers/screen.ts';
import { trips } from '../drivers/trips.ts';

const MUNICH = '48.13743,11.57549,München, Bayern, Deutschland';
const NORTH_SEA = '56,3,Nordsee';
/** The list of suggestions is longer than its box. */
const SCROLLS = `[...document.querySelectorAll('[role=listbox]')].some(
  ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)`;

map.takesTime();

async function looksFor(screen: Screen, field: string, place: string): Promise<void> {
  await screen.fills(field, place);
  await screen.waitsFor(`document.querySelector('[role=option]') !== null`);
  await screen.types('Enter');
}

async function isAt(screen: Screen, name: string): Promise<void> {
  await expect.poll(() => screen.focused()).toContain(name);
}

const query = (screen: Screen, key: string): readonly string[] =>
  new URL(screen.address()).searchParams.getAll(key);

const path = (places: Readonly<Record<string, string>>): string =>
  `/routen?${new URLSearchParams(places).toString()}`;

journey(
  'a visitor plans a route, shares it by its address and takes it as a trip [RT-4]',
  async ({ visitor: anna, browse, site }) => {
    await anna.opens('/routen');
    await anna.sees('Sobald Start und Ziel feststehen');
    expect(await anna.countOf('[data-map]')).toBe(0);
    await looksFor(anna, 'Von', 'Muenchen');
    await isAt(anna, 'Nach');
    await looksFor(anna, 'Nach', 'Venedig');
    await anna.sees('Deutschland → Österreich → Italien');
    await anna.sees('mautpflichtige Straßen');
    await anna.sees(/Das ist eine Schätzung/);

    await anna.presses('Zwischenstopp hinzufügen');
    await looksFor(anna, 'Zwischenstopp', 'Hamburg');
    await anna.sees('München – Hamburg');
    await anna.sees('Hamburg – Venedig');
    await anna.sees(/Das wird eine Reise von 2 Tagen. Eine Etappe dauert länger als 6 Stunden/);
    await anna.presses('Hamburg nach vorn');
    await anna.sees('Hamburg – München');
    await anna.presses('Richtung umkehren');
    await anna.sees('München – Hamburg');
    expect(query(anna, 'von')[0]).toContain('Venedig');
    expect(query(anna, 'ueber')[0]).toContain('München');
    await anna.toggles('Maut vermeiden');
    await anna.sees('keine bekannt');
    expect(query(anna, 'maut')).toEqual(['nein']);

    const ben = await browse();
    await ben.opens(anna.address());
    await ben.sees('Venedig – München');
    expect(await ben.isOn('Maut vermeiden')).toBe(true);
    await ben.marks('Luftlinie');
    await ben.sees(/Schätzung/);
    await ben.seesNot('Maut vermeiden');
    expect(query(ben, 'mit')).toEqual(['luftlinie']);

    expect((await startOf(anna)).session.state).toBe('visitor');
    await anna.presses(/^Als Reise übernehmen$/);
    await anna.isAt('/planen');
    await anna.seesHeading('Venedig – Hamburg');
    expect((await startOf(anna)).session.state).toBe('guest');
    await expect
      .poll(() => trips.stored(anna, 'Venedig – Hamburg'))
      .toMatchObject({
        days: [
          { cityList: [{ toll: false }, { location: { label: 'München, Bayern, Deutschland' } }] },
          { cityList: [{ toll: false, routeProfile: 'driving' }] },
        ],
      });
    await anna.reloads();
    await anna.seesHeading('Venedig – Hamburg');
    for (const { profile } of [anna, ben]) {
      expect([...profile.hosts().keys()]).toEqual([new URL(site.url).host]);
      expect(profile.problems()).toEqual([]);
    }
  },
);

journey(
  'the route page says why there is no route and ignores what makes no sense',
  async ({ guest: ben }) => {
    await ben.opens(path({ von: MUNICH, nach: NORTH_SEA, mit: 'rakete', ueber: '<script>' }));
    await ben.sees('Ein Teil der Adresse war nicht lesbar');
    await ben.sees('Von München nach Nordsee gibt es keine Route.');
    await ben.sees('Nordsee liegt im Wasser. Wähle einen Ort an Land.');
    expect(await ben.countOf('button:text-is("Als Reise übernehmen")')).toBe(0);

    await ben.profile.breaks('/api/routes', 500, '{}');
    await ben.presses('Nordsee entfernen');
    await ben.seesNot('Ein Teil der Adresse war nicht lesbar');
    await looksFor(ben, 'Nach', 'Augsburg');
    await ben.sees('Das Berechnen der Route hat nicht geklappt. Deine Orte bleiben hier stehen.');
    await ben.profile.mends('/api/routes');
    await ben.presses('Noch einmal');
    await ben.sees('München – Augsburg');
  },
);

journey(
  'on a phone, by keyboard alone, a route is planned and reordered, and axe finds nothing in either theme',
  async ({ browse, site }) => {
    const anna = await browse({ width: 390, height: 800, hasMap: true });
    await anna.opens(path({ von: MUNICH, nach: '45.43713,12.33265,Venedig, Italien' }));
    await anna.sees('München – Venedig');
    await map.is(anna, 'ready');
    await anna.tabsTo(/Zwischenstopp hinzufügen/);
    await anna.types('Enter');
    await anna.waitsFor(`document.activeElement?.getAttribute('role') === 'combobox'`);
    for (const key of ['B', 'a', 'd']) await anna.types(key);
    await anna.waitsFor(SCROLLS);
    expect(await anna.accessibilityFindings()).toEqual([]);
    for (let count = 0; count < 3; count += 1) await anna.types('Backspace');
    for (const key of ['B', 'o', 'z', 'e', 'n']) await anna.types(key);
    await anna.waitsFor(
      `document.querySelector('[role=option]')?.textContent.startsWith('Bozen') === true`,
    );
    await anna.types('Enter');
    await anna.sees('Bozen – Venedig');
    await isAt(anna, 'Zwischenstopp hinzufügen');
    await anna.types('Shift+Tab');
    await anna.types('Shift+Tab');
    await isAt(anna, 'Venedig nach vorn');
    await anna.types('Enter');
    await anna.sees('Venedig – Bozen');
    await isAt(anna, 'Venedig nach vorn');
    await anna.types('Enter');
    await anna.sees('Venedig – München');
    await isAt(anna, 'Venedig nach hinten');
    expect(await anna.widerThanScreen()).toEqual([]);
    expect(await anna.accessibilityFindings()).toEqual([]);
    await anna.turnsDark();
    expect(await anna.accessibilityFindings()).toEqual([]);
    expect([...anna.profile.hosts().keys()]).toEqual([new URL(site.url).host]);
    expect(anna.profile.problems()).toEqual([]);
  },
);

const firstCard = `(document.querySelector('main article h3')?.textContent ?? '')`;

journey(
  'a visitor filters the route ideas by keyboard, goes back, opens one and takes its trip [RT-4]',
  async ({ visitor: anna }) => {
    await anna.opens('/routen');
    await anna.sees(/^\d+ Routenideen$/);
    const all = await anna.countOf('main article');
    expect(all).toBeGreaterThanOrEqual(24);
    await anna.tabsTo(/Region/);
    for (const key of ['A', 'l', 'p']) await anna.types(key);
    await anna.waitsFor(`location.search === '?region=alpen'`);
    await anna.sees(/von \d+ Routenideen/);
    await anna.types('Tab');
    await anna.types('Tab');
    await isAt(anna, 'Reisezeit');
    await anna.chooses('Reisezeit', 'Winter');
    await anna.sees('Dazu haben wir noch keine Route');
    await anna.goesBack();
    await anna.waitsFor(`document.querySelector('select[name=region]')?.value === 'alpen'`);
    await anna.waitsFor(`document.querySelectorAll('main article').length > 0`);
    await anna.reloads();
    await anna.waitsFor(`document.querySelector('select[name=region]')?.value === 'alpen'`);
    await anna.presses('Filter zurücksetzen');
    await anna.waitsFor(`document.querySelectorAll('main article').length === ${all}`);
    await anna.chooses('Region', 'Alpen');
    await anna.waitsFor(
      `${firstCard}.startsWith('Dolomiten') || ${firstCard}.startsWith('Slowenien')`,
    );
    await anna.follows(/^Slowenien/);
    await anna.seesHeading(/^Slowenien/);
    await anna.sees('Mai bis Juli, September');
    await anna.sees(/600–1\.100\s€ zu zweit/);
    await anna.sees('Karte der Route: Ljubljana – Bled');
    await anna.sees('Buchen: Rafting auf der Soča, 2 Tage vorher');
    await anna.sees('Maut und Fähren');
    await anna.presses('Als eigene Reise übernehmen');
    await anna.seesDialog('Als eigene Reise übernehmen');
    await anna.presses(/^Reise übernehmen$/);
    await anna.isAt('/planen');
    await anna.seesHeading(/^Planer: Slowenien/);
    expect(anna.profile.problems()).toEqual([]);
  },
);

journey(
  'on a phone, the plan of a route idea fits, and axe finds nothing in either theme',
  async ({ browse }) => {
    const anna = await browse({ width: 390, height: 800 });
    await anna.opens('/routen');
    await anna.follows(/^Slowenien/);
    await anna.sees('Buchen: Rafting auf der Soča, 2 Tage vorher');
    expect(await anna.widerThanScreen()).toEqual([]);
    expect(await anna.accessibilityFindings()).toEqual([]);
    await anna.turnsDark();
    expect(await anna.accessibilityFindings()).toEqual([]);
  },
);
