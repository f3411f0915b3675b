import { test as base } from '@playwright/test';
import { openProfile, type Memory, type Profile, type Screen } from './browser.ts';
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
    async ({ browser, site, memberPerson }, use) => {
      const profile = await openProfile(browser, { home: site.url });
      const screen = await profile.newScreen();
      await account.registers(screen, memberPerson);
      await screen.isAt('/planen');
      await use(await profile.memory());
      await profile.close();
    },
    { scope: 'worker' },
  ],
  guestMemory: [
    async ({ browser, site }, use) => {
      const profile = await openProfile(browser, { home: site.url });
      await account.becomesGuest(await profile.newScreen());
      await use(await profile.memory());
      await profile.close();
    },
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

export { expect } from '@playwright/test';
