import { defineTexts } from '../../ui/texts.tsx';
import type { MapApp } from './navigation-links.ts';

const apps: Readonly<Record<MapApp, string>> = {
  device: 'Karten-App dieses Geräts',
  google: 'Google Maps',
  apple: 'Apple Karten',
  osm: 'OpenStreetMap',
};

const de = {
  navigate: 'Navigieren',
  to: (name: string) => `nach ${name}`,
  apps,
  hint: 'Du verlässt Fahrtwind. Die Karte erfährt dein Ziel erst, wenn du sie öffnest.',
};

const en: typeof de = {
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

export const useNavigateTexts = defineTexts(de, en);
