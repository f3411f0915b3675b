import { PATHS } from '@fahrtwind/domain';
/** Pages that a mistyped address may have meant, with synonyms. */
export const knownPaths = [
  { path: PATHS.planner, words: ['planer', 'plan', 'planner', 'karte', 'map'] },
  { path: PATHS.routes, words: ['route', 'routes', 'strecken'] },
  { path: PATHS.hotel, words: ['hotels', 'unterkunft', 'unterkuenfte', 'camping', 'lodging'] },
  { path: PATHS.forum, words: ['community', 'fragen'] },
  { path: PATHS.blog, words: ['artikel', 'articles', 'magazin'] },
  { path: PATHS.merch, words: ['shop', 'store'] },
  { path: PATHS.signIn, words: ['login', 'signin', 'sign-in', 'einloggen'] },
  { path: PATHS.register, words: ['register', 'signup', 'sign-up', 'konto-erstellen'] },
  { path: PATHS.profile, words: ['profile', 'konto', 'account'] },
  { path: PATHS.settings, words: ['settings'] },
  { path: PATHS.notifications, words: ['notifications'] },
  { path: PATHS.trips, words: ['trips', 'meine-reisen'] },
  { path: PATHS.createTrip, words: ['neue-reise', 'new-trip'] },
  { path: PATHS.currentDay, words: ['heute', 'today'] },
  { path: PATHS.affiliates, words: ['partner', 'anzeigen', 'werbung'] },
  { path: PATHS.imprint, words: ['imprint', 'kontakt', 'contact'] },
  { path: PATHS.privacy, words: ['privacy', 'datenschutzerklaerung', 'cookies'] },
  { path: PATHS.disclaimer, words: ['disclaimer'] },
  { path: PATHS.guidelines, words: ['regeln', 'richtlinien', 'guidelines'] },
  { path: PATHS.about, words: ['ueber-uns', 'about-us'] },
] as const;

export type KnownPath = (typeof knownPaths)[number]['path'];
