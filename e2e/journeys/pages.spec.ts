import { expect, journey } from '../drivers/journey.ts';
import { MEMBER_PAGES, PUBLIC_PAGES, type Route } from '../drivers/routes.ts';
import type { Screen } from '../drivers/screen.ts';
import { account } from '../drivers/person.ts';
import { INNSBRUCK, MUNICH, trips } from '../drivers/trips.ts';

const HALF = Math.ceil(PUBLIC_PAGES.length / 2);

/** Opens each page once and looks at it in every way; what is wrong is told for each of them. */
async function looksAt(screen: Screen, pages: readonly Route[]): Promise<void> {
  journey.setTimeout(300_000);
  for (const page of pages) await journey.step(page.path, () => examines(screen, page));
}

async function examines(screen: Screen, { path, shows, isMissing }: Route): Promise<void> {
  const before = screen.profile.problems().length;
  expect.soft(await screen.opens(path), path).toBe(isMissing ? 404 : 200);
  await screen.settles();
  await screen.sees(shows);
  expect.soft(screen.path()).toBe(path);
  expect.soft((await screen.lightness()) < 90, `${path} is dark`).toBe(false);
  expect.soft(await screen.accessibilityFindings(), path).toEqual([]);
  await screen.turnsDark();
  expect.soft(await screen.accessibilityFindings(), `${path}, dark`).toEqual([]);
  await screen.resizes(320, 640);
  expect.soft(await screen.widerThanScreen(), path).toEqual([]);
  await screen.resizes(1280, 900);
  const problems = screen.profile.problems().slice(before);
  // The browser itself writes a missing page into the console.
  const own = problems.filter((problem) => !(isMissing && problem.includes('status of 404')));
  expect.soft(own, path).toEqual([]);
}

const SOUND = 'shows its own words, is sound in both themes and fits a screen of 320 px';

journey(`each page for everybody ${SOUND}, first half`, async ({ visitor }) => {
  await looksAt(visitor, PUBLIC_PAGES.slice(0, HALF));
});

journey(`each page for everybody ${SOUND}, second half`, async ({ visitor }) => {
  await looksAt(visitor, PUBLIC_PAGES.slice(HALF));
});

journey(`each page behind signing in ${SOUND}`, async ({ browse, site }) => {
  const member = await browse({ hasMap: true });
  await account.isRegistered(member);
  await trips.haveBeenPlanned(member, [{ title: 'Über den Brenner', places: [MUNICH, INNSBRUCK] }]);
  await looksAt(member, MEMBER_PAGES);
  expect([...member.profile.hosts().keys()]).toEqual([new URL(site.url).host]);
});

journey(
  'five layouts have their frames, the public and the footer one the same [RT-39]',
  async ({ visitor, member }) => {
    await visitor.opens('/');
    await visitor.seesRegions({ navigation: 'Hauptnavigation', footer: true });
    await visitor.opens('/Impressum');
    await visitor.seesRegions({ navigation: 'Hauptnavigation', footer: true });
    await member.opens('/Profil');
    await member.seesRegions({ navigation: 'Mein Bereich', footer: true });
    await member.opens('/ansehen');
    await member.seesRegions({ navigation: 'Reise ansehen', footer: false });
    await member.opens('/planen');
    await member.seesRegions({ navigation: 'Planer', footer: false });
  },
);
