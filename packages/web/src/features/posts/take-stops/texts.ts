import { defineTexts } from '../../../ui/texts.tsx';

const de = {
  title: 'Stopps übernehmen',
  trip: 'In welche Reise?',
  day: 'Auf welchen Tag?',
  newDays: 'Neue Tage am Ende',
  dayNumber: (number: number) => `Tag ${number}`,
  stops: 'Stopps',
  cancel: 'Abbrechen',
  ok: (count: number) => (count === 1 ? '1 Stopp übernehmen' : `${count} Stopps übernehmen`),
  done: (count: number) => (count === 1 ? '1 Stopp übernommen' : `${count} Stopps übernommen`),
  open: 'Reise öffnen',
  noTrips:
    'Du hast noch keine andere Reise. Lege zuerst eine an, dann kannst du Stopps hineinnehmen.',
  create: 'Reise anlegen',
  failed:
    'Die Reise ließ sich nicht laden. Es ist nichts verändert. Versuche es gleich noch einmal.',
};

const en: typeof de = {
  title: 'Take stops',
  trip: 'Into which trip?',
  day: 'On which day?',
  newDays: 'New days at the end',
  dayNumber: (number) => `Day ${number}`,
  stops: 'Stops',
  cancel: 'Cancel',
  ok: (count) => (count === 1 ? 'Take 1 stop' : `Take ${count} stops`),
  done: (count) => (count === 1 ? '1 stop taken' : `${count} stops taken`),
  open: 'Open the trip',
  noTrips: 'You have no other trip yet. Create one first, then you can take stops into it.',
  create: 'Create a trip',
  failed: 'The trip could not be loaded. Nothing has changed. Try again in a moment.',
};

export const useTakeTexts = defineTexts(de, en);
