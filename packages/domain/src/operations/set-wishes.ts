import { ok, refuse, type Result } from '../result.ts';
import { findStop } from '../trip/find.ts';
import { tidyWishes, wishesOf, type WayWishes } from '../trip/route-wish.ts';
import { isDriven } from '../trip/route-profile.ts';
import { isOnRoute, type Stop } from '../trip/stop.ts';
import { stopsOf, type Trip } from '../trip/trip.ts';
import { changeStop } from './change-stop.ts';
import type { Refusal } from './refusal.ts';

export interface SetWishes extends Partial<WayWishes> {
  readonly stopId: string;
}

/** Says what the way of the leg to a stop shall be like; what is not said stays. */
export function setWishes(trip: Trip, { stopId, ...said }: SetWishes): Result<Trip, Refusal> {
  return changeStop(trip, stopId, (stop) => withWishes(stop, { ...wishesOf(stop), ...said }));
}

export interface SetAllWishes {
  /** The stop whose leg is taken as an example. */
  readonly stopId: string;
}

/** Lets all drives of the trip go as the one to this stop. */
export function setAllWishes(trip: Trip, { stopId }: SetAllWishes): Result<Trip, Refusal> {
  const found = findStop(trip, stopId);
  if (!found) return refuse('stop-gone');
  const wished = wishesOf(found.stop);
  const change = (stop: Stop): Stop =>
    isDriven(stop.routeProfile) ? withWishes(stop, wished) : stop;
  return ok({
    ...trip,
    days: trip.days.map((day) => ({ ...day, cityList: day.cityList.map(change) })),
  });
}

/** What all drives of the trip have in common: new stops are driven to in the same way. */
export function usualWishes(trip: Trip): Pick<Stop, 'wishes'> & Partial<Pick<Stop, 'toll'>> {
  const [, ...stops] = stopsOf(trip).filter(isOnRoute);
  const drives = stops.filter(({ routeProfile }) => isDriven(routeProfile));
  const [first] = drives;
  if (!first) return {};
  const { wishes = [] } = first;
  const shared = wishes.filter((wish) => drives.every((stop) => stop.wishes?.includes(wish)));
  return {
    ...(shared.length > 0 && { wishes: shared }),
    ...(drives.every(({ toll }) => !toll) && { toll: false }),
  };
}

function withWishes(stop: Stop, { wishes, toll }: WayWishes): Stop {
  const { wishes: _, ...rest } = stop;
  const tidy = tidyWishes(wishes);
  return { ...rest, toll, ...(tidy.length > 0 && { wishes: tidy }) };
}
