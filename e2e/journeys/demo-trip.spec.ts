import { expect, journey } from '../drivers/journey.ts';
import { account } from '../drivers/person.ts';
import { planner } from '../drivers/planner.ts';
import { trips } from '../drivers/trips.ts';

journey(
  'a guest gets the demo trip through the Alps, once, as the current one [DT-1]',
  async ({ visitor: gast }) => {
    await account.becomesGuest(gast);
    await gast.seesHeading('Alpen, 9 Tage');
    await gast.sees('Das ist deine Demo-Reise');
    await gast.sees('Tag 9');
    await gast.sees('Stilfser Joch');
    await expect.poll(async () => (await trips.onServer(gast)).length).toBe(1);
    const again = await gast.profile.newScreen();
    await again.opens('/planen');
    await again.seesHeading('Alpen, 9 Tage');
    await again.close();
    await gast.reloads();
    await gast.seesHeading('Alpen, 9 Tage');
    await gast.sees('Das ist deine Demo-Reise');
    expect(await trips.onServer(gast)).toHaveLength(1);
    expect(gast.profile.problems()).toEqual([]);
  },
);

journey('the demo trip speaks English on the English site', async ({ browse, site }) => {
  const guest = await browse({ home: site.englishUrl });
  await guest.opens('/anmelden');
  await guest.presses('Try it without signing in');
  await guest.seesHeading('The Alps in 9 days');
  await guest.sees('Stelvio Pass');
});

journey('the plan is sound on the narrowest phone, in both themes', async ({ browse }) => {
  const gast = await browse({ width: 320, height: 640 });
  await planner.opensDemo(gast);
  await gast.presses('Stopp zu Tag 1 hinzufügen');
  await gast.fills('Neuer Stopp an Tag 1', '47.4, 11.26');
  await gast.sees('47.4000° N 11.2600° O');
  expect(await gast.widerThanScreen()).toEqual([]);
  expect(await gast.accessibilityFindings()).toEqual([]);
  await gast.turnsDark();
  expect(await gast.accessibilityFindings()).toEqual([]);
});
