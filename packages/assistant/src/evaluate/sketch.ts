import { addDays, newStop, readCalendarDate, type Trip } from '@fahrtwind/domain';
import { fold } from '../language/fold.ts';
import { knownPlace } from './known-places.ts';

const START = readCalendarDate('2027-07-12');

/** A trip from the names of the places of its days; the id of a stop is its folded name, of a day `d1`. */
export function sketch(days: readonly (readonly string[])[], parts: Partial<Trip> = {}): Trip {
  if (!START) throw new Error('no date');
  const seen = new Map<string, number>();
  return {
    id: 'reise',
    userId: 'anna',
    title: 'Mein Roadtrip',
    hotels: [],
    totalDuration: 0,
    totalDistance: 0,
    lastOpened: '',
    published: false,
    movedCities: [],
    createdAt: '',
    tripPrints: 0,
    akkomodationType: 'hotel',
    arrivalEntry: null,
    departureEntry: null,
    duringTripEntry: null,
    days: days.map((names, index) => ({
      id: `d${index + 1}`,
      date: addDays(START, index),
      hotelId: null,
      cityList: names.map((name) => {
        const count = (seen.get(name) ?? 0) + 1;
        seen.set(name, count);
        const id = fold(name) + (count > 1 ? `-${count}` : '');
        return newStop({ id, location: knownPlace(name).location });
      }),
    })),
    ...parts,
  };
}

/** Monday to Saturday, 12 to 17 July 2027: Dresden → Prag → Brünn → Wien → Salzburg → München. */
export const EAST = sketch([
  ['Dresden'],
  ['Prag'],
  ['Brünn'],
  ['Wien'],
  [],
  ['Salzburg', 'München'],
]);

/** A round: Köln twice, nine days, so that weekdays come twice. */
export const ROUND = sketch([
  ['Köln'],
  ['Frankfurt am Main', 'Heidelberg'],
  ['Basel'],
  [],
  ['Luzern'],
  ['Zürich'],
  [],
  ['Konstanz'],
  ['Köln'],
]);

export const EMPTY = sketch([[]]);
