import type { de } from './texts.de.ts';

export const en: typeof de = {
  title: 'Forum',
  intro:
    'Ask questions, share tips, show your routes: this is where people talk who would rather drive than fly.',
  categories: 'Categories',
  all: 'All',
  category: {
    fragen: { name: 'Questions', text: 'Couldn’t find it? Ask those who have been there.' },
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
    laender: { name: 'Countries', text: 'Tolls, ferries, customs and roads, country by country.' },
    ausruestung: {
      name: 'Equipment',
      text: 'Stove, cool box, tools: what to bring and what to leave at home.',
    },
  },
  view: 'Order and view',
  sorts: { new: 'New', liked: 'Popular', unanswered: 'Unanswered' },
  fitting: 'Best match',
  feed: 'For you',
  saved: 'Saved',
  moderation: 'Moderation',
  searchLabel: 'Search posts',
  searchIn: (category) => `Search in “${category}”`,
  search: 'Search',
  found: (count, question) => `${count} for “${question}”`,
  clearSearch: 'Clear the search',
  countries: 'Posts by country',
  countOf: (count: number, hasMore: boolean) => `${count}${hasMore ? '+' : ''}`,
  write: 'Write a post',
  writeKind: { frage: 'Ask a question', tipp: 'Give a tip', roadtrip: 'Show a road trip' },
  join: {
    title: 'Join in',
    text: 'With an account you can ask, answer and save posts. Reading needs none.',
    signIn: 'Sign in',
    register: 'Create an account',
  },
  writeFirst: {
    title: 'Write a post',
    heading: 'This needs an account',
    text: 'If you write here, you should be able to get answers. Sign in or create an account, and you will be right back here.',
    guestText:
      'If you write here, you should be able to get answers. Create an account: you keep your guest trips, and you will be right back here.',
  },
  viewFirst: {
    feedTitle: 'You need an account for this',
    savedTitle: 'Saved posts need an account',
    text: 'Sign in or create an account, and you will be right back here.',
    all: 'See all posts',
  },
  writingTitle: 'What would you like to write?',
  more: 'About the forum',
  guidelines: 'Community guidelines',
  newsFeed: 'RSS feed',
  trips: 'Published trips',
  empty: {
    forum: {
      title: 'All quiet in this lay-by',
      text: 'There is no post in the forum yet. Ask the first question or give the first tip.',
    },
    category: {
      title: 'Nothing in this category yet',
      text: 'Nobody has written anything here so far. Make a start, or see what else is being talked about.',
    },
    unanswered: {
      title: 'Everything is answered',
      text: 'Somebody has answered every post here.',
    },
    feed: {
      title: 'Your selection is still empty',
      text: 'Posts by people you follow appear here, and posts about places on your trips. Follow somebody, or plan your next trip.',
    },
    saved: {
      title: 'You have not saved anything yet',
      text: 'Press “Save” on a post to find it here again before you leave.',
    },
    search: {
      title: (question) => `Nothing found for “${question}”`,
      text: 'Try fewer words or different ones. Or ask: somebody will have been there.',
    },
  },
  toAll: 'All posts',
  searchAll: 'Search the whole forum',
  plan: 'Plan a trip',
  unknownTitle: 'There is no such category',
  unknownText: 'The forum has no category at this address. Perhaps a letter got lost on the way.',
  unknownAction: 'To all categories',
};
