import type { Screen } from '../drivers/screen.ts';
import { expect, journey } from '../drivers/journey.ts';
import { account } from '../drivers/person.ts';
import { planner } from '../drivers/planner.ts';
import { trips } from '../drivers/trips.ts';

const ROWS = `[...document.querySelectorAll('[data-row] h3')].map((row) => row.textContent)`;
const storedStops = async (screen: Screen) =>
  (await trips.stored(screen, 'Alpen, 9 Tage'))?.days.flatMap(({ cityList }) =>
    cityList.map(({ location }) => location.label.split(',')[0]),
  ) ?? [];

journey(
  'the first own stop is in the planner and on its map three actions after opening the site, without an account [RT-11]',
  async ({ browse }) => {
    const gast = await browse({ hasMap: true });
    await gast.opens('/');
    // One: try it. Two: type a place. Three: take it.
    await gast.presses('Ohne Anmeldung ausprobieren');
    await gast.isAtPlanner();
    await gast.fills('Stopp hinzufügen', 'Sterzing');
    await gast.waitsFor(`document.querySelector('#stopp-hinzufuegen-0') !== null`);
    await gast.types('Enter');
    await gast.sees(/Sterzing.* ist jetzt ein Stopp an Tag/);
    expect((await gast.evaluates<readonly string[]>(ROWS)).join()).toContain('Sterzing');
    // The map knows it too: what it draws is there in words for those who do not see it.
    await gast.waitsFor(`document.querySelector('[data-map]').textContent.includes('Sterzing')`);
    await expect.poll(() => storedStops(gast), { timeout: 20_000 }).toContain('Sterzing');
  },
);

const PLACE = ['Kempten, Deutschland', 47.7333, 10.3167] as const;
/** On the same latitude, so that the middle of the map is the middle of the way. */
const TWO_PLACES = [PLACE, ['Rosenheim, Deutschland', 47.7333, 12.3167]] as const;
const MAP = '[data-map]';

async function mapIsReady(screen: Screen): Promise<void> {
  const state = () => screen.evaluates(`document.querySelector('${MAP}')?.dataset.map`);
  await expect.poll(state, { timeout: 40_000 }).toBe('ready');
}

const latitudes = async (screen: Screen, title: string) =>
  [...JSON.stringify(await trips.stored(screen, title)).matchAll(/"lat":(\d+\.\d+)/g)].map(
    ([, lat]) => Number(lat),
  );

journey(
  'a stop is put right by dragging its marker, a way is led elsewhere by dragging it, and trips are switched between',
  async ({ browse }) => {
    const gast = await browse({ hasMap: true });
    // Without the service each way is a straight line.
    await gast.profile.breaks('/api/routes', 503, '{"code":"unavailable","message":""}');
    await account.isRegistered(gast);
    const [, two] = await trips.haveBeenPlanned(gast, [
      { title: 'Ein Ort', places: [PLACE], days: 1 },
      { title: 'Zwei Orte', places: TWO_PLACES, days: 1 },
    ]);
    await planner.opens(gast, two, 'Zwei Orte');
    await mapIsReady(gast);
    await gast.dragsBy(MAP, 0, 120);
    const isLed = async () =>
      JSON.stringify(await trips.stored(gast, 'Zwei Orte')).includes('"via"');
    await expect.poll(isLed, { timeout: 20_000 }).toBe(true);
    expect(await planner.stops(gast)).toEqual(['Kempten', 'Rosenheim']);
    await planner.undoes(gast);
    await expect.poll(isLed, { timeout: 20_000 }).toBe(false);

    await gast.presses('Menü der Reise');
    await gast.follows(/^Ein Ort/);
    await gast.seesHeading('Ein Ort');
    await mapIsReady(gast);
    await gast.dragsBy(MAP, 0, -120);
    const saved = { timeout: 20_000 };
    await expect
      .poll(async () => (await latitudes(gast, 'Ein Ort'))[0], saved)
      .toBeGreaterThan(47.74);
    await planner.undoes(gast);
    await expect.poll(async () => (await latitudes(gast, 'Ein Ort'))[0], saved).toBe(47.7333);
  },
);
