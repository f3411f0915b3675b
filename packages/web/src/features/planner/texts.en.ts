import type { de } from './texts.de.ts';

export const en: typeof de = {
  planner: {
    title: 'Planner',
    emptyTitle: 'No trip open yet',
    emptyText:
      'The planner shows the days on the left and the map of the trip you have opened on the right. If you do not know where to go yet: our classics come with stages, distances and the best time to travel.',
    emptyAction: 'See the classic routes',
  },
  trips: {
    title: 'My trips',
    intro: 'All trips that belong to you, the one you opened last comes first.',
    emptyTitle: 'There is room here for your first trip',
    emptyText:
      'You have not saved a trip yet. Pick a road you cannot get out of your head and start with that one.',
    emptyAction: 'Discover routes',
  },
  create: {
    title: 'Create a trip',
    intro:
      'Three questions up front make planning easy. Take a minute for each, the rest sorts itself out on the road.',
    questions: [
      {
        title: 'How many days do you have?',
        text: 'Reckon with four hours of driving a day at most. If you stay put every third day, you arrive more rested.',
      },
      {
        title: 'Round trip or there and back?',
        text: 'A loop shows you more. A route with a ferry or a car train saves you the drive home.',
      },
      {
        title: 'Bed or pitch?',
        text: 'It decides where a day can end. In the holidays it pays to book the first and the last night early.',
      },
    ],
    emptyTitle: 'Where do you want to begin?',
    emptyText:
      'The easiest way is to begin with a road that has proved itself and make it your own.',
    emptyAction: 'See the classic routes',
  },
};
