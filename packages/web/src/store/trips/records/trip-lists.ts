import type { TripSummary } from '@fahrtwind/contract';
import {
  isCopy,
  isSameData,
  summariseTrip,
  viewedTrip,
  type PublicTrip,
  type Trip,
} from '@fahrtwind/domain';
import { roleOf, type TripRecord } from './trip-record.ts';
import type { WorkingCopy } from './working-copy.ts';

/** An own trip that can still be restored. */
export interface DeletedTrip extends TripSummary {
  readonly deletedAt: string;
  readonly restorableUntil: string;
}

/** A shared copy that was opened on this device; `uid` is null until someone signs in. */
export interface SharedTrip {
  readonly id: string;
  readonly uid: string | null;
  readonly trip: PublicTrip;
  readonly openedAt: number;
}

const summaries = new WeakMap<Trip, TripSummary>();

/** A trip as the lists show it. Times come from the record, because those in the document may be older. */
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

/** Own trips of the server and of this device, last opened first, without those being deleted. */
export function ownTrips(
  server: readonly TripSummary[],
  copies: readonly WorkingCopy[],
): readonly TripSummary[] {
  const own = copies.filter(({ record }) => roleOf(record) === 'owner');
  const here = new Map(own.map((copy) => [copy.record.id, copy]));
  const onServer = new Set(server.map(({ id }) => id));
  const local = own.filter(({ record }) => !onServer.has(record.id));
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

/** The same objects as long as nothing changes, so that rows of a list are not drawn again. */
export function shownOf(copy: WorkingCopy, server: TripSummary | null): readonly TripSummary[] {
  const found = shown.get(copy);
  if (found?.server === server) return found.trips;
  const trips = show(copy, server);
  shown.set(copy, { server, trips });
  return trips;
}

function show({ record, trip }: WorkingCopy, server: TripSummary | null): readonly TripSummary[] {
  if (record.presence === 'deleting') return [];
  const isNewer =
    server !== null && record.editedAt === null && server.revision > revisionOf(record);
  const plan = isNewer ? server : summaryOf(trip, revisionOf(record));
  const { lastOpened, updatedAt, createdAt } = server ?? plan;
  const openedHere = record.openedAt > 0 ? new Date(record.openedAt).toISOString() : '';
  const editedHere = record.editedAt === null ? '' : new Date(record.editedAt).toISOString();
  return [
    {
      ...plan,
      ...(record.editedAt === null && totalsOnServer(server, plan)),
      createdAt,
      lastOpened: later(lastOpened, openedHere),
      updatedAt: later(updatedAt, editedHere),
    },
  ];
}

/** The server has measured the way of a revision, which this device may only have estimated. */
function totalsOnServer(server: TripSummary | null, plan: TripSummary): Partial<TripSummary> {
  if (server?.revision !== plan.revision || !isSameData(server.route, plan.route)) return {};
  const { totalDistance, totalDuration, isEstimate } = server;
  return { totalDistance, totalDuration, isEstimate };
}

const RESTORABLE_MS = 30 * 24 * 60 * 60 * 1000;
const deletedHere = new WeakMap<WorkingCopy, DeletedTrip>();

/** Deleted trips, including deletions that the server does not know of yet. */
export function deletedList(
  server: readonly DeletedTrip[],
  copies: readonly WorkingCopy[],
): readonly DeletedTrip[] {
  const here = copies.filter(({ record }) => record.presence === 'deleting').map(asDeleted);
  const isHere = new Set(copies.map(({ record }) => record.id));
  return [...here, ...server.filter(({ id }) => !isHere.has(id))];
}

function asDeleted(copy: WorkingCopy): DeletedTrip {
  const { record, trip } = copy;
  const known = deletedHere.get(copy);
  if (known) return known;
  const made = {
    ...summaryOf(trip, revisionOf(record)),
    deletedAt: new Date(record.presenceAt).toISOString(),
    restorableUntil: new Date(record.presenceAt + RESTORABLE_MS).toISOString(),
  };
  deletedHere.set(copy, made);
  return made;
}

const sharedSummaries = new WeakMap<SharedTrip, TripSummary>();

/** A shared copy as the list shows it, without the dates that its owner has left out. */
function sharedSummary(shared: SharedTrip): TripSummary {
  const known = sharedSummaries.get(shared);
  if (known) return known;
  const { trip, openedAt } = shared;
  const summary = {
    ...summaryOf(viewedTrip(trip), 1),
    startDate: trip.startDate ?? '',
    endDate: trip.endDate ?? '',
    updatedAt: trip.stand,
    lastOpened: new Date(openedAt).toISOString(),
  } as const;
  sharedSummaries.set(shared, summary);
  return summary;
}

/** Shared copies, last opened first. */
export function sharedList(
  shared: readonly SharedTrip[],
  uid: string | null,
): readonly TripSummary[] {
  return shared
    .filter((one) => one.uid === null || one.uid === uid)
    .map(sharedSummary)
    .toSorted(lastOpenedFirst);
}

function revisionOf(record: TripRecord): number {
  return record.base?.revision ?? 1;
}

export function lastOpenedFirst(one: TripSummary, other: TripSummary): number {
  return compare(other.lastOpened, one.lastOpened) || compare(other.id, one.id);
}

/** By characters, as the server does. `localeCompare` is too slow: a thousand trips are sorted with every edit. */
function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}
