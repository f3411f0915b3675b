/** A page of the product, with example parameters and a text that only it shows. */
export interface Route {
  readonly path: string;
  readonly shows: string | RegExp;
  /** The example does not exist, so the server answers 404. */
  readonly isMissing?: true;
}

// packages/server/test/pages.test.ts checks who may open which page.

export const PUBLIC_PAGES: readonly Route[] = [
  { path: '/', shows: 'Fenster runter, Straße frei.' },
  { path: '/merch', shows: 'Emaillebecher' },
  { path: '/merch?produkt=t-shirt', shows: 'Faserzusammensetzung' },
  { path: '/merch?warenkorb', shows: 'Dein Warenkorb ist leer' },
  { path: '/merch?versand', shows: 'Was der Versand kostet' },
  { path: '/merch?agb', shows: 'Wie der Vertrag zustande kommt' },
  { path: '/merch?widerrufsbelehrung', shows: 'Muster-Widerrufsformular' },
  { path: '/merch?gewaehrleistung', shows: 'Gesetzliches Gewährleistungsrecht' },
  { path: '/merch?barrierefreiheit', shows: 'Barrieren melden' },
  { path: '/merch?widerruf', shows: 'Du musst keinen Grund nennen.' },
  { path: '/hotel', shows: 'Wann du buchen solltest' },
  { path: '/routen', shows: 'Sobald Start und Ziel feststehen' },
  { path: '/reise-ansehen', shows: 'Reisen von der Redaktion und von anderen' },
  {
    path: '/reise-ansehen/abc-copy',
    shows: 'Diese Reise ist hier nicht zu sehen',
    isMissing: true,
  },
  { path: '/anmelden', shows: 'Willkommen zurück. Plane weiter, wo du aufgehört hast.' },
  {
    path: '/Registrieren',
    shows: 'Mindestens 6 Zeichen. Sehr häufige Passwörter nehmen wir nicht an.',
  },
  { path: '/Affiliates', shows: 'So erkennst du Anzeigen' },
  { path: '/posts/Norwegen/Bergen', shows: 'Bergen, Norwegen' },
  { path: '/posts/Norwegen', shows: 'Beiträge aus dem Forum' },
  { path: '/roadtrips/alpen', shows: 'Roadtrips: alpen' },
  { path: '/forum', shows: 'Fragen stellen, Tipps geben, Strecken zeigen' },
  { path: '/forum/fragen', shows: 'Etwas nicht gefunden? Frage die, die schon da waren.' },
  { path: '/post/abc123/alpen', shows: 'Beitrag nicht gefunden', isMissing: true },
  { path: '/post/alpen-abc123', shows: 'Beitrag nicht gefunden', isMissing: true },
  { path: '/roadtrip/alpen-abc123', shows: 'Beitrag nicht gefunden', isMissing: true },
  { path: '/tipp/alpen-abc123', shows: 'Beitrag nicht gefunden', isMissing: true },
  { path: '/frage/alpen-abc123', shows: 'Beitrag nicht gefunden', isMissing: true },
  { path: '/Blog', shows: 'Zehn Alpenpässe, die den Umweg wert sind' },
  { path: '/Blog/alpenpaesse', shows: 'Die zehn auf einen Blick' },
  { path: '/Blog/alpenpaesse/wintersperren', shows: 'Übliche Öffnungszeiten' },
  { path: '/Impressum', shows: 'Angaben nach § 5 DDG' },
  { path: '/Community-Richtlinie', shows: 'Was nicht geht' },
  { path: '/Datenschutz', shows: 'Wer verantwortlich ist' },
  { path: '/Haftungsausschluss', shows: 'Angaben auf dieser Website' },
  { path: '/About', shows: 'Woher der Name kommt' },
  { path: '/Ausgeloggt', shows: 'Du bist abgemeldet' },
  { path: '/gibt-es-nicht', shows: 'Hier endet die Straße', isMissing: true },
];

/** As seen by a user who has planned one trip, from München to Innsbruck. */
export const MEMBER_PAGES: readonly Route[] = [
  { path: '/ansehen', shows: 'Nächster Stopp' },
  { path: '/ansehen/karte', shows: 'Über den Brenner' },
  { path: '/print', shows: 'PDF herunterladen' },
  { path: '/planen', shows: 'Innsbruck' },
  { path: '/Home', shows: 'Innsbruck' },
  { path: '/Profil', shows: 'Dein Profil' },
  { path: '/Profil?bestellungen', shows: 'Noch nichts bestellt' },
  { path: '/Einstellungen', shows: 'Dunkles Design' },
  { path: '/Reisen', shows: 'München – Innsbruck' },
  { path: '/reise-erstellen', shows: 'Erste Orte (wenn du sie schon kennst)' },
  { path: '/Benachrichtigungen', shows: 'Benachrichtigungen' },
];
