import { crawl, faultsOf, oneOfEachKind, withoutHeading } from '../drivers/crawl.ts';
import { expect, journey } from '../drivers/journey.ts';
import { startSite } from '../drivers/site.ts';

journey(
  'the whole site has no dead link, and every page its title, description and heading',
  async ({ browse }) => {
    journey.setTimeout(300_000);
    // A site of its own: on the shared one, others hide and delete what the crawl has just found.
    const site = await startSite({});
    try {
      const visitor = await browse({ home: site.url });
      const pages = await crawl(site);
      expect(pages.length).toBeGreaterThan(120);
      expect(pages.some(({ url }) => url.startsWith(site.englishUrl))).toBe(true);
      expect(pages.flatMap(faultsOf)).toEqual([]);
      const hosts = new Set([site.url, site.englishUrl].map((url) => new URL(url).host));
      const late = withoutHeading(pages);
      // Such pages are readable without scripts but for a few.
      expect(late.length).toBeLessThan(pages.length / 20);
      for (const url of new Set([...oneOfEachKind(pages), ...late]))
        await journey.step(url, async () => {
          const before = visitor.profile.problems().length;
          expect.soft(await visitor.opens(url), url).toBe(200);
          await visitor.settles();
          await visitor.waitsFor(`document.querySelectorAll('h1').length === 1`);
          expect.soft(visitor.profile.problems().slice(before), url).toEqual([]);
        });
      expect([...visitor.profile.hosts().keys()].filter((host) => !hosts.has(host))).toEqual([]);
    } finally {
      await site.stop();
    }
  },
);
