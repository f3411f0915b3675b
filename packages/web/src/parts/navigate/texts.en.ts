import type { de } from './texts.de.ts';

export const en: typeof de = {
  navigate: 'Navigate',
  to: (name) => `to ${name}`,
  apps: {
    device: 'This device’s map app',
    google: 'Google Maps',
    apple: 'Apple Maps',
    osm: 'OpenStreetMap',
  },
  hint: 'This takes you out of Fahrtwind. The map service learns your destination only when you open it.',
};
