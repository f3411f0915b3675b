import { expect, journey } from '../drivers/journey.ts';
import { planner } from '../drivers/planner.ts';
import { trips } from '../drivers/trips.ts';
import { account } from '../drivers/person.ts';

const RHINE = [
  ['Köln, Deutschland', 50.9375, 6.9603],
  ['Mainz, Deutschland', 49.9929, 8.2473],
  ['Basel, Schweiz', 47.5596, 7.5886],
] as const;

journey(
  'a time that is fixed for a stop moves the start of its day, and what cannot be met is said',
  async ({ browse }) => {
    const mara = await browse();
    await account.isRegistered(mara);
    const wish = { title: 'Pünktlich', places: RHINE, start: '2027-07-03' };
    const [id] = await trips.haveBeenPlanned(mara, [wish]);
    await planner.opens(mara, id, 'Pünktlich');
    await planner.editsStop(mara, 'Mainz');
    await mara.fills('Um diese Zeit da sein', '10:00');
    await mara.types('Enter');
    const mainz = () => planner.rowOf(mara, 'Mainz');
    await expect.poll(mainz).toContain('Um 10:00 Uhr da sein');
    // The day begins early enough by itself.
    expect(await mainz()).not.toContain('zu spät');

    await mara.fills('Aufbruch an Tag 1', '9:00');
    await mara.types('Enter');
    await expect.poll(mainz).toMatch(/\d+(:\d\d)?\s(Min\.|h) zu spät/);
    await planner.closesPanel(mara);
    await mara.turnsTo('Überblick');
    await mara.sees(/zu spät in Mainz, wo du um 10:00 Uhr sein willst\.$/);
    await planner.undoes(mara);
    await mara.seesNot(/zu spät in Mainz/);

    await mara.turnsTo('Liste');
    await planner.editsStop(mara, 'Mainz');
    await mara.fills('Nicht vor', '16:00');
    await mara.types('Enter');
    await expect.poll(mainz).toContain('Nicht vor 16:00 Uhr');
    await expect.poll(mainz).toMatch(/\d+:\d\d\sh warten/);
    expect(mara.profile.problems()).toEqual([]);
  },
);
