import type { Language, LegKind } from '@fahrtwind/domain';

type Names = Readonly<Record<LegKind, string>>;

/** As choices, lists of costs and the legend of the map call a kind. */
const NAMES: Readonly<Record<Language, Names>> = {
  de: {
    car: 'Auto',
    camper: 'Wohnmobil',
    motorcycle: 'Motorrad',
    bicycle: 'Fahrrad',
    foot: 'Zu Fuß',
    train: 'Zug',
    bus: 'Bus',
    ferry: 'Fähre',
    flight: 'Flug',
    straight: 'Luftlinie',
  },
  en: {
    car: 'Car',
    camper: 'Camper',
    motorcycle: 'Motorcycle',
    bicycle: 'Bicycle',
    foot: 'On foot',
    train: 'Train',
    bus: 'Bus',
    ferry: 'Ferry',
    flight: 'Flight',
    straight: 'Straight line',
  },
};

/** As legs call it: how one gets there. */
const WAYS: Readonly<Record<Language, Names>> = {
  de: {
    car: 'Mit dem Auto',
    camper: 'Mit dem Wohnmobil',
    motorcycle: 'Mit dem Motorrad',
    bicycle: 'Mit dem Rad',
    foot: 'Zu Fuß',
    train: 'Mit dem Zug',
    bus: 'Mit dem Bus',
    ferry: 'Mit der Fähre',
    flight: 'Mit dem Flugzeug',
    straight: 'Luftlinie',
  },
  en: {
    car: 'By car',
    camper: 'By camper',
    motorcycle: 'By motorcycle',
    bicycle: 'By bike',
    foot: 'On foot',
    train: 'By train',
    bus: 'By bus',
    ferry: 'By ferry',
    flight: 'By plane',
    straight: 'Straight line',
  },
};

export function legKindName(kind: LegKind, language: Language): string {
  return NAMES[language][kind];
}

export function legWayName(kind: LegKind, language: Language): string {
  return WAYS[language][kind];
}
