import { expect, journey } from '../drivers/journey.ts';
import { order } from '../drivers/order.ts';
import { account } from '../drivers/person.ts';
import { planner } from '../drivers/planner.ts';
import { trips } from '../drivers/trips.ts';

/** A save waits for quiet before it is sent. */
const SLOWLY = { timeout: 20_000 };

const NORTH = [
  ['Hamburg, Deutschland', 53.5511, 9.9937],
  ['Hirtshals, Dänemark', 57.5881, 9.9592],
  ['Kristiansand, Norwegen', 58.1467, 7.9956],
  ['Stavanger, Norwegen', 58.97, 5.7331],
] as const;

journey(
  'stops are spread over the days of a trip, the ferry is no driving, and one step takes it back',
  async ({ browse }) => {
    const mara = await browse();
    await account.isRegistered(mara);
    const wish = { title: 'Nach Norden', places: NORTH, days: 2, start: '2027-07-03' };
    const [id] = await trips.haveBeenPlanned(mara, [wish]);
    await planner.opens(mara, id, 'Nach Norden');
    await mara.sees(/Fähre Hirtshals–Kristiansand/);

    await mara.presses('Auf Tage verteilen');
    await mara.chooses('Höchstens am Steuer pro Tag', '5 Stunden');
    await mara.sees(/^Hamburg → Hirtshals: 5:\d\d\sh, mehr als deine 5:00\sh$/);
    await mara.sees('Kristiansand → Stavanger');
    expect(await order.stored(mara, 'Nach Norden')).toEqual([
      'Hamburg Hirtshals Kristiansand Stavanger',
      '',
    ]);

    await mara.presses('Übernehmen');
    await mara.sees('Stopps auf Tage verteilt.');
    const days = () => order.stored(mara, 'Nach Norden');
    await expect.poll(days, SLOWLY).toEqual(['Hamburg Hirtshals', 'Kristiansand Stavanger']);

    await mara.types('Control+z');
    await expect.poll(days, SLOWLY).toEqual(['Hamburg Hirtshals Kristiansand Stavanger', '']);
    expect(mara.profile.problems()).toEqual([]);
  },
);
