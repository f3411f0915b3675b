import type { de } from './texts.de.ts';

export const en: typeof de = {
  forum: {
    title: 'Forum',
    intro:
      'Ask questions, give tips, show your roads: this is where people talk who would rather drive than fly.',
    categories: 'Categories',
    latest: 'Latest posts',
    emptyTitle: 'It is still quiet at this lay-by',
    emptyText:
      'There is no post in the forum yet. How we treat each other here is written down in the community guidelines.',
    emptyAction: 'Read the community guidelines',
    back: 'All categories',
    categoryEmptyTitle: 'Nothing in this category yet',
    categoryEmptyText:
      'Nobody has written anything here so far. Have a look at what is being talked about in the other categories.',
    unknownTitle: 'There is no such category',
    unknownText: 'The forum has no category at this address. Perhaps a letter got lost on the way.',
    unknownAction: 'To all categories',
  },
  category: {
    fragen: { name: 'Questions', text: 'Could not find it? Ask those who have been there.' },
    tipps: {
      name: 'Tips',
      text: 'Pitches, detours, bakeries: what you wish you had known before.',
    },
    roadtrips: {
      name: 'Road trips',
      text: 'Whole journeys with their stages, their stories and what went wrong.',
    },
    'fahrzeuge-camper': {
      name: 'Vehicles & campers',
      text: 'From the estate car with a mattress to the panel van, from conversion to breakdown.',
    },
    laender: { name: 'Countries', text: 'Tolls, ferries, manners and roads, country by country.' },
    ausruestung: {
      name: 'Equipment',
      text: 'Stove, cool box, tools: what has to come along and what stays at home.',
    },
  },
  posts: {
    titleCountry: (country) => `Posts from ${country}`,
    titlePlace: (place, country) => `Posts about ${place}, ${country}`,
    intro: 'Questions, tips and road trips that take place here.',
    emptyTitle: 'Nobody has written from here yet',
    emptyText: (place) =>
      `There is no post about ${place} in the forum yet. The categories hold everything that is not tied to one place.`,
    emptyAction: 'Go to the forum',
  },
  roadtrips: {
    title: 'Search road trips',
    intro: 'Search the trips that others have published.',
    label: 'Country, place or road',
    search: 'Search',
    emptyTitle: (term) => `No road trip for “${term}”`,
    emptyText:
      'No published trip matches your search. Try a country or a larger town, or take one of our classic routes.',
    emptyAction: 'See the classic routes',
  },
  post: {
    title: 'Post not found',
    emptyTitle: 'There is no such post here',
    emptyText: 'It has been deleted, or the address is not complete. The forum will take you on.',
    emptyAction: 'Go to the forum',
  },
};
