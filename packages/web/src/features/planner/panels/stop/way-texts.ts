import { defineTexts } from '../../../../ui/texts.tsx';

const de = {
  via: 'Strecke',
  viaField: 'Über …',
  viaHint:
    'Die Strecke führt dort entlang, ohne dass es ein Stopp wird. Auf der Karte kannst du die Linie auch ziehen.',
  viaUnnamed: 'Punkt auf der Karte',
  viaRemoved: (name: string) => `Nicht mehr über ${name}`,
  removeVia: (name: string) => `Nicht mehr über ${name} fahren`,
  makeStop: 'Als Stopp',
  stopThere: (name: string) => `${name} zum Stopp machen`,
};

const en: typeof de = {
  via: 'Route',
  viaField: 'Via …',
  viaHint:
    'The route leads through it without making it a stop. You can also drag the line on the map.',
  viaUnnamed: 'Point on the map',
  viaRemoved: (name) => `No longer via ${name}`,
  removeVia: (name) => `No longer drive via ${name}`,
  makeStop: 'As a stop',
  stopThere: (name) => `Make ${name} a stop`,
};

export const useWayTexts = defineTexts(de, en);
