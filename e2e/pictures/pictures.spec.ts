import { expect, journey } from '../drivers/journey.ts';
import { account } from '../drivers/person.ts';
import type { Screen } from '../drivers/screen.ts';
import { INNSBRUCK, MUNICH, trips } from '../drivers/trips.ts';

interface Picture {
  readonly path: string;
  /** The address of a post is another one in each run: it is reached by a link. */
  readonly follows?: RegExp;
  readonly on: 'phone' | 'desktop';
  readonly theme: 'light' | 'dark';
}

const FOR_EVERYBODY: Readonly<Record<string, Picture>> = {
  landing: { path: '/', on: 'desktop', theme: 'light' },
  'landing-phone': { path: '/', on: 'phone', theme: 'dark' },
  routes: { path: '/routen', on: 'desktop', theme: 'dark' },
  hotels: { path: '/hotel', on: 'phone', theme: 'light' },
  forum: { path: '/forum', on: 'desktop', theme: 'light' },
  post: { path: '/posts/Schweiz', follows: /Autoverlad/, on: 'phone', theme: 'dark' },
  idea: {
    path: '/posts/Portugal',
    follows: /Portugals Atlantikküste/,
    on: 'desktop',
    theme: 'light',
  },
  'public-trips': { path: '/reise-ansehen', on: 'phone', theme: 'light' },
  'public-trip': {
    path: '/reise-ansehen/redaktion-roadtrip-dolomiten-runde',
    on: 'desktop',
    theme: 'dark',
  },
  blog: { path: '/Blog', on: 'desktop', theme: 'light' },
  article: { path: '/Blog/alpenpaesse', on: 'phone', theme: 'light' },
  shop: { path: '/merch', on: 'desktop', theme: 'light' },
  product: { path: '/merch?produkt=t-shirt', on: 'phone', theme: 'dark' },
  'sign-in': { path: '/anmelden', on: 'phone', theme: 'light' },
  'not-found': { path: '/gibt-es-nicht', on: 'desktop', theme: 'dark' },
};

// Without WebGL, which is drawn otherwise by each machine: the planner shows its list instead of the map.
const FOR_MEMBERS: Readonly<Record<string, Picture>> = {
  planner: { path: '/planen', on: 'desktop', theme: 'light' },
  'planner-phone': { path: '/planen', on: 'phone', theme: 'dark' },
  trips: { path: '/Reisen', on: 'desktop', theme: 'dark' },
  print: { path: '/print', on: 'desktop', theme: 'light' },
  settings: { path: '/Einstellungen', on: 'phone', theme: 'light' },
};

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

async function shows(screen: Screen, name: string, { path, follows }: Picture): Promise<void> {
  expect(await screen.opens(path)).toBe(name === 'not-found' ? 404 : 200);
  await screen.settles();
  if (follows) {
    await screen.follows(follows);
    await screen.seesHeading(follows);
    await screen.settles();
  }
  await screen.looksLike(name);
}

for (const [name, picture] of Object.entries(FOR_EVERYBODY))
  journey(`${name} looks as before`, async ({ browse }) => {
    const { on, theme } = picture;
    await shows(await browse({ ...SIZES[on], systemTheme: theme }), name, picture);
  });

for (const [name, picture] of Object.entries(FOR_MEMBERS))
  journey(`${name} looks as before`, async ({ browse }) => {
    const { on, theme } = picture;
    const member = await browse({ ...SIZES[on], systemTheme: theme });
    await member.profile.setCookie('dark_mode_on', String(theme === 'dark'));
    await account.isRegistered(member);
    await trips.haveBeenPlanned(member, [
      { title: 'Über den Brenner', places: [MUNICH, INNSBRUCK] },
    ]);
    await shows(member, name, picture);
  });
