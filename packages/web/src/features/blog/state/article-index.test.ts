import { articlePath } from '@fahrtwind/domain';
import { describe, expect, it } from 'vitest';
import { findArticle, indexArticles, listArticles, relatedTo, seriesOf } from './article-index.ts';

const front = {
  title: 'T',
  summary: 'S',
  author: 'redaktion',
  date: '2026-01-01',
  minutes: 3,
  picture: 'road',
  tags: ['norden', 'faehren'],
};

const all = indexArticles({
  '../content/blog/norwegen.de.md': front,
  '../content/blog/norwegen.en.md': { ...front, title: 'Norway' },
  '../content/blog/norwegen/faehren.de.md': { ...front, date: '2026-02-01' },
});

describe('indexArticles', () => {
  it('reads name, part and language off the file name, newest first', () => {
    expect(all.map(({ name, subname, language }) => [name, subname, language])).toEqual([
      ['norwegen', 'faehren', 'de'],
      ['norwegen', null, 'de'],
      ['norwegen', null, 'en'],
    ]);
  });

  it.each([
    ['a file without a language', '/blog/norwegen.md', front],
    ['a missing title', '/blog/a.de.md', { ...front, title: undefined }],
    ['a missing summary', '/blog/a.de.md', { ...front, summary: '' }],
    ['a missing date', '/blog/a.de.md', { ...front, date: undefined }],
    ['a change before its date', '/blog/a.de.md', { ...front, updated: '2025-12-31' }],
    ['a missing author', '/blog/a.de.md', { ...front, author: undefined }],
    ['no tags', '/blog/a.de.md', { ...front, tags: [] }],
    ['a tag without a name', '/blog/a.de.md', { ...front, tags: ['norden', 'mond'] }],
    ['an unknown picture', '/blog/a.de.md', { ...front, picture: 'moon' }],
    ['no front matter', '/blog/a.de.md', null],
  ])('refuses %s', (_, file, fields) => {
    expect(() => indexArticles({ [file]: fields })).toThrow(file);
  });
});

describe('listArticles', () => {
  it('shows each article once, in German where no translation exists', () => {
    expect(listArticles(all, 'en').map(({ title, language }) => [title, language])).toEqual([
      ['T', 'de'],
      ['Norway', 'en'],
    ]);
    expect(listArticles(all, 'de')).toHaveLength(2);
  });
});

describe('findArticle', () => {
  const german = listArticles(all, 'de');

  it('finds an article by its name, whatever the case of letters [RT-30]', () => {
    expect(findArticle(german, { name: 'Norwegen', subname: null })?.subname).toBeNull();
  });

  it('finds the part of an article [RT-31]', () => {
    const part = findArticle(german, { name: 'norwegen', subname: 'Faehren' });
    expect(part && articlePath(part)).toBe('/Blog/norwegen/faehren');
  });

  it('finds nothing for an unknown name or part', () => {
    expect(findArticle(german, { name: 'mond', subname: null })).toBeUndefined();
    expect(findArticle(german, { name: 'norwegen', subname: 'x' })).toBeUndefined();
  });
});

describe('articles that belong together', () => {
  it('are a series, the first part first', () => {
    const german = listArticles(all, 'de');
    expect(seriesOf(german, 'norwegen').map(({ subname }) => subname)).toEqual([null, 'faehren']);
    expect(seriesOf(german.slice(0, 1), 'norwegen')).toEqual([]);
  });

  it('are related by shared tags, without the own series', () => {
    const list = indexArticles({
      '/blog/norwegen.de.md': front,
      '/blog/norwegen/faehren.de.md': front,
      '/blog/geld.de.md': { ...front, tags: ['geld'], date: '2026-12-01' },
      '/blog/schweden.de.md': { ...front, tags: ['norden'] },
    });
    const article = list.find(({ name }) => name === 'norwegen');
    if (!article) throw new Error('no article');
    expect(relatedTo(list, article).map(({ name }) => name)).toEqual(['schweden', 'geld']);
  });
});
