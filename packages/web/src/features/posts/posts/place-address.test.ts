import { describe, expect, it } from 'vitest';
import { postOf } from '../../../parts/posts/testing/post-of.ts';
import { pageHead } from '../posts-page.tsx';
import { placeQuery, shownPlace } from './place-address.ts';
import { markerOf, postsOnMap } from './posts-on-map.ts';

describe('the address of a place', () => {
  it.each([
    ['norwegen', undefined, { country: 'norwegen' }],
    ['Norway', 'Bergen', { country: 'norwegen', place: 'bergen' }],
    ['Österreich', 'Zell am See', { country: 'oesterreich', place: 'zell-am-see' }],
    ['korsika', undefined, { country: 'korsika' }],
  ])('%s, %s asks for %j', (locationCountry, locationName, query) => {
    expect(placeQuery({ locationCountry, locationName })).toEqual(query);
  });

  it.each([
    ['norwegen', undefined, 'de', 'Norwegen', ''],
    ['norwegen', 'bergen', 'en', 'Norway', 'Bergen'],
    ['oesterreich', 'zell-am-see', 'de', 'Österreich', 'Zell Am See'],
    ['são_tomé-irgendwo', undefined, 'de', 'São Tomé Irgendwo', ''],
  ] as const)(
    '%s, %s is called in %s: %s %s',
    (locationCountry, locationName, language, country, place) => {
      expect(shownPlace({ locationCountry, locationName }, language)).toEqual({ country, place });
    },
  );

  it('takes the spelling of a post where there is one', () => {
    const post = postOf('Fähre', { country: 'Korsika (Frankreich)', place: 'Zell am See' });
    expect(
      shownPlace({ locationCountry: 'korsika-frankreich', locationName: 'zell-am-see' }, 'de', [
        post,
      ]),
    ).toEqual({ country: 'Korsika (Frankreich)', place: 'Zell am See' });
  });

  it('cuts what is no place', () => {
    expect(shownPlace({ locationCountry: 'x'.repeat(500) }, 'de').country).toHaveLength(60);
  });

  it('is for search engines only where there are posts', () => {
    const params = { locationCountry: 'norwegen' };
    expect(pageHead(params, 'de', { posts: [] })).toMatchObject({
      title: 'Norwegen: Tipps, Fragen und Roadtrips',
      isForSearchEngines: false,
    });
    expect(pageHead(params, 'de', { posts: [postOf('Fähre')] }).isForSearchEngines).toBe(true);
  });
});

const label = (place: string, count: number) => `${place} ${count}`;

describe('the map of posts', () => {
  const bergen = { lat: 60.3929, lng: 5.3241 };
  const posts = [
    postOf('Fisch', { place: 'Bergen', location: bergen }),
    postOf('Regen', { place: 'Bergen', location: { lat: 60.39291, lng: 5.32409 } }),
    postOf('Überall'),
    postOf('Nordkap', { location: { lat: 71.17, lng: 25.78 } }),
  ];

  it('has one marker for each place, which says how many posts are about it', () => {
    expect(postsOnMap(posts, label)).toMatchObject([
      { id: 'post-fisch', number: '2', label: 'Bergen 2', ...bergen },
      { id: 'post-nordkap', number: '', label: 'Nordkap 1' },
    ]);
  });

  it('knows the marker of every post', () => {
    const markers = posts.map(({ id }) => markerOf(posts, id));
    expect(markers).toEqual(['post-fisch', 'post-fisch', null, 'post-nordkap']);
    expect(markerOf(posts, null)).toBeNull();
  });
});
