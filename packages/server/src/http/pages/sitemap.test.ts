import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, sharedAddress } from '../testing/test-app.ts';
import { ownPages, sitemapXml } from './sitemap.ts';

const host = 'localhost:3000';
const pages = {
  render: () => Promise.reject(new Error('no page is asked for')),
  sharedAddress,
  template: '<html><!--head--><!--app--><!--start--></html>',
  filesFolder: import.meta.dirname,
};

describe('what people have published', () => {
  const changedAt = new Date('2026-07-12T10:00:00.000Z');
  const readPart = vi.fn().mockResolvedValue([{ path: '/tipp/a&b-2345678abc', changedAt }]);
  const sitemaps = { posts: { countParts: async () => 2, readPart } };
  let published: FastifyInstance;
  beforeAll(async () => {
    published = await createTestApp({ parts: { pages, sitemaps } });
  });
  afterAll(() => published.close());

  it('is found in parts by way of robots.txt', async () => {
    const robots = await published.inject({ url: '/robots.txt', headers: { host } });
    expect(robots.body).toContain('Sitemap: https://www.fahrtwind.example/sitemap.xml?part=all');
    const { body } = await published.inject('/sitemap.xml?part=all');
    expect(body).toContain('<loc>https://www.fahrtwind.example/sitemap.xml?part=posts-1</loc>');
    expect(body).not.toContain('posts-2');
    const part = await published.inject('/sitemap.xml?part=posts-1');
    expect(part.headers['content-type']).toContain('xml');
    expect(readPart).toHaveBeenLastCalledWith(1);
    expect(part.body).toContain('<loc>https://www.fahrtwind.example/tipp/a&amp;b-2345678abc</loc>');
    expect(part.body).toContain('<lastmod>2026-07-12T10:00:00.000Z</lastmod>');
  });

  it.each(['posts', 'posts-1e9', 'constructor-0', 'posts-0&part=x'])(
    'has no part %s',
    async (part) => {
      const { statusCode } = await published.inject(`/sitemap.xml?part=${part}`);
      expect(statusCode).toBe(404);
    },
  );
});

const articleAt = (path: string, language: 'de' | 'en') => ({
  path,
  language,
  title: path,
  summary: '',
  date: '2026-03-14',
  changed: '2026-11-17',
});

describe('the own pages', () => {
  const articles = [
    articleAt('/Blog/a&b', 'de'),
    articleAt('/Blog/a&b', 'en'),
    articleAt('/Blog/nur-deutsch', 'de'),
  ];
  const body = sitemapXml(ownPages({ articles, pageDates: { '/Impressum': '2026-10-01' } }), {
    mainUrl: 'https://www.fahrtwind.example',
  });

  it('are listed once each, under their canonical address', () => {
    const addresses = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(addresses).toContain('https://www.fahrtwind.example/Blog/a&amp;b');
    expect(addresses).toContain('https://www.fahrtwind.example/Blog/nur-deutsch');
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.filter((one) => !one?.startsWith('https://www.'))).toEqual([]);
    expect(body).not.toContain('hreflang');
  });

  it('have the day of their last change', () => {
    expect(body).toContain('/Blog/nur-deutsch</loc><lastmod>2026-11-17</lastmod>');
    expect(body).toContain('/Impressum</loc><lastmod>2026-10-01</lastmod>');
    expect(body).toContain('/Blog</loc><lastmod>2026-11-17</lastmod>');
  });
});
