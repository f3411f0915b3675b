import { ok, refuse, type Result } from '../result.ts';
import { findHotel } from '../trip/find.ts';
import type { Day, Trip } from '../trip/trip.ts';
import type { Refusal } from './refusal.ts';
import { settleDays } from './settle-days.ts';

export interface MoveDay {
  readonly dayId: string;
  /** The place among the days that the day has afterwards, from 0. */
  readonly index: number;
}

/**
 * Puts a whole day at another place of the trip, with its stops, its start time and its night; the trip keeps its
 * dates. A day that leaves a stay of several nights leaves that hotel, and one that comes into the middle of a stay
 * without a hotel of its own joins it. Booked hotels are not asked: they keep their nights, and the planner warns.
 */
export function moveDay(trip: Trip, { dayId, index }: MoveDay): Result<Trip, Refusal> {
  const from = trip.days.findIndex((day) => day.id === dayId);
  const [day, first] = [trip.days[from], trip.days[0]];
  if (!day || !first) return refuse('day-gone');
  const others = trip.days.toSpliced(from, 1);
  const to = Math.max(0, Math.min(others.length, Math.trunc(index)));
  if (to === from) return ok(trip);
  const moved = withNight(trip, day, others, to);
  return settleDays(trip, others.toSpliced(to, 0, moved), first.date);
}

function withNight(trip: Trip, day: Day, others: readonly Day[], to: number): Day {
  const [before, after] = [others[to - 1]?.hotelId, others[to]?.hotelId];
  const joined = before && before === after && mayChange(trip, before) ? before : null;
  const own = keepsHotel(trip, day, others, [before, after]) ? day.hotelId : null;
  const hotelId = own ?? joined;
  return hotelId === day.hotelId ? day : { ...day, hotelId };
}

function keepsHotel(
  trip: Trip,
  { hotelId }: Day,
  others: readonly Day[],
  neighbours: readonly (string | null | undefined)[],
): boolean {
  if (hotelId === null || !mayChange(trip, hotelId)) return true;
  const isOnlyNight = !others.some((other) => other.hotelId === hotelId);
  return isOnlyNight || neighbours.includes(hotelId);
}

function mayChange(trip: Trip, hotelId: string): boolean {
  return !findHotel(trip, hotelId)?.booked;
}
