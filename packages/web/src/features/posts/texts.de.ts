export const de = {
  posts: {
    kicker: 'Beiträge aus dem Forum',
    place: (place: string, country: string) => `${place}, ${country}`,
    headTitle: (place: string) => `${place}: Tipps, Fragen und Roadtrips`,
    headDescription: (place: string) =>
      `Was andere Reisende über ${place} schreiben: Roadtrips, Tipps und Antworten auf Fragen, mit Karte.`,
    intro: 'Fragen, Tipps und Roadtrips, die hier spielen.',
    country: (country: string) => `Alles über ${country}`,
    places: 'Orte in diesen Beiträgen',
    map: 'Karte der Beiträge',
    mapComes: 'Die Karte wird geladen.',
    placeOnMap: (place: string, count: number) =>
      count === 1 ? place : `${place} (${count} Beiträge)`,
    emptyTitle: 'Von hier hat noch niemand geschrieben',
    emptyText: (place: string) =>
      `Zu ${place} steht noch kein Beitrag im Forum. Stelle die erste Frage, oder sieh nach, worüber sonst geredet wird.`,
    ask: 'Frage stellen',
    toForum: 'Zum Forum',
  },
  roadtrips: {
    title: 'Roadtrips suchen',
    titleFor: (term: string) => `Roadtrips: ${term}`,
    headDescription: (term: string) =>
      `Veröffentlichte Reisen und Erfahrungen zu „${term}“, mit Etappen und Karte, zum Nachfahren und Anpassen.`,
    intro:
      'Veröffentlichte Reisen, von der Redaktion und von anderen, und Roadtrips aus dem Forum.',
    label: 'Land, Ort oder Strecke',
    search: 'Suchen',
    trips: 'Veröffentlichte Reisen',
    moreTrips: 'Mehr Reisen laden',
    posts: 'Roadtrips aus dem Forum',
    tripsFailed:
      'Die veröffentlichten Reisen ließen sich nicht laden. Prüfe deine Verbindung und versuche es noch einmal.',
    emptyTitle: (term: string) => `Kein Roadtrip zu „${term}“`,
    emptyText:
      'Zu deiner Suche ist keine Reise veröffentlicht. Versuche es mit einem Land oder einer größeren Stadt, oder nimm dir eine unserer Routenideen vor.',
    emptyAction: 'Routenideen ansehen',
  },
  moderate: 'Moderieren',
  seeReason: 'Grund ansehen und widersprechen',
};
