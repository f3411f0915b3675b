import { POST_CATEGORIES } from '@fahrtwind/domain';
import { describe, expect, it } from 'vitest';
import { pageCall, pageHead } from '../forum-page.tsx';
import {
  findCategory,
  forumAddress,
  forumPostQuery,
  readForumAddress,
  readWriting,
  type ForumAddress,
} from './forum-address.ts';
import { de } from './texts.de.ts';

const ALL: ForumAddress = { category: null, sort: null, view: null, q: '' };

const read = (address: string): ForumAddress => {
  const { pathname, searchParams } = new URL(address, 'https://forum.example');
  return readForumAddress(findCategory(pathname.split('/')[2] ?? '') ?? null, searchParams);
};

describe('the address of the forum', () => {
  it.each<[string, Partial<ForumAddress>]>([
    ['/forum', {}],
    ['/forum/tipps', { category: 'tipps' }],
    ['/forum/laender?sortierung=beliebt', { category: 'laender', sort: 'liked' }],
    [
      '/forum?q=F%C3%A4hre+Bergen&sortierung=unbeantwortet',
      { q: 'Fähre Bergen', sort: 'unanswered' },
    ],
    ['/forum?ansicht=gemerkt', { view: 'saved' }],
    ['/forum?ansicht=feed', { view: 'feed' }],
  ])('says everything that is shown: %s', (address, shown) => {
    expect(forumAddress({ ...ALL, ...shown })).toBe(address);
    expect(read(address)).toEqual({ ...ALL, ...shown });
  });

  it('leaves out what it does not know', () => {
    expect(read('/forum?sortierung=rueckwaerts&ansicht=alle&q=++')).toEqual(ALL);
    expect(read(`/forum?q=${'x'.repeat(500)}`).q).toHaveLength(200);
  });

  it('has the cursor of a further page', () => {
    expect(forumAddress({ ...ALL, category: 'tipps' }, 'a.b')).toBe('/forum/tipps?after=a.b');
  });

  it('asks the API for nothing that is empty', () => {
    expect(forumPostQuery(ALL)).toEqual({});
    expect(forumPostQuery(read('/forum/fragen?q=maut&sortierung=neu'))).toEqual({
      category: 'fragen',
      sort: 'new',
      q: 'maut',
    });
  });

  it('opens the form for a kind of post', () => {
    expect(readWriting(new URLSearchParams('schreiben=tipp'))).toBe('tipp');
    expect(readWriting(new URLSearchParams('schreiben='))).toBe('frage');
    expect(readWriting(new URLSearchParams(''))).toBeNull();
  });
});

describe('the forum’s categories', () => {
  it('are the six of the product, in its order', () => {
    expect(POST_CATEGORIES.map((name) => de.category[name].name)).toEqual([
      'Fragen',
      'Tipps',
      'Roadtrips',
      'Fahrzeuge & Camper',
      'Länder',
      'Ausrüstung',
    ]);
  });

  it('are found whatever the case of letters, and unknown ones are not', () => {
    expect(findCategory('Laender')).toBe('laender');
    expect(findCategory('kochen')).toBeUndefined();
  });

  it('have a head each; an unknown category has none, so the server answers 404', () => {
    expect(pageHead({}, 'de')?.title).toBe('Forum');
    expect(pageHead({ category: 'laender' }, 'en')?.title).toBe('Countries');
    expect(pageHead({ category: 'kochen' }, 'de')).toBeNull();
  });

  it('are loaded by the server, but not while a post is written', () => {
    const search = new URLSearchParams('after=x&utm=y');
    expect(pageCall({ category: 'tipps' }, search)).toEqual({
      name: 'listPosts',
      input: { query: { category: 'tipps', after: 'x' } },
    });
    expect(pageCall({ category: 'laender' }, search)).toMatchObject([
      { name: 'listPosts' },
      { name: 'listPostCountries' },
    ]);
    expect(pageCall({}, new URLSearchParams('schreiben=tipp'))).toBeUndefined();
    expect(pageCall({ category: 'kochen' }, search)).toBeUndefined();
  });
});
