import { test as base, type Browser } from '@playwright/test';
import { openProfile, type Memory } from './browser.ts';
import type { Profile, Screen } from './screen.ts';
import { account, newPerson, type Person } from './person.ts';
import { sharedSite, type Site } from './site.ts';

type ProfileWishes = Omit<Parameters<typeof openProfile>[1], 'home'> & { readonly home?: string };

interface Fixtures {
  /** Opens another browser, which is closed when the journey ends. */
  readonly browse: (wishes?: ProfileWishes) => Promise<Screen>;
  readonly visitor: Screen;
  readonly guest: Screen;
  /** A signed-in registered user; journeys that change the account register their own. */
  readonly member: Screen;
}

interface SharedFixtures {
  readonly site: Site;
  readonly guestMemory: Memory;
  readonly memberMemory: Memory;
  /** The storage of a registered user with the dark theme. */
  readonly darkMemory: Memory;
  readonly memberPerson: Person;
}

/** A test in a real browser on the real server, which all workers share. */
export const journey = base.extend<Fixtures, SharedFixtures>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- the tool reads the names of the fixtures from the pattern
    async ({}, use) => use(sharedSite()),
    { scope: 'worker' },
  ],
  memberPerson: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => use(newPerson()),
    { scope: 'worker' },
  ],
  memberMemory: [
    async ({ browser, site, memberPerson }, use) =>
      use(await memoryAfter(browser, site, (screen) => account.isRegistered(screen, memberPerson))),
    { scope: 'worker' },
  ],
  darkMemory: [
    async ({ browser, site }, use) =>
      use(
        await memoryAfter(browser, site, async (screen) => {
          await screen.profile.setCookie('dark_mode_on', 'true');
          await account.isRegistered(screen);
        }),
      ),
    { scope: 'worker' },
  ],
  guestMemory: [
    async ({ browser, site }, use) => use(await memoryAfter(browser, site, account.isGuest)),
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

/** The storage of a browser after signing in. */
async function memoryAfter(
  browser: Browser,
  site: Site,
  signIn: (screen: Screen) => Promise<void>,
): Promise<Memory> {
  const profile = await openProfile(browser, { home: site.url });
  const screen = await profile.newScreen();
  await signIn(screen);
  const memory = await profile.memory();
  await profile.close();
  return memory;
}

export { expect } from '@playwright/test';
