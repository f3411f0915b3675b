import type { de } from './texts.de.ts';

export const en: typeof de = {
  hotel: {
    title: 'Places to stay on your road trip',
    intro:
      'A good day of driving ends in a good place. Search for a hotel, hostel, holiday flat or pitch, take what you find into your trip, and read below what matters.',
    next: 'Settle the stages first, then the beds.',
    nextAction: 'See the classic routes',
  },
  routes: {
    title: 'Routes',
    intro: 'Plan a route, see it on the map and make it a trip. Or drive one that we know already.',
    classics: 'Classic routes',
    classicsIntro:
      'Six roads we would drive again any day, with stages, distances and honest advice.',
    overview: 'All routes at a glance',
    days: (count) => (count === 1 ? '1 day' : `${count} days`),
    season: 'Best time',
    length: 'Distance',
    duration: 'Duration',
    region: 'Where',
    stages: 'Stages',
    day: (day) => `Day ${day}`,
    leg: (from, to) => `${from} – ${to}`,
    rounded: 'Distances and driving times are rounded, breaks come on top.',
    plan: 'Plan your own trip',
  },
  affiliates: { title: 'Partners and advertising' },
  blog: {
    title: 'Blog',
    intro: 'Knowledge for the road: sorted and written so that you can read it during a break.',
    minutes: (count) => `${count}\u00A0min read`,
    back: 'All articles',
    more: 'Read on',
    germanOnly: 'This article exists in German only.',
    missingTitle: 'Article not found',
    missingHeading: 'There is no such article',
    missingText: 'Perhaps there is a typing error in the address. The overview lists all articles.',
    missingAction: 'Go to the blog',
  },
  imprint: { title: 'Legal notice' },
  guidelines: { title: 'Community guidelines' },
  privacy: { title: 'Privacy' },
  disclaimer: { title: 'Disclaimer' },
  about: { title: 'About Fahrtwind' },
};
