import { matchRoutes } from 'react-router';
import type { MetaKey } from './head/texts.de.ts';

/** all: everybody · guestOnly: not for registered people · session: guests too · registered: no guests. */
export type Access = 'all' | 'guestOnly' | 'session' | 'registered';

export type LayoutName = 'public' | 'readOnlyTrip' | 'planner' | 'profileArea' | 'footer' | 'none';

export interface RouteEntry {
  /** Letters' case does not matter; this spelling is the canonical one. */
  readonly path: string;
  readonly layout: LayoutName;
  readonly access: Access;
  /** File under features/, without its ending; it exports the page under its own name: LandingPage. */
  readonly page: string;
  readonly meta: MetaKey;
  /** Values of `modus` with which a guest-only page is open for registered people too. */
  readonly openModes?: readonly string[];
  /** In the mobile app this page gives way to signing in. */
  readonly isWebOnly?: boolean;
}

const SIGN_IN_MODES = ['neues-passwort', 'fertig'];

// oxfmt-ignore
export const routes: readonly RouteEntry[] = [
  { path: '/', layout: 'public', access: 'all', page: 'content/landing-page', meta: 'landing', isWebOnly: true },
  { path: '/hotel', layout: 'public', access: 'all', page: 'content/hotel-page', meta: 'hotel' },
  { path: '/routen', layout: 'public', access: 'all', page: 'content/routes-page', meta: 'routes' },
  { path: '/merch', layout: 'public', access: 'all', page: 'shop/merch-page', meta: 'merch' },
  { path: '/reise-ansehen/:id?', layout: 'public', access: 'all', page: 'viewer/public-trip-page', meta: 'publicTrip' },
  { path: '/anmelden', layout: 'public', access: 'guestOnly', page: 'account/sign-in-page', meta: 'signIn', openModes: SIGN_IN_MODES },
  { path: '/Registrieren', layout: 'public', access: 'guestOnly', page: 'account/register-page', meta: 'register' },

  { path: '/ansehen', layout: 'readOnlyTrip', access: 'session', page: 'viewer/current-day-page', meta: 'currentDay' },
  { path: '/ansehen/karte', layout: 'readOnlyTrip', access: 'session', page: 'viewer/read-only-map-page', meta: 'readOnlyMap' },

  { path: '/print', layout: 'none', access: 'session', page: 'viewer/print-page', meta: 'print' },
  { path: '/planen', layout: 'planner', access: 'session', page: 'planner/planner-page', meta: 'planner' },
  { path: '/Home', layout: 'planner', access: 'session', page: 'planner/planner-page', meta: 'planner' },

  { path: '/Profil', layout: 'profileArea', access: 'registered', page: 'account/profile-page', meta: 'profile' },
  { path: '/Einstellungen', layout: 'profileArea', access: 'registered', page: 'account/settings-page', meta: 'settings' },
  { path: '/Reisen', layout: 'profileArea', access: 'registered', page: 'planner/trips-page', meta: 'trips' },
  { path: '/reise-erstellen', layout: 'profileArea', access: 'registered', page: 'planner/create-trip-page', meta: 'createTrip' },
  { path: '/Benachrichtigungen', layout: 'profileArea', access: 'registered', page: 'account/notifications-page', meta: 'notifications' },

  { path: '/Affiliates', layout: 'footer', access: 'all', page: 'content/affiliates-page', meta: 'affiliates' },
  { path: '/posts/:locationCountry/:locationName?', layout: 'footer', access: 'all', page: 'community/posts-page', meta: 'posts' },
  { path: '/roadtrips/:searchTerm', layout: 'footer', access: 'all', page: 'community/roadtrips-page', meta: 'roadtrips' },
  { path: '/forum/:category?', layout: 'footer', access: 'all', page: 'community/forum-page', meta: 'forum' },
  { path: '/post/:id/:postName', layout: 'footer', access: 'all', page: 'community/post-page', meta: 'post' },
  { path: '/post/:slugAndShortId', layout: 'footer', access: 'all', page: 'community/post-page', meta: 'post' },
  { path: '/roadtrip/:slugAndShortId', layout: 'footer', access: 'all', page: 'community/post-page', meta: 'roadtrip' },
  { path: '/tipp/:slugAndShortId', layout: 'footer', access: 'all', page: 'community/post-page', meta: 'tip' },
  { path: '/frage/:slugAndShortId', layout: 'footer', access: 'all', page: 'community/post-page', meta: 'question' },
  { path: '/Blog', layout: 'footer', access: 'all', page: 'content/blog-page', meta: 'blog' },
  { path: '/Blog/:name/:subname?', layout: 'footer', access: 'all', page: 'content/article-page', meta: 'article' },
  { path: '/Impressum', layout: 'footer', access: 'all', page: 'content/imprint-page', meta: 'imprint' },
  { path: '/Community-Richtlinie', layout: 'footer', access: 'all', page: 'content/guidelines-page', meta: 'guidelines' },
  { path: '/Datenschutz', layout: 'footer', access: 'all', page: 'content/privacy-page', meta: 'privacy' },
  { path: '/Haftungsausschluss', layout: 'footer', access: 'all', page: 'content/disclaimer-page', meta: 'disclaimer' },
  { path: '/About', layout: 'footer', access: 'all', page: 'content/about-page', meta: 'about' },
  { path: '/Ausgeloggt', layout: 'footer', access: 'guestOnly', page: 'account/signed-out-page', meta: 'signedOut' },
];

export const notFoundRoute: RouteEntry = {
  path: '*',
  layout: 'footer',
  access: 'all',
  page: 'content/not-found-page',
  meta: 'notFound',
};

export interface RouteMatch {
  readonly entry: RouteEntry;
  readonly params: Readonly<Record<string, string | undefined>>;
}

const routeObjects = [...routes, notFoundRoute].map((entry) => ({
  path: entry.path,
  handle: entry,
}));

/** The route of a path, by the router's own rules. */
export function matchRoute(pathname: string): RouteMatch {
  const match = matchRoutes(routeObjects, pathname)?.[0];
  return match
    ? { entry: match.route.handle, params: match.params }
    : { entry: notFoundRoute, params: {} };
}
