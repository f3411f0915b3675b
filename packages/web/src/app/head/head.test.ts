// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { noOperator } from '../../store/session/start-fakes.ts';
import { matchRoute, notFoundRoute, routes } from '../routes.ts';
import { applyHead, headHtml } from './head-html.ts';
import { headTags, type HeadTag } from './head.ts';
import { resolveHead } from './resolve-head.ts';

const config = {
  mainUrl: 'https://www.fahrtwind.example',
  forumUrl: 'https://forum.fahrtwind.example',
  previewUrl: 'https://www.fahrtwind.example',
  operator: noOperator,
};

function tagsOf(pathname: string, language: 'de' | 'en' = 'de'): readonly HeadTag[] {
  return headTags({ match: matchRoute(pathname), pathname, language, config, page: null });
}

function attribute(
  tags: readonly HeadTag[],
  wanted: Readonly<Record<string, string>>,
  key: string,
) {
  const isWanted = ({ attributes }: HeadTag) =>
    Object.entries(wanted).every(([name, value]) => attributes[name] === value);
  return tags.find(isWanted)?.attributes[key];
}

const feedOf = (path: string) => attribute(tagsOf(path), { type: 'application/rss+xml' }, 'href');
const canonicalOf = (path: string) => attribute(tagsOf(path), { rel: 'canonical' }, 'href');

const sizeOf = (image?: { width: number; height: number }) => {
  const tags = headTags({
    match: matchRoute('/frage/x-k3f9x2ab34'),
    pathname: '/frage/x-k3f9x2ab34',
    language: 'de',
    config,
    page: { title: 'Frage', ...(image && { image: () => ({ url: 'x', alt: '', ...image }) }) },
  });
  return ['width', 'height'].map((side) =>
    attribute(tags, { property: `og:image:${side}` }, 'content'),
  );
};

describe('the head of a page', () => {
  it.each([
    [
      'http://192.168.1.9:3000',
      'http://192.168.1.9:3000/forum',
      'http://192.168.1.9:3000/share.png',
    ],
    [null, undefined, undefined],
  ])('has previews of the address %s, and is canonical elsewhere', (previewUrl, page, image) => {
    const site = { ...config, previewUrl };
    const pathname = '/forum';
    const match = matchRoute(pathname);
    const tags = headTags({ match, pathname, language: 'de', config: site, page: null });
    expect(attribute(tags, { property: 'og:url' }, 'content')).toBe(page);
    expect(attribute(tags, { property: 'og:image' }, 'content')).toBe(image);
    expect(attribute(tags, { name: 'twitter:image' }, 'content')).toBe(image);
    expect(attribute(tags, { type: 'application/rss+xml' }, 'href')).toBe(
      `${previewUrl ?? ''}/api/posts.rss`,
    );
    expect(attribute(tags, { rel: 'canonical' }, 'href')).toBe(
      'https://forum.fahrtwind.example/forum',
    );
  });

  it('has title, description, keywords, Open Graph and Twitter tags from translated text [ME-1]', () => {
    const german = tagsOf('/routen');
    const english = tagsOf('/routen', 'en');
    expect(german[0]?.text).toBe('Roadtrip-Routen durch Europa · Fahrtwind');
    expect(english[0]?.text).toBe('Road trip routes through Europe · Fahrtwind');
    for (const tags of [german, english]) {
      const title = tags[0]?.text;
      const description = attribute(tags, { name: 'description' }, 'content');
      expect(attribute(tags, { property: 'og:title' }, 'content')).toBe(title);
      expect(attribute(tags, { name: 'twitter:title' }, 'content')).toBe(title);
      expect(attribute(tags, { property: 'og:description' }, 'content')).toBe(description);
      expect(attribute(tags, { name: 'twitter:description' }, 'content')).toBe(description);
      expect(attribute(tags, { name: 'keywords' }, 'content')).toContain('oad');
    }
  });

  it.each([...routes, notFoundRoute])(
    'says something of its own about $path in both languages',
    ({ path }) => {
      const concrete = path.replace(/:(\w+)\??/g, 'Norwegen').replace('*', '/nirgends');
      const words = (['de', 'en'] as const).map((language) => {
        const tags = tagsOf(concrete, language);
        return [tags[0]?.text ?? '', attribute(tags, { name: 'description' }, 'content') ?? ''];
      });
      for (const [title = '', description = ''] of words) {
        expect(title).toContain('Fahrtwind');
        expect(title.length).toBeLessThan(71);
        expect(description.length).toBeGreaterThan(30);
        expect(description.length).toBeLessThan(171);
      }
      expect(words[0]?.[1]).not.toBe(words[1]?.[1]);
    },
  );

  it('points the canonical link to the main site, in the spelling of the table [ME-3]', () => {
    expect(canonicalOf('/')).toBe('https://www.fahrtwind.example/');
    expect(canonicalOf('/IMPRESSUM')).toBe('https://www.fahrtwind.example/Impressum');
    expect(canonicalOf('/posts/italien/rom')).toBe(
      'https://www.fahrtwind.example/posts/italien/rom',
    );
  });

  it('points the forum and below to the forum site [ME-4]', () => {
    expect(canonicalOf('/forum')).toBe('https://forum.fahrtwind.example/forum');
    expect(canonicalOf('/Forum/tipps')).toBe('https://forum.fahrtwind.example/forum/tipps');
  });

  it('names the feed of the posts that are listed', () => {
    const feed = 'https://www.fahrtwind.example/api/posts.rss';
    expect(feedOf('/forum')).toBe(feed);
    expect(feedOf('/forum/Tipps')).toBe(`${feed}?category=tipps`);
    expect(feedOf('/posts/italien/rom')).toBe(`${feed}?country=italien`);
    expect(feedOf('/Blog')).toBe('https://www.fahrtwind.example/api/blog.rss');
    expect(feedOf('/hotel')).toBeUndefined();
  });

  it('has its canonical on the main site in English too, and no hreflang that contradicts it', () => {
    const tags = tagsOf('/Blog', 'en');
    expect(attribute(tags, { rel: 'canonical' }, 'href')).toBe(
      'https://www.fahrtwind.example/Blog',
    );
    expect(tags.some(({ attributes }) => 'hreflang' in attributes)).toBe(false);
  });

  it('keeps private and missing pages out of search engines', () => {
    for (const path of ['/Profil', '/planen', '/Ausgeloggt', '/gibt-es-nicht']) {
      expect(attribute(tagsOf(path), { name: 'robots' }, 'content')).toBe('noindex');
    }
    expect(attribute(tagsOf('/Blog'), { name: 'robots' }, 'content')).toBeUndefined();
  });

  it('lets a page speak of the one thing it shows', () => {
    const tags = headTags({
      match: matchRoute('/Blog/packliste'),
      pathname: '/Blog/packliste',
      language: 'de',
      config,
      page: { title: 'Die Packliste', description: 'Was mit muss.' },
    });
    expect(tags[0]?.text).toBe('Die Packliste · Fahrtwind');
    expect(attribute(tags, { name: 'description' }, 'content')).toBe('Was mit muss.');
  });

  it('says how large the picture is that messengers show', () => {
    expect(sizeOf()).toEqual(['1200', '630']);
    expect(sizeOf({ width: 1920, height: 1280 })).toEqual(['1920', '1280']);
  });

  it('carries structured data that no text can break out of', () => {
    const text = '</script><script>alert(1)</script><!-- & \u2028';
    const tags = headTags({
      match: matchRoute('/frage/x-k3f9x2ab34'),
      pathname: '/frage/x-k3f9x2ab34',
      language: 'de',
      config,
      page: {
        title: 'Frage',
        path: '/frage/neu-k3f9x2ab34',
        jsonLd: (url) => ({ '@type': 'QAPage', url: url('/frage/neu-k3f9x2ab34'), text }),
      },
    });
    const html = headHtml(tags);
    const block = /<script type="application\/ld\+json" data-head>(.*?)<\/script>/.exec(html)?.[1];
    expect(JSON.parse(block ?? '')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'QAPage',
      url: 'https://www.fahrtwind.example/frage/neu-k3f9x2ab34',
      text,
    });
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(attribute(tags, { rel: 'canonical' }, 'href')).toBe(
      'https://www.fahrtwind.example/frage/neu-k3f9x2ab34',
    );
    document.head.innerHTML = '';
    applyHead(document, tags);
    applyHead(document, tags);
    expect(document.head.querySelectorAll('script')).toHaveLength(1);
    expect(document.head.querySelector('script')?.textContent).toBe(block);
  });

  it('escapes what comes from the address', () => {
    const html = headHtml(tagsOf('/roadtrips/%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E'));
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;script&gt;');
  });

  it('replaces the former tags in the browser and leaves others alone', () => {
    document.head.innerHTML = `<meta name="viewport" content="x">${headHtml(tagsOf('/Blog'))}`;
    applyHead(document, tagsOf('/hotel'));
    expect(document.title).toBe('Unterkünfte für deinen Roadtrip · Fahrtwind');
    expect(document.querySelectorAll('link[rel=canonical]')).toHaveLength(1);
    expect(document.querySelectorAll('meta[name=description]')).toHaveLength(1);
    expect(document.querySelector('meta[name=viewport]')).not.toBeNull();
  });

  it('is that of the 404 page where the one thing does not exist', () => {
    const match = matchRoute('/Blog/gibt-es-nicht');
    expect(resolveHead(match, { pageHead: () => null }, 'de')).toMatchObject({
      isMissing: true,
      match: { entry: notFoundRoute },
    });
    expect(resolveHead(match, { pageHead: null }, 'de')).toEqual({
      match,
      page: null,
      isMissing: false,
    });
  });
});
