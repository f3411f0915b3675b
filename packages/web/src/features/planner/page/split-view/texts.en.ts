import type { de } from './texts.de.ts';

export const en: typeof de = {
  divider: 'Width of the list',
  sheetUp: 'Open the trip panel further',
  sheetDown: 'Close the trip panel',
  sheet: {
    peek: 'Trip panel closed',
    half: 'Trip panel half open',
    full: 'Trip panel fully open',
  },
  tabsLabel: 'View of the trip',
  tabs: { list: 'List', calendar: 'Calendar', costs: 'Costs' },
  switchTrip: 'Switch trips',
  otherTrips: 'Other trips',
  newTrip: 'New trip',
  loading: 'The trip is being loaded',
};
