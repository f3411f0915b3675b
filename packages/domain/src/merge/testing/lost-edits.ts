import { followDays } from '../../operations/follow-days.ts';
import { findHotel } from '../../trip/find.ts';
import { isSameData } from '../../trip/same-data.ts';
import type { Day, Trip } from '../../trip/trip.ts';
import { TRANSPORT_FIELDS } from '../../trip/transport-leg.ts';
import type { Conflict } from '../conflict.ts';
import { datesOf, factsOf, timesOf, type Fact } from './facts-of.ts';

interface Merge {
  readonly base: Trip;
  /** One of the two that were merged. */
  readonly side: Trip;
  readonly merged: Trip;
  readonly conflicts: readonly Conflict[];
}

/** What follows from other things, and is merged without a word. */
const DERIVED = ['totalDistance', 'totalDuration', 'totalsAreMeasured', 'lastOpened', 'tripPrints'];

/** The edits of one side that are neither in the merged trip nor reported. */
export function lostEdits(merge: Merge): readonly string[] {
  const [before, after, now] = [factsOf(merge.base), factsOf(merge.side), factsOf(merge.merged)];
  const reported = new Set(merge.conflicts.map(keyOf));
  return [...new Set([...before.keys(), ...after.keys()])].filter((key) => {
    const [old, wanted, found] = [before.get(key), after.get(key), now.get(key)];
    if (isSameData(old?.value, wanted?.value) || isSameData(wanted?.value, found?.value))
      return false;
    const fact = wanted ?? old;
    if (!fact || (fact.subject === 'trip' && DERIVED.includes(fact.field ?? ''))) return false;
    if (fact.pair && !(old && wanted && found)) return false;
    if (hasFollowed(fact, merge)) return false;
    if (isNoEdit({ fact, old: old?.value, wanted: wanted?.value }, merge)) return false;
    return !namesOf(fact, old?.value).some((name) => reported.has(name));
  });
}

/** A conflict about a thing speaks for its fields, one about a stop for all that it holds, one about a hotel for its nights. */
function namesOf(fact: Fact, old: unknown): readonly string[] {
  const { subject, id, stopId, field, value, pair } = fact;
  if (pair) return pair.flatMap((one) => [`${subject} ${one} place`, `${subject} ${one} null`]);
  return [
    `${subject} ${id} ${field}`,
    `${subject} ${id} null`,
    ...(stopId === null ? [] : [`stop ${stopId} null`]),
    ...(subject === 'stop' && field === 'note' ? [`note of ${id}`] : []),
    ...(field?.startsWith('transport.') ? [`stop ${id} transport`] : []),
    ...(field === 'hotelId' ? [`hotel ${String(value ?? old)} null`] : []),
  ];
}

/** Fields of a note are reported as those of an entry; here the note is one fact of its stop. */
function keyOf({ subject, id, stopId, field }: Conflict): string {
  const isNote = subject === 'entry' && field !== null && id.includes('note');
  return isNote ? `note of ${stopId}` : `${subject} ${id} ${field}`;
}

interface Change {
  readonly fact: Fact;
  readonly old: unknown;
  readonly wanted: unknown;
}

/** What only went along with something else: with a day that was removed, or with a day that was added to a stay. */
function isNoEdit({ fact, old, wanted }: Change, { base, side, merged }: Merge): boolean {
  if (fact.subject === 'stop' && fact.field === 'place')
    return !hasDay(side, old) && mayInherit(wanted, old, { base, side });
  if (fact.subject !== 'day') return false;
  if (!hasDay(merged, fact.id)) return fact.field === null || (wanted ?? null) === null;
  const isHotelGone = !merged.hotels.some((hotel) => hotel.id === wanted);
  return fact.field === 'hotelId' && isHotelGone && !hasDay(base, fact.id);
}

/** Dates that only went along with the days, or that stand on the merged days as that side's would. */
function hasFollowed({ subject, id, field }: Fact, { base, side, merged }: Merge): boolean {
  const dates = (trip: Trip): string | undefined => {
    if (subject === 'hotel' && field === 'dates') {
      const hotel = findHotel(trip, id);
      return hotel && datesOf(hotel);
    }
    const leg = TRANSPORT_FIELDS.find((name) => name === id && field === 'times');
    const found = leg && trip[leg];
    return found ? timesOf(found) : undefined;
  };
  const wanted = dates(side);
  if (wanted === undefined) return false;
  return (
    wanted === dates(followDays(base, side.days)) ||
    dates(followDays(side, merged.days)) === dates(merged)
  );
}

function hasDay(trip: Trip, id: unknown): boolean {
  return trip.days.some((day) => day.id === id);
}

/** In a version that also reordered the days, the removed day may have stood next to any other. */
function mayInherit(
  dayId: unknown,
  goneId: unknown,
  versions: Pick<Merge, 'base' | 'side'>,
): boolean {
  const { base, side } = versions;
  const left = base.days.filter((day) => hasDay(side, day.id));
  const order = side.days.filter((day) => hasDay(base, day.id));
  const isReordered = left.some((day, index) => day.id !== order[index]?.id);
  return isReordered || !hasDay(base, dayId) || dayId === heirOf(goneId, versions);
}

function heirOf(goneId: unknown, { base, side }: Pick<Merge, 'base' | 'side'>): unknown {
  const index = base.days.findIndex((day) => day.id === goneId);
  const isThere = ({ id }: Day): boolean => side.days.some((day) => day.id === id);
  return (base.days.slice(index).find(isThere) ?? base.days.findLast(isThere))?.id;
}
