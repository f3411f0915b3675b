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
    intro: 'Your trip on the map, view only.',
    emptyTitle: 'No trip on the map',
    emptyText: 'The map shows the trip you opened last. Open one in the planner first.',
    emptyAction: 'Go to the planner',
    toDay: (number) => `Plan of day ${number}`,
    wholeTrip: 'Show the whole trip',
    position:
      'Your position is shown only after you tap “Show my location”. It stays on this device.',
  },
};
