import { formatDuration, minutesOrHours } from '../../format/duration.ts';
import type { de } from './texts.de.ts';

export const en: typeof de = {
  day: (number) => `Day ${number}`,
  emptyDay: 'free',
  restingAt: (place) => `still in ${place}`,
  estimated: 'estimated',
  estimateText:
    'Figures with ~ are estimates: along the main roads, without traffic and breaks. Allow some extra time on mountain roads and ferries.',
  via: (names) => `via ${names}`,
  noToll: 'no toll roads',
  crossing: ({ name, kind, minutes }) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    const time = hours === 0 ? `${rest} min` : `${hours}:${String(rest).padStart(2, '0')} h`;
    return `${kind === 'ferry' ? 'ferry' : 'car train'} ${name}, ${time}`;
  },
  openTicket: 'Open the booking',
  wayTo: (stop) => `Way to ${stop}: `,
  ride: (kind, stop, operator) => `${kind} to ${stop}${operator === '' ? '' : `, ${operator}`}`,
  closure: ({ name, kind, isAvoided }) => {
    const reason = kind === 'pass' ? `${name} is closed then` : `${name} is not served then`;
    return isAvoided ? `detour, as ${reason}` : `Caution: ${reason}`;
  },
  optional: 'optional',
  moved: 'moved',
  entryTypes: { activity: 'Activity', note: 'Note', restaurant: 'Restaurant' },
  newEntries: { activity: 'New activity', note: 'New note', restaurant: 'New restaurant' },
  night: 'Night',
  nightAgain: 'Another night',
  hotelTypes: {
    Hotel: 'Hotel',
    Hostel: 'Hostel',
    Ferienwohnung: 'Holiday flat',
    Camping: 'Camping',
  },
  priceUnits: { night: 'per night', stay: 'in total' },
  booked: 'booked',
  legs: {
    arrivalEntry: 'Way there',
    departureEntry: 'Way home',
    duringTripEntry: 'Vehicle for the trip',
  },
  transportTypes: { car: 'Car', plane: 'Plane', train: 'Train' },
  way: (from, to) => `${from} – ${to}`,
  nights: (count) => (count === 1 ? '1 night' : `${count} nights`),
  oClock: (time) => `at ${time}`,
  at: (time) => `at ${time}`,
  clockShift: (minutes) =>
    `local time ${minutes > 0 ? '+' : '−'}${formatDuration(Math.abs(minutes))}`,
  fromTo: (from, to) => `${from} – ${to}`,
  from: (time) => `from ${time}`,
  arriveAt: (time) => `Be there at ${time}`,
  notBefore: (time) => `Not before ${time}`,
  waits: (minutes) => `wait ${minutesOrHours(minutes, 'min')}`,
  late: (minutes) => `${minutesOrHours(minutes, 'min')} late`,
  warnings: {
    longDrive: (day, hours, limit) => `Day ${day}: ${hours} at the wheel, more than your ${limit}.`,
    afterMidnight: (day, stop, time) =>
      `Day ${day}: you will not reach ${stop} until ${time} at night.`,
    noLodging: (day) => `Day ${day}: no accommodation yet.`,
    stopMoved: (day, stop) => `${stop} is now on day ${day}.`,
    tooLate: (day, stop, time, late) =>
      `Day ${day}: ${minutesOrHours(late, 'min')} late in ${stop}, where you want to be at ${time}.`,
    departureMissed: (day, stop, time) =>
      `Day ${day}: you miss the departure to ${stop} at ${time}. Set off earlier, or stay less time beforehand.`,
    legMisfit: {
      date: (stop) =>
        `The journey to ${stop} is booked for another day. The booking stays as it is.`,
      start: (stop) =>
        `The journey to ${stop} is booked from another place. The booking stays as it is.`,
      end: (stop) =>
        `The journey to ${stop} is booked to another place. The booking stays as it is.`,
    },
  },
};
