import { formatDuration, minutesOrHours } from '../../format/duration.ts';
import type {
  Closure,
  Crossing,
  EntryType,
  HotelType,
  PriceUnit,
  TransportField,
  TransportType,
} from '@fahrtwind/domain';

/** Short ones in minutes, as timetables have them. */
function crossingTime(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return hours === 0 ? `${rest} Min.` : `${hours}:${String(rest).padStart(2, '0')} Std.`;
}

const entryTypes: Readonly<Record<EntryType, string>> = {
  activity: 'Aktivität',
  note: 'Notiz',
  restaurant: 'Restaurant',
};

const newEntries: Readonly<Record<EntryType, string>> = {
  activity: 'Neue Aktivität',
  note: 'Neue Notiz',
  restaurant: 'Neues Restaurant',
};

const hotelTypes: Readonly<Record<HotelType, string>> = {
  Hotel: 'Hotel',
  Hostel: 'Hostel',
  Ferienwohnung: 'Ferienwohnung',
  Camping: 'Camping',
};

const priceUnits: Readonly<Record<PriceUnit, string>> = { night: 'pro Nacht', stay: 'gesamt' };

const legs: Readonly<Record<TransportField, string>> = {
  arrivalEntry: 'Anreise',
  departureEntry: 'Abreise',
  duringTripEntry: 'Fahrzeug der Reise',
};

const transportTypes: Readonly<Record<TransportType, string>> = {
  car: 'Auto',
  plane: 'Flugzeug',
  train: 'Zug',
};

export const de = {
  day: (number: number) => `Tag ${number}`,
  emptyDay: 'frei',
  restingAt: (place: string) => `weiter in ${place}`,
  estimated: 'geschätzt',
  estimateText:
    'Angaben mit ~ sind geschätzt: nach dem Verlauf der Fernstraßen, ohne Verkehr und Pausen. Plane bei Bergstraßen und Fähren etwas Luft ein.',
  via: (names: string) => `über ${names}`,
  noToll: 'ohne Maut',
  crossing: ({ name, kind, minutes }: Crossing) =>
    `${kind === 'ferry' ? 'Fähre' : 'Autozug'} ${name}, ${crossingTime(minutes)}`,
  openTicket: 'Buchung öffnen',
  wayTo: (stop: string) => `Weg nach ${stop}: `,
  ride: (kind: string, stop: string, operator: string) =>
    `${kind} nach ${stop}${operator === '' ? '' : `, ${operator}`}`,
  closure: ({ name, kind, isAvoided }: Closure) => {
    const reason =
      kind === 'pass' ? `${name} ist dann gesperrt` : `${name} wird dann nicht befahren`;
    return isAvoided ? `Umweg, denn ${reason}` : `Achtung: ${reason}`;
  },
  optional: 'optional',
  moved: 'verschoben',
  entryTypes,
  newEntries,
  night: 'Übernachtung',
  nightAgain: 'Noch eine Nacht',
  hotelTypes,
  priceUnits,
  booked: 'gebucht',
  legs,
  transportTypes,
  way: (from: string, to: string) => `${from} – ${to}`,
  nights: (count: number) => (count === 1 ? '1 Nacht' : `${count} Nächte`),
  oClock: (time: string) => `${time} Uhr`,
  at: (time: string) => `an ${time}`,
  clockShift: (minutes: number) =>
    `Ortszeit ${minutes > 0 ? '+' : '−'}${formatDuration(Math.abs(minutes))}`,
  fromTo: (from: string, to: string) => `${from} – ${to} Uhr`,
  from: (time: string) => `ab ${time} Uhr`,
  arriveAt: (time: string) => `Um ${time} Uhr da sein`,
  notBefore: (time: string) => `Nicht vor ${time} Uhr`,
  waits: (minutes: number) => `${minutesOrHours(minutes, 'Min.')} warten`,
  late: (minutes: number) => `${minutesOrHours(minutes, 'Min.')} zu spät`,
  warnings: {
    longDrive: (day: number, hours: string, limit: string) =>
      `Tag ${day}: ${hours} am Steuer, mehr als deine ${limit}.`,
    afterMidnight: (day: number, stop: string, time: string) =>
      `Tag ${day}: ${stop} erreichst du erst um ${time} Uhr in der Nacht.`,
    noLodging: (day: number) => `Tag ${day}: noch keine Unterkunft.`,
    stopMoved: (day: number, stop: string) => `${stop} ist jetzt an Tag ${day}.`,
    tooLate: (day: number, stop: string, time: string, late: number) =>
      `Tag ${day}: ${minutesOrHours(late, 'Min.')} zu spät in ${stop}, wo du um ${time} Uhr sein willst.`,
    departureMissed: (day: number, stop: string, time: string) =>
      `Tag ${day}: Die Abfahrt nach ${stop} um ${time} Uhr verpasst du. Brich früher auf oder bleibe vorher kürzer.`,
    legMisfit: {
      date: (stop: string) =>
        `Die Fahrt nach ${stop} ist für einen anderen Tag gebucht. Die Buchung bleibt, wie sie ist.`,
      start: (stop: string) =>
        `Die Fahrt nach ${stop} ist von einem anderen Ort aus gebucht. Die Buchung bleibt, wie sie ist.`,
      end: (stop: string) =>
        `Die Fahrt nach ${stop} ist zu einem anderen Ort gebucht. Die Buchung bleibt, wie sie ist.`,
    },
  },
};
