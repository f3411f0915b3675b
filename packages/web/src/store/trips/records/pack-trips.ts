import type { Day, Trip } from '@fahrtwind/domain';

/** Trips as text. What they have in common is stored once. */
export interface PackedTrips {
  readonly texts: readonly string[];
  /** For each trip the indexes of its texts: first all but its days, then day by day. */
  readonly trips: readonly (readonly number[])[];
}

/** The text of unchanged days is reused: an edit leaves nearly all days as they are. */
const textsOfDays = new WeakMap<Day, string>();
const textsOfRest = new WeakMap<Trip, string>();

/** IndexedDB copies what it stores, and browsers copy text many times faster than objects. */
export function packTrips(trips: readonly Trip[]): PackedTrips {
  const numbers = new Map<string, number>();
  const numberOf = (text: string): number => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
  const packed = trips.map((trip) => [restText(trip), ...trip.days.map(dayText)].map(numberOf));
  return { texts: [...numbers.keys()], trips: packed };
}

/** Days and trips that equal the known ones come back as the same objects. */
export function unpackTrips(
  { texts, trips }: PackedTrips,
  known: readonly Trip[],
): readonly Trip[] {
  const days = new Map(known.flatMap((trip) => trip.days.map((day) => [dayText(day), day])));
  const read: Trip[] = [];
  for (const [rest = -1, ...numbers] of trips) {
    const text = texts[rest] ?? '';
    const itsDays = numbers.map((number) => readDay(texts[number] ?? '', days));
    const same = [...known, ...read].find(
      (trip) => restText(trip) === text && isSameList(trip.days, itsDays),
    );
    read.push(same ?? readTrip(text, itsDays));
  }
  return read;
}

function dayText(day: Day): string {
  const text = textsOfDays.get(day) ?? JSON.stringify(day);
  textsOfDays.set(day, text);
  return text;
}

function restText(trip: Trip): string {
  const text = textsOfRest.get(trip) ?? JSON.stringify({ ...trip, days: [] });
  textsOfRest.set(trip, text);
  return text;
}

function readDay(text: string, days: Map<string, Day>): Day {
  const known = days.get(text);
  if (known) return known;
  const day: Day = JSON.parse(text);
  textsOfDays.set(day, text);
  days.set(text, day);
  return day;
}

function readTrip(text: string, days: readonly Day[]): Trip {
  const rest: Trip = JSON.parse(text);
  const trip = { ...rest, days };
  textsOfRest.set(trip, text);
  return trip;
}

function isSameList(one: readonly Day[], other: readonly Day[]): boolean {
  return one.length === other.length && one.every((day, index) => day === other[index]);
}
