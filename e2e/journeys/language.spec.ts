import { expect, journey } from '../drivers/journey.ts';

journey('the English variant is served on the English host [SC-9]', async ({ browse, site }) => {
  const screen = await browse({ home: site.englishUrl });
  await screen.opens('/anmelden');
  expect(await screen.language()).toBe('en');
  await screen.seesButton('Sign in');
  await screen.seesNot('Anmelden');
  await screen.opens('/Impressum');
  await screen.seesNot('Hauptnavigation');
  expect(screen.profile.problems()).toEqual([]);
});

journey('the German variant is served everywhere else [SC-9, SC-10]', async ({ visitor }) => {
  await visitor.opens('/anmelden');
  expect(await visitor.language()).toBe('de');
  await visitor.seesButton('Anmelden');
});

journey(
  'the language widget leads to the same page on the other host',
  async ({ visitor, site }) => {
    await visitor.opens('/forum');
    await visitor.follows(/English/);
    await visitor.isAt('/forum');
    await expect.poll(() => visitor.address()).toBe(`${site.englishUrl}/forum`);
    expect(await visitor.language()).toBe('en');
    await visitor.follows(/Deutsch/);
    await expect.poll(() => visitor.address()).toBe(`${site.url}/forum`);
  },
);

journey(
  'mobile devices hide the language widget, from 1023 px down [SC-8, CN-2]',
  async ({ browse }) => {
    const wide = await browse({ width: 1024 });
    await wide.opens('/');
    await wide.seesLink(/English/);
    const narrow = await browse({ width: 1023 });
    await narrow.opens('/');
    await narrow.seesHeading(/./);
    await narrow.seesNoLink(/English/);
  },
);
