import { expect, journey } from '../drivers/journey.ts';

journey(
  'the language widget leads to the same page on the other host',
  async ({ visitor, site }) => {
    await visitor.opens('/forum');
    await visitor.follows(/English/);
    await visitor.isAt('/forum');
    await expect.poll(() => visitor.address()).toBe(`${site.englishUrl}/forum`);
    expect(await visitor.language()).toBe('en');
    await visitor.seesNot('Hauptnavigation');
    await visitor.follows(/Deutsch/);
    await expect.poll(() => visitor.address()).toBe(`${site.url}/forum`);
    expect(visitor.profile.problems()).toEqual([]);
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
