import type { de } from './texts.de.ts';

export const en: typeof de = {
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
