import type { de } from './texts.de.ts';

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
