import {
  MAILS_ARRIVE_QUERY,
  MODERATION_QUERY,
  PATHS,
  SHOP_VIEWS,
  SIGN_IN_QUERY,
  type SignInMode,
} from '@fahrtwind/domain';
import { matchRoutes } from 'react-router';
import type { MetaKey } from './meta-key.ts';

/** all: everyone · guestOnly: visitors and guests · session: guests and registered users. */
export type Access = 'all' | 'guestOnly' | 'session';

export type LayoutName = 'public' | 'readOnlyTrip' | 'planner' | 'profileArea' | 'footer' | 'none';

export interface RouteEntry {
  /** The canonical spelling; matching ignores case. */
  readonly path: string;
  readonly layout: LayoutName;
  readonly access: Access;
  /** File under features/, or under app/pages where several features make a page, without its extension. It exports the page under its own name, such as LandingPage. */
  readonly page: string;
  readonly meta: MetaKey;
  /** The parameters of the query that the page reads. Others change nothing. */
  readonly query?: readonly string[];
  /** Those of them that show another page with another heading, which is announced. */
  readonly headingQuery?: readonly string[];
  /** The server loads what the page shows (its export `pageCall`). Such pages are kept for visitors only while all public data stays the same. */
  readonly hasData?: true;
  /** Values of `modus` that open a guest-only page to registered users too. */
  readonly openModes?: readonly SignInMode[];
  /** The mobile app redirects this page to sign-in. */
  readonly isWebOnly?: boolean;
}

const OPEN_MODES: readonly SignInMode[] = ['neues-passwort', 'fertig', 'wechseln', 'mails'];
const FORUM_QUERY = ['q', 'sortierung', 'ansicht', 'after', 'schreiben', MODERATION_QUERY];
const LODGING_QUERY = ['ort', 'anreise', 'abreise', 'personen', 'art'];
const ROUTE_QUERY = ['von', 'ueber', 'nach', 'mit', 'maut', 'region', 'tage', 'zeit'];

// oxfmt-ignore
export const routes: readonly RouteEntry[] = [
  { path: PATHS.landing, layout: 'public', access: 'all', page: 'landing-page', meta: 'landing', isWebOnly: true, hasData: true },
  { path: PATHS.hotel, layout: 'public', access: 'all', page: 'lodgings/hotel-page', meta: 'hotel', query: LODGING_QUERY },
  { path: PATHS.routes, layout: 'public', access: 'all', page: 'routes/routes-page', meta: 'routes', query: ROUTE_QUERY, hasData: true },
  { path: PATHS.merch, layout: 'public', access: 'all', page: 'shop/merch-page', meta: 'merch', query: [...SHOP_VIEWS, 'status', 'variante'], headingQuery: SHOP_VIEWS, hasData: true },
  { path: `${PATHS.publicTrip}/:id?`, layout: 'public', access: 'all', page: 'public-trips/public-trip-page', meta: 'publicTrip', query: ['country', 'days', 'season', 'after'], hasData: true },
  { path: PATHS.signIn, layout: 'public', access: 'guestOnly', page: 'account/sign-in-page', meta: 'signIn', openModes: OPEN_MODES, query: SIGN_IN_QUERY },
  { path: PATHS.register, layout: 'public', access: 'guestOnly', page: 'account/register-page', meta: 'register', query: SIGN_IN_QUERY },

  { path: PATHS.currentDay, layout: 'readOnlyTrip', access: 'session', page: 'viewer/current-day-page', meta: 'currentDay' },
  { path: PATHS.readOnlyMap, layout: 'readOnlyTrip', access: 'session', page: 'viewer/read-only-map-page', meta: 'readOnlyMap' },

  { path: PATHS.print, layout: 'none', access: 'session', page: 'print/print-page', meta: 'print' },
  { path: PATHS.planner, layout: 'planner', access: 'session', page: 'planner-page', meta: 'planner', hasData: true },
  { path: PATHS.home, layout: 'planner', access: 'session', page: 'planner-page', meta: 'planner', hasData: true },

  { path: PATHS.profile, layout: 'profileArea', access: 'session', page: 'people/profile-page', meta: 'profile', headingQuery: ['uid', 'bestellungen'] },
  { path: PATHS.settings, layout: 'profileArea', access: 'session', page: 'account/settings-page', meta: 'settings', query: [MAILS_ARRIVE_QUERY] },
  { path: PATHS.trips, layout: 'profileArea', access: 'session', page: 'trips-page', meta: 'trips' },
  { path: PATHS.createTrip, layout: 'profileArea', access: 'session', page: 'create-trip-page', meta: 'createTrip' },
  { path: PATHS.notifications, layout: 'profileArea', access: 'session', page: 'notifications/notifications-page', meta: 'notifications', query: ['filter'] },

  { path: PATHS.affiliates, layout: 'footer', access: 'all', page: 'legal/affiliates-page', meta: 'affiliates' },
  { path: `${PATHS.posts}/:locationCountry/:locationName?`, layout: 'footer', access: 'all', page: 'posts/posts-page', meta: 'posts', query: ['after'], hasData: true },
  { path: `${PATHS.roadtrips}/:searchTerm`, layout: 'footer', access: 'all', page: 'posts/roadtrips-page', meta: 'roadtrips', query: ['after'], hasData: true },
  { path: `${PATHS.forum}/:category?`, layout: 'footer', access: 'all', page: 'forum-page', meta: 'forum', query: FORUM_QUERY, headingQuery: ['schreiben', MODERATION_QUERY], hasData: true },
  { path: `${PATHS.post}/:id/:postName`, layout: 'footer', access: 'all', page: 'posts/post-page', meta: 'post', hasData: true },
  { path: `${PATHS.post}/:slugAndShortId`, layout: 'footer', access: 'all', page: 'posts/post-page', meta: 'post', hasData: true },
  { path: `${PATHS.roadtrip}/:slugAndShortId`, layout: 'footer', access: 'all', page: 'posts/post-page', meta: 'roadtrip', hasData: true },
  { path: `${PATHS.tip}/:slugAndShortId`, layout: 'footer', access: 'all', page: 'posts/post-page', meta: 'tip', hasData: true },
  { path: `${PATHS.question}/:slugAndShortId`, layout: 'footer', access: 'all', page: 'posts/post-page', meta: 'question', hasData: true },
  { path: PATHS.blog, layout: 'footer', access: 'all', page: 'blog/blog-page', meta: 'blog', query: ['thema'] },
  { path: `${PATHS.blog}/:name/:subname?`, layout: 'footer', access: 'all', page: 'blog/article-page', meta: 'article' },
  { path: PATHS.imprint, layout: 'footer', access: 'all', page: 'legal/imprint-page', meta: 'imprint' },
  { path: PATHS.guidelines, layout: 'footer', access: 'all', page: 'legal/guidelines-page', meta: 'guidelines' },
  { path: PATHS.privacy, layout: 'footer', access: 'all', page: 'legal/privacy-page', meta: 'privacy' },
  { path: PATHS.disclaimer, layout: 'footer', access: 'all', page: 'legal/disclaimer-page', meta: 'disclaimer' },
  { path: PATHS.about, layout: 'footer', access: 'all', page: 'legal/about-page', meta: 'about' },
  { path: PATHS.signedOut, layout: 'footer', access: 'guestOnly', page: 'account/signed-out-page', meta: 'signedOut' },
];

export const notFoundRoute: RouteEntry = {
  path: '*',
  layout: 'footer',
  access: 'all',
  page: 'not-found/not-found-page',
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

/** The router takes all routes apart for each path that it matches, which takes longer than all else of a page that is kept. */
const matches = new Map<string, RouteMatch>();
/** Callers can make up paths. */
const MOST_MATCHES = 500;
const LONGEST_PATH = 200;

/** Matches a path by the router's own rules. */
export function matchRoute(pathname: string): RouteMatch {
  const known = matches.get(pathname);
  if (known) return known;
  const [match] = matchRoutes(routeObjects, pathname) ?? [];
  const made = match
    ? { entry: match.route.handle, params: match.params }
    : { entry: notFoundRoute, params: {} };
  if (matches.size >= MOST_MATCHES) matches.clear();
  if (pathname.length <= LONGEST_PATH) matches.set(pathname, made);
  return made;
}
