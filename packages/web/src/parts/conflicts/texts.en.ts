import { en as fields } from '../field-names/texts.en.ts';
import { legWayName } from '../leg-kind-name.ts';
import { en as tripTexts } from '../trip-rows/texts.en.ts';
import type { de } from './texts.de.ts';

export const en: typeof de = {
  title: (count) => (count === 1 ? 'Changed twice' : `Changed twice: ${count} places`),
  intro:
    'These were also changed on another device. The later version applies; the other one is still here.',
  subjects: {
    trip: 'Trip',
    day: 'Day',
    stop: 'Stop',
    entry: 'Entry',
    poi: 'Sight',
    hotel: 'Accommodation',
    leg: 'Connection',
  },
  fields,
  priceUnits: tripTexts.priceUnits,
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
