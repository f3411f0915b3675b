import { expect, journey } from '../drivers/journey.ts';
import type { Screen } from '../drivers/screen.ts';
import { ROUTES, type Route } from '../drivers/routes.ts';

const withAccess = (...kinds: readonly Route['access'][]) =>
  ROUTES.filter((route) => kinds.includes(route.access));

/** Goes through routes one after the other; what fails is told for each of them. */
async function walks(routes: readonly Route[], visit: (route: Route) => Promise<void>) {
  journey.setTimeout(180_000);
  for (const route of routes) {
    await journey.step(`${route.path} [${route.proves}]`, () => visit(route));
  }
}

async function opens(screen: Screen, { path, heading, isMissing }: Route): Promise<void> {
  const before = screen.profile.problems().length;
  expect.soft(await screen.opens(path), path).toBe(isMissing ? 404 : 200);
  await screen.seesHeading(heading);
  expect.soft(screen.path()).toBe(path);
  const problems = screen.profile.problems().slice(before);
  // The browser itself writes a missing page into the console.
  const own = problems.filter((problem) => !(isMissing && problem.includes('status of 404')));
  expect.soft(own, path).toEqual([]);
}

async function isSentAway(screen: Screen, { path }: Route, to: string | RegExp): Promise<void> {
  await screen.opens(path);
  if (typeof to === 'string') await screen.isAt(to);
  else await screen.isAtPlanner();
  expect.soft(screen.profile.problems(), path).toEqual([]);
}

const signIn = (path: string) => `/anmelden?weiter=${encodeURIComponent(path)}`;

journey(
  'a visitor opens every page that is open to all [RT-1..7, RT-18..37, RO-2]',
  async ({ visitor }) => {
    await walks(withAccess('all', 'guests-only'), (route) => opens(visitor, route));
  },
);

journey('a visitor is asked to sign in for all others [RT-8..17, RO-1]', async ({ visitor }) => {
  await walks(withAccess('session', 'registered'), (route) =>
    isSentAway(visitor, route, signIn(route.path)),
  );
});

journey(
  'a guest opens those pages too, and the planner [RT-1..12, RT-18..37, RO-2]',
  async ({ guest }) => {
    await walks(withAccess('all', 'guests-only', 'session'), (route) => opens(guest, route));
  },
);

journey(
  'a guest is asked for an account in the profile area [RT-13..17, RO-1]',
  async ({ guest }) => {
    await walks(withAccess('registered'), (route) => isSentAway(guest, route, signIn(route.path)));
  },
);

journey(
  'a registered person opens every page of the house [RT-1..5, RT-8..36, RO-1]',
  async ({ member }) => {
    await walks(withAccess('all', 'session', 'registered'), (route) => opens(member, route));
  },
);

journey(
  'a registered person is led away from the pages for guests [RT-6, RT-7, RT-37, RO-2]',
  async ({ member }) => {
    await walks(withAccess('guests-only'), (route) => isSentAway(member, route, /planner/));
  },
);

journey('each layout has its own frame [RT-39]', async ({ visitor, member }) => {
  await visitor.opens('/');
  await visitor.seesRegions({ navigation: 'Hauptnavigation', footer: true });
  await visitor.opens('/Impressum');
  await visitor.seesRegions({ navigation: 'Hauptnavigation', footer: true });
  await member.opens('/Profil');
  await member.seesRegions({ navigation: 'Mein Bereich', footer: true });
  await member.opens('/ansehen');
  await member.seesRegions({ navigation: 'Reise ansehen', footer: false });
  await member.opens('/planen');
  await member.seesRegions({ navigation: 'Hauptnavigation', footer: false });
});

journey('the case of letters in an address does not matter', async ({ visitor, member }) => {
  for (const [path, heading] of [
    ['/IMPRESSUM', 'Impressum'],
    ['/blog', 'Blog'],
    ['/about', 'Über Fahrtwind'],
    ['/Forum', 'Forum'],
    ['/Anmelden', 'Anmelden'],
  ] as const) {
    expect(await visitor.opens(path)).toBe(200);
    await visitor.seesHeading(heading);
  }
  expect(await member.opens('/einstellungen')).toBe(200);
  await member.seesHeading('Einstellungen');
});

journey('any other path is a 404 page, with that status [RT-38, ER-8]', async ({ visitor }) => {
  for (const path of ['/gibt-es-nicht', '/Profil/mehr', '/ansehen/liste', '/posts']) {
    expect(await visitor.opens(path)).toBe(404);
    await visitor.seesHeading('Hier endet die Straße');
    await visitor.isAt(path);
  }
  expect(await visitor.opens('/blog/gibt-es-nicht')).toBe(404);
});
