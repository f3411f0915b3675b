export const de = {
  hotel: {
    title: 'Unterkünfte für deinen Roadtrip',
    intro:
      'Ein guter Fahrtag endet an einem guten Ort. Such nach Hotel, Hostel, Ferienwohnung oder Stellplatz, übernimm den Fund in deine Reise, und lies darunter, worauf es ankommt.',
    next: 'Lege zuerst die Etappen fest, dann die Betten.',
    nextAction: 'Klassische Routen ansehen',
  },
  routes: {
    title: 'Routen',
    intro:
      'Plane eine Strecke, sieh sie auf der Karte und mach eine Reise daraus. Oder fahr eine, die wir schon kennen.',
    classics: 'Klassische Routen',
    classicsIntro:
      'Sechs Strecken, die wir jederzeit wieder fahren würden, mit Etappen, Entfernungen und ehrlichen Hinweisen.',
    overview: 'Alle Routen auf einen Blick',
    days: (count: number) => (count === 1 ? '1 Tag' : `${count} Tage`),
    season: 'Beste Zeit',
    length: 'Strecke',
    duration: 'Dauer',
    region: 'Wo',
    stages: 'Etappen',
    day: (day: number) => `Tag ${day}`,
    leg: (from: string, to: string) => `${from} – ${to}`,
    rounded: 'Entfernungen und reine Fahrzeiten sind gerundet, Pausen kommen dazu.',
    plan: 'Eigene Reise planen',
  },
  affiliates: { title: 'Partner und Anzeigen' },
  blog: {
    title: 'Blog',
    intro:
      'Wissen für unterwegs: geordnet und so aufgeschrieben, dass du es in einer Rastpause lesen kannst.',
    minutes: (count: number) => `${count}\u00A0Min. Lesezeit`,
    back: 'Alle Artikel',
    more: 'Weiterlesen',
    germanOnly: 'Diesen Artikel gibt es nur auf Deutsch.',
    missingTitle: 'Artikel nicht gefunden',
    missingHeading: 'Diesen Artikel gibt es nicht',
    missingText:
      'Vielleicht hat sich in der Adresse ein Tippfehler eingeschlichen. In der Übersicht stehen alle Artikel.',
    missingAction: 'Zum Blog',
  },
  imprint: { title: 'Impressum' },
  guidelines: { title: 'Community-Richtlinie' },
  privacy: { title: 'Datenschutz' },
  disclaimer: { title: 'Haftungsausschluss' },
  about: { title: 'Über Fahrtwind' },
};
