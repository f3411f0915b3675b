/** Pages somebody may have meant when they mistyped an address, with other words for them. */
export const knownPaths = [
  { path: '/planen', words: ['planer', 'plan', 'planner', 'karte', 'map'] },
  { path: '/routen', words: ['route', 'routes', 'strecken'] },
  { path: '/hotel', words: ['hotels', 'unterkunft', 'unterkuenfte', 'camping', 'lodging'] },
  { path: '/forum', words: ['community', 'fragen'] },
  { path: '/Blog', words: ['artikel', 'articles', 'magazin'] },
  { path: '/merch', words: ['shop', 'store'] },
  { path: '/anmelden', words: ['login', 'signin', 'sign-in', 'einloggen'] },
  { path: '/Registrieren', words: ['register', 'signup', 'sign-up', 'konto-erstellen'] },
  { path: '/Profil', words: ['profile', 'konto', 'account'] },
  { path: '/Einstellungen', words: ['settings'] },
  { path: '/Benachrichtigungen', words: ['notifications'] },
  { path: '/Reisen', words: ['trips', 'meine-reisen'] },
  { path: '/reise-erstellen', words: ['neue-reise', 'new-trip'] },
  { path: '/ansehen', words: ['heute', 'today'] },
  { path: '/Affiliates', words: ['partner', 'anzeigen', 'werbung'] },
  { path: '/Impressum', words: ['imprint', 'kontakt', 'contact'] },
  { path: '/Datenschutz', words: ['privacy', 'datenschutzerklaerung', 'cookies'] },
  { path: '/Haftungsausschluss', words: ['disclaimer'] },
  { path: '/Community-Richtlinie', words: ['regeln', 'richtlinien', 'guidelines'] },
  { path: '/About', words: ['ueber-uns', 'about-us'] },
] as const;

export type KnownPath = (typeof knownPaths)[number]['path'];
