import type { ScheduleTab } from '@fahrtwind/domain';
import type { SheetPosition } from './sheet-position.ts';

const tabs: Readonly<Record<ScheduleTab, string>> = {
  list: 'Liste',
  calendar: 'Kalender',
  costs: 'Kosten',
};

const sheet: Readonly<Record<SheetPosition, string>> = {
  peek: 'Reise zugeklappt',
  half: 'Reise halb aufgeklappt',
  full: 'Reise ganz aufgeklappt',
};

export const de = {
  divider: 'Breite der Liste',
  sheetUp: 'Reise weiter aufklappen',
  sheetDown: 'Reise zuklappen',
  sheet,
  tabsLabel: 'Ansicht der Reise',
  tabs,
  switchTrip: 'Reise wechseln',
  otherTrips: 'Andere Reisen',
  newTrip: 'Neue Reise',
  loading: 'Die Reise wird geladen',
};
