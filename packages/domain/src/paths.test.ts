import { expect, it } from 'vitest';
import {
  articlePath,
  forumPath,
  invitationPath,
  invitationToken,
  openTripPath,
  PATHS,
  postsPath,
  profilePath,
  publicTripPath,
  returningPath,
  roadtripsPath,
  roadtripsTerm,
} from './paths.ts';

it.each([
  [publicTripPath('a b-copy'), '/reise-ansehen/a%20b-copy'],
  [openTripPath('a&b'), '/planen?reise=a%26b'],
  [invitationPath('x_1-y'), '/planen?einladung=x_1-y'],
  [forumPath('tipps'), '/forum/tipps'],
  [roadtripsPath('Süd/Ost'), '/roadtrips/S%C3%BCd%2FOst'],
  [roadtripsPath(' Norwegen  Fjord-Küste '), '/roadtrips/Norwegen-Fjord-K%C3%BCste'],
  [postsPath('Österreich'), '/posts/oesterreich'],
  [postsPath('Österreich', 'Zell am See'), '/posts/oesterreich/zell-am-see'],
  [profilePath('a b'), '/Profil?uid=a%20b'],
  [articlePath({ name: 'packliste', subname: null }), '/Blog/packliste'],
  [articlePath({ name: 'packliste', subname: 'camping' }), '/Blog/packliste/camping'],
  [returningPath(PATHS.signIn, '/planen?a=1'), '/anmelden?weiter=%2Fplanen%3Fa%3D1'],
  [returningPath('/anmelden?modus=x', PATHS.trips), '/anmelden?modus=x&weiter=%2FReisen'],
])('writes %s', (path, expected) => {
  expect(path).toBe(expected);
});

it.each([
  [invitationPath('x_1-y'), 'x_1-y'],
  ['/Planen?einladung=a', 'a'],
  ['/planen', null],
  ['/anmelden?einladung=a', null],
  [null, null],
])('reads the token of an invitation from %s', (path, token) => {
  expect(invitationToken(path)).toBe(token);
});

it('reads the search term of an address as it was typed, apart from hyphens', () => {
  expect(roadtripsTerm('Norwegen-Fjord-Küste')).toBe('Norwegen Fjord Küste');
});
