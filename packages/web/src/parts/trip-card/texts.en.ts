import type { de } from './texts.de.ts';

export const en: typeof de = {
  days: (count) => (count === 1 ? '1 day' : `${count} days`),
  stops: (count) => (count === 0 ? 'no stops yet' : count === 1 ? '1 stop' : `${count} stops`),
  fromTo: (from, to) => `${from} – ${to}`,
  months: (from, to) => (from === to ? from : `${from} to ${to}`),
  by: (name) => `by ${name}`,
  roundTrip: (from) => `Round trip from ${from}`,
  marks: {
    demo: 'Demo',
    published: 'Published',
    unsent: 'On this device',
    current: 'Open',
  },
};
