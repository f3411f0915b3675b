import { expect, journey } from '../drivers/journey.ts';
import type { Screen } from '../drivers/screen.ts';
import { INNSBRUCK, MUNICH, trips } from '../drivers/trips.ts';
import { account } from '../drivers/person.ts';

const LEGAL = [
  '/Impressum',
  '/Datenschutz',
  '/Haftungsausschluss',
  '/Community-Richtlinie',
  '/About',
];

journey('the blog is read without scripts, from the list to the next part', async ({ browse }) => {
  const reader = await browse({ hasScripts: false, width: 390 });
  await reader.startsOpening('/Blog');
  await reader.seesHeading('Blog');
  await reader.follows('Alpen');
  await reader.sees('2 Artikel');
  await reader.follows('Zehn Alpenpässe, die den Umweg wert sind');
  await reader.seesHeading('Zehn Alpenpässe, die den Umweg wert sind');
  await reader.sees('Teil 1 von 2 einer Serie');
  await reader.sees('Wo die zehn Pässe liegen');
  await reader.follows('Wintersperren in den Alpen');
  await reader.seesHeading('Wintersperren in den Alpen');
  await reader.sees('Ende Mai bis Ende Oktober');
  expect(await reader.countOf('script[type="application/ld+json"]')).toBe(1);
  expect(await reader.widerThanScreen()).toEqual([]);
});

journey('a feed reader finds the articles of the blog', async ({ visitor }) => {
  await visitor.startsOpening('/Blog');
  const feed = await visitor.headTag('link[type="application/rss+xml"]');
  expect(feed).toMatch(/\/api\/blog\.rss$/);
});

journey(
  'wide tables of an article scroll by keyboard and leave the page alone',
  async ({ browse }) => {
    const reader = await browse({ width: 390, height: 844 });
    await reader.opens('/Blog/vignetten-und-maut');
    expect(await reader.widerThanScreen()).toEqual([]);
    const table = `document.querySelector('[role="group"][tabindex="0"]')`;
    expect(await reader.evaluates<boolean>(`${table}.scrollWidth > ${table}.clientWidth`)).toBe(
      true,
    );
    await reader.evaluates(`${table}.focus()`);
    await reader.types('ArrowRight');
    await reader.waitsFor(`${table}.scrollLeft > 0`);
  },
);

journey(
  'every legal page is at most two clicks away from anywhere',
  async ({ visitor, browse }) => {
    journey.setTimeout(180_000);
    for (const path of [
      '/',
      '/Blog/reisebudget',
      '/forum',
      '/merch',
      '/anmelden',
      '/gibt-es-nicht',
    ])
      await journey.step(path, async () => {
        await visitor.opens(path);
        await hasLegalLinks(visitor, path);
      });
    const member = await browse();
    await account.isRegistered(member);
    await trips.haveBeenPlanned(member, [
      { title: 'Über den Brenner', places: [MUNICH, INNSBRUCK] },
    ]);
    for (const path of ['/planen', '/ansehen', '/ansehen/karte', '/print', '/Reisen', '/Profil'])
      await journey.step(path, async () => {
        await member.opens(path);
        await member.settles();
        if ((await missing(member)).length === 0) return;
        const next = await member.evaluates<string[]>(
          `[...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href'))`,
        );
        const withFooter = next.find((href) => ['/', '/Reisen', '/Profil'].includes(href));
        expect(withFooter, `a way out of ${path}`).toBeDefined();
        await member.opens(withFooter ?? '/');
        await hasLegalLinks(member, `${path} → ${withFooter}`);
      });
  },
);

const missing = (screen: Screen): Promise<readonly string[]> =>
  screen.evaluates<string[]>(
    `${JSON.stringify(LEGAL)}.filter((path) => !document.querySelector('a[href="' + path + '"]'))`,
  );

async function hasLegalLinks(screen: Screen, from: string): Promise<void> {
  await expect.poll(() => missing(screen), { message: from }).toEqual([]);
}
