import { test as base, type Browser } from '@playwright/test';
import { openProfile, type Memory } from './browser.ts';
import type { Profile, Screen } from './screen.ts';
import { account, newPerson, type Person } from './person.ts';
import { startSite, type Site } from './site.ts';

type ProfileWishes = Omit<Parameters<typeof openProfile>[1], 'home'> & { readonly home?: string };

interface Fixtures {
  /** Opens another browser; it is closed when the journey ends. */
  readonly browse: (wishes?: ProfileWishes) => Promise<Screen>;
  readonly visitor: Screen;
  readonly guest: Screen;
  /** A registered person who is signed in; journeys that change the account register their own. */
  readonly member: Screen;
}

interface SharedFixtures {
  readonly site: Site;
  readonly guestMemory: Memory;
  readonly memberMemory: Memory;
  /** Of a registered person who likes it dark. */
  readonly darkMemory: Memory;
  readonly memberPerson: Person;
}

/** A test in a real browser on a real server; each worker has its own site. */
export const journey = base.extend<Fixtures, SharedFixtures>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- the tool reads the names of the fixtures from the pattern
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  memberPerson: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => use(newPerson()),
    { scope: 'worker' },
  ],
  memberMemory: [
    async ({ browser, site, memberPerson }, use) =>
      use(await memoryAfter(browser, site, (screen) => account.registers(screen, memberPerson))),
    { scope: 'worker' },
  ],
  darkMemory: [
    async ({ browser, site }, use) =>
      use(
        await memoryAfter(browser, site, async (screen) => {
          await screen.profile.setCookie('dark_mode_on', 'true');
          await account.registers(screen, newPerson());
        }),
      ),
    { scope: 'worker' },
  ],
  guestMemory: [
    async ({ browser, site }, use) =>
      use(await memoryAfter(browser, site, (screen) => account.becomesGuest(screen))),
    { scope: 'worker' },
  ],
  browse: async ({ browser, site }, use) => {
    const open: Profile[] = [];
    await use(async (wishes = {}) => {
      const profile = await openProfile(browser, { home: site.url, ...wishes });
      open.push(profile);
      return profile.newScreen();
    });
    await Promise.all(open.map((profile) => profile.close()));
  },
  visitor: async ({ browse }, use) => use(await browse()),
  guest: async ({ browse, guestMemory }, use) => use(await browse({ memory: guestMemory })),
  member: async ({ browse, memberMemory }, use) => use(await browse({ memory: memberMemory })),
});

/** What a browser remembers after somebody has signed in with it. */
async function memoryAfter(
  browser: Browser,
  site: Site,
  signIn: (screen: Screen) => Promise<void>,
): Promise<Memory> {
  const profile = await openProfile(browser, { home: site.url });
  const screen = await profile.newScreen();
  await signIn(screen);
  await screen.isAtPlanner();
  const memory = await profile.memory();
  await profile.close();
  return memory;
}

export { expect } from '@playwright/test';
