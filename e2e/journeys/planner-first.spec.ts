import { expect, journey } from '../drivers/journey.ts';
import { account } from '../drivers/person.ts';
import { planner } from '../drivers/planner.ts';
import { trips } from '../drivers/trips.ts';

const PHONE = { width: 412, height: 823 };
const WISH = {
  title: 'Nordwärts',
  places: [
    ['Flensburg, Deutschland', 54.7937, 9.4469],
    ['Aarhus, Dänemark', 56.1629, 10.2039],
  ],
} as const;

journey(
  'the page of the planner has the trip in it, for its owner and for no one else',
  async ({ browse, visitor }) => {
    const owner = await browse();
    await account.isRegistered(owner);
    const [id] = await trips.haveBeenPlanned(owner, [WISH]);
    const memory = await owner.profile.memory();
    for (const path of [`/planen?reise=${id}`, '/planen']) {
      const reader = await browse({ ...PHONE, memory, hasScripts: false });
      await reader.startsOpening(path);
      await reader.sees('Flensburg');
      await reader.sees('Aarhus');
    }
    const stranger = await browse();
    await account.isRegistered(stranger);
    const others = await browse({ memory: await stranger.profile.memory(), hasScripts: false });
    await others.startsOpening(`/planen?reise=${id}`);
    await others.seesNot('Flensburg');
    await visitor.opens(`/planen?reise=${id}`);
    await visitor.seesNot('Flensburg');
  },
);

journey(
  'the app takes the page over and asks for nothing that came with it',
  async ({ browse }) => {
    const owner = await browse();
    await account.isRegistered(owner);
    const [id] = await trips.haveBeenPlanned(owner, [WISH]);
    const phone = await browse({ ...PHONE, memory: await owner.profile.memory() });
    const asked = [
      phone.profile.hears('/api/trips?limit=200'),
      phone.profile.hears('/api/trips/shared-with-me'),
      phone.profile.hears(`/api/trips/${id}/companions`),
    ];
    await planner.opens(phone, id, WISH.title);
    await phone.presses(/^Aarhus$/);
    await phone.sees('Bearbeiten');
    expect(asked.flatMap((answers) => answers())).toEqual([]);
    expect(phone.profile.problems()).toEqual([]);
  },
);

journey('a stop that is pressed before the app has started opens then', async ({ browse }) => {
  const owner = await browse();
  await account.isRegistered(owner);
  const [id] = await trips.haveBeenPlanned(owner, [WISH]);
  const phone = await browse({ ...PHONE, memory: await owner.profile.memory() });
  const release = await phone.profile.holds('/assets/planner-*.js');
  await phone.startsOpening(`/planen?reise=${id}`);
  await phone.presses(/^Aarhus$/);
  await release();
  await phone.sees('Bearbeiten');
});
