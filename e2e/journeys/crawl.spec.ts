import { crawl, faultsOf, oneOfEachKind } from '../drivers/crawl.ts';
import { expect, journey } from '../drivers/journey.ts';

journey(
  'the whole site has no dead link, and every page its title, description and heading',
  async ({ visitor, site }) => {
    journey.setTimeout(300_000);
    const pages = await crawl(site);
    expect(pages.length).toBeGreaterThan(120);
    expect(pages.some(({ url }) => url.startsWith(site.englishUrl))).toBe(true);
    expect(pages.flatMap(faultsOf)).toEqual([]);
    const hosts = new Set([site.url, site.englishUrl].map((url) => new URL(url).host));
    for (const url of oneOfEachKind(pages))
      await journey.step(url, async () => {
        const before = visitor.profile.problems().length;
        expect.soft(await visitor.opens(url), url).toBe(200);
        await visitor.settles();
        expect.soft(visitor.profile.problems().slice(before), url).toEqual([]);
      });
    expect([...visitor.profile.hosts().keys()].filter((host) => !hosts.has(host))).toEqual([]);
  },
);
