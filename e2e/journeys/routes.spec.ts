import { expect, journey } from '../drivers/journey.ts';
import { ROUTES, type Route } from '../drivers/routes.ts';

const withAccess = (...kinds: readonly Route['access'][]) =>
  ROUTES.filter((route) => kinds.includes(route.access));

journey.describe('a visitor', () => {
  for (const { path, heading, proves } of withAccess('all', 'guests-only')) {
    journey(`opens ${path} [${proves}]`, async ({ visitor }) => {
      expect(await visitor.opens(path)).toBe(200);
      await visitor.seesHeading(heading);
      await visitor.isAt(path);
      expect(visitor.profile.problems()).toEqual([]);
    });
  }

  for (const { path, proves } of withAccess('session', 'registered')) {
    journey(`is asked to sign in for ${path} [${proves}, RO-1]`, async ({ visitor }) => {
      await visitor.opens(path);
      await visitor.isAt(`/anmelden?weiter=${encodeURIComponent(path)}`);
      expect(visitor.profile.problems()).toEqual([]);
    });
  }
});

journey.describe('a guest', () => {
  for (const { path, heading, proves } of withAccess('all', 'guests-only', 'session')) {
    journey(`opens ${path} [${proves}]`, async ({ guest }) => {
      expect(await guest.opens(path)).toBe(200);
      await guest.seesHeading(heading);
      await guest.isAt(path);
      expect(guest.profile.problems()).toEqual([]);
    });
  }

  for (const { path, proves } of withAccess('registered')) {
    journey(`is asked for an account for ${path} [${proves}, RO-1]`, async ({ guest }) => {
      await guest.opens(path);
      await guest.isAt(`/anmelden?weiter=${encodeURIComponent(path)}`);
      expect(guest.profile.problems()).toEqual([]);
    });
  }
});

journey.describe('a registered person', () => {
  for (const { path, heading, proves } of withAccess('all', 'session', 'registered')) {
    journey(`opens ${path} [${proves}]`, async ({ member }) => {
      expect(await member.opens(path)).toBe(200);
      await member.seesHeading(heading);
      await member.isAt(path);
      expect(member.profile.problems()).toEqual([]);
    });
  }

  for (const { path, proves } of withAccess('guests-only')) {
    journey(`is led away from ${path} [${proves}, RO-2]`, async ({ member }) => {
      await member.opens(path);
      await member.isAtPlanner();
      expect(member.profile.problems()).toEqual([]);
    });
  }
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
  for (const path of ['/gibt-es-nicht', '/Profil/mehr', '/ansehen/liste', '/blog/gibt-es-nicht']) {
    expect(await visitor.opens(path)).toBe(404);
    await visitor.seesHeading('Hier endet die Straße');
    await visitor.isAt(path);
  }
});
