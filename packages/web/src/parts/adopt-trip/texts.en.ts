import type { de } from './texts.de.ts';

export const en: typeof de = {
  button: 'Make it my trip',
  title: 'Make it my trip',
  text: 'You get a copy of your own with all days and stops, which you can change freely. Nothing in it is booked.',
  guestText: 'You need no account for it: we give you guest access.',
  start: 'First day of your trip',
  startMissing: 'Choose the first day of your trip.',
  ends: (date) => `Last day: ${date}`,
  ok: 'Take the trip',
  cancel: 'Cancel',
  problems: {
    refused: 'This start date does not work. Choose a day between 1900 and 2199.',
    offline: 'You are offline. You can take the trip once you have a network again.',
    'no-session': 'We could not give you guest access. Allow cookies for this site, or sign in.',
  },
};
