import { expect, journey } from '../drivers/journey.ts';
import { account, newPerson, startOf } from '../drivers/person.ts';

const isDark = (lightness: number) => lightness < 90;

journey('without a choice the system decides between light and dark [AU-6]', async ({ browse }) => {
  const light = await browse({ systemTheme: 'light' });
  await light.opens('/');
  expect(isDark(await light.lightness())).toBe(false);
  const dark = await browse({ systemTheme: 'dark' });
  await dark.opens('/');
  expect(isDark(await dark.lightness())).toBe(true);
});

journey(
  'a visitor’s choice is kept in the cookie dark_mode_on [CK-2, AU-6]',
  async ({ visitor }) => {
    await visitor.opens('/');
    await visitor.presses('Dunkles Design');
    await expect.poll(async () => isDark(await visitor.lightness())).toBe(true);
    expect((await visitor.profile.cookie('dark_mode_on'))?.value).toBe('true');
    await visitor.reloads();
    expect(isDark(await visitor.lightness())).toBe(true);
  },
);

journey('the user record beats the cookie and the system [AU-6]', async ({ browse }) => {
  const screen = await browse({ systemTheme: 'dark' });
  await account.registers(screen, newPerson());
  await screen.isAtPlanner();
  await screen.profile.setCookie('dark_mode_on', 'true');
  await screen.opens('/Einstellungen');
  expect(isDark(await screen.lightness())).toBe(false);
  await screen.toggles('Dunkles Design');
  await expect.poll(async () => isDark(await screen.lightness())).toBe(true);
  await expect.poll(async () => (await startOf(screen)).session.user?.darkMode).toBe(true);
  await screen.profile.setCookie('dark_mode_on', 'false');
  await screen.reloads();
  expect(isDark(await screen.lightness())).toBe(true);
});

journey('the theme is in the HTML already, so that nothing flashes', async ({ visitor, site }) => {
  const html = async (cookie: string) =>
    (await fetch(`${site.url}/`, { headers: { cookie } })).text();
  expect(await html('dark_mode_on=true')).toMatch(/<html[^>]*data-theme="dark"/);
  expect(await html('dark_mode_on=false')).toMatch(/<html[^>]*data-theme="light"/);
  expect(await html('')).not.toMatch(/<html[^>]*data-theme/);
  await visitor.opens('/');
  expect(visitor.profile.problems()).toEqual([]);
});

journey('nothing moves for those whose system asks for less motion', async ({ visitor }) => {
  for (const path of ['/', '/anmelden', '/routen']) {
    await visitor.opens(path);
    expect(await visitor.moving()).toEqual([]);
  }
});
