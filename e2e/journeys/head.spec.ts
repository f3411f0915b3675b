import { expect, journey } from '../drivers/journey.ts';
import { ROUTES } from '../drivers/routes.ts';

const MAIN = 'https://www.fahrtwind.example';
const NEEDED = [
  /<title>[^<]{10,70}<\/title>/,
  /<meta name="description" content="[^"]{40,200}"/,
  /<meta name="keywords" content="[^"]+"/,
  /<meta property="og:title" content="[^"]+"/,
  /<meta property="og:description" content="[^"]+"/,
  /<meta property="og:url" content="[^"]+"/,
  /<meta name="twitter:card" content="[^"]+"/,
  /<meta name="twitter:title" content="[^"]+"/,
];

const publicRoutes = ROUTES.filter(({ access }) => access === 'all');

journey('link previews find all tags in the HTML of every public page [ME-1]', async ({ site }) => {
  for (const { path } of publicRoutes) {
    const html = await (await fetch(site.url + encodeURI(path))).text();
    for (const tag of NEEDED) expect.soft(html, `${path} has no ${tag}`).toMatch(tag);
    expect.soft(html.match(/<title>/g), path).toHaveLength(1);
  }
});

journey('the titles of the pages differ', async ({ site }) => {
  const paths = ['/', '/hotel', '/routen', '/merch', '/forum', '/Blog', '/Impressum', '/About'];
  const titles = await Promise.all(
    paths.map(
      async (path) =>
        /<title>(.*?)<\/title>/.exec(await (await fetch(site.url + path)).text())?.[1],
    ),
  );
  expect(new Set(titles).size).toBe(paths.length);
});

journey(
  'the canonical link points to the main site, for the forum to the forum site [ME-3, ME-4]',
  async ({ visitor }) => {
    await visitor.opens('/IMPRESSUM?von=hier');
    expect(await visitor.headTag('link[rel=canonical]')).toBe(`${MAIN}/Impressum`);
    await visitor.opens('/forum');
    expect(await visitor.headTag('link[rel=canonical]')).toMatch(
      /^https:\/\/forum\.fahrtwind\.example/,
    );
  },
);

journey('a navigation changes the tags, without doubling one [ME-1, ME-2]', async ({ visitor }) => {
  await visitor.opens('/');
  const before = await visitor.title();
  await visitor.followsPath('/Impressum');
  await visitor.seesHeading('Impressum');
  await expect.poll(() => visitor.title()).not.toBe(before);
  expect(await visitor.title()).toContain('Impressum');
  await expect.poll(() => visitor.headTag('link[rel=canonical]')).toBe(`${MAIN}/Impressum`);
  expect(await visitor.headTag('meta[property="og:title"]')).toContain('Impressum');
  for (const tag of [
    'title',
    'meta[name=description]',
    'link[rel=canonical]',
    'meta[property="og:title"]',
  ])
    expect(await visitor.countOf(`head ${tag}`), tag).toBe(1);
});

journey('crawlers find robots.txt and a sitemap of the public pages', async ({ site }) => {
  const robots = await (await fetch(`${site.url}/robots.txt`)).text();
  expect(robots).toMatch(/^Sitemap: https?:\/\/.+\/sitemap\.xml$/m);
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  expect(sitemap).toContain('/Impressum</loc>');
  expect(sitemap).not.toContain('/Profil<');
});
