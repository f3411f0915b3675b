import { defineTexts } from '../../ui/texts.tsx';

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

export const en: typeof de = {
  posts: {
    kicker: 'Posts from the forum',
    place: (place, country) => `${place}, ${country}`,
    headTitle: (place) => `${place}: tips, questions and road trips`,
    headDescription: (place) =>
      `What other travellers say about ${place}: road trips, tips and answers to questions, with a map.`,
    intro: 'Questions, tips and road trips from around here.',
    country: (country) => `Everything about ${country}`,
    places: 'Places in these posts',
    map: 'Map of the posts',
    mapComes: 'The map is loading.',
    placeOnMap: (place, count) => (count === 1 ? place : `${place} (${count} posts)`),
    emptyTitle: 'Nobody has written from here yet',
    emptyText: (place) =>
      `There is no post about ${place} in the forum yet. Ask the first question, or see what else is being talked about.`,
    ask: 'Ask a question',
    toForum: 'Go to the forum',
  },
  roadtrips: {
    title: 'Search road trips',
    titleFor: (term) => `Road trips: ${term}`,
    headDescription: (term) =>
      `Published trips and experience about “${term}”, with legs and map, to follow and to adapt.`,
    intro: 'Published trips, by the editors and by others, and road trips from the forum.',
    label: 'Country, place or road',
    search: 'Search',
    trips: 'Published trips',
    moreTrips: 'Load more trips',
    posts: 'Road trips from the forum',
    tripsFailed: 'The published trips could not be loaded. Check your connection and try again.',
    emptyTitle: (term) => `No road trip for “${term}”`,
    emptyText:
      'No published trip matches your search. Try a country or a larger town, or take one of our route ideas.',
    emptyAction: 'See route ideas',
  },
  moderate: 'Moderate',
  seeReason: 'See the reason and object',
};

export const usePostsTexts = defineTexts(de, en);
