import { expect, journey } from '../drivers/journey.ts';
import { account } from '../drivers/person.ts';
import { planner } from '../drivers/planner.ts';
import type { Screen } from '../drivers/screen.ts';
import { trips } from '../drivers/trips.ts';

const BRENNER = [
  ['München, Deutschland', 48.1374, 11.5755],
  ['Innsbruck, Österreich', 47.2682, 11.3923],
  ['Bozen, Italien', 46.4983, 11.3548],
  ['Verona, Italien', 45.4384, 10.9916],
] as const;

/** Host and points of each link to an app, in the order in which they are passed. */
const LINKS = `[...document.querySelectorAll('main a[rel="noopener noreferrer"]')]
  .map(({ href }) => new URL(href))
  .filter(({ searchParams }) => searchParams.has('destination') || searchParams.has('end'))
  .map(({ host, searchParams: query }) => [host, ...['origin', 'source', 'start', 'waypoints', 'waypoint', 'via', 'destination', 'end']
    .flatMap((name) => query.getAll(name))
    .flatMap((value) => value.split(/[|;]/))])`;

const INNSBRUCK = '47.2682,11.3923';
const JAUFEN = '46.8397,11.3217';
const BOZEN = '46.4983,11.3548';
const VERONA = '45.4384,10.9916';
const WHOLE_DAY = [INNSBRUCK, JAUFEN, BOZEN, VERONA];
const APPS = ['www.google.com', 'maps.apple.com', 'osmand.net', 'omaps.app'];

async function seesTheDayIn(screen: Screen, points: readonly string[]): Promise<void> {
  const links = () => screen.evaluates(LINKS);
  await expect.poll(links).toEqual(APPS.map((host) => [host, ...points]));
}

journey(
  'a day is handed to a navigation app with everything that it leads through, as link and as QR code, from planner and day',
  async ({ browse }) => {
    const mara = await browse();
    await account.isRegistered(mara);
    const wish = { title: 'Südwärts', places: BRENNER, days: 2, perDay: 2, start: '2027-07-03' };
    const [plain = ''] = await trips.haveBeenPlanned(mara, [wish]);
    const trip = await trips.byId(mara, plain);
    const [from, to] = [BRENNER[1], BRENNER[2]].map(([, lat, lng]) => ({ lat, lng }));
    const via = { from, to, points: [{ lat: 46.8397, lng: 11.3217, name: 'Jaufenpass' }] };
    const id = `${plain}-pass`;
    const withPass = {
      ...trip,
      id,
      days: trip.days.map((day) => ({
        ...day,
        cityList: day.cityList.map((stop) =>
          stop.location.label.startsWith('Bozen') ? { ...stop, via } : stop,
        ),
      })),
    };
    await trips.isSaved(mara, withPass);
    await planner.opens(mara, id, 'Südwärts');
    await mara.sees('Bozen');
    await mara.picks('Aktionen für Tag 2', 'Tag in eine Navi-App übergeben');
    await mara.sees('Über einen Stopp und einen Zwischenpunkt.');
    await seesTheDayIn(mara, WHOLE_DAY);
    await mara.presses('QR-Code für Organic Maps');
    await mara.sees(/öffnet er die Fahrt in Organic Maps/);
    expect(await mara.accessibilityFindings()).toEqual([]);

    await mara.opens('/ansehen?tag=2');
    await mara.presses('Navi: den Tag in eine App übergeben');
    await seesTheDayIn(mara, WHOLE_DAY);
    await mara.toggles('Ab meinem Standort');
    await seesTheDayIn(mara, WHOLE_DAY.slice(1));
    expect(mara.profile.problems()).toEqual([]);
    const hosts = [...mara.profile.hosts().keys()].filter((host) => !host.startsWith('localhost'));
    expect(hosts).toEqual([]);
  },
);
