import type { TripSummary } from '@fahrtwind/contract';
import { isCopy, summariseTrip, type Trip } from '@fahrtwind/domain';
import { roleOf, type TripRecord } from './trip-record.ts';
import type { SharedTrip } from './trips-parts.ts';
import type { DeletedTrip } from './trips-state.ts';
import type { WorkingCopy } from './working-copies.ts';

const summaries = new WeakMap<Trip, TripSummary>();

/** A trip as the lists show it; times come from the record, because the document's may be older. */
function summaryOf(trip: Trip, revision: number): TripSummary {
  const found = summaries.get(trip);
  if (found?.revision === revision) return found;
  const { route, ...plan } = summariseTrip(trip);
  const { id, title, published, lastOpened, createdAt } = trip;
  const summary = {
    ...plan,
    id,
    title,
    revision,
    published,
    lastOpened,
    createdAt,
    updatedAt: lastOpened,
    route: route.map(([lng, lat]): [number, number] => [lng, lat]),
  };
  summaries.set(trip, summary);
  return summary;
}

/** Own trips as the server and this device know them, last opened first; what is being deleted is not among them. */
export function ownTrips(
  server: readonly TripSummary[],
  copies: readonly WorkingCopy[],
): readonly TripSummary[] {
  const own = copies.filter(({ seen }) => roleOf(seen) === 'owner');
  const here = new Map(own.map((copy) => [copy.seen.id, copy]));
  const onServer = new Set(server.map(({ id }) => id));
  const local = own.filter(({ seen }) => !onServer.has(seen.id));
  const listed = server.flatMap((summary) => {
    const copy = here.get(summary.id);
    return copy ? shownOf(copy, summary) : [summary];
  });
  return [...listed, ...local.flatMap((copy) => shownOf(copy, null))]
    .filter((trip) => !isCopy(trip))
    .toSorted(lastOpenedFirst);
}

interface Shown {
  readonly server: TripSummary | null;
  readonly trips: readonly TripSummary[];
}

const shown = new WeakMap<WorkingCopy, Shown>();

/** The same summary for as long as nothing changes, so that rows of a list need not be drawn again. */
export function shownOf(copy: WorkingCopy, server: TripSummary | null): readonly TripSummary[] {
  const found = shown.get(copy);
  if (found?.server === server) return found.trips;
  const trips = show(copy, server);
  shown.set(copy, { server, trips });
  return trips;
}

function show({ seen, trip }: WorkingCopy, server: TripSummary | null): readonly TripSummary[] {
  if (seen.presence === 'deleting') return [];
  const isNewer = server !== null && seen.editedAt === null && server.revision > revisionOf(seen);
  const plan = isNewer ? server : summaryOf(trip, revisionOf(seen));
  const { lastOpened, updatedAt, createdAt } = server ?? plan;
  const openedHere = seen.openedAt > 0 ? new Date(seen.openedAt).toISOString() : '';
  const editedHere = seen.editedAt === null ? '' : new Date(seen.editedAt).toISOString();
  return [
    {
      ...plan,
      createdAt,
      lastOpened: later(lastOpened, openedHere),
      updatedAt: later(updatedAt, editedHere),
    },
  ];
}

const RESTORABLE_MS = 30 * 24 * 60 * 60 * 1000;
const deletedHere = new WeakMap<WorkingCopy, DeletedTrip>();

/** Deleted trips, those among them whose deletion the server does not know of yet. */
export function deletedList(
  server: readonly DeletedTrip[],
  copies: readonly WorkingCopy[],
): readonly DeletedTrip[] {
  const here = copies.filter(({ seen }) => seen.presence === 'deleting').map(asDeleted);
  const isHere = new Set(copies.map(({ seen }) => seen.id));
  return [...here, ...server.filter(({ id }) => !isHere.has(id))];
}

function asDeleted(copy: WorkingCopy): DeletedTrip {
  const { seen, trip } = copy;
  const known = deletedHere.get(copy);
  if (known) return known;
  const made = {
    ...summaryOf(trip, revisionOf(seen)),
    deletedAt: new Date(seen.presenceAt).toISOString(),
    restorableUntil: new Date(seen.presenceAt + RESTORABLE_MS).toISOString(),
  };
  deletedHere.set(copy, made);
  return made;
}

/** Shared copies, last opened first. */
export function sharedList(
  shared: readonly SharedTrip[],
  uid: string | null,
): readonly TripSummary[] {
  return shared
    .filter((one) => one.uid === null || one.uid === uid)
    .map(({ trip, openedAt }) => ({
      ...summaryOf(trip, 1),
      lastOpened: new Date(openedAt).toISOString(),
    }))
    .toSorted(lastOpenedFirst);
}

function revisionOf(record: TripRecord): number {
  return record.base?.revision ?? 1;
}

export function lastOpenedFirst(one: TripSummary, other: TripSummary): number {
  return compare(other.lastOpened, one.lastOpened) || compare(other.id, one.id);
}

/** By characters, as the server does; a list of a thousand trips is sorted with every edit. */
function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}
