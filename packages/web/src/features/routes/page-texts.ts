import { defineTexts } from '../../ui/texts.tsx';

const de = {
  title: 'Routen',
  intro:
    'Fahre eine Strecke, die wir ausgearbeitet haben: mit Tagen, Karte und Kosten, und mit einem Klick wird sie deine Reise. Oder plane eine von A nach B.',
  own: 'Eigene Route planen',
};

const en: typeof de = {
  title: 'Routes',
  intro:
    'Drive a route we have worked out for you, with days, map and costs, and make it your own trip with one click. Or plan one from A to B.',
  own: 'Plan your own route',
};

export const useRoutesPageTexts = defineTexts(de, en);
