import { expect, journey } from '../drivers/journey.ts';

const TAGS = [
  'title',
  'meta[name=description]',
  'link[rel=canonical]',
  'meta[property="og:title"]',
];

journey(
  'a navigation starts at the top [RT-40], moves the focus to the new heading and changes the tags of the head',
  async ({ browse }) => {
    const screen = await browse({ height: 500 });
    await screen.opens('/Datenschutz');
    const before = await screen.title();
    await screen.scrollsDown();
    await screen.followsPath('/Impressum');
    await screen.seesHeading('Impressum');
    await expect.poll(() => screen.scrollPosition()).toBe(0);
    await expect.poll(() => screen.focused()).toBe('h1 Impressum');
    await expect.poll(() => screen.title()).not.toBe(before);
    expect(await screen.title()).toContain('Impressum');
    const canonical = () => screen.headTag('link[rel=canonical]');
    await expect.poll(canonical).toBe('https://www.fahrtwind.example/Impressum');
    expect(await screen.headTag('meta[property="og:title"]')).toContain('Impressum');
    for (const tag of TAGS) expect(await screen.countOf(`head ${tag}`), tag).toBe(1);
  },
);

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
