import type { de } from './texts.de.ts';

export const en: typeof de = {
  divider: 'Width of the list',
  sheetUp: 'Open the trip further',
  sheetDown: 'Fold the trip down',
  sheet: {
    peek: 'Trip folded down',
    half: 'Trip half open',
    full: 'Trip fully open',
  },
  tabsLabel: 'View of the trip',
  tabs: { list: 'List', calendar: 'Calendar', costs: 'Costs' },
  switchTrip: 'Switch trips',
  otherTrips: 'Other trips',
  newTrip: 'New trip',
  loading: 'The trip is being loaded',
};
