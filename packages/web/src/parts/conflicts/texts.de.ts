import type { ConflictSubject, LegKind, TransportField } from '@fahrtwind/domain';
import { de as fields } from '../field-names/texts.de.ts';
import { legWayName } from '../leg-kind-name.ts';
import { de as tripTexts } from '../trip-rows/texts.de.ts';

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
  title: (count: number) =>
    count === 1 ? 'Zweimal geändert' : `Zweimal geändert: ${count} Stellen`,
  intro:
    'Diese Stellen wurden auch auf einem anderen Gerät geändert. Die spätere Fassung gilt, die andere ist noch hier.',
  subjects,
  fields,
  priceUnits: tripTexts.priceUnits,
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
