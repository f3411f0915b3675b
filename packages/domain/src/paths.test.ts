import { expect, it } from 'vitest';
import {
  articlePath,
  forumPath,
  postsPath,
  publicTripPath,
  roadtripsPath,
  roadtripsTerm,
} from './paths.ts';

it.each([
  [publicTripPath('a b-copy'), '/reise-ansehen/a%20b-copy'],
  [forumPath('tipps'), '/forum/tipps'],
  [roadtripsPath('Süd/Ost'), '/roadtrips/S%C3%BCd%2FOst'],
  [roadtripsPath(' Norwegen  Fjord-Küste '), '/roadtrips/Norwegen-Fjord-K%C3%BCste'],
  [postsPath('Österreich'), '/posts/oesterreich'],
  [postsPath('Österreich', 'Zell am See'), '/posts/oesterreich/zell-am-see'],
  [articlePath({ name: 'packliste', subname: null }), '/Blog/packliste'],
  [articlePath({ name: 'packliste', subname: 'camping' }), '/Blog/packliste/camping'],
])('writes %s', (path, expected) => {
  expect(path).toBe(expected);
});

it('reads the search term of an address as it was typed, apart from hyphens', () => {
  expect(roadtripsTerm('Norwegen-Fjord-Küste')).toBe('Norwegen Fjord Küste');
});
