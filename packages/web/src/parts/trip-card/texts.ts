import { defineTexts } from '../../ui/texts.tsx';

const de = {
  days: (count: number) => (count === 1 ? '1 Tag' : `${count} Tage`),
  stops: (count: number) =>
    count === 0 ? 'noch keine Stopps' : count === 1 ? '1 Stopp' : `${count} Stopps`,
  fromTo: (from: string, to: string) => `${from} – ${to}`,
  months: (from: string, to: string) => (from === to ? from : `${from} bis ${to}`),
  by: (name: string) => `von ${name}`,
  roundTrip: (from: string) => `Rundreise ab ${from}`,
  marks: {
    demo: 'Demo',
    published: 'Veröffentlicht',
    unsent: 'Auf diesem Gerät',
    current: 'Geöffnet',
  },
};

const en: typeof de = {
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

export type TripMark = keyof typeof de.marks;
export const useTripCardTexts = defineTexts(de, en);
