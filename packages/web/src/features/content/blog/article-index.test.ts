import { articlePath } from '@fahrtwind/domain';
import { describe, expect, it } from 'vitest';
import { findArticle, indexArticles, listArticles } from './article-index.ts';

const front = { title: 'T', description: 'D', date: '2026-01-01', minutes: 3, scene: 'road' };

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
    ['an unknown scene', '/blog/a.de.md', { ...front, scene: 'moon' }],
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
