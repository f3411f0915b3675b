import type { CreateTripProblem } from '../use-create-trip.ts';

const problems: Readonly<Record<CreateTripProblem, string>> = {
  refused: 'Mit diesem Startdatum geht es nicht. Wähle einen Tag zwischen 1900 und 2199.',
  offline: 'Du bist offline. Sobald du wieder Netz hast, kannst du die Reise übernehmen.',
  'no-session':
    'Wir konnten keinen Gastzugang anlegen. Erlaube Cookies für diese Seite, oder melde dich an.',
};

export const de = {
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
