import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const PACKAGES = join(import.meta.dirname, '../packages');

/** What the product is made of, without its tests: [path, text]. */
const sources = ['domain', 'assistant', 'contract', 'geo', 'server', 'web'].flatMap((name) => {
  const folder = join(PACKAGES, name, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx?|html)$/.test(path) && !/\.test\.tsx?$|testing\//.test(path))
    .map((path) => [`${name}/${path}`, readFileSync(join(folder, path), 'utf8')]);
});

/** @param {RegExp} pattern */
const filesWith = (pattern) =>
  sources.flatMap(([path = '', text = '']) => (pattern.test(text) ? [path] : [])).sort();

describe('no code takes text for markup or for code', () => {
  it.each([
    ['dangerouslySetInnerHTML', /dangerouslySetInnerHTML/],
    ['innerHTML and outerHTML', /\b(inner|outer)HTML\b/],
    ['insertAdjacentHTML', /insertAdjacentHTML/],
    ['setHTML', /\bsetHTML(Unsafe)?\b|parseHTMLUnsafe/],
    ['document.write', /document\.write(ln)?\b/],
    ['srcdoc', /srcdoc/i],
    ['createContextualFragment', /createContextualFragment/],
    ['a parser of HTML', /parseFromString\([^)]*html/i],
    ['eval', /\beval\(/],
    ['new Function', /\bFunction\(/],
    ['a timer with a text', /\bset(Timeout|Interval)\(\s*['"`]/],
    ['a javascript address', /['"]javascript:/i],
  ])('by %s', (_name, pattern) => {
    expect(filesWith(pattern)).toEqual([]);
  });

  it('is asked of more than a few files', () => {
    expect(sources.length).toBeGreaterThan(500);
  });
});

// A file may be added here only if it escapes the texts of people.
it('writes markup by hand only for pages, mails, and files that leave', () => {
  const markup = /<[a-z][^>`]*="\$\{|<[a-z][^>`]*>\$\{|<!doctype html>\n/i;
  expect(filesWith(markup)).toEqual([
    'domain/exchange/write-gpx.ts',
    'domain/exchange/write-kml.ts',
    'server/features/assistant/answer-by-model.ts',
    'server/features/blog/write-article-rss.ts',
    'server/features/posts/write-rss.ts',
    'server/features/public-trips/preview/preview-svg.ts',
    'server/http/openapi/docs-page.ts',
    'server/http/pages/error-page.ts',
    'server/http/pages/inline-styles.ts',
    'server/http/pages/page-template.ts',
    'server/http/pages/sitemap.ts',
    'server/jobs/render-mail.ts',
    'web/app/head/head-html.ts',
    'web/server-entry.tsx',
  ]);
});
