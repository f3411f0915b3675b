import type { ScheduleTab } from '@fahrtwind/domain';
import { defineTexts } from '../../../../ui/texts.tsx';
import type { SheetPosition } from './sheet-position.ts';

const tabs: Readonly<Record<ScheduleTab, string>> = {
  list: 'Liste',
  calendar: 'Kalender',
  overview: 'Überblick',
  costs: 'Kosten',
};

const sheet: Readonly<Record<SheetPosition, string>> = {
  peek: 'Reise zugeklappt',
  half: 'Reise halb aufgeklappt',
  full: 'Reise ganz aufgeklappt',
};

const de = {
  divider: 'Breite der Liste',
  sheetUp: 'Reise weiter aufklappen',
  sheetDown: 'Reise zuklappen',
  sheet,
  tabsLabel: 'Ansicht der Reise',
  tabs,
  tripMenu: 'Menü der Reise',
  print: 'Drucken oder als PDF',
  otherTrips: 'Andere Reisen',
  newTrip: 'Neue Reise',
  loading: 'Die Reise wird geladen',
};

const en: typeof de = {
  divider: 'Width of the list',
  sheetUp: 'Open the trip panel further',
  sheetDown: 'Close the trip panel',
  sheet: {
    peek: 'Trip panel closed',
    half: 'Trip panel half open',
    full: 'Trip panel fully open',
  },
  tabsLabel: 'View of the trip',
  tabs: { list: 'List', calendar: 'Calendar', overview: 'Overview', costs: 'Costs' },
  tripMenu: 'Menu of the trip',
  print: 'Print or save as PDF',
  otherTrips: 'Other trips',
  newTrip: 'New trip',
  loading: 'The trip is being loaded',
};

export const useSplitViewTexts = defineTexts(de, en);
