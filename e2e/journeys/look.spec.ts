import { expect, journey } from '../drivers/journey.ts';
import { account, startOf } from '../drivers/person.ts';

const isDark = (lightness: number) => lightness < 90;

journey(
  'the system decides between light and dark until a visitor chooses, which the cookie dark_mode_on keeps [CK-2]',
  async ({ browse }) => {
    const dark = await browse({ systemTheme: 'dark' });
    await dark.opens('/');
    expect(isDark(await dark.lightness())).toBe(true);
    const visitor = await browse({ systemTheme: 'light' });
    await visitor.opens('/');
    expect(isDark(await visitor.lightness())).toBe(false);
    await visitor.presses('Dunkles Design');
    await expect.poll(async () => isDark(await visitor.lightness())).toBe(true);
    expect((await visitor.profile.cookie('dark_mode_on'))?.value).toBe('true');
    await visitor.reloads();
    expect(isDark(await visitor.lightness())).toBe(true);
    expect(visitor.profile.problems()).toEqual([]);
  },
);

journey('the user record beats the cookie and the system [AU-6]', async ({ browse }) => {
  const screen = await browse({ systemTheme: 'dark' });
  await account.isRegistered(screen);
  // The record is made with the first look at the site, and takes over what the cookie says then.
  expect((await startOf(screen)).session.user?.darkMode).toBe(false);
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

journey('nothing moves for those whose system asks for less motion', async ({ visitor }) => {
  for (const path of ['/', '/anmelden', '/routen']) {
    await visitor.opens(path);
    expect(await visitor.moving()).toEqual([]);
  }
});
