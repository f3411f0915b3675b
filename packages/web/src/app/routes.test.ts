import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exportName } from './page-modules.ts';
import { matchRoute, notFoundRoute, routes } from './routes.ts';

const SPECIFIED = [
  ['RT-1', '/merch', 'public', 'shop/merch-page'],
  ['RT-2', '/', 'public', 'content/landing-page'],
  ['RT-3', '/hotel', 'public', 'content/hotel-page'],
  ['RT-4', '/routen', 'public', 'content/routes-page'],
  ['RT-5', '/reise-ansehen', 'public', 'viewer/public-trip-page'],
  ['RT-5', '/reise-ansehen/abc-copy', 'public', 'viewer/public-trip-page'],
  ['RT-6', '/anmelden', 'public', 'account/sign-in-page'],
  ['RT-7', '/Registrieren', 'public', 'account/register-page'],
  ['RT-8', '/ansehen', 'readOnlyTrip', 'viewer/current-day-page'],
  ['RT-9', '/ansehen/karte', 'readOnlyTrip', 'viewer/read-only-map-page'],
  ['RT-10', '/print', 'none', 'viewer/print-page'],
  ['RT-11', '/planen', 'planner', 'planner/planner-page'],
  ['RT-12', '/Home', 'planner', 'planner/planner-page'],
  ['RT-13', '/Profil', 'profileArea', 'account/profile-page'],
  ['RT-14', '/Einstellungen', 'profileArea', 'account/settings-page'],
  ['RT-15', '/Reisen', 'profileArea', 'planner/trips-page'],
  ['RT-16', '/reise-erstellen', 'profileArea', 'planner/create-trip-page'],
  ['RT-17', '/Benachrichtigungen', 'profileArea', 'account/notifications-page'],
  ['RT-18', '/Affiliates', 'footer', 'content/affiliates-page'],
  ['RT-19', '/posts/Italien/Rom', 'footer', 'community/posts-page'],
  ['RT-20', '/posts/Italien', 'footer', 'community/posts-page'],
  ['RT-21', '/roadtrips/Norwegen', 'footer', 'community/roadtrips-page'],
  ['RT-22', '/forum', 'footer', 'community/forum-page'],
  ['RT-23', '/forum/tipps', 'footer', 'community/forum-page'],
  ['RT-24', '/post/17/mein-beitrag', 'footer', 'community/post-page'],
  ['RT-25', '/post/mein-beitrag-a1b2', 'footer', 'community/post-page'],
  ['RT-26', '/roadtrip/alpen-a1b2', 'footer', 'community/post-page'],
  ['RT-27', '/tipp/maut-a1b2', 'footer', 'community/post-page'],
  ['RT-28', '/frage/faehre-a1b2', 'footer', 'community/post-page'],
  ['RT-29', '/Blog', 'footer', 'content/blog-page'],
  ['RT-30', '/Blog/packliste', 'footer', 'content/article-page'],
  ['RT-31', '/Blog/packliste/camping', 'footer', 'content/article-page'],
  ['RT-32', '/Impressum', 'footer', 'content/imprint-page'],
  ['RT-33', '/Community-Richtlinie', 'footer', 'content/guidelines-page'],
  ['RT-34', '/Datenschutz', 'footer', 'content/privacy-page'],
  ['RT-35', '/Haftungsausschluss', 'footer', 'content/disclaimer-page'],
  ['RT-36', '/About', 'footer', 'content/about-page'],
  ['RT-37', '/Ausgeloggt', 'footer', 'account/signed-out-page'],
] as const;

describe('the route table', () => {
  it.each(SPECIFIED)('[%s] opens %s in the layout %s [RT-39]', (_, path, layout, page) => {
    expect(matchRoute(path).entry).toMatchObject({ layout, page });
  });

  it.each(SPECIFIED)('[%s] does not mind the case of letters in %s', (_, path, _layout, page) => {
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
    const file = new URL(`../features/${page}.tsx`, import.meta.url);
    expect(existsSync(file)).toBe(true);
    expect(readFileSync(file, 'utf8')).toMatch(
      new RegExp(`export (function|const) ${exportName(page)}\\b`),
    );
  });
});
