import { expect, journey } from '../drivers/journey.ts';
import { ROUTES } from '../drivers/routes.ts';

journey('each navigation starts at the top [RT-40]', async ({ browse }) => {
  const screen = await browse({ height: 500 });
  await screen.opens('/Datenschutz');
  await screen.scrollsDown();
  await screen.followsPath('/Impressum');
  await screen.seesHeading('Impressum');
  await expect.poll(() => screen.scrollPosition()).toBe(0);
});

journey('a navigation moves the focus to the new heading', async ({ visitor }) => {
  await visitor.opens('/');
  await visitor.followsPath('/Impressum');
  await visitor.seesHeading('Impressum');
  await expect.poll(() => visitor.focused()).toBe('h1 Impressum');
});

journey('on a phone the menu leads to a page and is gone there', async ({ browse }) => {
  const phone = await browse({ width: 390, height: 844, isTouch: true });
  await phone.opens('/');
  await phone.presses('Menü');
  await phone.seesDialog('Menü');
  await phone.followsPath('/routen');
  await phone.isAt('/routen');
  await phone.seesNoDialog();
  await phone.settles();
  await expect.poll(() => phone.focused()).toMatch(/^h1 ./);
  await phone.presses('Menü');
  await phone.types('Escape');
  await phone.seesNoDialog();
  expect(await phone.focused()).toBe('button Menü');
});

journey('the keyboard alone leads from the start to signing in', async ({ visitor }) => {
  await visitor.opens('/');
  await visitor.types('Tab');
  expect(await visitor.focused()).toContain('Zum Inhalt springen');
  await visitor.types('Enter');
  await visitor.types('Tab');
  expect(await visitor.isFocusInside('main')).toBe(true);
  await visitor.opens('/');
  await visitor.tabsTo(/^a Anmelden$/);
  await visitor.types('Enter');
  await visitor.seesHeading('Anmelden');
  await visitor.tabsTo(/^input E-Mail/);
});

journey('the mobile app starts at signing in [RT-2]', async ({ browse }) => {
  const app = await browse({
    userAgent: 'Mozilla/5.0 (Linux; Android 14) FahrtwindApp/1.0',
    width: 390,
    isTouch: true,
  });
  await app.opens('/');
  await app.isAt('/anmelden');
});

journey('no page is wider than a screen of 320 px', async ({ browse, memberMemory }) => {
  journey.setTimeout(120_000);
  const visitor = await browse({ width: 320, height: 640 });
  const member = await browse({ width: 320, height: 640, memory: memberMemory });
  for (const { path, access } of ROUTES) {
    const screen = access === 'all' || access === 'guests-only' ? visitor : member;
    await screen.opens(path);
    await screen.settles();
    expect.soft(await screen.widerThanScreen(), path).toEqual([]);
  }
});
