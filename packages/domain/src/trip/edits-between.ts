import { findStop } from './find.ts';
import type { Hotel } from './hotel.ts';
import { shortLabel } from './location.ts';
import { isSameData } from './same-data.ts';
import { withComments, type Stop } from './stop.ts';
import { stopsOf, type Trip } from './trip.ts';

export type EditKind =
  | 'stop-added'
  | 'stop-removed'
  | 'stop-moved'
  | 'stop-changed'
  | 'stop-commented'
  | 'hotel-added'
  | 'hotel-removed'
  | 'hotel-changed'
  | 'days'
  | 'title';

/** What has happened to some parts of a trip. */
export interface TripEdit {
  readonly kind: EditKind;
  /** The names of the stops or hotels; empty where the trip itself has changed. */
  readonly names: readonly string[];
  /** The stops that are there and look different now. */
  readonly stopIds: readonly string[];
}

/** What makes one state of a trip of another one, as people would say it: what is most noticeable first. */
export function editsBetween(before: Trip, after: Trip): readonly TripEdit[] {
  const [were, are] = [stopsOf(before), stopsOf(after)];
  const [added, removed, both] = compare(were, are);
  const isMoved = ({ id }: Stop) => findStop(before, id)?.day.id !== findStop(after, id)?.day.id;
  const moved = [...both.filter(isMoved), ...passed(were, are, both.filter(isMoved))];
  const [newHotels, lostHotels, keptHotels] = compare(before.hotels, after.hotels);
  return [
    ...ofStops('stop-added', added),
    ...ofStops('stop-removed', removed).map((edit) => ({ ...edit, stopIds: [] })),
    ...ofStops('stop-moved', moved),
    ...ofStops('stop-commented', commented(were, both)),
    ...ofStops('stop-changed', changed(were.map(withoutComments), both.map(withoutComments))),
    ...ofHotels('hotel-added', newHotels),
    ...ofHotels('hotel-removed', lostHotels),
    ...ofHotels('hotel-changed', changed(before.hotels, keptHotels)),
    ...ofTrip('days', !isSameData(datesOf(before), datesOf(after))),
    ...ofTrip('title', before.title !== after.title),
  ];
}

function ofStops(kind: EditKind, stops: readonly Stop[]): readonly TripEdit[] {
  if (stops.length === 0) return [];
  const names = stops.map(({ location }) => shortLabel(location));
  return [{ kind, names, stopIds: stops.map(({ id }) => id) }];
}

function ofHotels(kind: EditKind, hotels: readonly Hotel[]): readonly TripEdit[] {
  return hotels.length > 0 ? [{ kind, names: hotels.map(({ name }) => name), stopIds: [] }] : [];
}

function ofTrip(kind: EditKind, isSo: boolean): readonly TripEdit[] {
  return isSo ? [{ kind, names: [], stopIds: [] }] : [];
}

interface WithId {
  readonly id: string;
}

function compare<T extends WithId>(were: readonly T[], are: readonly T[]) {
  const [old, now] = [idsOf(were), idsOf(are)];
  return [
    are.filter(({ id }) => !old.has(id)),
    were.filter(({ id }) => !now.has(id)),
    are.filter(({ id }) => old.has(id)),
  ] as const;
}

function changed<T extends WithId>(were: readonly T[], both: readonly T[]): readonly T[] {
  const old = new Map(were.map((one) => [one.id, one]));
  return both.filter((one) => !isSameData(old.get(one.id), one));
}

/** The stops with new comments. */
function commented(were: readonly Stop[], both: readonly Stop[]): readonly Stop[] {
  const old = new Map(were.map((one) => [one.id, new Set(one.comments?.map(({ id }) => id))]));
  return both.filter(({ id, comments = [] }) => comments.some((one) => !old.get(id)?.has(one.id)));
}

const withoutComments = (stop: Stop): Stop => withComments(stop, []);

/** The stop that stands elsewhere among those that stayed in their days: one move shifts all between its two places. */
function passed(
  were: readonly Stop[],
  are: readonly Stop[],
  moved: readonly Stop[],
): readonly Stop[] {
  const [old, now, gone] = [idsOf(were), idsOf(are), idsOf(moved)];
  const steady = (stops: readonly Stop[]) =>
    stops.filter(({ id }) => old.has(id) && now.has(id) && !gone.has(id));
  const [from, to] = [steady(were), steady(are)];
  const at = to.findIndex(({ id }, index) => from[index]?.id !== id);
  const candidates = [to[at], from[at]].filter((stop) => stop !== undefined);
  const isIt = (stop: Stop) => isSameData(idsBeside(from, stop), idsBeside(to, stop));
  return [...candidates.filter(isIt), ...candidates].slice(0, 1);
}

function idsBeside(stops: readonly Stop[], { id }: Stop): readonly string[] {
  return stops.map((stop) => stop.id).filter((one) => one !== id);
}

const idsOf = (list: readonly WithId[]) => new Set(list.map(({ id }) => id));
const datesOf = ({ days }: Trip) => days.map(({ date }) => date);
