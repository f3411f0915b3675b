import type { RouteWish, WayWishes } from '@fahrtwind/domain';
import { defineTexts } from '../../../../ui/texts.tsx';

const wishes: Readonly<Record<RouteWish, string>> = {
  'avoid-motorway': 'Autobahn meiden',
  'avoid-ferry': 'Fähren meiden',
  'avoid-unpaved': 'Unbefestigte Straßen meiden',
  scenic: 'Schöner statt schneller',
};

const wishHints: Readonly<Record<RouteWish, string>> = {
  'avoid-motorway': 'Über Land, auch wenn es länger dauert.',
  'avoid-ferry': 'Wo nur eine Fähre hinführt, bleibt sie.',
  'avoid-unpaved': 'Wirkt, wo die Karte Straßenbeläge kennt, also in eingespielten Regionen.',
  scenic: 'Lieber kleine Straßen und Pässe.',
};

const de = {
  wishes,
  wishHints,
  wishesForAll: (count: number) =>
    count === 1
      ? 'Wünsche auch für die andere Fahrt'
      : `Wünsche auch für die ${count} anderen Fahrten`,
  alternatives: 'Andere Strecken',
  looking: 'Strecken werden gesucht …',
  noAlternatives: 'Es gibt nur diese Strecke',
  alternativesFailed: 'Die Strecken ließen sich gerade nicht berechnen. Versuche es noch einmal.',
  wayChosen: 'Strecke gewählt',
  withToll: 'mit Maut',
  withoutToll: 'ohne Maut',
  wayNames: ({ wishes: [wish], toll }: WayWishes): string => {
    if (wish === 'scenic') return 'Schöner';
    if (wish === 'avoid-motorway') return 'Ohne Autobahn';
    if (wish === 'avoid-ferry') return 'Ohne Fähre';
    if (wish === 'avoid-unpaved') return 'Nur befestigt';
    return toll ? 'Schnellste' : 'Ohne Mautstraßen';
  },
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
  wishes: {
    'avoid-motorway': 'Avoid motorways',
    'avoid-ferry': 'Avoid ferries',
    'avoid-unpaved': 'Avoid unpaved roads',
    scenic: 'Scenic rather than fast',
  },
  wishHints: {
    'avoid-motorway': 'By country roads, even if it takes longer.',
    'avoid-ferry': 'Where only a ferry leads, it stays.',
    'avoid-unpaved': 'Works where the map knows surfaces, which is in imported regions.',
    scenic: 'Rather small roads and passes.',
  },
  wishesForAll: (count) =>
    count === 1 ? 'Wishes for the other drive, too' : `Wishes for the ${count} other drives, too`,
  alternatives: 'Other routes',
  looking: 'Looking for routes …',
  noAlternatives: 'There is only this route',
  alternativesFailed: 'The routes could not be computed just now. Please try again.',
  wayChosen: 'Route chosen',
  withToll: 'with toll',
  withoutToll: 'no toll',
  wayNames: ({ wishes: [wish], toll }) => {
    if (wish === 'scenic') return 'Scenic';
    if (wish === 'avoid-motorway') return 'No motorways';
    if (wish === 'avoid-ferry') return 'No ferries';
    if (wish === 'avoid-unpaved') return 'Paved only';
    return toll ? 'Fastest' : 'No toll roads';
  },
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
