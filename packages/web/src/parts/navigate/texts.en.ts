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
  hint: 'You leave Fahrtwind. The map learns your destination only when you open it.',
};
