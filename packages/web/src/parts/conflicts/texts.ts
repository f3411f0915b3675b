import type { ConflictSubject, LegKind, TransportField } from '@fahrtwind/domain';
import { defineTexts } from '../../ui/texts.tsx';
import { de as fieldsDe, en as fieldsEn } from '../field-names/texts.ts';
import { legWayName } from '../leg-kind-name.ts';
import { de as tripDe } from '../trip-rows/texts.de.ts';
import { en as tripEn } from '../trip-rows/texts.en.ts';

const subjects: Readonly<Record<ConflictSubject, string>> = {
  trip: 'Reise',
  day: 'Tag',
  stop: 'Stopp',
  entry: 'Eintrag',
  poi: 'Sehenswürdigkeit',
  hotel: 'Unterkunft',
  leg: 'Verbindung',
};

const legs: Readonly<Record<TransportField, string>> = {
  arrivalEntry: 'Anreise',
  departureEntry: 'Abreise',
  duringTripEntry: 'Fahrzeug',
};

export const de = {
  title: (count: number, about: string) =>
    `Zweimal geändert: ${count === 1 ? about : `${count} Stellen`}`,
  show: 'Ansehen',
  hide: 'Zuklappen',
  intro: 'Die spätere Fassung gilt, die andere ist noch hier.',
  subjects,
  fields: fieldsDe,
  priceUnits: tripDe.priceUnits,
  legs,
  way: (kind: LegKind) => legWayName(kind, 'de'),
  otherField: 'Angabe',
  kept: 'Gilt',
  lost: 'Andere Fassung',
  removed: 'entfernt',
  present: 'bleibt erhalten',
  empty: 'leer',
  yes: 'ja',
  no: 'nein',
  changed: 'geändert',
  dayPlace: (day: number, place: number) => `Tag ${day}, Platz ${place}`,
  take: 'Andere Fassung nehmen',
  dismiss: 'So lassen',
  taken: 'Die andere Fassung gilt jetzt.',
};

export const en: typeof de = {
  title: (count, about) => `Changed twice: ${count === 1 ? about : `${count} places`}`,
  show: 'View',
  hide: 'Fold',
  intro: 'The later version applies; the other one is still here.',
  subjects: {
    trip: 'Trip',
    day: 'Day',
    stop: 'Stop',
    entry: 'Entry',
    poi: 'Sight',
    hotel: 'Accommodation',
    leg: 'Connection',
  },
  fields: fieldsEn,
  priceUnits: tripEn.priceUnits,
  legs: { arrivalEntry: 'Way there', departureEntry: 'Way home', duringTripEntry: 'Vehicle' },
  way: (kind) => legWayName(kind, 'en'),
  otherField: 'Detail',
  kept: 'Applies',
  lost: 'Other version',
  removed: 'removed',
  present: 'is kept',
  empty: 'empty',
  yes: 'yes',
  no: 'no',
  changed: 'changed',
  dayPlace: (day, place) => `Day ${day}, position ${place}`,
  take: 'Take the other version',
  dismiss: 'Leave it as it is',
  taken: 'The other version now applies.',
};

export type ConflictTexts = typeof de;
export const useConflictTexts = defineTexts(de, en);
