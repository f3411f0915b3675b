import { defineTexts } from '../../ui/texts.tsx';
import type { CreateTripProblem } from '../use-create-trip.ts';

const problems: Readonly<Record<CreateTripProblem, string>> = {
  refused: 'Mit diesem Startdatum geht es nicht. Wähle einen Tag zwischen 1900 und 2199.',
  offline: 'Du bist offline. Sobald du wieder Netz hast, kannst du die Reise übernehmen.',
  'no-session':
    'Wir konnten keinen Gastzugang anlegen. Erlaube Cookies für diese Seite, oder melde dich an.',
};

const de = {
  button: 'Als eigene Reise übernehmen',
  title: 'Als eigene Reise übernehmen',
  text: 'Du bekommst eine eigene Kopie mit allen Tagen und Stopps, die du frei ändern kannst. Gebucht ist darin nichts.',
  guestText: 'Ein Konto brauchst du dafür nicht: Wir legen dir einen Gastzugang an.',
  start: 'Erster Tag deiner Reise',
  startMissing: 'Wähle den ersten Tag deiner Reise.',
  ends: (date: string) => `Letzter Tag: ${date}`,
  ok: 'Reise übernehmen',
  cancel: 'Abbrechen',
  problems,
};

const en: typeof de = {
  button: 'Make it my trip',
  title: 'Make it my trip',
  text: 'You get your own copy with all days and stops, to change as you like. Nothing in it is booked.',
  guestText: 'You need no account: we give you guest access.',
  start: 'First day of your trip',
  startMissing: 'Choose the first day of your trip.',
  ends: (date) => `Last day: ${date}`,
  ok: 'Copy the trip',
  cancel: 'Cancel',
  problems: {
    refused: 'This start date does not work. Choose a day between 1900 and 2199.',
    offline: 'You are offline. You can copy the trip once you are back online.',
    'no-session': 'We could not give you guest access. Allow cookies for this site, or sign in.',
  },
};

export const useAdoptTexts = defineTexts(de, en);
