import type { MetaKey } from '../meta-key.ts';
import { titleFromSegment, type HeadParams, type HeadText } from './head-text.ts';

const pages = {
  landing: {
    title: 'Fahrtwind · Roadtrips planen, Tag für Tag auf der Karte',
    description:
      'Plane deinen Roadtrip mit Tagen, Stopps, Unterkünften und Fahrzeiten auf einer Karte. Ohne Anmeldung ausprobieren, auch offline unterwegs.',
    keywords: 'Roadtrip planen, Reiseplaner, Routenplaner, Rundreise, Wohnmobil, Camping, Europa',
  },
  hotel: {
    title: 'Unterkünfte für deinen Roadtrip · Fahrtwind',
    description:
      'Hotel, Hostel, Ferienwohnung oder Stellplatz: so legst du für jede Nacht deiner Rundreise die passende Unterkunft an die Route.',
    keywords:
      'Unterkunft Roadtrip, Hotel an der Route, Campingplatz, Stellplatz, Ferienwohnung, Hostel',
  },
  routes: {
    title: 'Roadtrip-Routen durch Europa · Fahrtwind',
    description:
      'Roadtrips durch Europa nach Region, Dauer und Reisezeit, mit Karte, Tagen und Kosten. Oder plane eine eigene Route: Mit einem Klick wird deine Reise daraus.',
    keywords:
      'Routenplaner, Roadtrip Routen, Rundreise Europa, Alpenpässe, Küstenstraße, Etappen, Tourenvorschläge',
  },
  merch: {
    title: 'Merch für unterwegs · Fahrtwind',
    description:
      'Karten, Becher und Kleidung mit den Zeichnungen von Fahrtwind, für alle, die lieber fahren als ankommen.',
    keywords: 'Fahrtwind Merch, Roadtrip Geschenke, Straßenkarte, Emaille-Becher, Reise T-Shirt',
  },
  publicTrip: {
    title: 'Eine Reise ansehen · Fahrtwind',
    description:
      'Sieh dir eine geteilte Reise Tag für Tag an: Stopps, Etappen und Unterkünfte, und übernimm sie als Vorlage für deine eigene.',
    keywords: 'geteilte Reise, Reiseplan ansehen, Roadtrip Vorlage, Reiseroute teilen',
  },
  signIn: {
    title: 'Anmelden · Fahrtwind',
    description:
      'Melde dich mit Passwort oder E-Mail-Link bei Fahrtwind an, oder probiere den Planer ohne Anmeldung aus.',
    keywords: 'Fahrtwind anmelden, Login, E-Mail-Link, Passwort vergessen',
  },
  register: {
    title: 'Konto anlegen · Fahrtwind',
    description:
      'Lege ein kostenloses Konto an, damit deine Reisen auf allen Geräten da sind und du sie teilen kannst.',
    keywords: 'Fahrtwind registrieren, Konto anlegen, kostenlos, Reiseplaner Konto',
  },
  currentDay: {
    title: 'Heute auf der Reise · Fahrtwind',
    description:
      'Der aktuelle Tag deiner Reise mit Stopps, Etappen und der Unterkunft für die Nacht.',
    keywords: 'Reisetag, Tagesetappe, Reiseplan unterwegs',
  },
  readOnlyMap: {
    title: 'Karte der Reise · Fahrtwind',
    description: 'Deine ganze Reise auf der Karte, Tag für Tag in eigener Farbe.',
    keywords: 'Reisekarte, Route auf der Karte, Roadtrip Karte',
  },
  print: {
    title: 'Reise drucken · Fahrtwind',
    description: 'Deine Reise als PDF oder auf Papier: Tage, Stopps, Entfernungen und Unterkünfte.',
    keywords: 'Reiseplan PDF, Reise drucken, Roadbook',
  },
  planner: {
    title: 'Reiseplaner · Fahrtwind',
    description: 'Tage, Stopps und Etappen deiner Reise als Liste und auf der Karte.',
    keywords: 'Reiseplaner, Roadtrip planen, Etappen, Stopps, Karte',
  },
  profile: {
    title: 'Dein Profil · Fahrtwind',
    description: 'Dein Name, deine E-Mail-Adresse und was andere von dir sehen.',
    keywords: 'Profil, Konto, Fahrtwind',
  },
  settings: {
    title: 'Einstellungen · Fahrtwind',
    description:
      'Design, Sprache, E-Mails, angemeldete Geräte, Datenexport und Löschen deines Kontos.',
    keywords: 'Einstellungen, Konto, Datenexport, dunkles Design',
  },
  trips: {
    title: 'Deine Reisen · Fahrtwind',
    description: 'Alle Reisen, die du planst, die du gefahren bist und die mit dir geteilt wurden.',
    keywords: 'meine Reisen, Reisepläne, Roadtrips',
  },
  createTrip: {
    title: 'Reise erstellen · Fahrtwind',
    description: 'Fang eine neue Reise an: Titel, Zeitraum und der erste Stopp.',
    keywords: 'Reise erstellen, neuer Roadtrip, Reise planen',
  },
  notifications: {
    title: 'Benachrichtigungen · Fahrtwind',
    description: 'Was andere gemacht haben, das dich angeht.',
    keywords: 'Benachrichtigungen, Neuigkeiten',
  },
  affiliates: {
    title: 'Partner und Anzeigen · Fahrtwind',
    description:
      'Mit wem Fahrtwind zusammenarbeitet, woran du bezahlte Links erkennst und was sie für dich kosten: nichts.',
    keywords: 'Partnerprogramm, Affiliate-Links, Anzeigen, Transparenz',
  },
  posts: ({ locationCountry, locationName }: HeadParams) => {
    const place = titleFromSegment(locationName ?? locationCountry);
    return {
      title: `${place}: Tipps und Fragen · Fahrtwind`,
      description: `Was andere Reisende über ${place} schreiben: Roadtrips, Tipps und Antworten auf Fragen.`,
      keywords: `${place}, Roadtrip ${place}, Reisetipps ${place}, Forum`,
    };
  },
  roadtrips: ({ searchTerm }: HeadParams) => {
    const term = titleFromSegment(searchTerm);
    return {
      title: `Roadtrips: ${term} · Fahrtwind`,
      description: `Veröffentlichte Roadtrips zu „${term}“ mit Etappen und Karte, zum Nachfahren und Anpassen.`,
      keywords: `Roadtrip ${term}, Rundreise ${term}, Route ${term}`,
    };
  },
  forum: ({ category }: HeadParams) => {
    const topic = titleFromSegment(category);
    return {
      title: topic ? `${topic} im Forum · Fahrtwind` : 'Forum für Roadtrips · Fahrtwind',
      description: topic
        ? `Fragen, Tipps und Erfahrungen zum Thema ${topic} für unterwegs.`
        : 'Fragen stellen, Tipps teilen, Roadtrips zeigen: das Forum für alle, die mit dem Auto, Rad oder Wohnmobil reisen.',
      keywords: `Roadtrip Forum, Reiseforum, Reisetipps, Fragen${topic ? `, ${topic}` : ''}`,
    };
  },
  post: {
    title: 'Beitrag im Forum · Fahrtwind',
    description: 'Ein Beitrag im Forum von Fahrtwind mit allen Antworten.',
    keywords: 'Reiseforum, Beitrag, Roadtrip Community',
  },
  roadtrip: {
    title: 'Roadtrip im Forum · Fahrtwind',
    description: 'Ein Roadtrip mit Route und Etappen zum Nachfahren.',
    keywords: 'Roadtrip Bericht, Reisebericht, Route, Community',
  },
  tip: {
    title: 'Tipp im Forum · Fahrtwind',
    description: 'Ein Tipp für unterwegs, mit allem, was andere dazu sagen.',
    keywords: 'Reisetipp, Roadtrip Tipp, Community',
  },
  question: {
    title: 'Frage im Forum · Fahrtwind',
    description: 'Eine Frage rund ums Reisen mit ihren Antworten.',
    keywords: 'Reisefrage, Roadtrip Frage, Antworten',
  },
  blog: {
    title: 'Blog für Roadtrips · Fahrtwind',
    description:
      'Wissen für unterwegs: Maut, Fähren, Packlisten, Pässe und Pausen, mit Stand und Quellen.',
    keywords: 'Roadtrip Blog, Reisewissen, Maut, Fähre, Packliste, Alpenpass',
  },
  article: ({ name, subname }: HeadParams) => ({
    title: `${titleFromSegment(subname ?? name)} · Fahrtwind Blog`,
    description: 'Ein Artikel aus dem Fahrtwind-Blog: Wissen für den nächsten Roadtrip.',
    keywords: 'Roadtrip Blog, Reisewissen, Ratgeber',
  }),
  imprint: {
    title: 'Impressum · Fahrtwind',
    description: 'Wer Fahrtwind betreibt und wie du uns erreichst.',
    keywords: 'Impressum, Anbieter, Kontakt, Fahrtwind',
  },
  guidelines: {
    title: 'Community-Richtlinie · Fahrtwind',
    description: 'Wie wir im Forum miteinander umgehen, was nicht geht und was dann passiert.',
    keywords: 'Community-Richtlinie, Forumsregeln, Moderation, melden',
  },
  privacy: {
    title: 'Datenschutz · Fahrtwind',
    description: 'Welche Daten Fahrtwind speichert, wozu, wie lange, und welche Rechte du hast.',
    keywords: 'Datenschutz, Cookies, DSGVO, Auskunft, Löschen',
  },
  disclaimer: {
    title: 'Haftungsausschluss · Fahrtwind',
    description: 'Wofür Fahrtwind einsteht und was du vor der Fahrt selbst prüfen solltest.',
    keywords: 'Haftungsausschluss, Haftung, Verkehrsregeln',
  },
  about: {
    title: 'Über Fahrtwind',
    description:
      'Wer hinter Fahrtwind steht, warum es das gibt und was uns beim Bauen wichtig ist.',
    keywords: 'Über Fahrtwind, Team, Roadtrip Planer',
  },
  signedOut: {
    title: 'Du bist abgemeldet · Fahrtwind',
    description: 'Du bist abgemeldet. Deine Reisen und Entwürfe sind von diesem Gerät gelöscht.',
    keywords: 'abgemeldet, Fahrtwind',
  },
  notFound: {
    title: 'Seite nicht gefunden · Fahrtwind',
    description: 'Diese Seite gibt es nicht. Von hier führen Wege zurück auf die Straße.',
    keywords: 'Fahrtwind, Seite nicht gefunden',
  },
} satisfies Readonly<Record<MetaKey, HeadText | ((params: HeadParams) => HeadText)>>;

interface HeadTexts {
  readonly newsFeed: string;
  readonly blogFeed: string;
  readonly imageAlt: string;
  readonly pages: Readonly<Record<MetaKey, HeadText | ((params: HeadParams) => HeadText)>>;
}

export const de: HeadTexts = {
  newsFeed: 'Neue Beiträge im Fahrtwind-Forum',
  blogFeed: 'Neue Artikel im Fahrtwind-Blog',
  imageAlt: 'Eine Straße führt durch Hügel in den Abend, darüber der Schriftzug Fahrtwind',
  pages,
};
