export type Access = 'all' | 'session' | 'registered' | 'guests-only';

export interface Route {
  readonly path: string;
  readonly heading: string | RegExp;
  readonly access: Access;
  /** What the example names does not exist, which the server says too. */
  readonly isMissing?: true;
  /** Number of the statement in docs/requirements.md. */
  readonly proves: string;
}

/** Every route of the product, with an example of its parameters. */
export const ROUTES: readonly Route[] = [
  { path: '/merch', heading: 'Merch', access: 'all', proves: 'RT-1' },
  { path: '/', heading: /./, access: 'all', proves: 'RT-2' },
  { path: '/hotel', heading: 'Unterkünfte für deinen Roadtrip', access: 'all', proves: 'RT-3' },
  { path: '/routen', heading: 'Routen', access: 'all', proves: 'RT-4' },
  { path: '/reise-ansehen', heading: 'Reise ansehen', access: 'all', proves: 'RT-5' },
  {
    path: '/reise-ansehen/abc-copy',
    heading: 'Reise ansehen',
    access: 'all',
    proves: 'RT-5',
    isMissing: true,
  },
  { path: '/anmelden', heading: 'Anmelden', access: 'guests-only', proves: 'RT-6' },
  {
    path: '/Registrieren',
    heading: 'Konto anlegen',
    access: 'guests-only',
    proves: 'RT-7',
  },
  { path: '/ansehen', heading: 'Heute', access: 'session', proves: 'RT-8' },
  { path: '/ansehen/karte', heading: 'Karte', access: 'session', proves: 'RT-9' },
  { path: '/print', heading: 'Reise drucken', access: 'session', proves: 'RT-10' },
  { path: '/planen', heading: 'Planer', access: 'session', proves: 'RT-11' },
  { path: '/Home', heading: 'Planer', access: 'session', proves: 'RT-12' },
  { path: '/Profil', heading: 'Dein Profil', access: 'registered', proves: 'RT-13' },
  { path: '/Einstellungen', heading: 'Einstellungen', access: 'registered', proves: 'RT-14' },
  { path: '/Reisen', heading: 'Meine Reisen', access: 'registered', proves: 'RT-15' },
  { path: '/reise-erstellen', heading: 'Reise erstellen', access: 'registered', proves: 'RT-16' },
  {
    path: '/Benachrichtigungen',
    heading: 'Benachrichtigungen',
    access: 'registered',
    proves: 'RT-17',
  },
  { path: '/Affiliates', heading: 'Partner und Anzeigen', access: 'all', proves: 'RT-18' },
  {
    path: '/posts/Norwegen/Bergen',
    heading: 'Beiträge zu Bergen, Norwegen',
    access: 'all',
    proves: 'RT-19',
  },
  { path: '/posts/Norwegen', heading: 'Beiträge aus Norwegen', access: 'all', proves: 'RT-20' },
  { path: '/roadtrips/alpen', heading: 'Roadtrips suchen', access: 'all', proves: 'RT-21' },
  { path: '/forum', heading: 'Forum', access: 'all', proves: 'RT-22' },
  { path: '/forum/fragen', heading: /Fragen/, access: 'all', proves: 'RT-23' },
  {
    path: '/post/abc123/alpen',
    heading: 'Beitrag nicht gefunden',
    access: 'all',
    proves: 'RT-24',
    isMissing: true,
  },
  {
    path: '/post/alpen-abc123',
    heading: 'Beitrag nicht gefunden',
    access: 'all',
    proves: 'RT-25',
    isMissing: true,
  },
  {
    path: '/roadtrip/alpen-abc123',
    heading: 'Beitrag nicht gefunden',
    access: 'all',
    proves: 'RT-26',
    isMissing: true,
  },
  {
    path: '/tipp/alpen-abc123',
    heading: 'Beitrag nicht gefunden',
    access: 'all',
    proves: 'RT-27',
    isMissing: true,
  },
  {
    path: '/frage/alpen-abc123',
    heading: 'Beitrag nicht gefunden',
    access: 'all',
    proves: 'RT-28',
    isMissing: true,
  },
  { path: '/Blog', heading: 'Blog', access: 'all', proves: 'RT-29' },
  { path: '/Blog/alpenpaesse', heading: /Alpen/, access: 'all', proves: 'RT-30' },
  { path: '/Blog/alpenpaesse/wintersperren', heading: /./, access: 'all', proves: 'RT-31' },
  { path: '/Impressum', heading: 'Impressum', access: 'all', proves: 'RT-32' },
  {
    path: '/Community-Richtlinie',
    heading: 'Community-Richtlinie',
    access: 'all',
    proves: 'RT-33',
  },
  { path: '/Datenschutz', heading: 'Datenschutz', access: 'all', proves: 'RT-34' },
  { path: '/Haftungsausschluss', heading: 'Haftungsausschluss', access: 'all', proves: 'RT-35' },
  { path: '/About', heading: 'Über Fahrtwind', access: 'all', proves: 'RT-36' },
  {
    path: '/Ausgeloggt',
    heading: 'Du bist abgemeldet',
    access: 'guests-only',
    proves: 'RT-37',
  },
];
