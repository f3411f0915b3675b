import {
  EMPTY_LOCATION,
  isNearSamePlace,
  isSamePlace,
  isValidLocation,
  type Location,
} from '../trip/location.ts';
import { isOnRoute, type Stop } from '../trip/stop.ts';
import type { Trip } from '../trip/trip.ts';

/** Stops that stay together, with the numbers of their days. */
export interface StayDraft {
  readonly place: Location;
  readonly day: number;
  readonly stops: readonly { readonly stop: Stop; readonly day: number }[];
}

/** Whether a place is visited again: the same point, or one so near and so called. */
export function isSameStop(one: Location, other: Location): boolean {
  return isSamePlace(one, other) || isNearSamePlace(one, other);
}

/** The stops of a trip; those at one place that follow one another, and those off the route, are taken together. */
export function draftStays(trip: Trip): readonly StayDraft[] {
  const drafts: StayDraft[] = [];
  for (const [day, { cityList }] of trip.days.entries()) {
    for (const stop of cityList) {
      const place = isOnRoute(stop) ? stop.location : EMPTY_LOCATION;
      const before = drafts.at(-1);
      if (before && belongsTogether(before.place, place)) {
        drafts[drafts.length - 1] = joined([before, { place, day, stops: [{ stop, day }] }]);
      } else {
        drafts.push({ place, day, stops: [{ stop, day }] });
      }
    }
  }
  return drafts;
}

function belongsTogether(before: Location, place: Location): boolean {
  return !isValidLocation(before) || !isValidLocation(place) || isSameStop(before, place);
}

/** Takes tours together that begin and end at the same place between nights in the same hotel. */
export function joinTours(drafts: readonly StayDraft[], trip: Trip): readonly StayDraft[] {
  const groups = hotelGroups(drafts, trip);
  const tours: StayDraft[] = [];
  let last = -1;
  for (const [index, draft] of drafts.entries()) {
    if (index <= last) continue;
    last = index;
    for (let later = index + 1; groups[later] === groups[index]; later += 1) {
      if (isSameStop(drafts[later]?.place ?? EMPTY_LOCATION, draft.place)) last = later;
    }
    tours.push(last === index ? draft : joined(drafts.slice(index, last + 1)));
  }
  return tours;
}

/** For each draft the number of its group: the same for drafts whose nights are spent in a row in one hotel. */
export function hotelGroups(drafts: readonly StayDraft[], trip: Trip): readonly number[] {
  const groups = drafts.map((_, index) => index);
  let from = -1;
  for (const [day, { hotelId }] of trip.days.entries()) {
    from = lastUntil(drafts, day, from);
    if (hotelId === null || hotelId !== trip.days[day + 1]?.hotelId || from < 0) continue;
    groups.fill(groups[from] ?? from, from, lastUntil(drafts, day + 1, from) + 1);
  }
  return groups;
}

/** The index of the last draft that begins on that day or before, looked for from an earlier one on. */
function lastUntil(drafts: readonly StayDraft[], day: number, from: number): number {
  let last = from;
  while ((drafts[last + 1]?.day ?? Number.POSITIVE_INFINITY) <= day) last += 1;
  return last;
}

function joined(drafts: readonly StayDraft[]): StayDraft {
  return {
    place: drafts.find(({ place }) => isValidLocation(place))?.place ?? EMPTY_LOCATION,
    day: drafts[0]?.day ?? 0,
    stops: drafts.flatMap((draft) => draft.stops),
  };
}
