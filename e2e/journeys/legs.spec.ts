import { expect, journey } from '../drivers/journey.ts';
import { account, newPerson } from '../drivers/person.ts';
import { planner } from '../drivers/planner.ts';
import { trips } from '../drivers/trips.ts';

/** A save waits for quiet before it is sent. */
const SLOWLY = { timeout: 20_000 };

const FJORDS = [
  ['Bergen, Norwegen', 60.3913, 5.3221],
  ['Førde, Norwegen', 61.4522, 5.8572],
  ['Ålesund, Norwegen', 62.4722, 6.1549],
  ['Molde, Norwegen', 62.7375, 7.1591],
] as const;

journey(
  'a trip along the fjords in a camper shows its ferries, and takes longer than by car',
  async ({ browse }) => {
    const mara = await browse();
    await account.isRegistered(mara);
    const wish = { title: 'Fjorde', places: FJORDS, days: 2, perDay: 2, start: '2027-07-03' };
    const [id = ''] = await trips.haveBeenPlanned(mara, [wish]);
    await planner.opens(mara, id, 'Fjorde');
    await mara.sees(/Fähre Oppedal–Lavik, 20 Min\./);
    await mara.sees(/Fähre Vestnes–Molde, 35 Min\./);
    const stored = () => trips.byId(mara, id);
    await expect.poll(async () => (await stored()).totalDuration, SLOWLY).toBeGreaterThan(0);
    const byCar = await stored();

    await mara.presses(/^Weg nach Førde/);
    await mara.marks('Wohnmobil');
    await mara.presses(/^Wohnmobil: auch für die \d anderen Fahrten$/);
    // Said once for the trip, not at every leg.
    await expect.poll(() => mara.countOf('[title="Mit dem Wohnmobil"]')).toBe(1);
    await mara.sees(/Fähre Oppedal–Lavik, 20 Min\./);
    await mara.sees(/Fähre Vestnes–Molde, 35 Min\./);
    await planner.closesPanel(mara);
    const legs = async () => (await stored()).days.flatMap(({ cityList }) => cityList).slice(1);
    await expect
      .poll(async () => (await legs()).map(({ transport }) => transport?.kind), SLOWLY)
      .toEqual(['camper', 'camper', 'camper']);
    expect((await legs()).map(({ routeProfile }) => routeProfile)).toEqual(
      Array.from({ length: 3 }, () => 'driving'),
    );
    const byCamper = await stored();
    expect(byCamper.totalDistance).toBe(byCar.totalDistance);
    expect(byCamper.totalDuration).toBeGreaterThan(byCar.totalDuration * 1.1);

    // The last leg by ferry alone: the one of the table is proposed.
    await mara.presses(/^Weg nach Molde/);
    await mara.marks('Fähre');
    await mara.fills('Dauer der Fahrt', '1:30');
    await mara.types('Enter');
    await mara.sees(/Mit der Fähre, .*1:30/);
    expect(mara.profile.problems()).toEqual([]);
  },
);

const SECRETS = ['QX7', 'ÖBB'];

function plan(id: string) {
  const stop = (name: string, label: string, lat: number, lng: number) => ({
    id: `${id}-${name}`,
    location: { label, lat, lng },
  });
  return {
    id,
    title: 'Zum Gardasee',
    days: [
      {
        id: `${id}-1`,
        date: '2027-07-03',
        cityList: [
          stop('start', 'München, Deutschland', 48.1374, 11.5755),
          stop('verona', 'Verona, Italien', 45.4384, 10.9916),
        ],
      },
      {
        id: `${id}-2`,
        date: '2027-07-04',
        cityList: [stop('see', 'Sirmione, Italien', 45.4967, 10.6053)],
      },
    ],
    duringTripEntry: { id: `${id}-wagen`, type: 'car', price: '120 €' },
  };
}

journey(
  'a train to Verona, then a rental car: times, costs and map know it, and the shared page not its booking number',
  async ({ browse }) => {
    const [owner, visitor] = await Promise.all([browse(), browse()]);
    const person = newPerson();
    const id = `gardasee-${person.email.replaceAll(/\W/g, '-')}`;
    await account.isRegistered(owner, person);
    await trips.isSaved(owner, plan(id));
    await planner.opens(owner, id, 'Zum Gardasee');

    await owner.presses(/^Weg nach Verona/);
    await owner.marks(/^Zug$/);
    await owner.fills('Unternehmen', 'ÖBB EC 85');
    await owner.fills('Abfahrt', '7:34');
    await owner.fills('Ankunft', '12:57');
    await owner.fills('Preis in Euro', '49,90');
    await owner.fills('Buchungsnummer', 'QX7-4711');
    await owner.fills('Link', 'https://bahn.example/fahrt?auftrag=QX7-4711');
    expect(await owner.accessibilityFindings()).toEqual([]);
    await planner.closesPanel(owner);
    await owner.sees(/Mit dem Zug, \d+\s*km, 5:23\s*h · 07:34 – 12:57 Uhr · ÖBB EC 85 · gebucht/);
    await expect.poll(() => planner.rowOf(owner, 'München')).toContain('07:34');
    await expect.poll(() => planner.rowOf(owner, 'Verona')).toContain('12:57');
    const verona = async () => (await trips.byId(owner, id)).days[0]?.cityList[1];
    await expect
      .poll(async () => (await verona())?.transport, SLOWLY)
      .toMatchObject({ kind: 'train', bookingNumber: 'QX7-4711', booked: true });
    expect((await verona())?.routeProfile).toBe('direct');
    const mapList = () =>
      owner.evaluates<string>(
        `[...document.querySelectorAll('section')].map((one) => one.textContent).join(' ')`,
      );
    await expect.poll(mapList, SLOWLY).toMatch(/Zug, \d+\s*km, 5:23\s*h/);

    await owner.turnsTo('Kosten');
    await owner.sees('Zug nach Verona, ÖBB EC 85');
    await owner.sees(/169,90\s*€/);

    await owner.turnsTo('Liste');
    await owner.presses(/^Teilen$/);
    await owner.presses('Link erstellen');
    await expect.poll(() => owner.fieldValue('Link zur Reise')).toContain('-copy');
    const shared = new URL(await owner.fieldValue('Link zur Reise')).pathname;
    expect(await visitor.opens(shared)).toBe(200);
    await visitor.seesHeading('Zum Gardasee');
    await visitor.sees(/Mit dem Zug, \d+\s*km, 5:23\s*h/);
    const bytes = await visitor.evaluates<string>(
      `fetch(${JSON.stringify(shared)}).then((reply) => reply.text())`,
    );
    for (const secret of SECRETS) expect(bytes).not.toContain(secret);
    for (const one of [owner, visitor]) expect(one.profile.problems()).toEqual([]);
  },
);
