import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exportName } from './page-modules.ts';
import { matchRoute, notFoundRoute, routes } from './routes.ts';

const SPECIFIED = [
  ['/merch', 'public', 'shop/merch-page'],
  ['/', 'public', 'landing-page'],
  ['/hotel', 'public', 'lodgings/hotel-page'],
  ['/routen', 'public', 'routes/routes-page'],
  ['/reise-ansehen', 'public', 'public-trips/public-trip-page'],
  ['/reise-ansehen/abc-copy', 'public', 'public-trips/public-trip-page'],
  ['/anmelden', 'public', 'account/sign-in-page'],
  ['/Registrieren', 'public', 'account/register-page'],
  ['/ansehen', 'readOnlyTrip', 'viewer/current-day-page'],
  ['/ansehen/karte', 'readOnlyTrip', 'viewer/read-only-map-page'],
  ['/print', 'none', 'print/print-page'],
  ['/planen', 'planner', 'planner-page'],
  ['/Home', 'planner', 'planner-page'],
  ['/Profil', 'profileArea', 'people/profile-page'],
  ['/Einstellungen', 'profileArea', 'account/settings-page'],
  ['/Reisen', 'profileArea', 'trips-page'],
  ['/reise-erstellen', 'profileArea', 'create-trip-page'],
  ['/Benachrichtigungen', 'profileArea', 'notifications/notifications-page'],
  ['/Affiliates', 'footer', 'legal/affiliates-page'],
  ['/posts/Italien/Rom', 'footer', 'posts/posts-page'],
  ['/posts/Italien', 'footer', 'posts/posts-page'],
  ['/roadtrips/Norwegen', 'footer', 'posts/roadtrips-page'],
  ['/forum', 'footer', 'forum-page'],
  ['/forum/tipps', 'footer', 'forum-page'],
  ['/post/17/mein-beitrag', 'footer', 'posts/post-page'],
  ['/post/mein-beitrag-a1b2', 'footer', 'posts/post-page'],
  ['/roadtrip/alpen-a1b2', 'footer', 'posts/post-page'],
  ['/tipp/maut-a1b2', 'footer', 'posts/post-page'],
  ['/frage/faehre-a1b2', 'footer', 'posts/post-page'],
  ['/Blog', 'footer', 'blog/blog-page'],
  ['/Blog/packliste', 'footer', 'blog/article-page'],
  ['/Blog/packliste/camping', 'footer', 'blog/article-page'],
  ['/Impressum', 'footer', 'legal/imprint-page'],
  ['/Community-Richtlinie', 'footer', 'legal/guidelines-page'],
  ['/Datenschutz', 'footer', 'legal/privacy-page'],
  ['/Haftungsausschluss', 'footer', 'legal/disclaimer-page'],
  ['/About', 'footer', 'legal/about-page'],
  ['/Ausgeloggt', 'footer', 'account/signed-out-page'],
] as const;

describe('the route table', () => {
  it.each(SPECIFIED)('opens %s in the layout %s [RT-39]', (path, layout, page) => {
    expect(matchRoute(path).entry).toMatchObject({ layout, page });
  });

  it.each(SPECIFIED)('does not mind the case of letters in %s', (path, _layout, page) => {
    expect(matchRoute(path.toUpperCase()).entry.page).toBe(page);
    expect(matchRoute(path.toLowerCase()).entry.page).toBe(page);
  });

  it.each([
    '/gibt-es-nicht',
    '/posts',
    '/roadtrips',
    '/post',
    '/Blog/a/b/c',
    '/api',
    '/anmelden/x',
  ])('has a 404 page for %s [RT-38, ER-8]', (path) => {
    expect(matchRoute(path).entry).toBe(notFoundRoute);
  });

  it('hands over the parts of the path decoded', () => {
    expect(matchRoute('/posts/%C3%96sterreich/Zell%20am%20See').params).toEqual({
      locationCountry: 'Österreich',
      locationName: 'Zell am See',
    });
  });

  it.each([...routes, notFoundRoute])('finds the page $page with its export', ({ page }) => {
    const folder = page.includes('/') ? '../features' : './pages';
    const file = new URL(`${folder}/${page}.tsx`, import.meta.url);
    expect(existsSync(file)).toBe(true);
    expect(readFileSync(file, 'utf8')).toMatch(
      new RegExp(`export (function|const) ${exportName(page)}\\b`),
    );
  });
});

it('matches a path once, and keeps no more than some hundred', () => {
  const forum = matchRoute('/forum');
  expect(matchRoute('/forum')).toBe(forum);
  for (let number = 0; number < 1000; number += 1) matchRoute(`/made-up-${number}`);
  expect(matchRoute('/forum')).not.toBe(forum);
  expect(matchRoute('/forum')).toEqual(forum);
  const long = `/posts/${'x'.repeat(300)}`;
  expect(matchRoute(long)).not.toBe(matchRoute(long));
});
