import type { de } from './texts.de.ts';

export const en: typeof de = {
  hotel: {
    title: 'Places to stay on your road trip',
    intro:
      'A good day of driving ends in a good place. How to find a hotel, hostel, holiday flat or pitch without spending the evening searching.',
  },
  routes: {
    title: 'Classic routes',
    intro: 'Six roads we would drive again any day, with stages, distances and honest advice.',
  },
  affiliates: { title: 'Partners and advertising' },
  blog: {
    title: 'Blog',
    intro:
      'Knowledge for the road: looked up, tried out and written so that you can read it during a break.',
  },
  imprint: { title: 'Legal notice' },
  guidelines: { title: 'Community guidelines' },
  privacy: { title: 'Privacy' },
  disclaimer: { title: 'Disclaimer' },
  about: { title: 'About Fahrtwind' },
  notFound: { title: 'The road ends here' },
};
