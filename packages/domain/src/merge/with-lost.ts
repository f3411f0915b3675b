import { storedTransport } from '../trip/leg-transport.ts';
import { LEG_KIND_FACTS } from '../trip/leg-kind.ts';
import { readLegTransport } from '../trip/read/read-leg-transport.ts';
import type { Stop } from '../trip/stop.ts';
import type { Trip } from '../trip/trip.ts';
import type { Conflict } from './conflict.ts';

/** The trip's document with the fields that a conflict has lost. */
export function withLostFields(trip: Trip, conflict: Conflict): object {
  const { subject, id, stopId } = conflict;
  const change = (thing: object): object => withFields(thing, conflict);
  if (subject === 'trip') return change(trip);
  if (subject === 'leg') {
    const leg: unknown = Reflect.get(trip, id);
    return typeof leg === 'object' && leg ? { ...trip, [id]: change(leg) } : trip;
  }
  if (subject === 'day')
    return { ...trip, days: trip.days.map((day) => (day.id === id ? change(day) : day)) };
  if (subject === 'hotel')
    return { ...trip, hotels: trip.hotels.map((one) => (one.id === id ? change(one) : one)) };
  if (subject === 'stop')
    return withStop(trip, id, (stop) =>
      conflict.field === 'transport' ? withLostLeg(stop, conflict) : change(stop),
    );
  return withStop(trip, stopId ?? '', (stop) =>
    subject === 'poi'
      ? { ...stop, pois: stop.pois.map((poi) => (poi.osmId === id ? change(poi) : poi)) }
      : {
          ...stop,
          entries: stop.entries.map((entry) => (entry.id === id ? change(entry) : entry)),
          note: stop.note?.id === id ? change(stop.note) : stop.note,
        },
  );
}

/** The trip's document with the thing that a conflict has lost; null for a thing that cannot come back. */
export function withLostThing(trip: Trip, conflict: Conflict): object | null {
  const { subject, id, stopId, lost, place } = conflict;
  if (subject === 'hotel') return { ...trip, hotels: [...trip.hotels, lost] };
  if (subject === 'stop') {
    const { dayId, index } = place ?? { dayId: '', index: 0 };
    const days = trip.days.map((day) =>
      day.id === dayId
        ? {
            ...day,
            cityList: [...day.cityList.slice(0, index), lost, ...day.cityList.slice(index)],
          }
        : day,
    );
    return { ...trip, days };
  }
  if (subject !== 'entry') return null;
  return withStop(trip, stopId ?? '', (stop) => {
    const isThere = stop.entries.some((entry) => entry.id === id);
    const entries = stop.entries.map((entry) => (entry.id === id ? lost : entry));
    return { ...stop, entries: isThere ? entries : [...entries, lost] };
  });
}

/** The kind decides the profile, because both were lost together; the kind that is there already may not fit its own. */
function withLostLeg(stop: Stop, conflict: Conflict): object {
  const { transport } = readLegTransport(conflict.lost, stop.routeProfile);
  if (!transport) return withFields(stop, conflict);
  const { transport: before, ...rest } = stop;
  if (before?.kind === transport.kind) return { ...stop, transport };
  const { routeProfile } = LEG_KIND_FACTS[transport.kind];
  return { ...rest, routeProfile, ...storedTransport(transport) };
}

/** A field that is lost as null was not there, or stood for nothing; some groups of fields are lost together. */
function withFields(thing: object, { subject, field, lost }: Conflict): object {
  if ((field === 'dates' || field === 'times') && typeof lost === 'object')
    return { ...thing, ...lost };
  const changed = { ...thing, [field ?? '']: lost };
  if (lost === null && OPTIONAL[subject]?.includes(field ?? ''))
    Reflect.deleteProperty(changed, field ?? '');
  return changed;
}

/** The fields that may be missing. By subject, because a stop's note is null and a hotel's is missing. */
const OPTIONAL: Readonly<Partial<Record<Conflict['subject'], readonly string[]>>> = {
  day: ['startMinutes'],
  stop: ['stayMinutes', 'arriveAtMinutes', 'notBeforeMinutes', 'transport', 'via', 'wishes'],
  entry: ['price', 'booked', 'content', 'time'],
  hotel: ['priceUnit', 'checkInTime', 'checkOutTime', 'bookingNumber', 'phone', 'note'],
};

function withStop(trip: Trip, stopId: string, change: (stop: Stop) => object): object {
  const days = trip.days.map((day) =>
    day.cityList.some((stop) => stop.id === stopId)
      ? { ...day, cityList: day.cityList.map((stop) => (stop.id === stopId ? change(stop) : stop)) }
      : day,
  );
  return { ...trip, days };
}
