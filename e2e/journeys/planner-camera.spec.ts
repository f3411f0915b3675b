import { expect, journey } from '../drivers/journey.ts';
import { map } from '../drivers/map.ts';
import { planner } from '../drivers/planner.ts';
import type { Screen } from '../drivers/screen.ts';
import { trips } from '../drivers/trips.ts';

const COLOGNE = ['Köln, Deutschland', 50.9375, 6.9603] as const;
const OSLO = ['Oslo, Norwegen', 59.9127, 10.7461] as const;
const ROME = ['Rom, Italien', 41.8919, 12.5113] as const;
const LISBON = ['Lissabon, Portugal', 38.7167, -9.1333] as const;

type Place = typeof COLOGNE | typeof OSLO | typeof ROME | typeof LISBON;

map.takesTime();

async function adds(screen: Screen, [label]: Place) {
  const name = label.split(',')[0] ?? '';
  await screen.fills('Stopp hinzufügen', name);
  await screen.waitsFor(
    `document.querySelector('[role=option]').textContent.startsWith('${name}')`,
  );
  await screen.types('Enter');
  await expect.poll(() => planner.stops(screen)).toContain(name);
}

journey(
  'the map follows a new trip from its first stop on, and shows a new stop also after it was moved',
  async ({ browse, guestMemory }) => {
    const gast = await browse({ memory: guestMemory, hasMap: true });
    const [id] = await trips.haveBeenPlanned(gast, [{ title: 'Noch leer' }]);
    await planner.opens(gast, id, 'Noch leer');
    await map.is(gast, 'ready');
    for (const place of [COLOGNE, OSLO, ROME]) {
      await adds(gast, place);
      await expect.poll(() => map.shows(gast, place)).toBe(true);
    }
    for (const place of [COLOGNE, OSLO]) expect(await map.shows(gast, place)).toBe(true);
    for (let times = 0; times < 3; times += 1) await gast.presses('Näher heran');
    await expect.poll(() => map.shows(gast, OSLO)).toBe(false);
    await adds(gast, LISBON);
    await expect.poll(() => map.shows(gast, LISBON)).toBe(true);
    await expect.poll(() => map.shows(gast, ROME)).toBe(false);
    expect(gast.profile.problems()).toEqual([]);
  },
);

journey(
  'on a phone the trip fills what the sheet leaves of the map, at half and at its lowest',
  async ({ browse, guestMemory }) => {
    const phone = { width: 390, height: 844, isTouch: true };
    const gast = await browse({ memory: guestMemory, hasMap: true, ...phone });
    const places = [OSLO, COLOGNE, ROME];
    const [id] = await trips.haveBeenPlanned(gast, [{ title: 'Nord und Süd', places }]);
    await planner.opens(gast, id, 'Nord und Süd');
    await map.is(gast, 'ready');
    const height = async () =>
      ((await map.pointOf(gast, ROME))?.y ?? 0) - ((await map.pointOf(gast, OSLO))?.y ?? 0);
    const before = await height();
    for (const place of places) expect(await map.shows(gast, place)).toBe(true);
    await gast.presses('Reise zuklappen');
    await expect.poll(height).toBeGreaterThan(before * 1.5);
    await gast.presses('Reise weiter aufklappen');
    await expect.poll(async () => Math.round(await height())).toBe(Math.round(before));
  },
);

journey(
  'a panel takes the place of the list: opening and closing it, and a press on the map, move nothing on the map',
  async ({ browse, guestMemory }) => {
    const gast = await browse({ memory: guestMemory, hasMap: true, width: 1440, height: 900 });
    const places = [OSLO, COLOGNE, ROME];
    const [id] = await trips.haveBeenPlanned(gast, [{ title: 'Ganz ruhig', places }]);
    await planner.opens(gast, id, 'Ganz ruhig');
    await map.is(gast, 'ready');
    const points = () => Promise.all(places.map((place) => map.pointOf(gast, place)));
    const before = await points();
    await planner.opensStop(gast, 'Rom');
    expect(await map.shows(gast, ROME)).toBe(true);
    expect(await points()).toEqual(before);
    expect(await gast.accessibilityFindings()).toEqual([]);
    await planner.closesPanel(gast);
    expect(await points()).toEqual(before);
    await planner.clicksOnMap(gast);
    await gast.waitsFor(`document.querySelector('[data-panel=place] h2') !== null`);
    expect(await points()).toEqual(before);
    await planner.closesPanel(gast);
    expect(await points()).toEqual(before);

    // A stop that is opened from the list comes into sight, and stays there when its panel is closed.
    for (let times = 0; times < 3; times += 1) await gast.presses('Näher heran');
    await expect.poll(() => map.shows(gast, ROME)).toBe(false);
    await planner.opensStop(gast, 'Rom');
    await expect.poll(() => map.shows(gast, ROME)).toBe(true);
    const moved = await points();
    await planner.closesPanel(gast);
    expect(await points()).toEqual(moved);
    expect(gast.profile.problems()).toEqual([]);
  },
);
