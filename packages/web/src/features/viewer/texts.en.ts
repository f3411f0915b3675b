import type { de } from './texts.de.ts';

export const en: typeof de = {
  day: {
    title: 'Today',
    intro: 'The current day of your trip in large type, to read on the road.',
    emptyTitle: 'No trip open',
    emptyText:
      'This is where you find the plan for the day of the trip you opened last. Open one in the planner and it appears here.',
    emptyAction: 'Go to the planner',
  },
  map: {
    title: 'Map',
    intro: 'Your trip on the map, for looking only.',
    emptyTitle: 'No trip on the map',
    emptyText: 'The map shows the trip you opened last. Open one in the planner first.',
    emptyAction: 'Go to the planner',
  },
  print: {
    title: 'Print trip',
    intro: 'Your trip as an A4 document.',
    emptyTitle: 'No trip open to print',
    emptyText:
      'The trip you opened last is the one that is printed. Open one in the planner first.',
    emptyAction: 'Go to the planner',
  },
  publicTrip: {
    title: 'View a trip',
    intro: 'Published and shared trips open with their link, without an account too.',
    emptyTitle: 'Which trip would you like to see?',
    emptyText:
      'The address does not name a trip. Open the complete link you were sent once more, or let our classics tempt you.',
    goneTitle: 'This trip cannot be seen here',
    goneText:
      'Either it is not published, or the person who shared it has ended the share. Best ask them for the current link.',
    emptyAction: 'See the classic routes',
  },
};
