import {
  addHotel,
  addDays,
  newHotel,
  newStop,
  readCalendarDate,
  type Trip,
} from '@fahrtwind/domain';
import type { AssistantPorts } from '@fahrtwind/assistant';

/** Sentences that people might say about some trips, to be judged by who reads the answers. */
export interface SentenceBatch {
  /** The day on which they are said; the evaluation's own day where it is missing. */
  readonly today?: string;
  readonly trips: Readonly<Record<string, SketchedTrip>>;
  readonly sentences: readonly {
    readonly id: number;
    readonly trip: string;
    readonly language?: 'de' | 'en';
    /** The messages of one person, one after the other. */
    readonly say: readonly string[];
    readonly expect?: string;
  }[];
}

export interface SketchedTrip {
  readonly title?: string;
  readonly start: string;
  readonly days: readonly {
    /** `Name, Land` */
    readonly stops?: readonly string[];
    readonly night?: {
      readonly name: string;
      readonly nights: number;
      readonly booked?: boolean;
      readonly price?: number;
    } | null;
  }[];
}

/** A trip from the names of its places; a place that the search does not find is a mistake in the batch. */
export async function tripOfSketch(
  id: string,
  sketch: SketchedTrip,
  { findPlaces }: Pick<AssistantPorts, 'findPlaces'>,
): Promise<Trip> {
  const start = readCalendarDate(sketch.start);
  if (!start) throw new Error(`${id}: ${sketch.start} is no date`);
  const days = await Promise.all(
    sketch.days.map(async ({ stops = [] }, index) => ({
      id: `${id}-d${index + 1}`,
      date: addDays(start, index),
      hotelId: null,
      cityList: await Promise.all(
        stops.map(async (name, place) => {
          const [hit] = await findPlaces(name);
          if (!hit) throw new Error(`${id}: ${name} is not found`);
          return newStop({ id: `${id}-d${index + 1}-${place + 1}`, location: hit.location });
        }),
      ),
    })),
  );
  return withNights(tripOf(id, sketch, days), sketch);
}

function tripOf(id: string, { title = id }: SketchedTrip, days: Trip['days']): Trip {
  const entries = { arrivalEntry: null, departureEntry: null, duringTripEntry: null };
  const totals = { totalDuration: 0, totalDistance: 0, tripPrints: 0 };
  const times = { lastOpened: '', createdAt: '', published: false, movedCities: [] };
  return {
    id,
    userId: 'anna',
    title,
    days,
    hotels: [],
    akkomodationType: 'hotel',
    ...entries,
    ...totals,
    ...times,
  };
}

function withNights(trip: Trip, sketch: SketchedTrip): Trip {
  let whole = trip;
  for (const [index, { night }] of sketch.days.entries()) {
    const day = trip.days[index];
    const location = trip.days
      .slice(0, index + 1)
      .flatMap(({ cityList }) => cityList)
      .at(-1)?.location;
    if (!night || !day || !location) continue;
    const added = addHotel(whole, {
      hotel: newHotel({
        id: `${trip.id}-h${index + 1}`,
        name: night.name,
        location,
        checkInDate: day.date,
        checkOutDate: addDays(day.date, night.nights),
        booked: night.booked ?? false,
        price: night.price === undefined ? '' : `${night.price} €`,
      }),
    });
    if (!added.ok) throw new Error(`${trip.id}: ${added.error}`);
    whole = added.value;
  }
  return whole;
}
