import type { de } from './texts.de.ts';

export const en: typeof de = {
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
