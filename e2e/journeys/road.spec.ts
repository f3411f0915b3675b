import { expect, journey } from '../drivers/journey.ts';
import { map } from '../drivers/map.ts';
import { INNSBRUCK, MUNICH, trips } from '../drivers/trips.ts';

map.takesTime();

journey(
  'a trip that was made available offline is read without the server, map included',
  async ({ browse, memberMemory }) => {
    const member = await browse({ memory: memberMemory, hasMap: true });
    await trips.haveBeenPlanned(member, [{ title: 'Über den Berg', places: [MUNICH, INNSBRUCK] }]);
    await member.opens('/ansehen');
    await member.workerControls();
    await member.presses('Offline mitnehmen');
    await member.presses('Offline verfügbar machen');
    const isReady = `document.body.innerText.includes('Offline bereit')`;
    await expect.poll(() => member.evaluates<boolean>(isReady), { timeout: 60_000 }).toBe(true);
    expect(await member.accessibilityFindings()).toEqual([]);
    await member.profile.goesOffline();
    // As the installed app starts.
    await member.opens('/planen?start=app');
    await member.seesHeading(/Tag 1 von 3/);
    await member.sees('Innsbruck');
    const brokenOff = member.profile.failed().length;
    await member.opens('/ansehen/karte');
    await map.is(member, 'ready');
    const inVain = member.profile.failed().slice(brokenOff);
    expect(inVain.filter((address) => address.includes('/api/map/tiles'))).toEqual([]);
  },
);

journey('a trip is downloaded as PDF, which is counted', async ({ member }) => {
  const [id = ''] = await trips.haveBeenPlanned(member, [
    { title: 'Auf Papier', places: [MUNICH, INNSBRUCK] },
  ]);
  await member.opens('/print');
  await member.seesHeading('Auf Papier');
  await member.waitsFor(`document.querySelector('svg[aria-label="Karte der Reise"]') !== null`);
  expect(await member.accessibilityFindings()).toEqual([]);
  const file = await member.downloads(() => member.presses('PDF herunterladen'));
  expect(file.slice(0, 5)).toBe('%PDF-');
  await expect.poll(async () => (await trips.byId(member, id)).tripPrints).toBe(1);
});
