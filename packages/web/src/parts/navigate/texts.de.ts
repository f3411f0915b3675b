import type { MapApp } from './navigation-links.ts';

const apps: Readonly<Record<MapApp, string>> = {
  device: 'Karten-App dieses Geräts',
  google: 'Google Maps',
  apple: 'Apple Karten',
  osm: 'OpenStreetMap',
};

export const de = {
  navigate: 'Navigieren',
  to: (name: string) => `nach ${name}`,
  apps,
  hint: 'Du verlässt Fahrtwind. Die Karte erfährt dein Ziel erst, wenn du sie öffnest.',
};
