import { expect, journey } from '../drivers/journey.ts';
import { planner } from '../drivers/planner.ts';
import { account } from '../drivers/person.ts';
import { trips } from '../drivers/trips.ts';

const ALPS = [
  ['München, Deutschland', 48.1374, 11.5755],
  ['Innsbruck, Österreich', 47.2682, 11.3923],
  ['Verona, Italien', 45.4384, 10.9916],
] as const;

/** A save waits for quiet before it is sent. */
const SLOWLY = { timeout: 20_000 };

journey(
  'what lies along the road is listed, and one press puts it between the stops where one passes it',
  async ({ browse }) => {
    const mara = await browse();
    await account.isRegistered(mara);
    const wish = { title: 'Über den Brenner', places: ALPS, start: '2027-07-03' };
    const [id = ''] = await trips.haveBeenPlanned(mara, [wish]);
    await planner.opens(mara, id, 'Über den Brenner');
    await mara.sees('Innsbruck');
    await mara.types('Control+k');
    await mara.fills('Befehl, Tag, Stopp oder Reise', 'entlang der strecke');
    await mara.types('Enter');
    await expect.poll(() => mara.focused()).toBe('h2 Entlang der Strecke');
    await mara.chooses('Höchster Umweg', '20 Minuten');
    await mara.toggles(/^Orte$/);
    await mara.sees(/^\d+ Orte$/);
    await mara.presses('Bozen hinzufügen');
    await mara.sees('Bozen ist an Tag 1.');
    const stops = async () =>
      (await trips.byId(mara, id)).days
        .flatMap(({ cityList }) => cityList)
        .map(({ location }) => location.label.split(',')[0]);
    await expect.poll(stops, SLOWLY).toEqual(['München', 'Innsbruck', 'Bozen', 'Verona']);
    expect(mara.profile.problems()).toEqual([]);
  },
);
