import type { Hotel } from '../../trip/hotel.ts';
import { legKindOf, newLegTransport } from '../../trip/leg-transport.ts';
import type { Stop } from '../../trip/stop.ts';
import { stopsOf, type Trip } from '../../trip/trip.ts';
import { TRANSPORT_FIELDS, type TransportLeg } from '../../trip/transport-leg.ts';
import type { ConflictSubject } from '../conflict.ts';

/** One thing that a trip says, as plainly as can be: that something is there, or what one of its fields holds. */
export interface Fact {
  readonly subject: ConflictSubject;
  readonly id: string;
  readonly stopId: string | null;
  /** Null says that the thing is there. */
  readonly field: string | null;
  readonly value: unknown;
  /** The two whose order the fact tells. */
  readonly pair?: readonly [string, string];
}

const TRIP_PARTS = ['days', 'hotels', 'movedCities', ...TRANSPORT_FIELDS];

const known = new WeakMap<Trip, ReadonlyMap<string, Fact>>();

/** Takes a trip apart into facts, so that two trips can be compared without knowing how they are merged. */
export function factsOf(trip: Trip): ReadonlyMap<string, Fact> {
  const facts = known.get(trip) ?? collectFacts(trip);
  known.set(trip, facts);
  return facts;
}

function collectFacts(trip: Trip): ReadonlyMap<string, Fact> {
  const facts = [
    ...fieldsOf('trip', trip.id, trip, TRIP_PARTS),
    fact('trip', trip.id, 'start', trip.days[0]?.date),
    ...trip.days.flatMap((day) => fieldsOf('day', day.id, day, ['date', 'cityList'])),
    ...orderOf('day', trip.days, ''),
    ...trip.hotels.flatMap((hotel) => [
      ...fieldsOf('hotel', hotel.id, hotel, ['checkInDate', 'checkOutDate']),
      fact('hotel', hotel.id, 'dates', datesOf(hotel)),
    ]),
    ...TRANSPORT_FIELDS.flatMap((name) => {
      const leg = trip[name];
      if (!leg) return [];
      const fields = fieldsOf('leg', name, leg, ['departureDateTime', 'arrivalDateTime']);
      return [...fields, fact('leg', name, 'times', timesOf(leg))];
    }),
    ...trip.days.flatMap((day) => orderOf('stop', day.cityList, day.id)),
    ...trip.days.flatMap((day) =>
      day.cityList.map((stop) => fact('stop', stop.id, 'place', day.id)),
    ),
    ...stopsOf(trip).flatMap((stop) => [
      ...fieldsOf('stop', stop.id, stop, [
        'entries',
        'pois',
        'comments',
        'routeProfile',
        'transport',
      ]),
      ...travelFactsOf(stop),
      ...stop.entries.flatMap((entry) => fieldsOf('entry', entry.id, entry, [], stop.id)),
      // They are things with ids like entries, only never edited.
      ...(stop.comments ?? []).flatMap((one) => fieldsOf('entry', one.id, one, [], stop.id)),
      ...stop.pois.flatMap((poi) => fieldsOf('poi', poi.osmId, poi, [], stop.id)),
    ]),
  ];
  return new Map(facts.map((one) => [`${one.subject} ${one.stopId} ${one.id} ${one.field}`, one]));
}

/** Where nothing is stored about the leg, its fields are empty. Whose ticket it is follows from the kinds. */
function travelFactsOf(stop: Stop): readonly Fact[] {
  const kind = legKindOf(stop);
  const { ticketKind: _, ...said } = stop.transport ?? newLegTransport({ kind });
  return Object.entries({ ...said, kind }).map(([field, value]) =>
    fact('stop', stop.id, `transport.${field}`, value),
  );
}

export function datesOf({ checkInDate, checkOutDate }: Hotel): string {
  return `${checkInDate} ${checkOutDate}`;
}

export function timesOf({ departureDateTime, arrivalDateTime }: TransportLeg): string {
  return `${departureDateTime} ${arrivalDateTime}`;
}

/** Which of any two comes first; of two stops only while they share a day. */
function orderOf(
  subject: 'day' | 'stop',
  list: readonly { readonly id: string }[],
  within: string,
): readonly Fact[] {
  return list.flatMap((first, index) =>
    list.slice(index + 1).map((second) => {
      const pair = [first.id, second.id] as const;
      const id = `${within} ${pair.toSorted().join(' ')}`;
      return { subject, id, stopId: null, field: 'order', value: first.id, pair };
    }),
  );
}

function fieldsOf(
  subject: ConflictSubject,
  id: string,
  thing: object,
  parts: readonly string[],
  stopId: string | null = null,
): readonly Fact[] {
  return [
    fact(subject, id, null, true, stopId),
    ...Object.entries(thing)
      .filter(([field]) => !parts.includes(field))
      .map(([field, value]) => fact(subject, id, field, value, stopId)),
  ];
}

function fact(
  subject: ConflictSubject,
  id: string,
  field: string | null,
  value: unknown,
  stopId: string | null = null,
): Fact {
  return { subject, id, stopId, field, value };
}
