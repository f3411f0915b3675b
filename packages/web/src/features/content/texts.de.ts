export const de = {
  hotel: {
    title: 'Unterkünfte für deinen Roadtrip',
    intro:
      'Ein guter Fahrtag endet an einem guten Ort. So findest du Hotel, Hostel, Ferienwohnung oder Stellplatz, ohne den Abend mit Suchen zu verbringen.',
  },
  routes: {
    title: 'Klassische Routen',
    intro:
      'Sechs Strecken, die wir jederzeit wieder fahren würden, mit Etappen, Entfernungen und ehrlichen Hinweisen.',
  },
  affiliates: { title: 'Partner und Anzeigen' },
  blog: {
    title: 'Blog',
    intro:
      'Wissen für unterwegs: nachgeschlagen, ausprobiert und so aufgeschrieben, dass es in einer Rastpause lesbar ist.',
  },
  imprint: { title: 'Impressum' },
  guidelines: { title: 'Community-Richtlinie' },
  privacy: { title: 'Datenschutz' },
  disclaimer: { title: 'Haftungsausschluss' },
  about: { title: 'Über Fahrtwind' },
  notFound: { title: 'Hier endet die Straße' },
};
