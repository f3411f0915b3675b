import { en as fields } from '../field-names/texts.en.ts';
import { legWayName } from '../leg-kind-name.ts';
import { en as tripTexts } from '../trip-rows/texts.en.ts';
import type { de } from './texts.de.ts';

export const en: typeof de = {
  title: (count) => (count === 1 ? 'Changed twice' : `Changed twice: ${count} places`),
  intro:
    'These were changed on another device too. The later version counts, the other one is still here.',
  subjects: {
    trip: 'Trip',
    day: 'Day',
    stop: 'Stop',
    entry: 'Entry',
    poi: 'Point of interest',
    hotel: 'Accommodation',
    leg: 'Connection',
  },
  fields,
  priceUnits: tripTexts.priceUnits,
  legs: { arrivalEntry: 'Way there', departureEntry: 'Way home', duringTripEntry: 'Vehicle' },
  way: (kind) => legWayName(kind, 'en'),
  otherField: 'Detail',
  kept: 'Counts',
  lost: 'Other version',
  removed: 'removed',
  present: 'is kept',
  empty: 'empty',
  yes: 'yes',
  no: 'no',
  changed: 'changed',
  dayPlace: (day, place) => `Day ${day}, position ${place}`,
  take: 'Take the other version',
  dismiss: 'Leave it so',
  taken: 'The other version counts now.',
};
