import { slug } from './text/slug.ts';

/** The addresses of the pages, as the specification spells them. Matching ignores case. */
export const PATHS = {
  landing: '/',
  hotel: '/hotel',
  routes: '/routen',
  merch: '/merch',
  publicTrip: '/reise-ansehen',
  signIn: '/anmelden',
  register: '/Registrieren',
  currentDay: '/ansehen',
  readOnlyMap: '/ansehen/karte',
  print: '/print',
  planner: '/planen',
  home: '/Home',
  profile: '/Profil',
  settings: '/Einstellungen',
  trips: '/Reisen',
  createTrip: '/reise-erstellen',
  notifications: '/Benachrichtigungen',
  affiliates: '/Affiliates',
  posts: '/posts',
  roadtrips: '/roadtrips',
  forum: '/forum',
  post: '/post',
  roadtrip: '/roadtrip',
  tip: '/tipp',
  question: '/frage',
  blog: '/Blog',
  imprint: '/Impressum',
  guidelines: '/Community-Richtlinie',
  privacy: '/Datenschutz',
  disclaimer: '/Haftungsausschluss',
  about: '/About',
  signedOut: '/Ausgeloggt',
} as const;

export function publicTripPath(tripId: string): string {
  return `${PATHS.publicTrip}/${encodeURIComponent(tripId)}`;
}

export function forumPath(category: string): string {
  return `${PATHS.forum}/${encodeURIComponent(category)}`;
}

/** Words are divided by hyphens, which is how people read and copy addresses. */
export function roadtripsPath(searchTerm: string): string {
  const words = searchTerm.trim().replaceAll(/[\s-]+/g, '-');
  return `${PATHS.roadtrips}/${encodeURIComponent(words)}`;
}

/** The search term in an address of `roadtripsPath`. */
export function roadtripsTerm(address: string): string {
  return address.replaceAll(/[\s_+-]+/g, ' ').trim();
}

/** The posts about a country, or about a place in it. */
export function postsPath(country: string, place = ''): string {
  const parts = [country, place].map(slug).filter((part) => part !== '');
  return [PATHS.posts, ...parts].join('/');
}

/** An order in the shop: by its number for who ordered it, by the secret of its link for anybody. */
export function orderPath(ref: string): string {
  return `${PATHS.merch}?bestellung=${encodeURIComponent(ref)}`;
}

export interface ArticleAddress {
  readonly name: string;
  readonly subname: string | null;
}

export function articlePath({ name, subname }: ArticleAddress): string {
  return subname === null ? `${PATHS.blog}/${name}` : `${PATHS.blog}/${name}/${subname}`;
}
