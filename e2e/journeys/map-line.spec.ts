import { expect, journey } from '../drivers/journey.ts';
import { map } from '../drivers/map.ts';
import { account } from '../drivers/person.ts';
import { planner } from '../drivers/planner.ts';
import type { Profile, Screen } from '../drivers/screen.ts';
import { trips } from '../drivers/trips.ts';

type Line = readonly (readonly [lng: number, lat: number])[];

interface Planned {
  readonly legs: readonly { readonly cityId: string; readonly geometry: Line }[];
}

const FROM = ['München, Bayern, Deutschland', 48.13743, 11.57549] as const;
const TO = ['Verona, Italien', 45.4384, 10.9916] as const;
/** A save waits for quiet before it is sent. */
const SLOWLY = { timeout: 20_000 };

map.takesTime();

function readLegs(text: string): Planned['legs'] {
  const { legs }: Planned = JSON.parse(text);
  return legs;
}

/** The lines that pages get from the server, without the gaps between legs that were asked for together. */
function linesHeard(profile: Profile): () => readonly Line[] {
  const answers = profile.hears('/api/routes');
  return () =>
    answers()
      .flatMap((text) => readLegs(text))
      .filter(({ cityId }) => !cityId.startsWith('gap-'))
      .map(({ geometry }) => geometry);
}

/** The lines that the device keeps: the map draws them until the server answers, and without a network. */
const keptLines = (screen: Screen): Promise<readonly Line[]> =>
  screen.evaluates(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('private-routes-1');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      if (!database.objectStoreNames.contains('legs')) return resolve([]);
      const reading = database.transaction('legs').objectStore('legs').getAll();
      reading.onsuccess = () => resolve(reading.result.map(({ route }) => route.geometry));
      database.close();
    };
  })`);

const ends = (line: Line | undefined) => [line?.[0], line?.at(-1)];
const stopsStored = async (screen: Screen, id: string): Promise<Line> =>
  (await trips.byId(screen, id)).days.flatMap(({ cityList }) =>
    cityList.map(({ location: { lng, lat } }) => [lng, lat] as const),
  );

const viaStored = async (screen: Screen, id: string): Promise<Line> =>
  (await trips.byId(screen, id)).days.flatMap(({ cityList }) =>
    cityList.flatMap(({ via }) => via?.points.map(({ lng, lat }) => [lng, lat] as const) ?? []),
  );

journey(
  'a line that is dragged leads over the point without a stop, by keyboard over a place by its name; a stop is put where it lengthens the way least',
  async ({ browse }) => {
    const mara = await browse({ hasMap: true });
    await account.isRegistered(mara);
    const wish = { title: 'Über den Brenner', places: [FROM, TO], days: 1 };
    const [id = ''] = await trips.haveBeenPlanned(mara, [wish]);
    const heard = linesHeard(mara.profile);
    await planner.opens(mara, id, 'Über den Brenner');
    // Along the road, not straight.
    await expect.poll(() => heard().some((line) => line.length > 50), SLOWLY).toBe(true);
    await expect.poll(async () => (await keptLines(mara)).length, SLOWLY).toBe(1);
    await map.is(mara, 'ready');
    await mara.dragsBy('[data-map]', 120, 0);
    await expect.poll(async () => (await viaStored(mara, id)).length, SLOWLY).toBe(1);
    const [start, end] = await stopsStored(mara, id);
    const [via] = await viaStored(mara, id);
    expect(await planner.stops(mara)).toEqual(['München', 'Verona']);
    const leadsThrough = (point: unknown) =>
      heard().find((line) => line.some((one) => isSame(one, point)));
    await expect.poll(() => ends(leadsThrough(via)), SLOWLY).toEqual([start, end]);
    expect(leadsThrough(via)?.length).toBeGreaterThan(10);
    await planner.undoes(mara);
    await expect.poll(() => viaStored(mara, id), SLOWLY).toEqual([]);

    // The same by keyboard alone, in the panel of the leg.
    await mara.presses(/^Weg nach Verona/);
    await mara.tabsTo(/Über …/);
    for (const key of 'Salzburg') await mara.types(key);
    await mara.waitsFor(
      `[...document.querySelectorAll('[role=option]')].some((one) => one.textContent.startsWith('Salzburg'))`,
    );
    await mara.types('Enter');
    await mara.sees('Salzburg');
    await expect.poll(async () => (await viaStored(mara, id)).length, SLOWLY).toBe(1);
    const [salzburg] = await viaStored(mara, id);
    await expect.poll(() => ends(leadsThrough(salzburg)), SLOWLY).toEqual([start, end]);
    expect(await planner.stops(mara)).toEqual(['München', 'Verona']);
    await mara.presses('Nicht mehr über Salzburg fahren');
    await expect.poll(() => viaStored(mara, id), SLOWLY).toEqual([]);
    await planner.closesPanel(mara);

    // A stop by keyboard: the field says where the place goes.
    await mara.tabsTo(/Stopp hinzufügen/);
    for (const key of 'Bozen') await mara.types(key);
    await mara.waitsFor(
      `document.querySelector('#stopp-hinzufuegen-0')?.textContent.startsWith('Bozen') === true`,
    );
    await mara.sees(/kommt nach München, Tag 1/);
    await mara.types('Enter');
    await expect.poll(() => planner.stops(mara)).toEqual(['München', 'Bozen', 'Verona']);
    const isOverBozen = () =>
      heard().some((line) => isSame(line[0], start) && isNearBozen(line.at(-1)));
    await expect.poll(isOverBozen, SLOWLY).toBe(true);
    expect(mara.profile.problems()).toEqual([]);
  },
);

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const isNearBozen = (point: Line[number] | undefined): boolean =>
  point !== undefined && Math.hypot(point[0] - 11.35, point[1] - 46.49) < 0.05;

const overMountains = (line: Line): Line => line.filter(([, lat]) => lat > 46 && lat < 47.3);

const ROUTE = `/routen?${new URLSearchParams({
  von: `${FROM[1]},${FROM[2]},${FROM[0]}`,
  nach: `${TO[1]},${TO[2]},${TO[0]}`,
}).toString()}`;

journey(
  'the route page, the planner, the map on the road, paper and the shared page draw one and the same line',
  async ({ browse }) => {
    const mara = await browse();
    const heard = linesHeard(mara.profile);
    await mara.opens(ROUTE);
    await mara.sees('München – Verona');
    await expect.poll(() => heard().length).toBeGreaterThan(0);
    const [line = []] = heard();
    expect(line.length).toBeGreaterThan(50);

    await mara.presses(/^Als Reise übernehmen$/);
    await mara.isAt('/planen');
    await mara.seesHeading('München – Verona');
    // The planner has asked and keeps the answer, which its map draws.
    await expect.poll(() => keptLines(mara), SLOWLY).toEqual([line]);
    await expect
      .poll(() => trips.stored(mara, 'München – Verona'), SLOWLY)
      .toMatchObject({ days: [{ cityList: [{}, {}] }] });
    await mara.presses(/^Teilen$/);
    await mara.presses('Link erstellen');
    await expect.poll(() => mara.fieldValue('Link zur Reise')).toContain('-copy');
    const shared = new URL(await mara.fieldValue('Link zur Reise')).pathname;

    for (const path of ['/planen', '/ansehen/karte']) {
      const before = heard().length;
      await mara.opens(path);
      await mara.seesHeading(/München – Verona/);
      await expect.poll(() => heard().length, SLOWLY).toBeGreaterThan(before);
    }
    expect(heard().filter((one) => !isSame(one, line))).toEqual([]);
    await mara.opens('/print');
    const drawn = () =>
      mara.evaluates<readonly number[]>(
        `[...document.querySelectorAll('svg[aria-label="Karte der Reise"] path[class*=leg]')]
          .map((path) => path.getAttribute('d').split('L').length)`,
      );
    await expect.poll(async () => (await drawn())[0] ?? 0).toBeGreaterThan(50);

    const visitor = await browse();
    const heardByVisitor = linesHeard(visitor.profile);
    await visitor.opens(shared);
    await visitor.seesHeading('München – Verona');
    await visitor.scrollsDown();
    // Strangers see the town, not the house, so that both ends may differ.
    await expect
      .poll(() => heardByVisitor().map(overMountains), SLOWLY)
      .toEqual([overMountains(line)]);
    expect(overMountains(line).length).toBeGreaterThan(20);
    for (const { profile } of [mara, visitor]) expect(profile.problems()).toEqual([]);
  },
);
